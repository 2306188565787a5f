import { Failure } from './errors'

/**
 * Answers what a task answers, or fails as an absent connection does when it takes longer than `milliseconds`; cancelled by
 * `abort`, which is made for this task.
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
