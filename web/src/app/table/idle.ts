// Does a press have an answer? Whatever it does is seen somewhere on the page.

const patience = 260

/** True as soon as anything changes in `root` or a note comes up; false when all stays as it was. */
export function answered(root: Element): Promise<boolean> {
  return new Promise((done) => {
    const end = (change: boolean): void => {
      watch.disconnect()
      clearTimeout(timer)
      done(change)
    }
    const watch = new MutationObserver(() => end(true))
    const timer = setTimeout(() => end(false), patience)
    for (const seen of [root, document.querySelector('.toasts'), document.body]) {
      if (seen) watch.observe(seen, { childList: true, characterData: seen !== document.body, attributes: seen === root, subtree: seen !== document.body })
    }
  })
}
