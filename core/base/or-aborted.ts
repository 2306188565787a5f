import { Failure } from './errors'

/** Settles as a task does; rejects at once when the signal is aborted, also if the task does not listen to it. */
export function orAborted<Value>(signal: AbortSignal, task: Value | Promise<Value>): Promise<Value> {
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(failureOfAbort(signal))
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })
  return Promise.race([task, aborted])
}

function failureOfAbort({ reason }: AbortSignal): Failure {
  return reason instanceof Failure ? reason : new Failure({ category: 'cancelled', cause: reason })
}
