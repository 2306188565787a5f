import { Failure } from './errors'

/**
 * Returns the result of a task. Throws the failure of a missing connection when it takes longer than `milliseconds`,
 * and "cancelled" when `abort` is aborted. The signal must be for this task only, because its listener is not removed.
 */
export function withTimeout<Value>(
  milliseconds: number,
  task: () => Value | Promise<Value>,
  abort?: AbortSignal,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Failure({ category: 'offline' })), milliseconds)
    abort?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Failure({ category: 'cancelled' }))
    })
    const done = Promise.resolve().then(task)
    done.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
