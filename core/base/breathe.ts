/** Lets the page do what it waits for, then goes on: between the slices of long work. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } }
  return scheduler?.yield ? scheduler.yield() : new Promise(resolve => setTimeout(resolve))
}
