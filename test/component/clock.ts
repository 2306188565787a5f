export interface Clock {
  /** Lets time pass: timers run in their order, and what they set going goes on between them. */
  advance(milliseconds: number): Promise<void>
  /** Timers that wait. */
  waiting(): number
  /** Gives the page its own timers back. */
  restore(): void
}

/** Takes over the page's timers until `restore`. */
export function takeClock(): Clock {
  const { setTimeout: realSet, clearTimeout: realClear } = window
  const timers = new Map<number, { at: number; run: () => void }>()
  let now = 0
  // Far from the numbers of the browser's own timers, which are still to be cleared by them.
  let last = 1e9
  window.setTimeout = ((run: () => void, wait = 0) => {
    last += 1
    timers.set(last, { at: now + Math.max(0, wait), run })
    return last
  }) as typeof window.setTimeout
  window.clearTimeout = id => {
    if (!timers.delete(Number(id))) realClear.call(window, id)
  }
  const flush = () => new Promise<void>(resolve => realSet.call(window, () => realSet.call(window, resolve)))

  return {
    async advance(milliseconds) {
      const until = now + milliseconds
      await flush()
      for (;;) {
        const [next] = [...timers].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at)
        if (!next) break
        const [id, { at, run }] = next
        timers.delete(id)
        now = at
        run()
        await flush()
      }
      now = until
    },
    waiting: () => timers.size,
    restore() {
      window.setTimeout = realSet
      window.clearTimeout = realClear
    },
  }
}
