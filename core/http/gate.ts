import { Failure, type FailureCategory } from '../base/errors'

/** The answer of a call, which may have failed. Its body is JSON, a proxy's page as text, or nothing. */
export interface Answer {
  status: number
  statusText: string
  body: unknown
  /** Method and path of the call. */
  call?: string
  /** Undefined when the `fetch` of a page returns an object without headers. */
  headers?: Headers | undefined
}

/**
 * Returns the failure of an answer: the error gate (specification, section 8). Its message is the first error message of
 * the server. Without one, the screen shows the status text, or else "Unexpected error".
 */
export function failureOf({ status, statusText, body, call, headers }: Answer): Failure {
  const errors = errorsIn(body)
  const { code = null, details = {} } = errors[0] ?? {}
  const fieldErrors: Record<string, string> = {}
  for (const { details, message } of errors) if (typeof details.path === 'string') fieldErrors[details.path] ??= message
  return new Failure({
    category: categoryOf(status, code),
    status,
    statusText,
    code,
    message: errors.find(({ message }) => message !== '')?.message ?? '',
    details,
    fieldErrors,
    retryAfter: retryAfterOf(headers?.get('retry-after'), Date.now()),
    call: call ?? null,
  })
}

/**
 * Returns the delay of a Retry-After header (RFC 9110, section 10.2.3), in milliseconds from `now`. The header holds
 * seconds or a date. Null without a readable header.
 */
export function retryAfterOf(header: string | null | undefined, now: number): number | null {
  if (!header) return null
  const delay = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(delay) ? null : Math.max(0, delay)
}

function categoryOf(status: number, code: string | null): FailureCategory {
  if (status === 401) return code === 'no_access' ? 'no-access' : 'unauthorized'
  if (status === 404) return 'not-found'
  if (status === 409 && code === 'stale') return 'stale'
  if (status === 412) return 'stale'
  if (status === 422) return 'invalid'
  return status >= 500 ? 'server' : 'unexpected'
}

/** Returns the entries of an ErrorBody; none for a body of another shape. */
function errorsIn(body: unknown) {
  if (!isRecord(body) || !Array.isArray(body.errors)) return []
  return body.errors.filter(isRecord).map(({ code, message, details }) => ({
    code: typeof code === 'string' ? code : null,
    message: typeof message === 'string' ? message : '',
    details: Object.fromEntries(Object.entries(isRecord(details) ? details : {}).filter(isPlain)),
  }))
}

function isPlain(detail: [string, unknown]): detail is [string, string | number] {
  return typeof detail[1] === 'string' || typeof detail[1] === 'number'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
