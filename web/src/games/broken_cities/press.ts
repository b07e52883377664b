// A drawn thing that opens what a number is made of: by mouse, finger and keyboard.

export function press(does: (() => void) | undefined) {
  if (!does) return {}
  return {
    role: 'button',
    tabindex: 0,
    onclick: does,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      does()
    },
  } as const
}
