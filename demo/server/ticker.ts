import type { Backend, Clock } from '../../core/testing/backend'

/** Longest wait: another process may have changed what comes next. */
const longest = 5000
const shortest = 50

export interface Ticker {
  /** Something was written: the next thing may have come nearer. */
  wake(): void
  stop(): Promise<void>
}

/** Lets the world's time pass: does what has come due, sleeps until the next thing, never two at once. */
export function startTicker({ tick, now }: Pick<Backend, 'tick'> & Clock, failed: (cause: unknown) => void): Ticker {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  /** It runs in a moment, or once more after this time: another wake may not put that off. */
  let isWoken = false
  let stopped = false

  async function run(): Promise<void> {
    isWoken = false
    let wait = longest
    try {
      const next = await tick()
      if (next !== null) wait = Math.min(Math.max(next - now(), shortest), longest)
    } catch (cause) {
      failed(cause)
    }
    running = null
    if (!stopped) plan(isWoken ? shortest : wait)
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
    if (running === null) plan(shortest)
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
