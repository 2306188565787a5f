import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Returns whether Node hands the connection over as a socket: both headers ask for it, and the site has sockets. Every
 * other request is an ordinary one.
 */
export function becomesSocket({ headers, server: site }: FastifyRequest): boolean {
  const { upgrade, connection } = headers
  const isUpgrade = upgrade !== undefined && /(^|,)\s*upgrade\s*(,|$)/i.test(connection ?? '')
  return isUpgrade && site.server.listenerCount('upgrade') > 0
}

/**
 * Watches the requests of a site, except those that become sockets.
 * @returns a function that returns a promise, resolved when no request is in flight
 */
export function watchRequests(app: FastifyInstance): () => Promise<void> {
  const open = new Set<ServerResponse>()
  const ofSocket = new WeakMap<Socket, Set<ServerResponse>>()

  /** Returns the unfinished responses of a connection. */
  function unfinishedOn(socket: Socket): Set<ServerResponse> {
    const existing = ofSocket.get(socket)
    if (existing) return existing
    const unfinished = new Set<ServerResponse>()
    ofSocket.set(socket, unfinished)
    // Node reports a lost connection only to the current response. The queued ones would keep their files open.
    socket.once('close', () => {
      for (const answer of [...unfinished]) answer.destroy().emit('close')
    })
    return unfinished
  }

  let idle: (() => void) | null = null
  app.addHook('onRequest', async (request, { raw }) => {
    const unfinished = unfinishedOn(request.socket)
    unfinished.add(raw)
    if (!becomesSocket(request)) open.add(raw)
    const end = () => {
      unfinished.delete(raw)
      open.delete(raw)
      if (open.size === 0) idle?.()
    }
    raw.once('finish', end)
    raw.once('close', end)
  })
  return () =>
    new Promise(resolve => {
      idle = resolve
      if (open.size === 0) resolve()
    })
}
