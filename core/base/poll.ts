import { environment, listen } from './environment'

export interface Poll {
  /** Runs now, unless it is running. */
  now(): void
  stop(): void
}

/**
 * Runs `task` every `every` milliseconds (asked before each wait, where it is a function) while the page is visible, never twice at once; a page that comes
 * back into sight is brought up to date at once. The time is counted from the end of a run.
 */
export function startPoll(every: number | (() => number), task: () => Promise<unknown>): Poll {
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

  const onVisibility = () => (environment.isVisible() ? run() : clearTimeout(timer))
  const unlisten = listen('visibilitychange', onVisibility)
  schedule()
  return {
    now: run,
    stop() {
      stopped = true
      clearTimeout(timer)
      unlisten()
    },
  }
}
