import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

/** The one sheet of the server's own pages, and their scripts. */
const files = [
  { path: '/server.css', type: 'text/css', file: '../sign-in/server.css' },
  { path: '/again.js', type: 'text/javascript', file: '../sign-in/again.js' },
  { path: '/sign-out.js', type: 'text/javascript', file: '../sign-in/sign-out.js' },
]

export async function addStyle(app: FastifyInstance): Promise<void> {
  for (const { path, type, file } of files) {
    const content = await readFile(new URL(file, import.meta.url))
    app.get(path, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(content),
    )
  }
}
