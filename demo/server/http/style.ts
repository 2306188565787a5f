import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

/** The one sheet of the server's own pages. */
export async function addStyle(app: FastifyInstance): Promise<void> {
  const sheet = await readFile(new URL('../sign-in/server.css', import.meta.url))
  app.get('/server.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(sheet),
  )
}
