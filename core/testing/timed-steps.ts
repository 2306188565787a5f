import type { TestClock } from './clock'

/** The maximum delay of a timer, in milliseconds. */
const maxTimer = 2 ** 31 - 1

/**
 * Runs the steps of the simulation when they are due by the clock: with a running clock by a timer, with a clock that
 * stands still on each `advance`.
 * @param step runs the steps that are due and returns the time of the next one, in epoch milliseconds; null without one
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
    // Node would stay alive for an unused timer; a page does not.
    if (typeof timer === 'object') timer.unref()
  }
  schedule()

  return {
    /** Runs the steps that are due now. */
    run,
    /** Looks for due steps at once. A write can bring the next one nearer. */
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
