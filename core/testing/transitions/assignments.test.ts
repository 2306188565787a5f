import { expect } from 'chai'
import fc from 'fast-check'
import { isWeekendIn } from '../../base/working-days'
import { makeTheatres } from '../content/theatres'
import { day } from '../durations'
import { testNow } from '../fixtures'
import { memoryUnit } from '../memory'
import { companies } from '../seeds/accounts'
import { seedPartner } from '../seeds/partners'
import { seedWorld } from '../seeds/world'
import { tickPartner } from '../tick'
import { assign, nextAssignment } from './assignments'

const theatres = makeTheatres()
const [company] = companies
if (company === undefined) throw new Error('No company')
const partner = { ...seedPartner(company, theatres), nextAt: testNow }
const noHoliday = { holiday: false }

describe('assigning work orders', () => {
  // @spec 4.35
  it('assigns no order on a holiday, and continues afterwards', () => {
    const outcome = assign(partner, { holiday: true }, 48213, theatres, { now: testNow })
    if (!outcome.ok) throw new Error('refused')
    expect(outcome.state.order).to.equal(null)
    expect(outcome.events).to.deep.equal([])
    expect(outcome.state.partner.nextAt).to.be.greaterThan(testNow)
  })

  it('assigns the next number on any other day, and sends an event', () => {
    const outcome = assign(partner, undefined, 48213, theatres, { now: testNow })
    if (!outcome.ok) throw new Error('refused')
    expect(outcome.state.order?.workOrderNo).to.equal('WO-48214')
    expect(outcome.state.order?.status).to.equal('assigned')
    expect(outcome.events).to.deep.equal([{ type: 'work_order.assigned', workOrderNo: 'WO-48214' }])
    expect(assign(partner, noHoliday, 48213, theatres, { now: testNow })).to.deep.equal(outcome)
  })

  it('assigns no order on a weekend, although one was due before', () => {
    const outcome = assign(partner, undefined, 48213, theatres, { now: testNow + 2 * day })
    if (!outcome.ok) throw new Error('refused')
    expect(outcome.state.order).to.equal(null)
    expect(outcome.state.partner.nextAt).to.be.greaterThan(testNow + 2 * day)
  })

  it('dates no order on a holiday that begins before the simulation runs its step', async () => {
    const { org } = company
    const world = seedWorld({ now: testNow, orgs: [org] })
    const newestAssignmentWith = async (holiday: boolean) => {
      const unit = memoryUnit(world)
      const late = testNow + day
      await unit.run(async repository => {
        const [before] = await repository.records('day', org, { from: '2026-11-20', to: '2026-11-20' })
        const after = { org, date: '2026-11-20', holiday, discount: null, surge: null, version: 1 }
        await repository.save({ of: 'day', before: before ?? null, after })
        await tickPartner(repository, org, late)
      })
      return unit.run(async repository => (await repository.orders(org, { offset: 0, limit: 1 })).heads[0]?.assignedOn)
    }
    const [ordinary, holiday] = [await newestAssignmentWith(false), await newestAssignmentWith(true)]
    expect(ordinary?.slice(0, 10)).to.equal('2026-11-20')
    expect(holiday?.slice(0, 10)).not.to.equal('2026-11-20')
  })

  it('finds the next time on a weekday of the partner, whatever the time is', () => {
    const zones = fc.constantFrom(
      'America/Chicago',
      'Europe/London',
      'Pacific/Honolulu',
      'America/St_Johns',
      'Asia/Kolkata',
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 * 24 }), zones, (hours, zone) => {
        const now = testNow + (hours * day) / 24
        const at = nextAssignment(zone, now)
        return at > now && at - now < 4 * day && !isWeekendIn(at, zone)
      }),
      { numRuns: 200 },
    )
  })
})
