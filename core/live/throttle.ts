import type { AreaContext } from '../portal/container'

/** Events come in bursts: one read answers all of them, this many milliseconds after the first. */
const burst = 400

/**
 * Makes a call that answers a burst of events once. It does not wait for the burst to end: a steady stream would be never
 * answered. Nor does it begin again before its own call has ended: a read that takes longer would never come to its end.
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
