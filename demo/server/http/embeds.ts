import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings'
import { addFrameworkHosts } from './framework-hosts'
import { frameHeaders, packageHeaders, vueHeaders } from './headers'
import { preloadedFor } from './preloaded'
import { addSitePages } from './site-pages'
import { addFolder } from './static'

/** Adds the other site: pages that embed the elements, and the company's pages around the portal. */
export async function addEmbeds(app: FastifyInstance, settings: Settings): Promise<void> {
  const { root, demonstration } = settings
  const { environment, bases, features, links } = preloadedFor(settings)
  app.get('/options.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return { environment, bases, features, links }
  })
  addSitePages(app, settings)
  app.get('/', (_request, reply) => reply.redirect('/intranet/', 302))
  await addFolder(app, { root: join(root, 'dist'), prefix: '/reeldock/', headers: packageHeaders })
  const pageHeaders = { frame: frameHeaders(settings), ...(demonstration ? { vue: vueHeaders(settings) } : {}) }
  for (const [name, headers] of Object.entries(pageHeaders))
    await addFolder(app, { root: join(root, 'demo/embeds', name), prefix: `/${name}/`, headers })
  // Pages with a framework are bundled on request, which production must not do.
  if (demonstration) addFrameworkHosts(app, root)
  const without = demonstration ? {} : { without: /^\/+(react|vue)(\/|$)/ }
  await addFolder(app, { root: join(root, 'demo/embeds'), prefix: '/', ...without })
}
