import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpFailure } from './failures'

/**
 * The factor by which the limits of an address are higher than those of an account: many people may share an address.
 */
export const accountsPerAddress = 10
/** The remote address of calls that this process makes to itself. No outside address can equal it. */
export const withinAddress = 'within'

/**
 * Counts a request.
 * @throws HttpFailure 429 when there were too many within a minute
 */
export type Limit = (request: FastifyRequest, key?: string) => Promise<void>

/** Registers the rate limit plugin at a site without setting a limit. */
export async function readyLimits(site: FastifyInstance): Promise<void> {
  await site.register(rateLimit, { global: false })
}

/** Returns a separate limit of requests per minute and key. The key defaults to the address. */
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
    const result = await count(request)
    if (!result.isAllowed && result.isExceeded) throw tooMany(result.ttlInSeconds)
  }
}

/** Returns a failure that says when to try again. */
export function tooMany(seconds: number): HttpFailure {
  const message = `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  return new HttpFailure(429, 'too_many_requests', message, { retryAfter: seconds })
}

/**
 * Returns the address of a request, or its network for IPv6, where one customer has countless addresses. It is empty
 * for a reset connection.
 */
export function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip ?? '')
}
