export function after(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}

/** Waits until something holds; throws after three seconds. Not by frames: a page in the background has none. */
export async function until(holds: () => boolean, what: string, patience = 3000): Promise<void> {
  const start = performance.now()
  while (!holds()) {
    if (performance.now() - start > patience) throw new Error(`never happened: ${what}`)
    await after(5)
  }
}

/** A promise that the test settles by hand. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
