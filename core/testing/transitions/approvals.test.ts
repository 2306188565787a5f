import { expect } from 'chai'
import { addDays } from '../../base/days'
import { dayAt } from '../../base/zoned'
import type { PortalEvent } from '../../wire/events'
import type { Approval, UsersMe } from '../../wire/people'
import { createBackend } from '../backend'
import { minute } from '../durations'
import { testNow } from '../fixtures'
import { memoryUnit } from '../memory'
import { seedWorld } from '../seeds/world'
import { bodyOf } from '../wire-call'
import { submitAreas } from './approvals'

const body = {
  serviceAreas: [
    {
      code: 'US-TX',
      deliveryType: 'SATELLITE',
      deliveryOptions: [{ maxTime: { unit: 'hours', value: 4 }, price: 1 }],
      excludeCodes: [],
      status: 'active',
    },
  ],
}

it('the hundred newest submissions and the registration are read, with distinct ids', async () => {
  let now = testNow
  const unit = memoryUnit(seedWorld({ now, orgs: ['lonestar'] }))
  const backend = createBackend({
    unit,
    clock: { now: () => now },
    publish: () => undefined,
    setAside: () => undefined,
  })
  const ask = (method: 'GET' | 'POST', path: string, query = '') =>
    backend.handle({
      method,
      base: 'main',
      path,
      query: new URLSearchParams(query),
      body: method === 'POST' ? body : undefined,
      ifMatch: null,
      idempotencyKey: null,
      userId: 'maya.ortiz',
    })
  const submitted: string[] = []
  for (let times = 0; times < 103; times += 1) {
    now += minute
    const answer = await ask('POST', '/v1/approvals', 'approvalType=service_areas')
    expect(answer.status, JSON.stringify(answer.body)).to.equal(201)
    const { id } = answer.body as { id: string }
    submitted.push(id)
    await backend.review('lonestar', id, { status: 'REJECTED', comments: null })
  }
  const { approvals } = bodyOf(await ask('GET', '/v1/users/me')) as UsersMe
  expect(new Set(submitted).size).to.equal(103)
  expect(approvals.map(({ type }) => type).filter(type => type === 'registration')).to.have.length(1)
  const areas = approvals.filter(({ type }) => type === 'service_areas').map(({ id }) => id)
  expect(areas).to.deep.equal(submitted.slice(3))
})

it('neither a change of the calendar nor a decision reads the data of all submissions', async () => {
  const now = testNow
  const world = seedWorld({ now, orgs: ['lonestar', 'prairie'] })
  const approvals = world.approvals.map(record => ({ ...record, nextAt: record.org === 'prairie' ? now : null }))
  const unit = memoryUnit({ ...world, approvals })
  const { run } = unit
  unit.run = work =>
    run(repository => work({ ...repository, approvals: () => Promise.reject(new Error('The data was read')) }))
  const backend = createBackend({
    unit,
    clock: { now: () => now },
    publish: () => undefined,
    setAside: () => undefined,
  })
  const holiday = await backend.handle({
    method: 'POST',
    base: 'partners',
    path: '/v1/partner/calendar',
    query: new URLSearchParams(),
    body: { date: addDays(dayAt(now, 'America/Chicago'), 40), holiday: true },
    ifMatch: null,
    idempotencyKey: null,
    userId: 'maya.ortiz',
  })
  expect(holiday.status, JSON.stringify(holiday.body)).to.equal(200)
  await backend.tick()
  const [registration] = await run(repository => repository.approvals('prairie'))
  expect(registration?.approval.status).to.equal('APPROVED')
})

it('the event of an approval goes to the partner’s sockets without the submitted data', async () => {
  const unit = memoryUnit(seedWorld({ now: testNow, orgs: ['lonestar'] }))
  const published: PortalEvent[] = []
  const publish = (_org: string, event: PortalEvent) => published.push(event)
  const backend = createBackend({ unit, clock: { now: () => testNow }, publish, setAside: () => undefined })
  const answer = await backend.handle({
    method: 'POST',
    base: 'main',
    path: '/v1/approvals',
    query: new URLSearchParams('approvalType=service_areas'),
    body,
    ifMatch: null,
    idempotencyKey: null,
    userId: 'maya.ortiz',
  })
  const { id, registrationData } = answer.body as Approval
  await backend.review('lonestar', id, { status: 'REJECTED', comments: null })
  expect(registrationData).not.to.equal(null)
  const approvals = published.flatMap(event => (event.type === 'approval.changed' ? [event.approval] : []))
  expect(approvals.map(approval => [approval.id, approval.status, approval.registrationData])).to.deep.equal([
    [id, 'PENDING', null],
    [id, 'REJECTED', null],
  ])
})

// @spec 4.6
describe('a submission is decided after three business days, at the time of day it was submitted', () => {
  const table: [from: string, zone: string, decidedAt: string][] = [
    ['2026-11-16T15:00:20Z', 'America/Chicago', '2026-11-19T15:00:20Z'], // Monday
    ['2026-11-19T20:10:00Z', 'America/Chicago', '2026-11-24T20:10:00Z'], // over a weekend
    ['2026-11-21T15:00:00Z', 'America/Chicago', '2026-11-25T15:00:00Z'], // Saturday
    ['2026-11-21T03:00:00Z', 'America/Chicago', '2026-11-26T03:00:00Z'], // still Friday there
    ['2026-10-29T20:00:00Z', 'America/Chicago', '2026-11-03T21:00:00Z'], // over a change of the clocks
    ['2026-11-16T15:00:00Z', 'Mars/Olympus', '2026-11-19T15:00:00Z'],
  ]
  // @spec 1.9
  for (const [from, timezone, decidedAt] of table)
    it(`from ${from} in ${timezone}`, () => {
      const now = Date.parse(from)
      const [partner] = seedWorld({ now, orgs: ['lonestar'] }).partners
      if (partner === undefined) throw new Error('no partner')
      const { state } = submitAreas({ ...partner, timezone }, [], { serviceAreas: [] }, { now })
      expect(state.record.nextAt).to.equal(Date.parse(decidedAt))
    })
})
