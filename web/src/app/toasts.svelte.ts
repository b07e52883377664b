// Short notes at the edge of the page. They leave by themselves, except while they are looked at.

export interface Toast {
  id: number
  kind: 'note' | 'problem'
  text: string
  /** A rule that says more. */
  rule?: string
  link?: { href: string; label: string }
  /** An answer to what was just tried: it goes with the next thing that is done. */
  passing?: boolean
}

export const toasts = $state<{ list: Toast[] }>({ list: [] })
let next = 1

export function tell(text: string, more: Partial<Omit<Toast, 'id' | 'text'>> = {}): void {
  const same = toasts.list.find((t) => t.text === text)
  if (same) dismiss(same.id)
  toasts.list = [...toasts.list.slice(-2), { id: next++, kind: 'note', text, ...more }]
}

/** Something was done: the answers to what was tried before are of no use any more. */
export function moveOn(): void {
  if (toasts.list.some((t) => t.passing)) toasts.list = toasts.list.filter((t) => !t.passing)
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((t) => t.id !== id)
}
