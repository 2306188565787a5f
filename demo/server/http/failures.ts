import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '../../../core/wire/base'

/** A failure that goes out as it is. */
export class HttpFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

type Said = ErrorBody['errors'][number]

export function errorBody(code: string, message: string): ErrorBody {
  return { errors: [{ code, message }] }
}

export function fail(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send(errorBody(code, message))
}

export function answerNothing(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return fail(reply, 404, 'not_found', 'There is nothing at this address')
}

/** Whatever fails ends as an ErrorBody; what is nobody's fault but ours is logged. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpFailure, request, reply) => {
    if (error instanceof HttpFailure) return fail(reply, error.status, error.code, error.message)
    const { status, ...said } = explain(error, app.initialConfig.bodyLimit ?? 0)
    if (status >= 500) request.log.error(error)
    return reply.code(status).send({ errors: [said] } satisfies ErrorBody)
  })
}

const tooLarge = (limit: number) =>
  `The request is larger than ${limit / 1024 ** 2} MB, the most that this server takes at once`

function explain(error: FastifyError, limit: number): Said & { status: number } {
  const status = error.statusCode ?? 500
  switch (status) {
    case 413:
      return { status, code: 'too_large', message: tooLarge(limit), details: { limit } }
    case 415:
      return { status, code: 'unsupported_media_type', message: 'The request must be JSON' }
    case 429:
      return { status, code: 'too_many_requests', message: 'Too many requests. Try again in a moment.' }
  }
  if (status >= 400 && status < 500) return { status, code: 'bad_request', message: error.message }
  return { status: 500, code: 'internal', message: 'Something went wrong on the server' }
}
