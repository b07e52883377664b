// Color is never the only sign: some tones are hatched, too, in drawings and in their keys (tones.css).
const hatched: Record<string, 'lines' | 'dots'> = { 'tone-less': 'lines', 'tone-two': 'lines', 'tone-three': 'dots', 'tone-others': 'lines', 'tone-lost': 'dots' }

/** The fill that lies over a tone, of the patterns with this id (Hatch.svelte); none: it is plain. */
export function hatchOf(tone: string | undefined, id: string): string | null {
  const kind = hatched[tone ?? '']
  return kind ? `url(#${id}-${kind})` : null
}
