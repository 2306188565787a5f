import type { PartnerType } from '../../wire/people'
import type { Account } from '../records'

/** The state of a company's registration. */
export type CompanyState = 'approved' | 'not-submitted' | 'pending' | 'needs-more-info' | 'rejected'
/** The amount of a company's work orders. */
export type CompanySize = 'full' | 'small' | 'none'

export interface Company {
  org: string
  companyId: string
  companyName: string
  type: PartnerType
  state: CompanyState
  size: CompanySize
  timezone: string
  city: string
  /** The number of the newest work order. */
  newestOrder: number
}

/** An account of the demonstration, with a line about its purpose. */
export interface DemoAccount extends Account {
  about: string
}

function company(
  [org, companyName, city, timezone]: [string, string, string, string],
  type: PartnerType,
  state: CompanyState,
  size: CompanySize,
  newestOrder: number,
): Company {
  return { org, companyId: `C-${newestOrder}`, companyName, type, state, size, timezone, city, newestOrder }
}

export const companies: readonly Company[] = [
  company(['lonestar', 'Lone Star Film Logistics', 'Dallas', 'America/Chicago'], 'Manual', 'approved', 'full', 48213),
  company(['northlight', 'Northlight Delivery', 'Toronto', 'America/Toronto'], 'Offline', 'approved', 'full', 58213),
  company(['skyreel', 'Skyreel Networks', 'Los Angeles', 'America/Los_Angeles'], 'Online', 'approved', 'full', 68213),
  company(['cinderlane', 'Cinder Lane Dispatch', 'Chicago', 'America/Chicago'], 'Manual', 'approved', 'small', 30120),
  company(['firstreel', 'First Reel Services', 'Atlanta', 'America/New_York'], 'Manual', 'approved', 'none', 31000),
  company(
    ['harborline', 'Harborline Couriers', 'Seattle', 'America/Los_Angeles'],
    'Manual',
    'not-submitted',
    'none',
    32000,
  ),
  company(['prairie', 'Prairie Print & Ship', 'Omaha', 'America/Chicago'], 'Offline', 'pending', 'none', 33000),
  company(
    ['granite', 'Granite State Freight', 'Manchester', 'America/New_York'],
    'Manual',
    'needs-more-info',
    'none',
    34000,
  ),
  company(['bluemesa', 'Blue Mesa Media', 'Denver', 'America/Denver'], 'Online', 'rejected', 'none', 35000),
]

function person(
  userId: string,
  name: string,
  org: string | null,
  role: 'admin' | 'member',
  about: string,
  access: Account['access'] = 'granted',
): DemoAccount {
  const employer = companies.find(candidate => candidate.org === org)
  return {
    userId,
    name,
    email: `${userId}@${org ?? 'visitor'}.example.com`,
    roleNames: role === 'admin' ? ['admin'] : ['user'],
    companyId: employer?.companyId ?? '',
    companyName: employer?.companyName ?? '',
    org,
    access,
    about,
  }
}

/** Every account of the demonstration, in the order in which a sign-in page lists them. */
export const demoAccounts: readonly DemoAccount[] = [
  person('maya.ortiz', 'Maya Ortiz', 'lonestar', 'admin', 'Manual partner, approved: 160 work orders'),
  person('ben.whitfield', 'Ben Whitfield', 'lonestar', 'member', 'The same partner, not an admin'),
  person('claire.dubois', 'Claire Dubois', 'northlight', 'admin', 'Offline partner, approved'),
  person('jun.tanaka', 'Jun Tanaka', 'skyreel', 'admin', 'Online partner, approved'),
  person('ada.novak', 'Ada Novak', 'cinderlane', 'admin', 'Manual partner with a dozen work orders'),
  person('sam.osei', 'Sam Osei', 'firstreel', 'admin', 'Approved, no work order yet'),
  person('lena.fischer', 'Lena Fischer', 'harborline', 'admin', 'Registration not submitted'),
  person('tom.becker', 'Tom Becker', 'prairie', 'admin', 'Registration under review'),
  person('nora.quinn', 'Nora Quinn', 'granite', 'admin', 'The reviewer needs more information'),
  person('raj.patel', 'Raj Patel', 'bluemesa', 'admin', 'Registration rejected'),
  person('ivo.marin', 'Ivo Marin', null, 'member', 'An account without access', 'no-access'),
  person('zoe.hart', 'Zoe Hart', null, 'member', 'An account that is not found', 'not-found'),
]
