import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Account } from '../../../core/testing/records'
import type { PortalEvent } from '../../../core/wire/events'
import type { Settings } from '../settings'
import type { Bearer, TokenReader } from '../sign-in/tokens'
import { HttpFailure } from './failures'

export const eventsPath = '/api/events'

/** Close codes: the token no longer counts; the server goes away and may be back; the reader is too slow. */
const closing = { tokenEnded: 4401, restart: 1012, tooSlow: 1013 } as const
const heartbeat = 30_000
/** Bytes that may wait for one reader. */
const patience = 1_000_000

interface Listener {
  socket: WebSocket
  session: string
  alive: boolean
}

/** The open sockets of this process. */
export interface Hub {
  publish(org: string, event: PortalEvent): void
  /** Closes the sockets of a session that was signed out. */
  endSession(session: string): void
  closeAll(): void
}

export interface EventParts {
  settings: Settings
  readToken: TokenReader
  account(userId: string): Promise<Account | null>
}

/** The websocket gateway. Origin and token are checked before the upgrade; each partner hears only of its own. */
export async function addEvents(app: FastifyInstance, { settings, readToken, account }: EventParts): Promise<Hub> {
  const origins = new Set([settings.portalUrl, settings.embedUrl, ...settings.origins])
  const listeners = new Set<Listener>()
  /** An event is its partner's alone, and most sockets are others'. */
  const byOrg = new Map<string | null, Set<Listener>>()
  const admitted = new WeakMap<FastifyRequest, { bearer: Bearer; org: string | null }>()

  await app.register(websocket, {
    options: { maxPayload: 4096, perMessageDeflate: false },
    // The plugin would end the sockets first: they are to hear of the last requests, and end with the hub.
    preClose: done => done(),
  })
  app.get(
    eventsPath,
    {
      websocket: true,
      async onRequest(request) {
        const { origin } = request.headers
        if (origin !== undefined && !origins.has(origin)) {
          throw new HttpFailure(403, 'forbidden_origin', 'Events are not for this origin')
        }
        const { token } = request.query as { token?: unknown }
        const bearer = await readToken(typeof token === 'string' ? token : null)
        const user = bearer && (await account(bearer.userId))
        if (!bearer || user?.access !== 'granted') throw new HttpFailure(401, 'unauthorized', 'Sign in to go on')
        admitted.set(request, { bearer, org: user.org })
      },
    },
    (socket, request) => {
      const entry = admitted.get(request)
      if (!entry) return socket.close(closing.tokenEnded)
      const listener: Listener = { socket, session: entry.bearer.session, alive: true }
      const colleagues = byOrg.get(entry.org) ?? new Set()
      byOrg.set(entry.org, colleagues.add(listener))
      listeners.add(listener)
      const end = setTimeout(() => socket.close(closing.tokenEnded), entry.bearer.endsAt - Date.now())
      socket.on('pong', () => {
        listener.alive = true
      })
      socket.on('error', () => socket.terminate())
      socket.on('close', () => {
        clearTimeout(end)
        listeners.delete(listener)
        colleagues.delete(listener)
        if (colleagues.size === 0 && byOrg.get(entry.org) === colleagues) byOrg.delete(entry.org)
      })
    },
  )

  const beat = setInterval(() => {
    for (const listener of listeners) {
      if (!listener.alive) listener.socket.terminate()
      listener.alive = false
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
    endSession(session) {
      for (const { socket, session: theirs } of listeners) if (theirs === session) socket.close(closing.tokenEnded)
    },
    closeAll() {
      for (const { socket } of listeners) socket.close(closing.restart)
    },
  }
}
