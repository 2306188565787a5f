import { Failure } from '../base/errors'
import type { Answer } from './gate'

/**
 * Returns the data of an answer. A write may answer nothing, which is null.
 * @throws Failure for a read without data and for a page of a proxy with any status, "OK" included
 */
export function bodyOf<Data>({ status, body }: Answer, isRead: boolean, call: string): Data {
  if (body === undefined) throw new Failure({ category: 'offline', call })
  const isNothing = body === null || body === '' || status === 204 || status === 202
  if (isNothing && !isRead) return null as Data
  if (isNothing || typeof body === 'string') throw new Failure({ category: 'server', status, call })
  return body as Data
}

/** Returns the body of an error that arrives as a file of any type: parsed JSON, else its text. */
export async function errorIn(response: Response | undefined): Promise<unknown> {
  const text = (await response?.text().catch(() => '')) ?? ''
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
