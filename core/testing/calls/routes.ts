import type { WireCall } from '../wire-call'
import { appliances } from './appliances'
import { partners } from './partners'
import { people } from './people'
import { reference } from './reference'
import { reports } from './reports'
import type { Route } from './route'
import { workOrders } from './work-orders'

/** All calls of the wire. */
export const routes: readonly Route[] = [...people, ...reference, ...partners, ...workOrders, ...appliances, ...reports]

/**
 * Returns the route of a call with the variable parts of its path; null for none. Of two matching routes, the one with
 * fewer variable parts wins.
 */
export function routeOf(call: WireCall): { route: Route; params: Record<string, string> } | null {
  const { method, base, path } = call
  const parts = path.split('/').map(decode)
  let best: { route: Route; params: Record<string, string> } | null = null
  for (const route of routes) {
    if (route.method !== method || route.base !== base || route.matches?.(call) === false) continue
    const params = match(route.path.split('/'), parts)
    if (params !== null && (best === null || Object.keys(params).length < Object.keys(best.params).length))
      best = { route, params }
  }
  return best
}

function match(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, name] of pattern.entries()) {
    const part = parts[index] ?? ''
    if (name.startsWith(':') && part !== '') params[name.slice(1)] = part
    else if (name !== part) return null
  }
  return params
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
