/**
 * Calls functions one after the other, also when one of them throws: code of the host may be among them. Errors are
 * reported on the console.
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
