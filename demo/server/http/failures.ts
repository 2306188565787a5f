import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '../../../core/wire/base'
import { html } from '../sign-in/page'
import { failurePage, isForPerson, notFoundPage } from './failure-page'

/** A failure that goes out as it is. */
export class HttpFailure extends Error {
  /** Seconds after which it may be tried again. */
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
 * Codes of PostgreSQL that say "later": a lock or a statement that took too long, transactions in each other's way, no
 * connection left, a server that is stopped or starts (https://www.postgresql.org/docs/15/errcodes-appendix.html); and of
 * the network, that it is not reached.
 */
const laterCodes: ReadonlySet<unknown> = new Set(
  '55P03 57014 40001 40P01 53300 57P01 57P02 57P03 ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT'.split(' '),
)
/** What the driver says, without a code, when no connection came free or up, or one broke or stayed silent. */
const laterWords =
  /^(timeout exceeded when trying to connect|Connection terminated.*|Query read timeout|Client has encountered a connection error and is not queryable)$/

function later(cause: unknown): HttpFailure | null {
  if (!(cause instanceof Error)) return null
  const isLater = ('code' in cause && laterCodes.has(cause.code)) || laterWords.test(cause.message)
  if (!isLater) return later(cause.cause)
  const says = 'The server is busy. Try again in a few seconds.'
  return new HttpFailure(503, 'busy', says, { retryAfter: 5, cause })
}

/** 499, as proxies call it. */
export function gone(): HttpFailure {
  return new HttpFailure(499, 'client_closed_request', 'The client closed the connection')
}

/** Whoever calls has reset the connection: the database has not, though its errors have the same codes. */
function hungUp(cause: unknown, { raw }: FastifyRequest): HttpFailure | null {
  return raw.errored !== null && raw.errored === cause ? gone() : null
}

type Said = ErrorBody['errors'][number]

export function errorBody(code: string, message: string): ErrorBody {
  return { errors: [{ code, message }] }
}

export function fail(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  const { request } = reply
  if (isForPerson(request)) return html(reply, status, failurePage(request, { status, code, message }))
  return reply.code(status).send(errorBody(code, message))
}

export function answerNothing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isForPerson(request)) return html(reply, 404, notFoundPage())
  return fail(reply, 404, 'not_found', 'Address not found')
}

/**
 * Whatever fails ends as an ErrorBody, as a page for somebody who went to one. What is our fault is logged, and the
 * answer names the entry.
 */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError | HttpFailure, request, reply) => {
    const error = thrown instanceof HttpFailure ? thrown : (hungUp(thrown, request) ?? later(thrown) ?? thrown)
    const { status, ...said } = explain(error, request.routeOptions.bodyLimit ?? 0)
    if (error instanceof HttpFailure) {
      if (error.cause !== undefined) request.log.warn(error)
      if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    } else if (status >= 500) request.log.error(error)
    logRefusal(request, status, said.code)
    if (isForPerson(request)) return html(reply, status, failurePage(request, { status, ...said }))
    const details = status >= 500 ? { details: { ...said.details, requestId: request.id } } : {}
    return reply.code(status).send({ errors: [{ ...said, ...details }] } satisfies ErrorBody)
  })
}

/** A log tells of some refusals: who is not known, may not, or asks too often. */
export function logRefusal(request: FastifyRequest, status: number, code: string | undefined): void {
  if ([401, 403, 429].includes(status)) request.log.info({ code }, 'refused')
}

const mega = 1024 ** 2
const tooLarge = (limit: number) =>
  `The request is too large (max ${limit < mega ? `${limit / 1024} kB` : `${limit / mega} MB`})`

function explain(error: FastifyError | HttpFailure, limit: number): Said & { status: number } {
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
