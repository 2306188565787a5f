import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '../../../core/wire/base'
import { html } from '../sign-in/page'
import { failurePage, isForPerson, notFoundPage } from './failure-page'

/** A failure that is sent to the client unchanged. */
export class HttpFailure extends Error {
  /** Seconds after which the client may try again. */
  readonly retryAfter: number | undefined

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    { retryAfter, cause }: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.retryAfter = retryAfter
  }
}

/**
 * PostgreSQL codes that mean "later": a lock or statement took too long, transactions conflict, no connection is left,
 * or the server stops or starts (https://www.postgresql.org/docs/15/errcodes-appendix.html). The network codes mean
 * that the database cannot be reached.
 */
const laterCodes: ReadonlySet<unknown> = new Set(
  '55P03 57014 40001 40P01 53300 57P01 57P02 57P03 ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT'.split(' '),
)
/** The driver's messages without a code: no connection was free or could be opened, or one broke or stayed silent. */
const laterMessages =
  /^(timeout exceeded when trying to connect|Connection terminated.*|Query read timeout|Client has encountered a connection error and is not queryable)$/

function toBusy(cause: unknown): HttpFailure | null {
  if (!(cause instanceof Error)) return null
  const isLater = ('code' in cause && laterCodes.has(cause.code)) || laterMessages.test(cause.message)
  if (!isLater) return toBusy(cause.cause)
  const message = 'The server is busy. Try again in a few seconds.'
  return new HttpFailure(503, 'busy', message, { retryAfter: 5, cause })
}

/** Returns a failure with status 499, which proxies use for a closed connection. */
export function toClientClosed(): HttpFailure {
  return new HttpFailure(499, 'client_closed_request', 'The client closed the connection')
}

/**
 * Returns a failure when the client reset the connection. Database errors have the same codes, so the error itself is
 * compared.
 */
function toHungUp(cause: unknown, { raw }: FastifyRequest): HttpFailure | null {
  return raw.errored !== null && raw.errored === cause ? toClientClosed() : null
}

type ErrorEntry = ErrorBody['errors'][number]

export function errorBody(code: string, message: string): ErrorBody {
  return { errors: [{ code, message }] }
}

export function fail(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  const { request } = reply
  if (isForPerson(request)) return html(reply, status, failurePage(request, { status, code, message }))
  return reply.code(status).send(errorBody(code, message))
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isForPerson(request)) return html(reply, 404, notFoundPage())
  return fail(reply, 404, 'not_found', 'Address not found')
}

/**
 * Sends every failure as an ErrorBody, or as a page to a person. Errors of the server are logged, and the response
 * names the entry.
 */
export function handleFailures(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError | HttpFailure, request, reply) => {
    const error = thrown instanceof HttpFailure ? thrown : (toHungUp(thrown, request) ?? toBusy(thrown) ?? thrown)
    const { status, ...content } = explain(error, request.routeOptions.bodyLimit ?? 0)
    if (error instanceof HttpFailure) {
      if (error.cause !== undefined) request.log.warn(error)
      if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    } else if (status >= 500) request.log.error(error)
    logRefusal(request, status, content.code)
    if (isForPerson(request)) return html(reply, status, failurePage(request, { status, ...content }))
    const details = status >= 500 ? { details: { ...content.details, requestId: request.id } } : {}
    return reply.code(status).send({ errors: [{ ...content, ...details }] } satisfies ErrorBody)
  })
}

/** Logs refusals of unknown, unauthorized and too frequent callers. */
export function logRefusal(request: FastifyRequest, status: number, code: string | undefined): void {
  if ([401, 403, 429].includes(status)) request.log.info({ code }, 'refused')
}

const mega = 1024 ** 2
const tooLarge = (limit: number) =>
  `The request is too large (max ${limit < mega ? `${limit / 1024} kB` : `${limit / mega} MB`})`

function explain(error: FastifyError | HttpFailure, limit: number): ErrorEntry & { status: number } {
  if (error instanceof HttpFailure) return { status: error.status, code: error.code, message: error.message }
  const status = error.statusCode ?? 500
  switch (status) {
    case 413:
      return { status, code: 'too_large', message: tooLarge(limit), details: { limit } }
    case 415:
      return { status, code: 'unsupported_media_type', message: 'Send the request as JSON' }
  }
  if (status >= 400 && status < 500) return { status, code: 'bad_request', message: error.message }
  return { status: 500, code: 'internal', message: 'Something went wrong on the server' }
}
