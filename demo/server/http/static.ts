import { existsSync } from 'node:fs'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Headers } from './headers'

export interface Folder {
  root: string
  prefix: string
  headers?: Headers
  /** Addresses within it that are not there. */
  without?: RegExp
}

/** Serves a folder under its prefix. Files are asked about again each time, but for chunks named by their content. */
export async function addFolder(app: FastifyInstance, { root, prefix, headers = {}, without }: Folder): Promise<void> {
  if (!existsSync(root)) return
  await app.register(async folder => {
    await folder.register(staticFiles, {
      root,
      prefix,
      decorateReply: false,
      cacheControl: false,
      // What explains a folder to who works on it is for nobody else.
      allowedPath: path => !/\.md$/i.test(path) && !without?.test(path),
      setHeaders(reply, path) {
        const named = /\/chunks\/[^/]*[\w-]{7}\.js(\.map)?$/.test(path)
        // The one kind of text whose type is named without its charset.
        if (path.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8')
        reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache').headers(headers)
      },
    })
  })
}
