import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
}

export interface Site {
  /** The origin, without a slash at its end. */
  origin: string
  close(): Promise<void>
}

/** Serves a folder like any file server. */
export async function serveFolder(folder: string): Promise<Site> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const asked = join(folder, path)
    const file = existsSync(asked) && statSync(asked).isDirectory() ? join(asked, 'index.html') : asked
    const found = existsSync(file)
    response.writeHead(found ? 200 : 404, { 'content-type': types[extname(file)] ?? 'text/plain' })
    if (found) createReadStream(file).pipe(response)
    else response.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
