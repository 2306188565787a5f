import { Failure } from './errors'

/** Settles as a task does, and rejects at once when the signal is aborted, even if the task ignores the signal. */
export async function orAborted<Value>(signal: AbortSignal, task: Value | Promise<Value>): Promise<Value> {
  let onAbort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(failureOfAbort(signal))
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })
  try {
    return await Promise.race([task, aborted])
  } finally {
    // The browser keeps a signal with a time limit, and its listeners, until that time.
    signal.removeEventListener('abort', onAbort)
  }
}

function failureOfAbort({ reason }: AbortSignal): Failure {
  return reason instanceof Failure ? reason : new Failure({ category: 'cancelled', cause: reason })
}
