// Icons with their words, in one line: where not all words fit, the icons stand alone (class `tight`).

/** `{@attach fitting}` on the line; its words are in elements that `tight` hides from the eye. */
export function fitting(line: HTMLElement): () => void {
  const measure = (): void => {
    line.classList.remove('tight')
    line.classList.toggle('tight', line.scrollWidth > line.clientWidth)
  }
  const sizes = new ResizeObserver(measure)
  const words = new MutationObserver(measure)
  sizes.observe(line)
  words.observe(line, { childList: true, characterData: true, subtree: true })
  return () => {
    sizes.disconnect()
    words.disconnect()
  }
}
