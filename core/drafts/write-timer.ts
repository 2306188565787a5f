/** Edits are written this many milliseconds after the last key, and when the page is left or hidden. */
const writeDelay = 300
/** The interval, in milliseconds, at which edits are written while a person types without a pause. */
const maxWriteDelay = 2000

/** Returns the timer of the writes of a draft: it runs out after a rest in typing, and after `maxWriteDelay` at the latest. */
export function createWriteTimer(write: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The time of the first key since the last write, in epoch milliseconds. */
  let firstKeyAt = 0
  return {
    restart(): void {
      if (timer === undefined) firstKeyAt = Date.now()
      clearTimeout(timer)
      timer = setTimeout(write, Math.max(0, Math.min(writeDelay, firstKeyAt + maxWriteDelay - Date.now())))
    },
    stop(): void {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
