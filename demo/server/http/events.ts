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
import { accountsAnAddress, addressOf, createLimit, tooMany } from './limits'
import { refuseUnreadable } from './unreadable'

export const eventsPath = '/api/events'

/** Close codes: the token no longer counts; the server goes away and may be back; the reader is too slow; it speaks. */
const closing = { tokenEnded: 4401, restart: 1012, tooSlow: 1013, unasked: 1008 } as const
/** Seconds after which one socket too many may be tried again. */
const fullFor = 30
/** Messages that one may send between two heartbeats though nobody listens: some libraries do to keep a line open. */
const fewMessages = 4
/** Milliseconds from the close code to the cut: nothing that still comes is read. */
const closeTimeout = 1000
const heartbeat = 30_000
/** Milliseconds, more than three weeks: a timer of more would end at once. */
const longestTimer = 2 ** 31 - 1
/** Bytes that may wait for one reader. */
const patience = 1_000_000

interface Listener {
  socket: WebSocket
  address: string
  userId: string
  session: string
  alive: boolean
  /** Messages since the last heartbeat. */
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
  /** Whether a sign-in was ended, here or elsewhere. */
  revocations: Pick<Revocations, 'isRevoked'>
}

/** The websocket gateway. Origin and token are checked before the upgrade; each partner hears only of its own. */
export async function addEvents(
  app: FastifyInstance,
  { settings, readToken, account, revocations }: EventParts,
): Promise<Hub> {
  const origins = new Set([settings.portalUrl, settings.embedUrl, ...settings.origins])
  const listeners = new Set<Listener>()
  /** An event is its partner's alone, and most sockets are others'. */
  const byOrg = new Map<string | null, Set<Listener>>()
  const openings = createLimit(app, settings.rateLimit)
  const admitted = new WeakMap<FastifyRequest, { bearer: Bearer; org: string | null }>()

  await app.register(websocket, {
    options: { maxPayload: 4096, perMessageDeflate: false },
    errorHandler(cause: Error & { code?: string }, socket, { log }) {
      // What breaks a connection has a code, and is whoever sent it.
      if (cause.code === undefined) log.error(cause)
      else log.info({ code: cause.code }, 'a socket broke')
      socket.terminate()
    },
    // The plugin would end the sockets first: they are to hear of the last requests, and end with the hub.
    preClose: done => done(),
  })
  /** Ids of the requests that become sockets: their answer is the websocket server's. */
  const ids = new WeakMap<IncomingMessage, string>()
  app.websocketServer.on('headers', (lines, raw) => void lines.push(`x-request-id: ${ids.get(raw)}`))
  // What asks for no socket would be answered by the websocket server, in a way of its own.
  app.websocketServer.on(
    'wsClientError',
    refuseUnreadable(portalHeaders(settings), () => app.log),
  )
  // The plugin would open a socket at any address, and end it only then.
  app.addHook('onRequest', async request => {
    if (request.ws) ids.set(request.raw, request.id)
    if (request.ws && request.routeOptions.url !== eventsPath)
      throw new HttpFailure(400, 'bad_request', `Events are available only at ${eventsPath}`)
  })

  const isFull = (of: 'address' | 'userId', who: string, most: number) =>
    [...listeners].filter(listener => listener[of] === who).length >= most
  const isFullFrom = (address: string) => isFull('address', address, settings.socketLimit * accountsAnAddress)
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
        if (isFullFrom(addressOf(request))) throw tooMany(fullFor)
        const { token } = request.query as { token?: unknown }
        const bearer = await readToken(typeof token === 'string' ? token : null)
        if (bearer) await openings(request, bearer.userId)
        const user = bearer && (await account(bearer.userId))
        if (!bearer || user?.access !== 'granted') throw new HttpFailure(401, 'unauthorized', 'Sign in to continue')
        if (isFullFor(bearer.userId)) throw tooMany(fullFor)
        admitted.set(request, { bearer, org: user.org })
      },
    },
    (socket, request) => {
      const entry = admitted.get(request)
      if (!entry) return socket.close(closing.tokenEnded)
      const { bearer, org } = entry
      const { userId, session, issuedAt } = bearer
      // Its sign-in may have ended since its token was read.
      if (revocations.isRevoked(session, issuedAt)) return socket.close(closing.tokenEnded)
      const address = addressOf(request)
      // Many that came at once were all admitted before the first of them was counted.
      if (isFullFrom(address) || isFullFor(userId)) return socket.close(closing.tooSlow)
      const listener: Listener = { socket, address, userId, session, alive: true, messages: 0 }
      const colleagues = byOrg.get(org) ?? new Set()
      byOrg.set(org, colleagues.add(listener))
      listeners.add(listener)
      const end = setTimeout(() => socket.close(closing.tokenEnded), Math.min(bearer.endsAt - Date.now(), longestTimer))
      const countMessage = () => {
        listener.messages += 1
        if (listener.messages !== fewMessages + 1) return
        socket.close(closing.unasked)
        socket.pause()
        setTimeout(() => socket.terminate(), closeTimeout)
      }
      socket.on('message', countMessage)
      socket.on('ping', countMessage)
      socket.on('pong', () => {
        // One that nobody has asked for is a message as any other.
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
  }, heartbeat)
  app.addHook('onClose', async () => clearInterval(beat))

  return {
    publish(org, event) {
      const message = JSON.stringify(event)
      for (const { socket } of byOrg.get(org) ?? []) {
        if (socket.bufferedAmount > patience) socket.close(closing.tooSlow)
        else socket.send(message)
      }
    },
    endSessions(sids) {
      for (const { socket, session } of listeners) if (sids.includes(session)) socket.close(closing.tokenEnded)
    },
    closeAll() {
      for (const { socket } of listeners) socket.close(closing.restart)
    },
  }
}
