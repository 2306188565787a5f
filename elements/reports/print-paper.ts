/** The longest time for a dialog to open, in milliseconds. A page that forbids dialogs opens none and throws no error. */
const maxOpeningTime = 3000

/** Prints a document. Resolves with true once the print dialog has closed, and with false if no dialog opens. */
export function printPaper(view: Window): Promise<boolean> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve(false), maxOpeningTime)
    view.addEventListener('beforeprint', () => clearTimeout(timer))
    // The frame of the document must not be removed while its event is dispatched.
    view.addEventListener('afterprint', () => setTimeout(() => resolve(true)))
    view.focus()
    try {
      view.print()
    } catch {
      clearTimeout(timer)
      resolve(false)
    }
  })
}
