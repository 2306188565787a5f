import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { limitAtOnce } from './at-once'

/** Requests of one connection that are not answered yet: a browser sends the next one after the answer. */
const mostUnanswered = 64

/** A connection that asks a great many things before it reads an answer would have them all begun at once: it ends. */
export function limitUnanswered(app: FastifyInstance): void {
  // Of answers whose turn never came nobody hears the end: a connection that is gone takes its count along.
  const mayAsk = limitAtOnce(mostUnanswered, new WeakMap<Socket, number>())
  app.addHook('onRequest', async ({ socket }, reply) => {
    // What was read along with the one too many comes here as well, although its connection is gone.
    if (!socket.destroyed && mayAsk(socket, reply.raw)) return
    reply.hijack()
    socket.destroy()
  })
}
