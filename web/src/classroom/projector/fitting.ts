// Text that fits: letters become smaller until all of it is seen, and what still finds no room is left out from the beginning.

/** `--fit` of the element goes from 1 down to `least`; its children are hidden from the first on where that is not enough. `onhidden` hears how many. */
export function fitted(node: HTMLElement, options: { least?: number; of: unknown; onhidden?: (count: number) => void }) {
  let { least = 0.62, onhidden } = options

  // Where its parts are laid out, not where they are seen: some come flying in, some hang crooked.
  function fits(): boolean {
    const parts = [...node.children] as HTMLElement[]
    if (parts.length === 0) return node.scrollHeight <= node.clientHeight + 1
    return parts.every((part) => part.offsetTop + part.offsetHeight <= node.clientHeight + 1 && part.offsetLeft + part.offsetWidth <= node.clientWidth + 1)
  }

  function fit(): void {
    const children = [...node.children] as HTMLElement[]
    // What is on its way to another size cannot be measured: the page has no transitions within `.fitting`.
    node.classList.add('fitting')
    for (const child of children) child.hidden = false
    let size = 1
    node.style.setProperty('--fit', '1')
    while (!fits() && size > least) {
      size = Math.max(least, size - 0.04)
      node.style.setProperty('--fit', String(size))
    }
    let hidden = 0
    while (onhidden && !fits() && hidden < children.length - 1) children[hidden++]!.hidden = true
    fits()
    node.classList.remove('fitting')
    onhidden?.(hidden)
  }

  if (getComputedStyle(node).position === 'static') node.style.position = 'relative'
  const watch = new ResizeObserver(fit)
  watch.observe(node)
  void document.fonts?.ready.then(fit)
  return {
    update(next: typeof options) {
      ;({ least = 0.62, onhidden } = next)
      fit()
    },
    destroy: () => watch.disconnect(),
  }
}
