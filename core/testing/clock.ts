import type { Clock } from './backend'

/** A clock that can be set. It either stands still, or continues from the set time at the machine's pace. */
export interface TestClock extends Clock {
  set(at: number): void
  run(): void
  stop(): void
  readonly running: boolean
}

export function createClock(start: number, running = false): TestClock {
  let base = start
  let since = running ? Date.now() : null
  const now = () => base + (since === null ? 0 : Date.now() - since)
  function rebase(at: number, runs: boolean): void {
    base = at
    since = runs ? Date.now() : null
  }
  return {
    now,
    set: at => rebase(at, since !== null),
    run: () => rebase(now(), true),
    stop: () => rebase(now(), false),
    get running() {
      return since !== null
    },
  }
}
