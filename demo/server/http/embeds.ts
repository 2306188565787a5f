import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings'
import { packageHeaders } from './headers'
import { preloadedFor } from './preloaded'
import { addSitePages } from './site-pages'
import { addFolder } from './static'

/** The other site: the intranet page with the suite's elements in it, and the company's pages around the portal. */
export async function addEmbeds(app: FastifyInstance, settings: Settings): Promise<void> {
  const { root } = settings
  const { environment, bases, features, links } = preloadedFor(settings)
  app.get('/options.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return { environment, bases, features, links }
  })
  addSitePages(app, settings)
  app.get('/', (_request, reply) => reply.redirect('/intranet/', 302))
  await addFolder(app, { root: join(root, 'dist'), prefix: '/reeldock/', headers: packageHeaders })
  await addFolder(app, { root: join(root, 'demo/embeds'), prefix: '/' })
}
