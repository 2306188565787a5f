import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../../../core/testing/backend'
import type { Account } from '../../../core/testing/records'
import { isPieces, type WireBase, type WireCall } from '../../../core/testing/wire-call'
import type { ErrorBody } from '../../../core/wire/base'
import type { Operations } from '../operations'
import type { Settings } from '../settings'
import type { TokenReader } from '../sign-in/tokens'
import { HttpFailure, logRefusal } from './failures'
import { accountsAnAddress, createLimit } from './limits'
import { bodyLimit } from './site'
import { createTurns, type Turns } from './turns'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls the API; empty elsewhere. */
    userId: string
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

/** Calls of one account that are worked on at the same time: fewer than the database has connections. */
const atOnce = 4
/** Writes of one partner, each of which holds a connection and waits for the partner's row. */
const writesAtOnce = 2
const megabyte = 1024 ** 2
/** Large bodies of one partner that are read at the same time: two, as one may never come to its end. */
const largeAtOnce = 2
/** Calls that may be large: some 1,500 shipments at once, and lists of theatres. */
const largeRoutes = ['/v1/work-orders/:no/shipments', '/v1/approvals', '/v1/approvals/:id'].map(path => ({
  base: 'main' as const,
  url: basePaths.main + path,
  bodyLimit: 2 * megabyte,
}))

/** What the API stands on. `answered` hears of every write, after it is kept. */
export interface ApiParts {
  settings: Settings
  backend: Backend
  readToken: TokenReader
  account(userId: string): Promise<Account | null>
  answered(): void
  operations: Operations
}

/** Every call of the wire: who calls is checked here, what is answered is the world's. */
export async function addApi(app: FastifyInstance, parts: ApiParts) {
  const { settings, backend, readToken, account, answered, operations } = parts
  const origins = [settings.portalUrl, settings.embedUrl, ...settings.origins]
  const addressLimit = createLimit(app, settings.rateLimit * accountsAnAddress)
  const accountLimit = createLimit(app, settings.rateLimit)
  const turns = createTurns(atOnce)
  const writeTurns = createTurns(writesAtOnce)
  const partnerOf = async ({ userId }: FastifyRequest) => (await account(userId))?.org ?? userId
  await app.register(async api => {
    await api.register(cors, {
      origin: origins,
      methods: ['GET', 'POST', 'PUT'],
      allowedHeaders: ['authorization', 'content-type', 'if-match', 'idempotency-key'],
      exposedHeaders: ['etag', 'content-disposition', 'retry-after', 'x-request-id'],
      credentials: true,
      maxAge: 600,
    })
    api.decorateRequest('userId', '')
    api.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      reply.header('cross-origin-resource-policy', 'cross-origin')
      if (operations.maintenance) {
        const says = 'Reeldock is being maintained. Try again later.'
        throw new HttpFailure(503, 'maintenance', says, { retryAfter: 60 })
      }
      if (request.method === 'OPTIONS') return
      await addressLimit(request)
      const bearer = await readToken(tokenOf(request))
      if (!bearer) throw new HttpFailure(401, 'unauthorized', 'Sign in to go on')
      request.userId = bearer.userId
      await accountLimit(request, bearer.userId)
    })
    const bases = Object.entries(basePaths) as [WireBase, string][]
    const routes = bases.map(([base, prefix]) => ({ base, url: `${prefix}/*` }))
    const largeTurns = createTurns(largeAtOnce)
    /** What waits to be worked on is held in memory, many times as large as it was sent: so it waits before it is read. */
    async function admitLarge(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const isLarge = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > bodyLimit
      if (request.method === 'GET' || !isLarge) return
      const refusal = await turns(request.userId, () => backend.refusal(callOf(request, 'main')))
      if (refusal)
        throw new HttpFailure(refusal.status, refusal.errors[0]?.code ?? '', refusal.errors[0]?.message ?? '')
      const partner = await partnerOf(request)
      await new Promise<void>(admitted => {
        void largeTurns(partner, () => {
          admitted()
          return over(reply.raw)
        })
      })
    }
    for (const { base, ...route } of [...routes, ...largeRoutes.map(each => ({ ...each, onRequest: admitLarge }))]) {
      api.route({
        ...route,
        method: ['GET', 'POST', 'PUT'],
        exposeHeadRoute: false,
        config: { countsItself: true },
        async handler(request, reply) {
          const work = () => backend.handle(callOf(request, base))
          const answer = await turns(request.userId, async () =>
            request.method === 'GET' ? work() : writeTurns(await partnerOf(request), work),
          )
          if (request.method !== 'GET') answered()
          if (answer.status >= 400) logRefusal(request, answer.status, (answer.body as ErrorBody).errors[0]?.code)
          reply.code(answer.status).headers(answer.headers)
          if (isPieces(answer.body)) return reply.send(Readable.from(byTurns(turns, request.userId, answer.body)))
          return answer.body === undefined ? reply.send() : reply.send(answer.body)
        },
      })
    }
  })
}

/** Resolves when an answer was sent, or nobody waits for it any more. */
function over(answer: ServerResponse): Promise<void> {
  return new Promise(resolve => {
    if (answer.destroyed || answer.writableFinished) resolve()
    else answer.once('close', resolve)
  })
}

/** An answer that is sent piece by piece takes a turn for each: who reads slowly holds none meanwhile. */
async function* byTurns(turns: Turns, who: string, pieces: AsyncIterable<string>) {
  const rest = pieces[Symbol.asyncIterator]()
  for (;;) {
    const next = await turns(who, () => rest.next())
    if (next.done) return
    yield next.value
  }
}

function callOf(request: FastifyRequest, base: WireBase): WireCall {
  const { pathname, search } = splitUrl(request.url)
  return {
    method: request.method as WireCall['method'],
    base,
    path: pathname.slice(basePaths[base].length),
    query: new URLSearchParams(search),
    body: request.body,
    ifMatch: single(request.headers['if-match']),
    idempotencyKey: single(request.headers['idempotency-key']),
    userId: request.userId,
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
