import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpFailure } from './failures'

/** Many people may work behind one address: it may do as much as so many accounts. */
export const accountsAnAddress = 10
/** Where calls come from that this process makes to itself; no address outside can be this. */
export const withinAddress = 'within'

/** Counts a request. @throws HttpFailure 429 when there were too many within a minute */
export type Limit = (request: FastifyRequest, key?: string) => Promise<void>

/** Makes limits possible at a site; none is set by that. */
export async function readyLimits(site: FastifyInstance): Promise<void> {
  await site.register(rateLimit, { global: false })
}

/** A limit of its own: so many requests a minute for each key, the address where no key is given. */
export function createLimit(site: FastifyInstance, max: number): Limit {
  const keys = new WeakMap<FastifyRequest, string>()
  const count = site.createRateLimit({
    max,
    timeWindow: '1 minute',
    keyGenerator: request => keys.get(request) ?? addressOf(request),
  })
  return async (request, key) => {
    if (request.socket.remoteAddress === withinAddress) return
    if (key === undefined) keys.delete(request)
    else keys.set(request, key)
    const found = await count(request)
    if (!found.isAllowed && found.isExceeded) throw tooMany(found.ttlInSeconds)
  }
}

/** Who comes too often is told when to come back. */
export function tooMany(seconds: number): HttpFailure {
  const says = `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  return new HttpFailure(429, 'too_many_requests', says, { retryAfter: seconds })
}

/** Of IPv6 the network: one customer has as many addresses of it as they like. A connection that was reset has none any more. */
export function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip ?? '')
}
