/** The categories of failures, in the order in which the error gate tests them (`core/http/gate.ts`). */
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

/** The error of every failed call. It contains nothing that identifies a person. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly category: FailureCategory
  /** The HTTP status; null when no answer came. */
  readonly status: number | null = null
  readonly statusText: string = ''
  /** The `errors[0].code` of the answer. */
  readonly code: string | null = null
  readonly details: Record<string, string | number> = {}
  /** The messages of a 422, one for each field path. */
  readonly fieldErrors: Record<string, string> = {}
  /**
   * The delay before the same call that the server asked for (Retry-After), in milliseconds; null without this header.
   */
  readonly retryAfter: number | null = null
  /** The method and path of the call without its query: "PUT /v1/work-orders/WO-1/shipments". */
  readonly call: string | null = null
  /** Whether the call may have left this machine. */
  readonly sent: boolean = true
  /** The time of the failure: RFC 3339, in UTC. */
  readonly at = new Date().toISOString()

  /** @param init its `message` is the server's first error message; empty when the server sent none */
  constructor({ message = '', cause, category, ...fields }: FailureInit) {
    super(message, { cause })
    this.category = category
    Object.assign(this, fields)
  }

  /** Whether a write may have arrived: it was sent, and no answer says that it was refused. */
  get unanswered(): boolean {
    return this.sent && (this.category === 'server' || this.category === 'offline')
  }

  /**
   * Whether the call did not reach the server, or its answer did not arrive, because a connection or a token was
   * missing.
   */
  get isUnreached(): boolean {
    return this.category === 'offline' || this.category === 'token'
  }

  /**
   * Whether the server refused the call because of newer data: an old version, or a record that another person has
   * created first.
   */
  get isConflict(): boolean {
    return this.category === 'stale' || this.status === 409
  }

  /** Whether the same call may succeed when it is made again: not when the server has refused it (400, 403). */
  get retryable(): boolean {
    const { category, status } = this
    const isUnexplained = category === 'unexpected' && status === null
    return status === 429 || this.isUnreached || category === 'server' || isUnexplained
  }
}

/** Returns a thrown value as a Failure: an abort is "cancelled", any other error "unexpected". */
export function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  const isAbort = thrown instanceof DOMException && thrown.name === 'AbortError'
  return new Failure({ category: isAbort ? 'cancelled' : 'unexpected', cause: thrown })
}

/**
 * Returns a handler that throws a failure with the given `sent`, because only the caller knows whether its call has
 * left this machine. For example, a missing token fails before the call, and a failed read may follow a call.
 */
export function throwAsSent(sent: boolean) {
  return (thrown: unknown): never => {
    const { message, ...fields } = asFailure(thrown)
    throw new Failure({ ...fields, message, sent, cause: thrown })
  }
}
