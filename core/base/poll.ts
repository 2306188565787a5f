import { environment, listen } from './environment'

/**
 * Runs `task` at an interval while the page is visible, never twice at once. A page that becomes visible is updated at
 * once. The interval is counted from the start of the last run. A run that takes longer is followed by a whole
 * interval, in which a person can try again.
 * @param every the interval in milliseconds, or a function that is called before each wait
 */
export function startPoll(every: number | (() => number), task: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let stopped = false
  // A monotonic clock, so that no wait changes with the time of the machine.
  let startedAt = performance.now()

  function schedule(): void {
    clearTimeout(timer)
    if (stopped || !environment.isVisible()) return
    const interval = typeof every === 'number' ? every : every()
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

  const unlisten = listen('visibilitychange', () => (environment.isVisible() ? run() : clearTimeout(timer)))
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
