import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { answerFailures, answerNothing, fail } from './failures'
import type { Headers } from './headers'
import { readJson } from './json'
import { redactUrl } from './redact'

/** Bytes that a body may have: some 1,500 shipments at once. */
const bodyLimit = 2 * 1024 * 1024

export interface SiteOptions {
  url: string
  headers: Headers
  logLevel: string
  /** Answers what no route does; also a page, perhaps. */
  notFound?: (request: FastifyRequest, reply: FastifyReply) => unknown
}

/** A server of one origin: its headers on every answer, failures in one form, cookies, logs without secrets. */
export async function createSite({ url, headers, logLevel, notFound }: SiteOptions): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit,
    logger: {
      level: logLevel,
      serializers: {
        req: request => ({ method: request.method, url: redactUrl(request.url), remoteAddress: request.ip }),
      },
    },
    forceCloseConnections: 'idle',
    // An address that cannot be decoded reaches no hook.
    frameworkErrors: (_error, _request, reply) =>
      fail(reply.headers(headers), 400, 'bad_request', 'The address is not well-formed'),
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url: asked = '/' }) => plainAddress(asked),
  })
  answerFailures(app)
  app.setNotFoundHandler(notFound ?? answerNothing)
  readJson(app)
  await app.register(cookie)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  answerOnlyTo(app, new URL(url))
  return app
}

/**
 * A letter written as `%72` is the same address (RFC 3986, section 6.2.2.2): the loader asks so for a file that did not
 * arrive, since a browser keeps it as missing under the address of the first time.
 */
function plainAddress(asked: string): string {
  return asked.replace(/%([2-7][0-9a-f])/gi, (encoded, code: string) => {
    const letter = String.fromCharCode(Number.parseInt(code, 16))
    return /[\w.~-]/.test(letter) ? letter : encoded
  })
}

/** Another name for this machine has other cookies, and may be a stranger's: pages are led to the right one. */
function answerOnlyTo(app: FastifyInstance, url: URL): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host === url.host || request.url === '/healthz') return
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (isPage && request.url.startsWith('/')) return reply.redirect(`${url.origin}${request.url}`, 308)
    return fail(reply, 421, 'misdirected', `This server answers at ${url.origin}`)
  })
}
