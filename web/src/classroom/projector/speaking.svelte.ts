// The browser's own voice, where somebody has switched it on.

/** As much of a speech synthesizer as is needed. */
export interface Voice {
  speak: (text: string, done: () => void) => void
  cancel: () => void
}

const place = 'citybox.projector.aloud'

/** Long texts are said sentence by sentence: browsers fall silent in the middle of long ones. */
export function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?…]+[.!?…]*["”’)]*\s*/g) ?? []).map((one) => one.trim()).filter(Boolean)
}

/** What `window` offers; null where it has no voice. */
export function browserVoice(): Voice | null {
  if (typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined') return null
  return {
    speak: (text, done) => {
      const said = new SpeechSynthesisUtterance(text)
      said.lang = 'en'
      said.rate = 0.95
      said.onend = done
      said.onerror = done
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
    const turn = this.#turn
    const left = sentencesOf(text)
    const next = (): void => {
      if (turn !== this.#turn) return
      const sentence = left.shift()
      if (sentence === undefined) done()
      else this.#voice!.speak(sentence, next)
    }
    next()
  }

  stop(): void {
    this.#turn++
    this.#voice?.cancel()
  }
}
