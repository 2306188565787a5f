import type { Strangeness } from './strange'

/** A situation that a back end can be in: whose page it is, and what goes wrong. */
export interface Scenario {
  userId: string
  /** Companies that the world holds. */
  orgs: readonly string[]
  /** Milliseconds that every call takes. */
  latency?: number
  /** What happens to every call but those that say who the user is. */
  fault?: Fault
  /** How the answers differ from those of the back end that we know. */
  strange?: Strangeness
}

/** A status to fail with, a broken connection, or the page of a proxy. */
export type Fault = number | 'offline' | 'html'

const manual: Scenario = { userId: 'maya.ortiz', orgs: ['lonestar'] }
const small: Scenario = { userId: 'ada.novak', orgs: ['cinderlane'] }

export const scenarios = {
  'approved-manual': manual,
  'approved-offline': { userId: 'claire.dubois', orgs: ['northlight'] },
  'approved-online': { userId: 'jun.tanaka', orgs: ['skyreel'] },
  small,
  empty: { userId: 'sam.osei', orgs: ['firstreel'] },
  'non-admin': { userId: 'ben.whitfield', orgs: ['lonestar'] },
  'not-submitted': { userId: 'lena.fischer', orgs: ['harborline'] },
  pending: { userId: 'tom.becker', orgs: ['prairie'] },
  'needs-more-info': { userId: 'nora.quinn', orgs: ['granite'] },
  rejected: { userId: 'raj.patel', orgs: ['bluemesa'] },
  'no-access': { userId: 'ivo.marin', orgs: [] },
  'not-found': { userId: 'zoe.hart', orgs: [] },
  slow: { ...manual, latency: 2000 },
  offline: { ...small, fault: 'offline' },
  failing: { ...small, fault: 500 },
  'html-502': { ...small, fault: 'html' },
  'unknown-things': { ...manual, strange: 'unknown' },
  'missing-things': { ...manual, strange: 'missing' },
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

/** Calls that a scenario's fault spares: without them there would be nobody to show anything to. */
export function isAboutUser(path: string): boolean {
  return path === '/v1/users/me' || path === '/v1/approvals/me'
}
