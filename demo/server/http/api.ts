import { Readable } from 'node:stream'
import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Backend } from '../../../core/testing/backend'
import { isPieces, type WireBase, type WireCall } from '../../../core/testing/wire-call'
import type { Operations } from '../operations'
import type { Settings } from '../settings'
import type { Bearer, TokenReader } from '../sign-in/tokens'
import { HttpFailure } from './failures'

declare module 'fastify' {
  interface FastifyRequest {
    bearer: Bearer | null
  }
}

/** One folder of addresses for each base of the wire. */
export const basePaths: Record<WireBase, string> = {
  main: '/api/main',
  account: '/api/account',
  partners: '/api/partners',
  reports: '/api/reports',
  theatres: '/api/theatres',
}

/** What the API stands on. `answered` hears of every write, after it is kept. */
export interface ApiParts {
  settings: Settings
  backend: Backend
  readToken: TokenReader
  answered(): void
  operations: Operations
}

/** Every call of the wire: who calls is checked here, what is answered is the world's. */
export async function addApi(app: FastifyInstance, { settings, backend, readToken, answered, operations }: ApiParts) {
  const origins = [settings.portalUrl, settings.embedUrl, ...settings.origins]
  await app.register(async api => {
    await api.register(cors, {
      origin: origins,
      methods: ['GET', 'POST', 'PUT'],
      allowedHeaders: ['authorization', 'content-type', 'if-match', 'idempotency-key'],
      exposedHeaders: ['etag', 'content-disposition', 'retry-after'],
      credentials: true,
      maxAge: 600,
    })
    api.decorateRequest('bearer', null)
    api.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      reply.header('cross-origin-resource-policy', 'cross-origin')
      if (operations.maintenance) {
        reply.header('retry-after', '60')
        throw new HttpFailure(503, 'maintenance', 'Reeldock is being maintained. Try again later.')
      }
      if (request.method !== 'OPTIONS') request.bearer = await readToken(tokenOf(request))
    })
    await api.register(rateLimit, {
      max: settings.rateLimit,
      timeWindow: '1 minute',
      keyGenerator: request => request.bearer?.userId ?? request.ip,
      errorResponseBuilder: () =>
        new HttpFailure(429, 'too_many_requests', 'Too many requests. Try again in a moment.'),
    })
    for (const [base, prefix] of Object.entries(basePaths) as [WireBase, string][]) {
      api.route({
        method: ['GET', 'POST', 'PUT'],
        url: `${prefix}/*`,
        exposeHeadRoute: false,
        async handler(request, reply) {
          if (!request.bearer) throw new HttpFailure(401, 'unauthorized', 'Sign in to go on')
          const answer = await backend.handle(callOf(request, base, request.bearer.userId))
          if (request.method !== 'GET') answered()
          reply.code(answer.status).headers(answer.headers)
          if (isPieces(answer.body)) return reply.send(Readable.from(answer.body))
          return answer.body === undefined ? reply.send() : reply.send(answer.body)
        },
      })
    }
  })
}

function callOf(request: FastifyRequest, base: WireBase, userId: string): WireCall {
  const { pathname, search } = splitUrl(request.url)
  return {
    method: request.method as WireCall['method'],
    base,
    path: pathname.slice(basePaths[base].length),
    query: new URLSearchParams(search),
    body: request.body,
    ifMatch: single(request.headers['if-match']),
    idempotencyKey: single(request.headers['idempotency-key']),
    userId,
  }
}

function splitUrl(url: string): { pathname: string; search: string } {
  const mark = url.indexOf('?')
  return mark < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, mark), search: url.slice(mark + 1) }
}

function tokenOf(request: FastifyRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}

function single(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header[0] : header) ?? null
}
