// The browser's own voice, where somebody has switched it on.

/** As much of a speech synthesizer as is needed. */
export interface Voice {
  /** Calls one of them, once: all was said, or nothing is heard and why (as the browser calls it). */
  speak: (text: string, done: () => void, failed: (why: string) => void) => void
  cancel: () => void
}

const place = 'citybox.projector.aloud'

/** How long somebody in the last row needs for it, in milliseconds. */
export function readingTime(text: string): number {
  return Math.max(3500, 1200 + text.split(/\s+/).filter(Boolean).length * 330)
}

/** Long texts are said sentence by sentence: browsers fall silent in the middle of long ones. */
export function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?…]+[.!?…]*["”’)]*\s*/g) ?? []).map((one) => one.trim()).filter(Boolean)
}

/** What `window` offers; null where it has no voice. */
export function browserVoice(): Voice | null {
  if (typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined') return null
  return {
    speak: (text, done, failed) => {
      const said = new SpeechSynthesisUtterance(text)
      said.lang = 'en'
      said.rate = 0.95
      said.onend = done
      said.onerror = ({ error }) => failed(error)
      speechSynthesis.speak(said)
    },
    cancel: () => speechSynthesis.cancel(),
  }
}

export class Speaker {
  on = $state(false)
  readonly #voice: Voice | null
  readonly #kept: Pick<Storage, 'getItem' | 'setItem'> | null
  /** Which text is being said: what an older one still reports is of no interest. */
  #turn = 0
  /** Sentences that come yet; null: nothing is being said. */
  #left: string[] | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(voice: Voice | null, kept: Pick<Storage, 'getItem' | 'setItem'> | null) {
    this.#voice = voice
    this.#kept = kept
    try {
      this.on = voice !== null && kept?.getItem(place) === 'on'
    } catch {
      // Storage is blocked: silent until somebody asks.
    }
  }

  get possible(): boolean {
    return this.#voice !== null
  }

  turn(on: boolean): void {
    this.on = on && this.possible
    if (!on) this.stop()
    try {
      this.#kept?.setItem(place, on ? 'on' : 'off')
    } catch {
      // It lasts as long as the page.
    }
  }

  /** Says a text in place of what is being said; `done` is called when all of it was said, and never when something else came. */
  say(text: string, done: () => void = () => undefined): void {
    this.stop()
    if (!this.on || !this.#voice) return
    this.#left = sentencesOf(text)
    this.#next(this.#turn, done)
  }

  /** Says a text between two sentences of what is being said, which goes on after it. */
  interject(text: string): void {
    if (this.#left) this.#left.unshift(...sentencesOf(text))
    else this.say(text)
  }

  stop(): void {
    this.#turn++
    this.#left = null
    clearTimeout(this.#timer)
    this.#voice?.cancel()
  }

  #next(turn: number, done: () => void): void {
    if (turn !== this.#turn || !this.#left) return
    const sentence = this.#left.shift()
    const next = (): void => this.#next(turn, done)
    if (sentence === undefined) {
      this.#left = null
      done()
    } else this.#voice!.speak(sentence, next, (why) => this.#failed(turn, why, sentence, next))
  }

  #failed(turn: number, why: string, sentence: string, next: () => void): void {
    if (turn !== this.#turn) return
    if (why === 'not-allowed') {
      // Until somebody presses something the browser lets no page speak; the wish is remembered.
      this.stop()
      this.on = false
    } else {
      // What is not heard is read.
      this.#timer = setTimeout(next, readingTime(sentence))
    }
  }
}
