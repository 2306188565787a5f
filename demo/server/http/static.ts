import { existsSync } from 'node:fs'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Headers } from './headers'

export interface Folder {
  root: string
  prefix: string
  headers?: Headers
  /** The paths within the folder that are not served. */
  without?: RegExp
}

/** Serves a folder under its prefix. Browsers revalidate every file except chunks with a hash in their name. */
export async function addFolder(app: FastifyInstance, { root, prefix, headers = {}, without }: Folder): Promise<void> {
  if (!existsSync(root)) return
  await app.register(async folder => {
    await folder.register(staticFiles, {
      root,
      prefix,
      decorateReply: false,
      cacheControl: false,
      // READMEs are for developers and are not served.
      allowedPath: path => !/\.md$/i.test(path) && !without?.test(path),
      setHeaders(reply, path) {
        const isHashed = /\/chunks\/[^/]*[\w-]{7}\.js(\.map)?$/.test(path)
        // SVG is the only text type that the plugin sends without a charset.
        if (path.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache').headers(headers)
      },
    })
  })
}
