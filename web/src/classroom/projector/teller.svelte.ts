// A story told paragraph by paragraph: by the voice, or as fast as one reads.
import { readingTime, type Speaker } from './speaking.svelte'

export class Teller {
  /** Paragraphs up to this one are seen; the last of them is being told. */
  at = $state(0)
  told = $state(false)
  readonly #paragraphs: readonly string[]
  readonly #speaker: Speaker
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(paragraphs: readonly string[], speaker: Speaker) {
    this.#paragraphs = paragraphs
    this.#speaker = speaker
  }

  /** From the paragraph at hand on; once more where the voice was switched on or off meanwhile. */
  tell(): void {
    clearTimeout(this.#timer)
    const text = this.#paragraphs[this.at]
    if (text === undefined || this.told) return
    if (this.#speaker.on) this.#speaker.say(text, () => this.#next())
    else this.#timer = setTimeout(() => this.#next(), readingTime(text))
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#speaker.stop()
  }

  #next(): void {
    if (this.at + 1 >= this.#paragraphs.length) {
      this.told = true
      return
    }
    this.at++
    this.tell()
  }
}
