/** Runs of work of which so many go on at once, in the order in which they were begun. */
export interface Slots {
  /**
   * Runs `work` once a place is free, and returns what it returns. Rejects as `work` does, and with the reason of `abort`
   * when that comes before the work has begun.
   */
  run<Result>(work: () => Promise<Result>, abort: AbortSignal): Promise<Result>
}

/** @param max how many runs go on at once */
export function createSlots(max: number): Slots {
  const queue: (() => void)[] = []
  let running = 0

  function turn(abort: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        abort.removeEventListener('abort', leave)
        running += 1
        resolve()
      }
      const leave = () => {
        queue.splice(queue.indexOf(begin), 1)
        reject(abort.reason)
      }
      abort.throwIfAborted()
      if (running < max) return begin()
      abort.addEventListener('abort', leave, { once: true })
      queue.push(begin)
    })
  }

  return {
    async run(work, abort) {
      await turn(abort)
      try {
        return await work()
      } finally {
        running -= 1
        queue.shift()?.()
      }
    },
  }
}
