/** What went wrong, in the order in which the error gate asks (`core/http/gate.ts`). */
export type FailureCategory =
  | 'cancelled'
  | 'offline'
  | 'token'
  | 'unauthorized'
  | 'no-access'
  | 'not-found'
  | 'stale'
  | 'invalid'
  | 'server'
  | 'unexpected'

type FailureInit = Pick<Failure, 'category'> &
  Partial<Omit<Failure, 'name' | 'at' | 'unanswered' | 'retryable' | 'isConflict' | 'isUnreached'>>

/** Every failed call ends in one of these, whatever came back. Nothing in it identifies a person. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly category: FailureCategory
  /** HTTP status; null when no answer came. */
  readonly status: number | null = null
  readonly statusText: string = ''
  /** `errors[0].code` of the answer. */
  readonly code: string | null = null
  readonly details: Record<string, string | number> = {}
  /** One message a field path, of a 422. */
  readonly fieldErrors: Record<string, string> = {}
  /** The delay that the back end asked for before the same call (Retry-After), in milliseconds; null where it named none. */
  readonly retryAfter: number | null = null
  /** Method and path of the call, without its query: "PUT /v1/work-orders/WO-1/shipments". */
  readonly call: string | null = null
  /** False where nothing of the call can have left this machine. */
  readonly sent: boolean = true
  /** When it happened: RFC 3339, in UTC. */
  readonly at = new Date().toISOString()

  /** @param init its `message` is the server's first error message; empty when it sent none */
  constructor({ message = '', cause, category, ...known }: FailureInit) {
    super(message, { cause })
    this.category = category
    Object.assign(this, known)
  }

  /** Nobody said that it did not happen: a write may have arrived all the same. */
  get unanswered(): boolean {
    return this.sent && (this.category === 'server' || this.category === 'offline')
  }

  /** The call did not reach the back end, or its answer did not come: for want of a connection, or of a token. */
  get isUnreached(): boolean {
    return this.category === 'offline' || this.category === 'token'
  }

  /** The back end refused it for what stands there by now: a version that is old, or a record that somebody else made first. */
  get isConflict(): boolean {
    return this.category === 'stale' || this.status === 409
  }

  /** Whether the same call may work when it is made again as it is: not when the server has refused it (400, 403). */
  get retryable(): boolean {
    const { category, status } = this
    const isUnexplained = category === 'unexpected' && status === null
    return status === 429 || this.isUnreached || category === 'server' || isUnexplained
  }
}

/** Anything thrown as a Failure: an abort is cancelled, the rest is unexpected. */
export function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  const isAbort = thrown instanceof DOMException && thrown.name === 'AbortError'
  return new Failure({ category: isAbort ? 'cancelled' : 'unexpected', cause: thrown })
}

/**
 * Throws a failure on, with what is known of the call: one before it, such as of the token that it needs, says that nothing
 * has left; one of a read after it does not take back that it has.
 */
export function throwAsSent(sent: boolean) {
  return (thrown: unknown): never => {
    const { message, ...known } = asFailure(thrown)
    throw new Failure({ ...known, message, sent, cause: thrown })
  }
}
