import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Settings } from '../settings'
import { becomesSocket } from './busy'
import { limitUnanswered } from './connections'
import { fail, handleFailures, sendNotFound } from './failures'
import type { Headers } from './headers'
import { readJson } from './json'
import { accountsPerAddress, createLimit, readyLimits } from './limits'
import { logging } from './logging'
import { refuseExpectation, refuseUnreadable } from './unreadable'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set when the route counts its own calls, after its CORS headers are on the response. */
    countsItself?: true
  }
}

/** Bytes that an ordinary body may have. */
export const bodyLimit = 64 * 1024
/** Milliseconds within which the head and the whole request must arrive. */
const times = { headersTimeout: 20_000, requestTimeout: 120_000 }
/**
 * Milliseconds that a connection may be silent while a response is in flight. A client that never reads would hold
 * files open.
 */
const idleTimeout = 60_000
/** The route that responds to invalid addresses. */
const malformedPath = '/malformed'
/** Bytes of a request's head, which must have room for a token twice. */
const maxHeaderSize = 16 * 1024

export interface SiteOptions {
  url: string
  headers: Headers
  settings: Pick<Settings, 'logLevel' | 'trustProxy' | 'rateLimit'>
  /** Responds where no route matches, possibly with a page. */
  notFound?: (request: FastifyRequest, reply: FastifyReply) => unknown
}

/**
 * Creates the server of one origin, with its headers on every response, limits, uniform failures, cookies, and logs
 * without secrets.
 */
export async function createSite({ url, headers, settings, notFound }: SiteOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    bodyLimit,
    logger: logging(settings.logLevel),
    http: { maxHeaderSize, ...times },
    requestTimeout: times.requestTimeout,
    connectionTimeout: idleTimeout,
    trustProxy: settings.trustProxy,
    // Ids are never taken from the request: a client that reaches this port directly could forge the proxy's entries.
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // Hooks do not run for an address that cannot be decoded, so the request is routed to a valid address and counted.
    frameworkErrors(_error, { raw }, reply) {
      raw.url = malformedPath
      app.routing(raw, reply.raw)
    },
    clientErrorHandler: refuseUnreadable(headers, () => app.log),
    routerOptions: { maxParamLength: 500 },
  })
  app.server.on('checkExpectation', refuseExpectation(headers, app.log))
  handleFailures(app)
  app.setNotFoundHandler(notFound ?? sendNotFound)
  readJson(app)
  await app.register(cookie)
  await readyLimits(app)
  const limit = createLimit(app, settings.rateLimit * accountsPerAddress)
  limitUnanswered(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (!request.routeOptions.config.countsItself) await limit(request)
    // The body of a request to an unknown address is not read.
    if (request.is404 && request.method !== 'GET' && request.method !== 'HEAD') return sendNotFound(request, reply)
  })
  // Node hands over the connection of a refused upgrade, so it must be closed here.
  app.addHook('onResponse', async request => {
    if (becomesSocket(request)) request.socket.destroySoon()
  })
  requireHost(app, new URL(url))
  app.all(malformedPath, (_request, reply) => fail(reply, 400, 'bad_request', 'The address is not valid'))
  return app
}

/**
 * Responds only to the site's own host name. Other names have other cookies and may be a stranger's, so pages are
 * redirected.
 */
function requireHost(app: FastifyInstance, url: URL): void {
  app.addHook('onRequest', async (request, reply) => {
    const hosts = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    // With two Host headers, a proxy in front may have used the other one (RFC 9112, section 3.2).
    if (hosts.length > 1) return fail(reply, 400, 'bad_request', 'The request has more than one Host header')
    if (request.headers.host === url.host || request.url === '/healthz') return
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (isPage && request.url.startsWith('/')) return reply.redirect(`${url.origin}${request.url}`, 308)
    return fail(reply, 421, 'misdirected', `Use ${url.origin} instead`)
  })
}
