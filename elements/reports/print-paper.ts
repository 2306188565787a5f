/** How long a dialog may take to open, in milliseconds: a page that forbids dialogs opens none and says nothing. */
const opensWithin = 3000

/** Prints a document. Resolves once its dialog has closed, with true; with false where none opens. */
export function printPaper(view: Window): Promise<boolean> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve(false), opensWithin)
    view.addEventListener('beforeprint', () => clearTimeout(timer))
    // The frame may not go while its own event is on the way.
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
