import { environment, listen } from './environment'

/**
 * Runs `task` every `every` milliseconds (asked before each wait, where it is a function) while the page is visible,
 * never twice at once; a page that comes back into sight is brought up to date at once. The time is counted from the end
 * of a run.
 */
export function startPoll(every: number | (() => number), task: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let stopped = false

  function schedule(): void {
    clearTimeout(timer)
    if (!stopped && environment.isVisible()) timer = setTimeout(run, typeof every === 'number' ? every : every())
  }

  function run(): void {
    if (running || stopped || !environment.isVisible()) return
    running = true
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
