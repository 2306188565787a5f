/**
 * Calls all functions, one after another. Some functions belong to the host page, so a function that throws must not
 * stop the others. Its error goes to the console.
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
