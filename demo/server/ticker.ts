import type { Backend, Clock } from '../../core/testing/backend'

/** Milliseconds between two runs at most: another process may have changed the next due time. */
const maxWait = 5000
const minWait = 50

export interface Ticker {
  /** Called after a write, because something may be due earlier. */
  wake(): void
  stop(): Promise<void>
}

/** Runs the simulated world: processes everything due and sleeps until the next due time. Runs never overlap. */
export function startTicker({ tick, now }: Pick<Backend, 'tick'> & Clock, onFailure: (cause: unknown) => void): Ticker {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  /** Whether a run is about to start, or follows the current one. Another wake must not delay it. */
  let isWoken = false
  let stopped = false

  async function run(): Promise<void> {
    isWoken = false
    let wait = maxWait
    try {
      const next = await tick()
      if (next !== null) wait = Math.min(Math.max(next - now(), minWait), maxWait)
    } catch (cause) {
      onFailure(cause)
    }
    running = null
    if (!stopped) plan(isWoken ? minWait : wait)
  }

  function plan(wait: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = run()
    }, wait)
  }

  function wake(): void {
    if (isWoken || stopped) return
    isWoken = true
    if (running === null) plan(minWait)
  }

  wake()
  return {
    wake,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
