import type { IncomingMessage } from 'node:http'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Account } from '../../../core/testing/records'
import type { PortalEvent } from '../../../core/wire/events'
import type { Settings } from '../settings'
import type { Revocations } from '../sign-in/revocations'
import type { Bearer, TokenReader } from '../sign-in/tokens'
import { HttpFailure } from './failures'
import { portalHeaders } from './headers'
import { accountsPerAddress, addressOf, createLimit, tooMany } from './limits'
import { refuseUnreadable } from './unreadable'

export const eventsPath = '/api/events'

/**
 * The close codes: the token no longer counts, the server restarts, the reader is too slow, or the client sends
 * messages.
 */
const closeCodes = { tokenEnded: 4401, restart: 1012, tooSlow: 1013, unasked: 1008 } as const
/** Seconds after which an account or address with too many sockets may try again. */
const retryAfterFull = 30
/**
 * The messages that a client may send between two heartbeats. None is read, but some libraries send a few to keep a
 * connection open.
 */
const maxMessages = 4
/** Milliseconds from the close code until the connection is cut. Nothing more is read meanwhile. */
const closeTimeout = 1000
const heartbeatInterval = 30_000
/** Milliseconds, more than three weeks: a longer timer would fire at once. */
const maxTimer = 2 ** 31 - 1
/** Bytes that may wait for one reader. */
const maxBuffered = 1_000_000

interface Listener {
  socket: WebSocket
  address: string
  userId: string
  session: string
  alive: boolean
  /** The messages since the last heartbeat. */
  messages: number
}

/** The open sockets of this process. */
export interface Hub {
  publish(org: string, event: PortalEvent): void
  /** Closes the sockets of sign-ins that were ended. */
  endSessions(sids: readonly string[]): void
  closeAll(): void
}

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
  const listeners = new Set<Listener>()
  /** The listeners by partner. An event belongs to one partner, and most sockets belong to others. */
  const byOrg = new Map<string | null, Set<Listener>>()
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
  /** The ids of the requests that become sockets, because the websocket server sends their response. */
  const ids = new WeakMap<IncomingMessage, string>()
  app.websocketServer.on('headers', (lines, raw) => void lines.push(`x-request-id: ${ids.get(raw)}`))
  // Without this, the websocket server would answer a failed upgrade in a format of its own.
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

  const isFull = (of: 'address' | 'userId', who: string, max: number) =>
    [...listeners].filter(listener => listener[of] === who).length >= max
  const isFullFrom = (address: string) => isFull('address', address, settings.socketLimit * accountsPerAddress)
  const isFullFor = (userId: string) => isFull('userId', userId, settings.socketLimit)
  app.get(
    eventsPath,
    {
      websocket: true,
      async onRequest(request) {
        const { origin } = request.headers
        if (origin !== undefined && !origins.has(origin)) {
          throw new HttpFailure(403, 'forbidden_origin', 'Events are not available to this origin')
        }
        if (isFullFrom(addressOf(request))) throw tooMany(retryAfterFull)
        const { token } = request.query as { token?: unknown }
        const bearer = await readToken(typeof token === 'string' ? token : null)
        if (bearer) await openings(request, bearer.userId)
        const user = bearer && (await account(bearer.userId))
        if (!bearer || user?.access !== 'granted') throw new HttpFailure(401, 'unauthorized', 'Sign in to continue')
        if (isFullFor(bearer.userId)) throw tooMany(retryAfterFull)
        admitted.set(request, { bearer, org: user.org })
      },
    },
    (socket, request) => {
      const entry = admitted.get(request)
      if (!entry) return socket.close(closeCodes.tokenEnded)
      const { bearer, org } = entry
      const { userId, session, issuedAt } = bearer
      // The sign-in may have ended since its token was read.
      if (revocations.isRevoked(session, issuedAt)) return socket.close(closeCodes.tokenEnded)
      const address = addressOf(request)
      // Several requests at once can all be admitted before the first of them is counted.
      if (isFullFrom(address) || isFullFor(userId)) return socket.close(closeCodes.tooSlow)
      const listener: Listener = { socket, address, userId, session, alive: true, messages: 0 }
      const colleagues = byOrg.get(org) ?? new Set()
      byOrg.set(org, colleagues.add(listener))
      listeners.add(listener)
      const end = setTimeout(() => socket.close(closeCodes.tokenEnded), Math.min(bearer.endsAt - Date.now(), maxTimer))
      const countMessage = () => {
        listener.messages += 1
        if (listener.messages !== maxMessages + 1) return
        socket.close(closeCodes.unasked)
        socket.pause()
        setTimeout(() => socket.terminate(), closeTimeout)
      }
      socket.on('message', countMessage)
      socket.on('ping', countMessage)
      socket.on('pong', () => {
        // An unrequested pong counts like any other message.
        if (listener.alive) countMessage()
        listener.alive = true
      })
      socket.on('close', () => {
        clearTimeout(end)
        listeners.delete(listener)
        colleagues.delete(listener)
        if (colleagues.size === 0 && byOrg.get(org) === colleagues) byOrg.delete(org)
      })
    },
  )

  const beat = setInterval(() => {
    for (const listener of listeners) {
      if (!listener.alive) listener.socket.terminate()
      listener.alive = false
      listener.messages = 0
      listener.socket.ping()
    }
  }, heartbeatInterval)
  app.addHook('onClose', async () => clearInterval(beat))

  return {
    publish(org, event) {
      const message = JSON.stringify(event)
      for (const { socket } of byOrg.get(org) ?? []) {
        if (socket.bufferedAmount > maxBuffered) socket.close(closeCodes.tooSlow)
        else socket.send(message)
      }
    },
    endSessions(sids) {
      for (const { socket, session } of listeners) if (sids.includes(session)) socket.close(closeCodes.tokenEnded)
    },
    closeAll() {
      for (const { socket } of listeners) socket.close(closeCodes.restart)
    },
  }
}
