import { environment, listen } from './environment'

/**
 * Runs `task` every `every` milliseconds (asked before each wait, where it is a function) while the page is visible,
 * never twice at once; a page that comes back into sight is brought up to date at once. The time is counted from the start
 * of the last run. A run that takes longer than the interval is followed by a whole interval: a person can try again in it.
 */
export function startPoll(every: number | (() => number), task: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let stopped = false
  // A clock that nobody sets, so that no wait grows or shrinks with the time of the machine.
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
    /** Runs now, unless it is running. */
    now: run,
    stop() {
      stopped = true
      clearTimeout(timer)
      unlisten()
    },
  }
}
