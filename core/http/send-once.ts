import { environment } from '../base/environment'
import { Failure, throwAsSent } from '../base/errors'
import { errorIn } from './bodies'
import { type HttpRequest, request } from './client'

/** The parts of a client's configuration that concern a single request. */
export interface SendConfig {
  fetch: typeof fetch
  /** Is awaited before each request; rejects when the call is no longer to be made. */
  beforeSend?(isWrite: boolean): Promise<void>
  /** Is called when a call got no answer, or a 5xx. */
  onTrouble?(): void
  /**
   * Is called after each request with its method and path, its status (null: no answer), the number of retries before
   * it, and its duration in milliseconds.
   */
  onAnswer?(call: string, answer: { status: number | null; retries: number }, milliseconds: number): void
}

interface Sending {
  /** The method and path of the call. */
  readonly call: string
  readonly abort: AbortSignal | undefined
  /** The time limit in milliseconds; null for a stream: its reader decides when it is lost. */
  readonly timeout: number | null
  readonly retries: number
}

/**
 * Sends a request once.
 * @returns the answer with any status; the body of a stream only if it is an error
 * @throws Failure "cancelled" or "offline"
 */
export async function sendOnce(
  { beforeSend, fetch, onAnswer, onTrouble }: SendConfig,
  sent: Omit<HttpRequest, 'signal'>,
  { call, abort, timeout, retries }: Sending,
) {
  await beforeSend?.(sent.method !== 'get').catch(throwAsSent(false))
  const start = performance.now()
  // Without a network the browser may reach a server on this machine: calls are made, and fail if they must.
  const wasOffline = !environment.isOnline()
  const report = (status: number | null) => onAnswer?.(call, { status, retries }, performance.now() - start)
  const signals = [abort, timeout === null ? null : AbortSignal.timeout(timeout)].filter(each => !!each)
  let response: Response | undefined
  try {
    const data = await request({ ...sent, signal: AbortSignal.any(signals) }, async (...parameters) => {
      response = await fetch(...parameters)
      return response
    })
    // The headers are read from the response itself: redaxios' copy lacks the getters of other classes than Response.
    const { status = 0, statusText = '', headers } = response ?? {}
    report(status)
    const body = sent.isStream && status >= 400 ? await errorIn(response) : data
    return { status, statusText, headers, body, call, response }
  } catch (cause) {
    // A silent stream is aborted with a Failure as the reason, and is a lost connection.
    if (abort?.aborted && !(abort.reason instanceof Failure)) throw new Failure({ category: 'cancelled', call, cause })
    report(null)
    onTrouble?.()
    const wasSent = !!response || !wasOffline || environment.isOnline()
    throw new Failure({ category: 'offline', call, sent: wasSent, cause })
  }
}
