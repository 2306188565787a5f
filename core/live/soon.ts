import type { AreaContext } from '../portal/container'

/** Events come in bursts: one read answers all of them, this many milliseconds after the first. */
const burst = 400

/** Makes a call that answers a burst of events once. It does not wait for the burst to end: a steady stream would be never answered. */
export function soon(context: Pick<AreaContext, 'onEnd'>, call: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  context.onEnd(() => clearTimeout(timer))
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined
      void call()
    }, burst)
  }
}
