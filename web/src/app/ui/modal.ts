/** Shows a dialog over all else; gives what puts the focus back where it was. */
export function showModal(dialog: HTMLDialogElement | undefined): () => void {
  const before = document.activeElement
  dialog?.showModal()
  return () => {
    // Taken out of the page rather than closed: the focus goes back by hand.
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }
}
