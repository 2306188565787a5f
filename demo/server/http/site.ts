import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Settings } from '../settings'
import { becomesSocket } from './busy'
import { limitUnanswered } from './connections'
import { answerFailures, answerNothing, fail } from './failures'
import type { Headers } from './headers'
import { readJson } from './json'
import { accountsAnAddress, createLimit, readyLimits } from './limits'
import { logging } from './logging'
import { refuseExpectation, refuseUnreadable } from './unreadable'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route counts its calls itself, after it has said who may read the answer. */
    countsItself?: true
  }
}

/** Bytes that a body may have where nothing large is sent. */
export const bodyLimit = 64 * 1024
/** Milliseconds within which a request's head, and all of it, must have come. */
const times = { headersTimeout: 20_000, requestTimeout: 120_000 }
/** Milliseconds that a connection may be silent on which something is answered: who asks and never reads holds files open. */
const silence = 60_000
/** Where addresses are answered that are none. */
const malformed = '/malformed'
/** Bytes of a request's head: a token has its place in it twice. */
const maxHeaderSize = 16 * 1024

export interface SiteOptions {
  url: string
  headers: Headers
  settings: Pick<Settings, 'logLevel' | 'trustProxy' | 'rateLimit'>
  /** Answers what no route does; also a page, perhaps. */
  notFound?: (request: FastifyRequest, reply: FastifyReply) => unknown
}

/** A server of one origin: its headers on every answer, limits, failures in one form, cookies, logs without secrets. */
export async function createSite({ url, headers, settings, notFound }: SiteOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    bodyLimit,
    logger: logging(settings.logLevel),
    http: { maxHeaderSize, ...times },
    requestTimeout: times.requestTimeout,
    connectionTimeout: silence,
    trustProxy: settings.trustProxy,
    // Never another's: whoever reaches this port could write into the log what a proxy would.
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // An address that cannot be decoded reaches no hook: it is led to one that can, and counted there as any other.
    frameworkErrors(_error, { raw }, reply) {
      raw.url = malformed
      app.routing(raw, reply.raw)
    },
    clientErrorHandler: refuseUnreadable(headers, () => app.log),
    routerOptions: { maxParamLength: 500 },
  })
  app.server.on('checkExpectation', refuseExpectation(headers, app.log))
  answerFailures(app)
  app.setNotFoundHandler(notFound ?? answerNothing)
  readJson(app)
  await app.register(cookie)
  await readyLimits(app)
  const limit = createLimit(app, settings.rateLimit * accountsAnAddress)
  limitUnanswered(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (!request.routeOptions.config.countsItself) await limit(request)
    // What is sent to no address is not read.
    if (request.is404 && request.method !== 'GET' && request.method !== 'HEAD') return answerNothing(request, reply)
  })
  // What asked to become a socket and was refused is let go: Node gives its connection away, and nobody else ends it.
  app.addHook('onResponse', async request => {
    if (becomesSocket(request)) request.socket.destroySoon()
  })
  answerOnlyTo(app, new URL(url))
  app.all(malformed, (_request, reply) => fail(reply, 400, 'bad_request', 'The address is not valid'))
  return app
}

/** Another name for this machine has other cookies, and may be a stranger's: pages are led to the right one. */
function answerOnlyTo(app: FastifyInstance, url: URL): void {
  app.addHook('onRequest', async (request, reply) => {
    const hosts = request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
    // Of two, somebody in front may have taken the other (RFC 9112, section 3.2).
    if (hosts.length > 1) return fail(reply, 400, 'bad_request', 'The request has more than one Host header')
    if (request.headers.host === url.host || request.url === '/healthz') return
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (isPage && request.url.startsWith('/')) return reply.redirect(`${url.origin}${request.url}`, 308)
    return fail(reply, 421, 'misdirected', `Use ${url.origin} instead`)
  })
}
