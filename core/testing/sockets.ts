import type { SocketLike } from '../base/environment'
import { toJson } from '../base/json'
import type { PortalEvent } from '../wire/events'

/** Close codes: 1006 when the connection broke, 4401 when the token is not accepted. */
const broken = 1006
const tokenEnded = 4401

export interface Sockets {
  /** Opens a socket as `new WebSocket(url)` does. */
  open(url: string): SocketLike
  publish(org: string, event: PortalEvent): void
  /** Cuts every socket and refuses new ones until it is called with true. */
  set(up: boolean): void
  readonly count: number
}

interface Connection {
  socket: SocketLike
  org: string
}

/**
 * Returns the events gateway in the page. `orgOf` returns the partner of a token, which receives its events; null
 * refuses the token.
 */
export function createSockets(orgOf: (token: string | null) => string | null): Sockets {
  const connections = new Set<Connection>()
  let isUp = true

  return {
    open(url) {
      const socket: SocketLike & { ended: boolean } = {
        ended: false,
        onopen: null,
        onmessage: null,
        onclose: null,
        close(code = 1000) {
          if (socket.ended) return
          socket.ended = true
          for (const connection of connections) if (connection.socket === socket) connections.delete(connection)
          setTimeout(() => socket.onclose?.({ code }))
        },
      }
      setTimeout(() => {
        if (socket.ended) return
        const org = orgOf(new URL(url, 'ws://localhost').searchParams.get('token'))
        if (!isUp || org === null) return socket.close(isUp ? tokenEnded : broken)
        connections.add({ socket, org })
        socket.onopen?.({} as never)
      })
      return socket
    },
    publish(org, event) {
      const data = toJson(event)
      for (const connection of connections) if (connection.org === org) connection.socket.onmessage?.({ data })
    },
    set(up) {
      isUp = up
      if (!up) for (const { socket } of connections) socket.close(broken)
    },
    get count() {
      return connections.size
    },
  }
}
