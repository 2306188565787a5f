/** Runs a limited number of tasks at once, in the order in which they were started. */
export interface Slots {
  /**
   * Runs `work` when a slot is free, and returns its result.
   * @throws as `work` does, and the reason of `abort` if it is aborted before the work begins
   */
  run<Result>(work: () => Promise<Result>, abort: AbortSignal): Promise<Result>
}

/** @param max the number of tasks that run at once */
export function createSlots(max: number): Slots {
  const queue: (() => void)[] = []
  let running = 0

  function waitForSlot(abort: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        abort.removeEventListener('abort', giveUp)
        running += 1
        resolve()
      }
      const giveUp = () => {
        queue.splice(queue.indexOf(begin), 1)
        reject(abort.reason)
      }
      abort.throwIfAborted()
      if (running < max) return begin()
      abort.addEventListener('abort', giveUp, { once: true })
      queue.push(begin)
    })
  }

  return {
    async run(work, abort) {
      await waitForSlot(abort)
      try {
        return await work()
      } finally {
        running -= 1
        queue.shift()?.()
      }
    },
  }
}
