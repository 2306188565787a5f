import { Failure } from './errors'

/** Answers what a task answers, or fails as an absent connection does when it takes longer than `milliseconds`. */
export async function withTimeout<Value>(milliseconds: number, task: () => Value | Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure({ category: 'offline' })), milliseconds)
  })
  try {
    return await Promise.race([Promise.resolve().then(task), timeout])
  } finally {
    clearTimeout(timer)
  }
}
