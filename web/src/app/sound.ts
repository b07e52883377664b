// A few soft paper sounds, made here. Off by default.
import { settings } from './settings.svelte'

let context: AudioContext | null = null

/** Filtered noise with a short fall: paper on paper. */
function rustle(pitch: number, length: number, loud: number, delay = 0): void {
  context ??= new AudioContext()
  const at = context.currentTime + delay
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) {
    const fall = (1 - i / samples.length) ** 3
    samples[i] = (Math.random() * 2 - 1) * fall
  }
  const source = context.createBufferSource()
  source.buffer = buffer
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 0.9
  const gain = context.createGain()
  gain.gain.value = loud
  source.connect(filter).connect(gain).connect(context.destination)
  source.start(at)
}

export type Sound = 'tap' | 'place' | 'turn' | 'card' | 'no'

const played: Record<Sound, () => void> = {
  tap: () => rustle(2400, 0.05, 0.12),
  place: () => {
    rustle(900, 0.12, 0.3)
    rustle(2600, 0.06, 0.08, 0.03)
  },
  card: () => {
    rustle(1800, 0.22, 0.16)
    rustle(3200, 0.12, 0.08, 0.08)
  },
  turn: () => {
    rustle(1300, 0.14, 0.22)
    rustle(1700, 0.16, 0.2, 0.14)
  },
  no: () => rustle(420, 0.1, 0.3),
}

export function play(sound: Sound): void {
  if (!settings.sound || document.hidden) return
  try {
    played[sound]()
  } catch {
    // No sound device: silence is fine.
  }
}
