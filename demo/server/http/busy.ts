import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Node gives a connection away as a socket where both headers say so and the site has sockets; all else is a request like
 * any other.
 */
export function becomesSocket({ headers, server: site }: FastifyRequest): boolean {
  const { upgrade, connection } = headers
  const isAsked = upgrade !== undefined && /(^|,)\s*upgrade\s*(,|$)/i.test(connection ?? '')
  return isAsked && site.server.listenerCount('upgrade') > 0
}

/** Watches the requests of a site; answers a promise of the moment when none is under way. Sockets are no requests. */
export function watchRequests(app: FastifyInstance): () => Promise<void> {
  const open = new Set<ServerResponse>()
  const ofSocket = new WeakMap<Socket, Set<ServerResponse>>()

  /** The answers that are due on a connection. */
  function dueOn(socket: Socket): Set<ServerResponse> {
    const known = ofSocket.get(socket)
    if (known) return known
    const due = new Set<ServerResponse>()
    ofSocket.set(socket, due)
    // Node tells only the answer whose turn it is that its connection is gone: the others would keep their files open.
    socket.once('close', () => {
      for (const answer of [...due]) answer.destroy().emit('close')
    })
    return due
  }

  let idle: (() => void) | null = null
  app.addHook('onRequest', async (request, { raw }) => {
    const due = dueOn(request.socket)
    due.add(raw)
    if (!becomesSocket(request)) open.add(raw)
    const end = () => {
      due.delete(raw)
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
