import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { aliases, routeOf } from '../../../core/navigation/routes'
import type { Operations } from '../operations'
import type { Settings } from '../settings'
import { onlyFromThisPage } from '../sign-in/routes'
import type { Session, Sessions } from '../sign-in/sessions'
import { answerNothing } from './failures'
import { galleryHeaders, packageHeaders } from './headers'
import type { Limit } from './limits'
import { preloadedFor, preloadedScript } from './preloaded'
import { addFolder } from './static'

export interface PortalParts {
  settings: Settings
  sessions: Sessions
  current(request: FastifyRequest): Promise<Session | null>
  operations: Operations
  /** By the session that asks. */
  limit: Limit
}

/** The portal page, the package it is made of, the gallery, and what the page must know before it starts. */
export async function addPortal(
  app: FastifyInstance,
  { settings, sessions, current, operations, limit }: PortalParts,
): Promise<void> {
  const { root } = settings
  const preloaded = preloadedFor(settings)

  app.get('/preloaded.js', async (request, reply) => {
    onlyFromThisPage(request)
    const session = await current(request)
    if (session) await limit(request, session.idHash)
    // A page that cannot be told its token still starts, and asks for one itself.
    const fresh = session && (await sessions.withFreshToken(session).catch(() => null))
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store')
    return preloadedScript({
      ...preloaded,
      ...(operations.maintenance ? { maintenance: true } : {}),
      ...(fresh ? { accessToken: fresh.accessToken } : {}),
    })
  })
  // What a page that is open asks: it started before the switch was pressed.
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

/** Every address that a person may open is the one page; it says itself what it does not know. */
export async function answerPortalPage(root: string, request: FastifyRequest, reply: FastifyReply) {
  const index = join(root, 'demo/portal/index.html')
  const path = request.url.split('?')[0] ?? '/'
  const wantsPage = ['GET', 'HEAD'].includes(request.method) && request.headers.accept?.includes('text/html')
  const isOther = /^\/(api|oidc|reeldock|gallery|sign-in)(\/|$)/.test(path)
  if (!wantsPage || isOther || !existsSync(index)) {
    return answerNothing(request, reply)
  }
  const page = await readFile(index)
  const route = routeOf(path)
  const status = route === null && !aliases.has(path) ? 404 : 200
  // The element of a screen is fetched beside the start of the page, not once it is known who is there.
  if (route && !route.open)
    reply.header('link', `</reeldock/elements/${route.element}.js>; rel=preload; as=script; crossorigin`)
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
}
