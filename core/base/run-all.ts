/**
 * Calls functions one after another, even when one of them throws: some belong to the host page. Errors go to the
 * console.
 */
export function runAll(functions: Iterable<() => unknown>): void {
  for (const run of functions) {
    try {
      run()
    } catch (error) {
      console.error(error)
    }
  }
}
