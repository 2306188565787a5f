import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { createTestBackend, type TestBackend } from '../../../core/testing/test-backend'
import { preloadLinks as portalLinks } from '../../../demo/server/http/preload-links'
import { hostPage } from './host-page'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../../..')

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

export interface LoadSite {
  /** The origin without a trailing slash. */
  readonly origin: string
  close(): Promise<void>
}

/**
 * Serves every page over HTTP/2 and compressed, like common file servers, with one test back end for all pages in this
 * process.
 * @param peers the folder of the peers' built pages
 */
export async function serveLoads(peers: string): Promise<LoadSite> {
  const packed = new Map<string, Buffer>()
  let origin = ''
  let backend: TestBackend | undefined

  function fileOf(path: string): string | null {
    const [, first = '', ...rest] = path.split('/')
    const inside = rest.join('/')
    const folders: Record<string, string> = { reeldock: 'dist', pages: 'test/bench/loads/pages' }
    const folder = folders[first]
    const portalFile = join(root, 'demo/portal', path === '/work-orders' ? 'index.html' : path)
    const file = folder !== undefined ? join(root, folder, inside) : rest.length === 0 ? portalFile : join(peers, path)
    return existsSync(file) && extname(file) in types ? file : null
  }

  async function globals(): Promise<string> {
    if (backend === undefined) throw new Error('the back end is not there yet')
    const { bases, token: supplied } = backend.options
    // This site has no event socket, so the pages poll.
    const { events: _, ...usedBases } = bases
    const token = typeof supplied === 'string' ? supplied : await supplied()
    return `window.bench = ${JSON.stringify({ bases: usedBases, token, main: bases.main })}
window.__REELDOCK__ = ${JSON.stringify({ bases: usedBases, environment: 'production', accessToken: token })}`
  }

  async function answerApi(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const answer = await backend?.options.fetch(
      new Request(`${origin}${request.url}`, { headers: authorization(request) }),
    )
    response.writeHead(answer?.status ?? 500, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end(gzipSync(await (answer ?? new Response()).text()))
  }

  async function answer(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    if (path.startsWith('/api/')) return answerApi(request, response)
    if (path === '/globals.js' || path === '/preloaded.js') return send(response, '.js', Buffer.from(await globals()))
    if (path === '/token') return send(response, '.json', Buffer.from(JSON.stringify({ accessToken: null })))
    if (path === '/maintenance.json') return send(response, '.json', Buffer.from('{}'))
    // The portal's page comes with the header of the portal's server.
    const links = path === '/work-orders' ? await portalLinks(root, 'work-orders') : undefined
    if (links !== undefined) response.setHeader('link', links)
    const file = fileOf(path)
    if (file === null) {
      response.writeHead(404)
      response.end()
      return
    }
    const cached = packed.get(file)
    if (cached !== undefined) return send(response, extname(file), cached)
    const text = readFileSync(file)
    const content = gzipSync(
      extname(file) === '.html' ? hostPage(text.toString(), path.startsWith('/react-admin/'), preloadLinks()) : text,
      { level: 9 },
    )
    packed.set(file, content)
    send(response, extname(file), content)
  }

  const certificate = await getCertificate(mkdtempSync(join(tmpdir(), 'reeldock-bench-')))
  const sessions = new Set<ServerHttp2Session>()
  const server = createSecureServer({ key: certificate, cert: certificate }, (request, response) => {
    answer(request, response).catch((cause: unknown) => {
      response.writeHead(500)
      response.end(String(cause))
    })
  })
  server.on('session', session => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  const base = (name: string) => `${origin}/api/${name}`
  backend = createTestBackend({
    now: Date.UTC(2026, 10, 20, 15),
    bases: {
      main: base('main'),
      account: base('account'),
      partners: base('partners'),
      reports: base('reports'),
      theatres: base('theatres'),
      portal: origin,
    },
  })
  return {
    origin,
    async close() {
      backend?.close()
      await new Promise<void>(resolve => {
        server.close(() => resolve())
        for (const session of sessions) session.destroy()
      })
    },
  }
}

/** Returns the link tags of the list's files, as the package names them for a page's head. */
function preloadLinks(): string {
  const lists = JSON.parse(readFileSync(join(root, 'dist/preload.json'), 'utf8')) as Record<string, string[]>
  return (lists['work-orders'] ?? []).map(file => `<link rel="modulepreload" href="/reeldock/${file}">`).join('')
}

function send(response: Http2ServerResponse, extension: string, content: Buffer): void {
  const isPacked = content[0] === 0x1f && content[1] === 0x8b
  response.writeHead(200, {
    'content-type': types[extension] ?? 'text/plain',
    'cache-control': 'no-store',
    ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
  })
  response.end(content)
}

function authorization({ headers }: Http2ServerRequest): Record<string, string> {
  return headers.authorization === undefined ? {} : { authorization: headers.authorization }
}
