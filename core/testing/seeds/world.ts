import { dayAt } from '../../base/zoned'
import { moviesOf } from '../content/compositions'
import { makeTheatres } from '../content/theatres'
import { derive } from '../derive'
import { nextAssignment } from '../transitions/assignments'
import type { World } from '../world'
import { companies, demoAccounts } from './accounts'
import { seedAppliances } from './appliances'
import { seedOrders } from './orders'
import { seedApprovals, seedDays, seedPartner } from './partners'

export interface SeedOptions {
  /** The time around which all data lies, in epoch milliseconds. */
  now: number
  /** The companies to include; all when missing. Accounts without a company are always included. */
  orgs?: readonly string[]
}

/** Returns a world. The same time and companies give the same world. */
export function seedWorld({ now, orgs }: SeedOptions): World {
  const theatres = makeTheatres()
  const chosen = companies.filter(({ org }) => orgs === undefined || orgs.includes(org))
  const world: World = {
    accounts: demoAccounts
      .filter(({ org }) => org === null || chosen.some(company => company.org === org))
      .map(({ about: _, ...account }) => account),
    partners: [],
    orders: [],
    approvals: [],
    records: { appliance: [], day: [] },
    theatres,
    movies: moviesOf(dayAt(now, 'UTC')),
  }
  for (const company of chosen) {
    const partner = seedPartner(company, theatres)
    const { appliances, orders } = seedAppliances(company, seedOrders(company, theatres, now), now)
    const assigns = company.size !== 'none'
    world.partners.push({ ...partner, nextAt: assigns ? nextAssignment(partner.timezone, now) : null })
    world.orders.push(...orders.map(order => derive(order, now)))
    world.records.appliance.push(...(company.state === 'approved' ? appliances : []))
    world.approvals.push(...seedApprovals(company, theatres, now))
    world.records.day.push(...seedDays(company, now))
  }
  return world
}
