import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { aliases, routeOf } from '../../../core/navigation/routes'
import type { Operations } from '../operations'
import type { Settings } from '../settings'
import { requireOwnPage } from '../sign-in/routes'
import type { Session } from '../sign-in/session-rows'
import type { Sessions } from '../sign-in/sessions'
import { sendNotFound } from './failures'
import { galleryHeaders, packageHeaders } from './headers'
import type { Limit } from './limits'
import { preloadLinks } from './preload-links'
import { preloadedFor, preloadedScript } from './preloaded'
import { addFolder } from './static'

export interface PortalParts {
  settings: Settings
  sessions: Sessions
  current(request: FastifyRequest): Promise<Session | null>
  operations: Operations
  /** The limit of requests per session. */
  limit: Limit
}

/** Adds the portal page, its package, the gallery, and the data that the page needs before it starts. */
export async function addPortal(
  app: FastifyInstance,
  { settings, sessions, current, operations, limit }: PortalParts,
): Promise<void> {
  const { root } = settings
  const preloaded = preloadedFor(settings)

  app.get('/preloaded.js', async (request, reply) => {
    requireOwnPage(request)
    const session = await current(request)
    if (session) await limit(request, session.idHash)
    // Without a token the page still starts, and requests a token itself.
    const fresh = session && (await sessions.withFreshToken(session).catch(() => null))
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store')
    return preloadedScript({
      ...preloaded,
      ...(operations.maintenance ? { maintenance: true } : {}),
      ...(fresh ? { accessToken: fresh.accessToken } : {}),
    })
  })
  // Open pages poll this address, because they started before the switch was pressed.
  app.get('/maintenance.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ maintenance: operations.maintenance }),
  )

  await addFolder(app, { root: join(root, 'dist'), prefix: '/reeldock/', headers: packageHeaders })
  if (settings.demonstration) {
    const headers = galleryHeaders(settings)
    await addFolder(app, { root: join(root, 'demo/gallery'), prefix: '/gallery/', headers })
    await addFolder(app, { root: join(root, 'test/pictures/baseline'), prefix: '/gallery/pictures/baseline/' })
  }
  await addFolder(app, { root: join(root, 'demo/portal'), prefix: '/' })
}

/** Sends the portal page for every address that a person may open. The page itself reports unknown addresses. */
export async function sendPortalPage(root: string, request: FastifyRequest, reply: FastifyReply) {
  const index = join(root, 'demo/portal/index.html')
  const path = request.url.split('?')[0] ?? '/'
  const wantsPage = ['GET', 'HEAD'].includes(request.method) && request.headers.accept?.includes('text/html')
  const isOther = /^\/(api|oidc|reeldock|gallery|sign-in)(\/|$)/.test(path)
  if (!wantsPage || isOther || !existsSync(index)) {
    return sendNotFound(request, reply)
  }
  const page = await readFile(index)
  const route = routeOf(path)
  const status = route === null && !aliases.has(path) ? 404 : 200
  // The files of the screen load while the page starts, instead of after the account is known.
  const links = route && !route.open ? await preloadLinks(root, route.element) : undefined
  if (links !== undefined) reply.header('link', links)
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
}
