import type { AreaContext } from '../portal/container'

/** Events come in bursts: one read follows all of them, this many milliseconds after the first. */
const burst = 400

/**
 * Returns a function that makes one call for a burst of events. The call does not wait for the end of the burst, since
 * a steady stream never ends. It is not made again before it has ended, since a new read would abort a slow one.
 */
export function throttle({ onEnd, ended }: Pick<AreaContext, 'onEnd' | 'ended'>, call: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  onEnd(() => clearTimeout(timer))
  function schedule(): void {
    isDue = true
    timer ??= setTimeout(() => void run(), burst)
  }
  async function run(): Promise<void> {
    isDue = false
    try {
      await call()
    } finally {
      timer = undefined
      if (isDue && !ended.aborted) schedule()
    }
  }
  return schedule
}
