import { Readable } from 'node:stream'
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../../../core/testing/backend'
import { routeOf } from '../../../core/testing/calls/routes'
import type { Account } from '../../../core/testing/records'
import { isPieces, type WireAnswer, type WireBase, type WireCall } from '../../../core/testing/wire-call'
import type { ErrorBody } from '../../../core/wire/base'
import type { Operations } from '../operations'
import type { Settings } from '../settings'
import type { TokenReader } from '../sign-in/tokens'
import { limitAtOnce } from './at-once'
import { HttpFailure, logRefusal } from './failures'
import { accountsAnAddress, addressOf, createLimit, tooMany } from './limits'
import { bodyLimit } from './site'
import { aborted, createTurns, endOf, type Turns, takeTurn } from './turns'

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
/** Calls of one account that are not answered yet: a browser has six connections. */
const mostUnanswered = 32
/** Writes of one partner, each of which holds a connection and waits for the partner's row. */
const writesAtOnce = 2
/** Who somebody is, and what their company has submitted: all that it offers may weigh megabytes, so one is made at a time. */
const largeReads: readonly (string | undefined)[] = ['/v1/users/me', '/v1/approvals/me']
/** Characters of an answer whose turn lasts until it was taken. */
const largeAnswer = 256 * 1024
const megabyte = 1024 ** 2
/** Large bodies of one partner that are read at the same time: two, as one may never come to its end. */
const largeAtOnce = 2
/** Large bodies of one account: one, so that nobody keeps their colleagues' out. */
const ownLargeAtOnce = 1
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
  const addressMayAsk = limitAtOnce<string>(mostUnanswered * accountsAnAddress)
  const accountMayAsk = limitAtOnce<string>(mostUnanswered)
  const turns = createTurns(atOnce)
  const readTurns = createTurns(1)
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
      if (request.method === 'OPTIONS') return
      await addressLimit(request)
      if (operations.maintenance) {
        const says = 'Reeldock is down for maintenance. Try again later.'
        throw new HttpFailure(503, 'maintenance', says, { retryAfter: 60 })
      }
      const bearer = await readToken(tokenOf(request))
      if (!bearer) throw new HttpFailure(401, 'unauthorized', 'Sign in to continue')
      request.userId = bearer.userId
      await accountLimit(request, bearer.userId)
      const mayAsk = addressMayAsk(addressOf(request), reply.raw) && accountMayAsk(bearer.userId, reply.raw)
      if (!mayAsk) throw tooMany(1)
    })
    const bases = Object.entries(basePaths) as [WireBase, string][]
    const routes = bases.map(([base, prefix]) => ({ base, url: `${prefix}/*` }))
    const largeTurns = createTurns(largeAtOnce)
    const ownLargeTurns = createTurns(ownLargeAtOnce)
    /** What waits to be worked on is held in memory, many times as large as it was sent: so it waits before it is read. */
    async function admitLarge(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const isLarge = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > bodyLimit
      if (request.method === 'GET' || !isLarge) return
      const signal = endOf(reply.raw)
      const refusal = await turns(request.userId, () => backend.refusal(callOf(request, 'main')), signal)
      if (refusal)
        throw new HttpFailure(refusal.status, refusal.errors[0]?.code ?? '', refusal.errors[0]?.message ?? '')
      await takeTurn(ownLargeTurns, request.userId, signal)
      await takeTurn(largeTurns, await partnerOf(request), signal)
    }
    async function answerTo(request: FastifyRequest, base: WireBase, signal: AbortSignal): Promise<WireAnswer> {
      const call = callOf(request, base)
      const work = async () => asSent(request, await backend.handle(call))
      if (request.method === 'GET') {
        const isLarge = largeReads.includes(routeOf(call)?.route.path)
        return isLarge ? readTurns(await partnerOf(request), work, signal) : work()
      }
      const answer = await writeTurns(await partnerOf(request), work, signal)
      answered()
      return answer
    }
    for (const { base, ...route } of [...routes, ...largeRoutes.map(each => ({ ...each, onRequest: admitLarge }))]) {
      api.route({
        ...route,
        method: ['GET', 'POST', 'PUT'],
        exposeHeadRoute: false,
        config: { countsItself: true },
        async handler(request, reply) {
          const signal = endOf(reply.raw)
          await turns(
            request.userId,
            async () => {
              const { status, headers, body } = await answerTo(request, base, signal)
              const who = request.userId
              reply.code(status).headers(headers)
              reply.send(isPieces(body) ? Readable.from(byTurns(turns, { who, signal }, body)) : body)
              // What nobody takes is held in memory: who leaves it there is given no more.
              if (typeof body === 'string' && body.length > largeAnswer) await aborted(signal)
            },
            signal,
          )
          return reply
        },
      })
    }
  })
}

/** An answer as it goes out: JSON is a text already. */
function asSent(request: FastifyRequest, answer: WireAnswer): WireAnswer {
  const { status, headers, body } = answer
  if (status >= 400) logRefusal(request, status, (body as ErrorBody).errors[0]?.code)
  if (body === undefined || typeof body === 'string' || isPieces(body)) return answer
  return {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  }
}

/** An answer that is sent piece by piece takes a turn for each: who reads slowly holds none meanwhile. */
async function* byTurns(
  turns: Turns,
  { who, signal }: { who: string; signal: AbortSignal },
  pieces: AsyncIterable<string>,
) {
  const rest = pieces[Symbol.asyncIterator]()
  for (;;) {
    const next = await turns(who, () => rest.next(), signal)
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
