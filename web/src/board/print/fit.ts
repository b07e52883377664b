// Words that are too many for their card are set a little smaller, until nothing of them is cut off.
import type { Attachment } from 'svelte/attachments'

const least = 0.55

export const fitted: Attachment<HTMLElement> = (element) => {
  const spills = (): boolean => element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1
  for (let size = 1; size >= least; size -= 0.03) {
    element.style.setProperty('--fit', size.toFixed(2))
    if (!spills()) return
  }
}
