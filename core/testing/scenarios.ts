import type { Strangeness } from './strange'

/** A situation of the simulated server: the signed-in account, and the faults. */
export interface Scenario {
  userId: string
  /** The companies in the world. */
  orgs: readonly string[]
  /** The duration of every call, in milliseconds. */
  latency?: number
  /** The fault of every call except those that read the user. */
  fault?: Fault
  /** The way in which the answers differ from those of the reference server. */
  strange?: Strangeness
}

/** The fault of a call: a status, a broken connection ("offline"), or the page of a proxy ("html"). */
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

/**
 * Returns whether a call reads the user. The fault of a scenario does not apply to such a call, because a page shows
 * nothing without a user.
 */
export function isAboutUser(path: string): boolean {
  return path === '/v1/users/me' || path === '/v1/approvals/me'
}
