import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { limitAtOnce } from './at-once'

/** The unanswered requests that a connection may have. A browser sends the next one after the response. */
const maxUnanswered = 64

/** Ends a connection that sends too many requests without reading responses: all of them would start at once. */
export function limitUnanswered(app: FastifyInstance): void {
  // Queued responses of a lost connection report no end, so the counts are held weakly by connection.
  const mayAsk = limitAtOnce(maxUnanswered, new WeakMap<Socket, number>())
  app.addHook('onRequest', async ({ socket }, reply) => {
    // Requests that arrived in the same packet still come here after the connection was destroyed.
    if (!socket.destroyed && mayAsk(socket, reply.raw)) return
    reply.hijack()
    socket.destroy()
  })
}
