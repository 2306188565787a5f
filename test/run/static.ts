import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The policy under which every element must work without one violation (spec of the elements, check 6). */
export const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types reeldock',
].join('; ')

export interface StaticSite {
  /** Without a slash at its end. */
  origin: string
  close(): Promise<void>
}

/**
 * Serves the built package under `/reeldock/`, once more under `/copy/` (another bundle, as far as a page can tell),
 * and the folders `demo` and `test` as they are, all under the strict policy.
 */
export async function serveStatic(): Promise<StaticSite> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const file = join(root, path.replace(/^\/(reeldock|copy)\//, 'dist/'))
    const found = /^\/(reeldock|copy|demo|test)\//.test(path) && existsSync(file) && statSync(file).isFile()
    response.writeHead(found ? 200 : 404, {
      'content-type': found ? (types[extname(file)] ?? 'application/octet-stream') : 'text/plain',
      'content-security-policy': strictPolicy,
      'cache-control': 'no-store',
    })
    if (found) createReadStream(file).pipe(response)
    else response.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
