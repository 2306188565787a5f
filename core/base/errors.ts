/** What went wrong, in the order in which the error gate asks (`core/http/gate.ts`). */
export type FailureCategory =
  | 'cancelled'
  | 'offline'
  | 'unauthorized'
  | 'no-access'
  | 'not-found'
  | 'stale'
  | 'invalid'
  | 'server'
  | 'unexpected'

export interface FailureInit {
  category: FailureCategory
  /** HTTP status; null when no answer came. */
  status?: number | null
  statusText?: string
  /** `errors[0].code` of the answer. */
  code?: string | null
  /** The server's first error message; empty when it sent none. */
  message?: string
  details?: Record<string, string | number>
  /** One message a field path, of a 422. */
  fieldErrors?: Record<string, string>
  /** Method and path of the call, without its query: "PUT /v1/work-orders/WO-1/shipments". */
  call?: string | null
  /** False where nothing of the call can have left this machine. */
  sent?: boolean
  cause?: unknown
}

/** Every failed call ends in one of these, whatever came back. Nothing in it identifies a person. */
export class Failure extends Error {
  readonly category: FailureCategory
  readonly status: number | null
  readonly statusText: string
  readonly code: string | null
  readonly details: Record<string, string | number>
  readonly fieldErrors: Record<string, string>
  readonly call: string | null
  readonly sent: boolean
  /** When it happened: RFC 3339, in UTC. */
  readonly at = new Date().toISOString()

  constructor(init: FailureInit) {
    super(init.message ?? '', { cause: init.cause })
    this.name = 'Failure'
    this.category = init.category
    this.status = init.status ?? null
    this.statusText = init.statusText ?? ''
    this.code = init.code ?? null
    this.details = init.details ?? {}
    this.fieldErrors = init.fieldErrors ?? {}
    this.call = init.call ?? null
    this.sent = init.sent ?? true
  }

  /** Nobody said that it did not happen: a write may have arrived all the same. */
  get unanswered(): boolean {
    return this.category === 'server' || (this.category === 'offline' && this.sent)
  }

  /** Whether the same call may work when it is made again as it is: not when the server has refused it (400, 403). */
  get retryable(): boolean {
    if (this.status === 429) return true
    return (
      this.category === 'offline' ||
      this.category === 'server' ||
      (this.category === 'unexpected' && this.status === null)
    )
  }
}

/** Anything thrown as a Failure: an abort is cancelled, the rest is unexpected. */
export function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  if (thrown instanceof DOMException && thrown.name === 'AbortError')
    return new Failure({ category: 'cancelled', cause: thrown })
  return new Failure({ category: 'unexpected', cause: thrown })
}
