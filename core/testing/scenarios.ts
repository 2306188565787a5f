import type { Strangeness } from './strange'

/** A situation of the server: the account of the page, and its faults. */
export interface Scenario {
  userId: string
  /** Companies that the world holds. */
  orgs: readonly string[]
  /** Milliseconds that every call takes. */
  latency?: number
  /** The fault of every call except those that read the user. */
  fault?: Fault
  /** The differences of the answers from those of our server. */
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

/** The calls without the fault of a scenario: a page needs a user to show it. */
export function isAboutUser(path: string): boolean {
  return path === '/v1/users/me' || path === '/v1/approvals/me'
}
