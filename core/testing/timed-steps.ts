import type { TestClock } from './clock'

/** The maximum delay of a timer, in milliseconds. */
const maxTimer = 2 ** 31 - 1

/**
 * Runs the steps of the simulation when they are due: by a timer if the clock runs, otherwise on each `advance`.
 * @param step runs the due steps and returns the time of the next one, in epoch milliseconds; null without one
 */
export function createTimedSteps(clock: TestClock, step: () => Promise<number | null>) {
  let nextAt: number | null = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run(): Promise<void> {
    if (nextAt !== null && nextAt <= clock.now()) nextAt = await step()
  }

  function schedule(): void {
    clearTimeout(timer)
    if (!clock.running || nextAt === null) return
    const wait = Math.min(maxTimer, Math.max(0, nextAt - clock.now()))
    timer = setTimeout(() => void run().then(schedule), wait)
    // In Node, a timer that nothing waits for would keep the process alive.
    if (typeof timer === 'object') timer.unref()
  }
  schedule()

  return {
    /** Runs the steps that are due now. */
    run,
    /** Looks for due steps at once. A write can make the next one due earlier. */
    wake(): void {
      nextAt = clock.now()
      schedule()
    },
    /** Moves the clock forward and runs all steps that become due, in their order. */
    async advance(milliseconds: number): Promise<void> {
      const until = clock.now() + milliseconds
      await run()
      while (nextAt !== null && nextAt <= until) {
        clock.set(Math.max(clock.now(), nextAt))
        await run()
      }
      clock.set(until)
    },
    stop(): void {
      clearTimeout(timer)
    },
  }
}
