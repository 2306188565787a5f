import { Failure, type FailureCategory } from '../base/errors'

/** What came back of a call that failed: a JSON body, a proxy's page as text, or nothing. */
export interface BadAnswer {
  status: number
  statusText: string
  body: unknown
  /** Method and path of the call. */
  call?: string
}

interface ServerError {
  code: string | null
  message: string
  details: Record<string, string | number>
}

/**
 * The error gate: reads any failed answer, in the order of specification.md, section 8: first server error
 * message, else status text; the last resort "Unexpected error" is left to whoever shows it.
 */
export function failureOf(answer: BadAnswer): Failure {
  const errors = errorsIn(answer.body)
  const first = errors[0]
  const code = first?.code ?? null
  const fieldErrors: Record<string, string> = {}
  for (const { details, message } of errors) if (typeof details.path === 'string') fieldErrors[details.path] ??= message
  return new Failure({
    category: categoryOf(answer.status, code),
    status: answer.status,
    statusText: answer.statusText,
    code,
    message: errors.find(({ message }) => message !== '')?.message ?? '',
    details: first?.details ?? {},
    fieldErrors,
    call: answer.call ?? null,
  })
}

function categoryOf(status: number, code: string | null): FailureCategory {
  if (status === 401) return code === 'no_access' ? 'no-access' : 'unauthorized'
  if (status === 404) return 'not-found'
  if (status === 409 && code === 'stale') return 'stale'
  if (status === 412) return 'stale'
  if (status === 422) return 'invalid'
  return status >= 500 ? 'server' : 'unexpected'
}

/** An ErrorBody's entries; a body of any other shape has none. */
function errorsIn(body: unknown): ServerError[] {
  if (!isRecord(body) || !Array.isArray(body.errors)) return []
  return body.errors.filter(isRecord).map(entry => ({
    code: typeof entry.code === 'string' ? entry.code : null,
    message: typeof entry.message === 'string' ? entry.message : '',
    details: isRecord(entry.details) ? plainDetails(entry.details) : {},
  }))
}

function plainDetails(details: Record<string, unknown>): Record<string, string | number> {
  const plain: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(details))
    if (typeof value === 'string' || typeof value === 'number') plain[name] = value
  return plain
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
