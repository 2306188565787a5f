import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Watches the requests of a site; answers a promise of the moment when none is under way. Sockets are no requests. */
export function watchRequests(app: FastifyInstance): () => Promise<void> {
  const open = new Set<ServerResponse>()
  let idle: (() => void) | null = null
  app.addHook('onRequest', async ({ headers }, { raw }) => {
    if (headers.upgrade !== undefined) return
    open.add(raw)
    const end = () => {
      open.delete(raw)
      if (open.size === 0) idle?.()
    }
    raw.once('finish', end)
    raw.once('close', end)
  })
  return () =>
    new Promise(resolve => {
      idle = resolve
      if (open.size === 0) resolve()
    })
}
