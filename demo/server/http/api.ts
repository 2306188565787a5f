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
import { accountsPerAddress, addressOf, createLimit, tooMany } from './limits'
import { bodyLimit } from './site'
import { aborted, createTurns, endOf, type Turns, takeTurn } from './turns'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that calls the API. Empty elsewhere. */
    userId: string
  }
}

/** The path prefix of each base of the wire. */
export const basePaths: Record<WireBase, string> = {
  main: '/api/main',
  account: '/api/account',
  partners: '/api/partners',
  reports: '/api/reports',
  theatres: '/api/theatres',
}

/** The calls of one account that run at the same time: fewer than the database has connections. */
const maxConcurrentCalls = 4
/** The calls of one account that may wait for a response. A browser has six connections. */
const maxUnanswered = 32
/** The writes of one partner that run at once: each holds a connection and waits for the lock on the partner's row. */
const maxConcurrentWrites = 2
/**
 * The reads of the account and of its company's submission. Either may weigh megabytes, so only one of them runs at a
 * time for a partner.
 */
const largeReads: readonly (string | undefined)[] = ['/v1/users/me', '/v1/approvals/me']
/** The minimum length of a response, in characters, whose turn lasts until the client has received it. */
const minLargeAnswer = 256 * 1024
const megabyte = 1024 ** 2
/** The large bodies of one partner that are read at the same time: two, because one may never end. */
const maxLargeBodies = 2
/** The large bodies of one account: one, so that no account blocks its colleagues. */
const maxOwnLargeBodies = 1
/** The calls that may be large: about 1,500 shipments at once, and lists of theatres. */
const largeRoutes = ['/v1/work-orders/:no/shipments', '/v1/approvals', '/v1/approvals/:id'].map(path => ({
  base: 'main' as const,
  url: basePaths.main + path,
  bodyLimit: 2 * megabyte,
}))

/** The parts of the API. `answered` is called after every write. */
export interface ApiParts {
  settings: Settings
  backend: Backend
  readToken: TokenReader
  account(userId: string): Promise<Account | null>
  answered(): void
  operations: Operations
}

/** Adds every call of the wire. The caller is checked here; the simulated backend makes the response. */
export async function addApi(app: FastifyInstance, parts: ApiParts) {
  const { settings, backend, readToken, account, answered, operations } = parts
  const origins = [settings.portalUrl, settings.embedUrl, ...settings.origins]
  const addressLimit = createLimit(app, settings.rateLimit * accountsPerAddress)
  const accountLimit = createLimit(app, settings.rateLimit)
  const addressMayAsk = limitAtOnce<string>(maxUnanswered * accountsPerAddress)
  const accountMayAsk = limitAtOnce<string>(maxUnanswered)
  const turns = createTurns(maxConcurrentCalls)
  const readTurns = createTurns(1)
  const writeTurns = createTurns(maxConcurrentWrites)
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
        const message = 'Reeldock is down for maintenance. Try again later.'
        throw new HttpFailure(503, 'maintenance', message, { retryAfter: 60 })
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
    const largeTurns = createTurns(maxLargeBodies)
    const ownLargeTurns = createTurns(maxOwnLargeBodies)
    /**
     * Refuses a large body, or waits for a turn, before the body is read. A parsed body that waits would take many
     * times its size in memory.
     */
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
      const work = async () => toSent(request, await backend.handle(call))
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
              // An unread response stays in memory, so the account keeps its turn until the client takes it.
              if (typeof body === 'string' && body.length > minLargeAnswer) await aborted(signal)
            },
            signal,
          )
          return reply
        },
      })
    }
  })
}

/** Returns a response ready to send, with its body as JSON text. */
function toSent(request: FastifyRequest, answer: WireAnswer): WireAnswer {
  const { status, headers, body } = answer
  if (status >= 400) logRefusal(request, status, (body as ErrorBody).errors[0]?.code)
  if (body === undefined || typeof body === 'string' || isPieces(body)) return answer
  return {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  }
}

/** Yields the pieces of a response and takes a turn for each, so that a slow client holds no turn meanwhile. */
async function* byTurns(
  turns: Turns,
  { who, signal }: { who: string; signal: AbortSignal },
  pieces: AsyncIterable<string>,
) {
  const iterator = pieces[Symbol.asyncIterator]()
  for (;;) {
    const next = await turns(who, () => iterator.next(), signal)
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
  const queryIndex = url.indexOf('?')
  return queryIndex < 0
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, queryIndex), search: url.slice(queryIndex + 1) }
}

function tokenOf(request: FastifyRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}

function single(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header[0] : header) ?? null
}
