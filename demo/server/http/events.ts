import type { IncomingMessage } from 'node:http'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Account } from '../../../core/testing/records'
import type { Settings } from '../settings'
import type { Revocations } from '../sign-in/revocations'
import type { Bearer, TokenReader } from '../sign-in/tokens'
import { HttpFailure } from './failures'
import { portalHeaders } from './headers'
import { addressOf, createLimit, tooMany } from './limits'
import { closeCodes, createSocketHub, type Hub } from './socket-hub'
import { refuseUnreadable } from './unreadable'

export const eventsPath = '/api/events'

/** Seconds after which an account or address with too many sockets may try again. */
const retryAfterFull = 30
export interface EventParts {
  settings: Settings
  readToken: TokenReader
  account(userId: string): Promise<Account | null>
  /** Tells whether a sign-in was ended, here or in another process. */
  revocations: Pick<Revocations, 'isRevoked'>
}

/**
 * Adds the websocket gateway. It checks origin and token before the upgrade; each partner receives only its own events.
 */
export async function addEvents(
  app: FastifyInstance,
  { settings, readToken, account, revocations }: EventParts,
): Promise<Hub> {
  const origins = new Set([settings.portalUrl, settings.embedUrl, ...settings.origins])
  const hub = createSocketHub(settings.socketLimit)
  const openings = createLimit(app, settings.rateLimit)
  const admitted = new WeakMap<FastifyRequest, { bearer: Bearer; org: string | null }>()

  await app.register(websocket, {
    options: { maxPayload: 4096, perMessageDeflate: false },
    errorHandler(cause: Error & { code?: string }, socket, { log }) {
      // An error with a code comes from the connection, and the client causes it.
      if (cause.code === undefined) log.error(cause)
      else log.info({ code: cause.code }, 'a socket broke')
      socket.terminate()
    },
    // The plugin would close the sockets first. They must receive the events of the last requests, and close with the
    // hub.
    preClose: done => done(),
  })
  /**
   * The ids of the requests that become sockets. The websocket server sends the response, to which the id is added
   * below.
   */
  const ids = new WeakMap<IncomingMessage, string>()
  app.websocketServer.on('headers', (lines, raw) => void lines.push(`x-request-id: ${ids.get(raw)}`))
  // Without this, the websocket server would answer a failed upgrade in another format.
  app.websocketServer.on(
    'wsClientError',
    refuseUnreadable(portalHeaders(settings), () => app.log),
  )
  // The plugin would open a socket at any address, and close it only afterward.
  app.addHook('onRequest', async request => {
    if (request.ws) ids.set(request.raw, request.id)
    if (request.ws && request.routeOptions.url !== eventsPath)
      throw new HttpFailure(400, 'bad_request', `Events are available only at ${eventsPath}`)
  })

  app.get(
    eventsPath,
    {
      websocket: true,
      async onRequest(request) {
        const { origin } = request.headers
        if (origin !== undefined && !origins.has(origin)) {
          throw new HttpFailure(403, 'forbidden_origin', 'Events are not available to this origin')
        }
        if (hub.isFullFrom(addressOf(request))) throw tooMany(retryAfterFull)
        const { token } = request.query as { token?: unknown }
        const bearer = await readToken(typeof token === 'string' ? token : null)
        if (bearer) await openings(request, bearer.userId)
        const user = bearer && (await account(bearer.userId))
        if (!bearer || user?.access !== 'granted') throw new HttpFailure(401, 'unauthorized', 'Sign in to continue')
        if (hub.isFullFor(bearer.userId)) throw tooMany(retryAfterFull)
        admitted.set(request, { bearer, org: user.org })
      },
    },
    (socket, request) => {
      const entry = admitted.get(request)
      if (!entry) return socket.close(closeCodes.tokenEnded)
      const { bearer, org } = entry
      // The sign-in may have ended since its token was read.
      if (revocations.isRevoked(bearer.session, bearer.issuedAt)) return socket.close(closeCodes.tokenEnded)
      const address = addressOf(request)
      // Several requests at once can all be admitted before the first of them is counted.
      if (hub.isFullFrom(address) || hub.isFullFor(bearer.userId)) return socket.close(closeCodes.tooSlow)
      hub.add(socket, { address, org, bearer })
    },
  )

  app.addHook('onClose', async () => hub.stop())
  return hub
}
