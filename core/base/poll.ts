import { environment, listen } from './environment'

/**
 * Runs `task` at an interval while the page is visible, never twice at once. The interval is counted from the start of
 * the last run. A run that takes longer is followed by a whole interval, in which a person can try again.
 * @param every the interval in milliseconds, or a function that is called before each wait
 * @param whenShown whether a page that becomes visible is updated at once, or only if the interval has passed meanwhile
 */
export function startPoll(
  every: number | (() => number),
  task: () => Promise<unknown>,
  whenShown: 'at-once' | 'if-due' = 'at-once',
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let stopped = false
  // A monotonic clock, so that no wait changes with the time of the machine.
  let startedAt = performance.now()

  const readInterval = () => (typeof every === 'number' ? every : every())

  function schedule(): void {
    clearTimeout(timer)
    if (stopped || !environment.isVisible()) return
    const interval = readInterval()
    const left = startedAt + interval - performance.now()
    timer = setTimeout(run, left > 0 ? left : interval)
  }

  function run(): void {
    if (running || stopped || !environment.isVisible()) return
    running = true
    startedAt = performance.now()
    clearTimeout(timer)
    const done = () => {
      running = false
      schedule()
    }
    task().then(done, done)
  }

  const unlisten = listen('visibilitychange', () => {
    if (!environment.isVisible()) clearTimeout(timer)
    else if (whenShown === 'at-once' || performance.now() - startedAt >= readInterval()) run()
    else schedule()
  })
  schedule()
  return {
    /** Runs now, unless the task is running. */
    now: run,
    stop() {
      stopped = true
      clearTimeout(timer)
      unlisten()
    },
  }
}
