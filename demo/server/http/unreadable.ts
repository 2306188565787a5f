import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { errorBody } from './failures'
import type { Headers } from './headers'

type Refusal = readonly [status: number, code: string, message: string]

const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large', 'The request headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'too_slow', 'The request took too long to arrive'],
}
const noRequest: Refusal = [400, 'bad_request', 'The request is not valid HTTP']
const unexpected: Refusal = [417, 'bad_request', 'The Expect header is not supported']

interface RefusalResponse {
  text: string
  headers: Record<string, string>
}

/** Returns the response with an id, and logs the refusal with the same id. */
function createRefusal([, code, message]: Refusal, headers: Headers, log: FastifyBaseLogger): RefusalResponse {
  const reqId = randomUUID()
  log.info({ reqId, code }, 'refused')
  const text = JSON.stringify(errorBody(code, message))
  const bodyHeaders = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': `${Buffer.byteLength(text)}`,
  }
  return { text, headers: { ...headers, ...bodyHeaders, 'x-request-id': reqId, connection: 'close' } }
}

/** Returns a handler that responds to input that is not HTTP. No route and no hook sees such a request. */
export function refuseUnreadable(headers: Headers, log: () => FastifyBaseLogger) {
  return ({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const refusal = refusals[code] ?? noRequest
    const answer = createRefusal(refusal, headers, log())
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${refusal[0]} ${STATUS_CODES[refusal[0]]}\r\n${lines.join('')}\r\n${answer.text}`)
  }
}

/** Returns a handler that refuses every `Expect` header except `100-continue`. */
export function refuseExpectation(headers: Headers, log: FastifyBaseLogger) {
  return (_request: unknown, response: ServerResponse): void => {
    const answer = createRefusal(unexpected, headers, log)
    response.writeHead(unexpected[0], answer.headers).end(answer.text)
  }
}
