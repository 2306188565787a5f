import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

/** The style sheets of the server's own pages. The drawings use the sheet of the kit. */
const sheets = [
  '../sign-in/server.css',
  '../sign-in/cards.css',
  '../../../styles/kit/drawing.css',
  '../sign-in/states.css',
]

/** The combined style sheet of the server's own pages, and their scripts. */
const served = [
  { path: '/server.css', type: 'text/css', files: sheets },
  { path: '/again.js', type: 'text/javascript', files: ['../sign-in/again.js'] },
  { path: '/sign-out.js', type: 'text/javascript', files: ['../sign-in/sign-out.js'] },
]

export async function addStyle(app: FastifyInstance): Promise<void> {
  for (const { path, type, files } of served) {
    const parts = await Promise.all(files.map(file => readFile(new URL(file, import.meta.url), 'utf8')))
    const content = parts.join('\n')
    app.get(path, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(content),
    )
  }
}
