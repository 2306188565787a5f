import type { WebSocket } from 'ws'
import type { PortalEvent } from '../../../core/wire/events'
import type { Bearer } from '../sign-in/tokens'
import { accountsPerAddress } from './limits'

/**
 * The close codes: the token no longer counts, the server restarts, the reader is too slow, or the client sends
 * messages.
 */
export const closeCodes = { tokenEnded: 4401, restart: 1012, tooSlow: 1013, unasked: 1008 } as const
/**
 * The messages that a client may send between two heartbeats. None is read, but some libraries send a few to keep a
 * connection open.
 */
const maxMessages = 4
/** Milliseconds from the close code until the connection is cut. Nothing more is read meanwhile. */
const closeTimeout = 1000
const heartbeatInterval = 30_000
/** The longest timer, in milliseconds: more than three weeks. A longer one would fire at once. */
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

/** The hub with the functions that the gateway needs. */
export interface SocketHub extends Hub {
  /** Returns whether an address has as many sockets as it may have. */
  isFullFrom(address: string): boolean
  /** Returns whether an account has as many sockets as it may have. */
  isFullFor(userId: string): boolean
  add(socket: WebSocket, from: { address: string; org: string | null; bearer: Bearer }): void
  /** Stops the heartbeat. */
  stop(): void
}

/**
 * Creates the hub of a process. Its heartbeat ends sockets that do not answer.
 * @param socketLimit the sockets that an account may have at the same time
 */
export function createSocketHub(socketLimit: number): SocketHub {
  const listeners = new Set<Listener>()
  /** The listeners by partner. An event belongs to one partner, and most sockets belong to others. */
  const byOrg = new Map<string | null, Set<Listener>>()
  const count = (field: 'address' | 'userId', value: string) =>
    [...listeners].filter(listener => listener[field] === value).length

  const beat = setInterval(() => {
    for (const listener of listeners) {
      if (!listener.alive) listener.socket.terminate()
      listener.alive = false
      listener.messages = 0
      listener.socket.ping()
    }
  }, heartbeatInterval)

  return {
    isFullFrom: address => count('address', address) >= socketLimit * accountsPerAddress,
    isFullFor: userId => count('userId', userId) >= socketLimit,
    add(socket, { address, org, bearer: { userId, session, endsAt } }) {
      const listener: Listener = { socket, address, userId, session, alive: true, messages: 0 }
      const colleagues = byOrg.get(org) ?? new Set()
      byOrg.set(org, colleagues.add(listener))
      listeners.add(listener)
      const end = setTimeout(() => socket.close(closeCodes.tokenEnded), Math.min(endsAt - Date.now(), maxTimer))
      limitMessages(listener)
      socket.on('close', () => {
        clearTimeout(end)
        listeners.delete(listener)
        colleagues.delete(listener)
        if (colleagues.size === 0 && byOrg.get(org) === colleagues) byOrg.delete(org)
      })
    },
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
    stop: () => clearInterval(beat),
  }
}

/** Closes a socket that sends more messages than a library needs to keep its connection open. */
function limitMessages(listener: Listener): void {
  const { socket } = listener
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
}
