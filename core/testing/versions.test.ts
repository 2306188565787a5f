import { expect } from 'chai'
import type { CalendarDay } from '../wire/calendar'
import type { UsersMe } from '../wire/people'
import { createBackend } from './backend'
import { day } from './durations'
import { testNow } from './fixtures'
import { memoryUnit } from './memory'
import { seedWorld } from './seeds/world'
import { bodyOf, type WireCall } from './wire-call'

const [maya, ben] = ['maya.ortiz', 'ben.whitfield']

/** Returns a server with one company, and functions that call it. */
function open() {
  let now = testNow
  const unit = memoryUnit(seedWorld({ now, orgs: ['lonestar'] }))
  const backend = createBackend({
    unit,
    clock: { now: () => now },
    publish: () => undefined,
    setAside: () => undefined,
  })

  async function ask(method: WireCall['method'], path: string, body?: unknown, more: Partial<WireCall> = {}) {
    const [pathname = '', search = ''] = path.split('?')
    const base = path.startsWith('/v1/partner/') ? 'partners' : path.startsWith('/v1/partners/') ? 'account' : 'main'
    const query = new URLSearchParams(search)
    const call = {
      method,
      base,
      path: pathname,
      query,
      body,
      ifMatch: null,
      idempotencyKey: null,
      userId: maya,
    } as const
    const answer = await backend.handle({ ...call, ...more })
    return { ...answer, body: bodyOf(answer), etag: answer.headers.etag ?? null }
  }

  return {
    ask,
    review: backend.review,
    async me(userId: string = maya) {
      const { body, etag } = await ask('GET', '/v1/users/me', undefined, { userId })
      return { ...(body as UsersMe), etag }
    },
    /** Lets time pass, with all steps that become due. */
    async pass(milliseconds: number) {
      const end = now + milliseconds
      for (let next = await backend.tick(); next !== null && next <= end; next = await backend.tick()) now = next
      now = end
      await backend.tick()
    },
  }
}

const drives = (cru: number) => ({ companyId: 'C-48213', drives: [{ driveType: 'CRU', totalStock: cru }] })
const serviceAreas = [
  {
    code: 'US-CA',
    deliveryType: 'HARD_DRIVE',
    deliveryOptions: [{ maxTime: { unit: 'days', value: 2 }, price: 30, shippingPickupTime: '16:00' }],
    excludeCodes: [],
    status: 'active',
  },
]
const submitting = '/v1/approvals?approvalType=service_areas'

describe('the version of users/me', () => {
  it('is the same for all people of the company, and changes when a colleague saves', async () => {
    const { ask, me } = open()
    const before = await me()
    expect((await me(ben)).etag).to.equal(before.etag)
    const saved = await ask('PUT', '/v1/partner/lonestar', drives(5), { userId: ben, ifMatch: before.etag })
    expect([saved.status, saved.etag]).to.deep.equal([200, (await me()).etag])
    const late = await ask('PUT', '/v1/partner/lonestar', drives(6), { ifMatch: before.etag })
    expect([late.status, late.etag]).to.deep.equal([409, null])
    expect((await me()).user.partner?.drives).to.deep.equal(drives(5).drives)
  })

  it('is new even when earlier data is restored', async () => {
    const { ask, me } = open()
    const tags = []
    for (const stock of [5, 6, 5]) tags.push((await ask('PUT', '/v1/partner/lonestar', drives(stock))).etag)
    expect(new Set(tags).size).to.equal(3)
    expect((await me()).etag).to.equal(tags[2])
  })

  it('does not change for an unchanged save, a refused one, the account site, or the calendar', async () => {
    const { ask, me } = open()
    const { user, etag } = await me()
    const { partner } = user
    const { phones, emails, timezone, businessHours, certifications } = partner ?? {}
    const details = { certifications, businessHours, timezone, emails, phones }
    const answers = [
      await ask('PUT', '/v1/partner/lonestar', details),
      await ask('PUT', '/v1/partner/lonestar', { companyId: user.companyId, drives: partner?.drives }),
      await ask('PUT', '/v1/partner/lonestar', drives(-1)),
      await ask('PUT', '/v1/partner/lonestar', drives(1), { ifMatch: '"another"' }),
      await ask('POST', `/v1/partners/accounts/${user.companyId}`, details),
      await ask('POST', '/v1/partner/calendar', { date: '2026-12-24', holiday: true }),
      await ask('POST', submitting, {}),
    ]
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 422, 409, 204, 200, 422])
    expect((await me()).etag).to.equal(etag)
  })

  it('does not change with appliances and work orders', async () => {
    const { me, pass } = open()
    const before = await me()
    await pass(2 * day)
    const after = await me()
    expect(after.etag).to.equal(before.etag)
    expect(after.user.partner?.appliances).not.to.deep.equal(before.user.partner?.appliances)
  })

  it('changes with a submission, and again with its decision', async () => {
    const { ask, me, review, pass } = open()
    const tags = [(await me()).etag]
    const submit = async () => {
      expect((await ask('POST', submitting, { serviceAreas })).status).to.equal(201)
      tags.push((await me()).etag)
      return (await me()).approvals.at(-1)?.id ?? ''
    }
    await review('lonestar', await submit(), { status: 'REJECTED', comments: null })
    tags.push((await me()).etag)
    await submit()
    await pass(6 * day)
    const after = await me()
    expect(after.user.partner?.serviceAreas.length).to.equal(1)
    tags.push(after.etag)
    expect(new Set(tags).size).to.equal(5)
  })

  it('covers the data of the newest submission only: earlier ones are listed without data', async () => {
    const { ask, me, review } = open()
    const areasOf = async () => (await me()).approvals.filter(({ type }) => type === 'service_areas')
    for (let times = 0; times < 3; times++) {
      expect((await ask('POST', submitting, { serviceAreas })).status).to.equal(201)
      await review('lonestar', (await areasOf()).at(-1)?.id ?? '', { status: 'REJECTED', comments: null })
    }
    expect((await areasOf()).map(({ registrationData }) => registrationData !== null)).to.deep.equal([
      false,
      false,
      true,
    ])
  })
})

describe('the version of a day', () => {
  const calendar = '/v1/partner/lonestar/calendar'
  const put = async (ask: ReturnType<typeof open>['ask'], body: Partial<CalendarDay>) => {
    const answer = await ask('PUT', calendar, { holiday: false, date: '2027-02-01', ...body })
    return { status: answer.status, body: answer.body as CalendarDay }
  }

  it('changes only with its day', async () => {
    const { ask } = open()
    const first = await put(ask, { surge: 5 })
    await put(ask, { date: '2027-02-02', surge: 5 })
    const same = await put(ask, first.body)
    const versions = [first, same].map(({ body }) => body.version)
    for (const surge of [6, 5])
      versions.push((await put(ask, { surge, version: String(versions.at(-1)) })).body.version)
    expect(versions).to.deep.equal(['1', '1', '2', '3'])
  })

  it('is refused when it is old', async () => {
    const { ask } = open()
    const { body: first } = await put(ask, { surge: 5 })
    await put(ask, { ...first, surge: 6 })
    expect((await put(ask, { ...first, surge: 7 })).status).to.equal(409)
  })

  it('is required if the day has changed since it was read as an ordinary one, so that no change is overwritten', async () => {
    const { ask } = open()
    const { body: first } = await put(ask, { surge: 5 })
    expect((await put(ask, { discount: 7 })).status, 'a colleague saved another change first').to.equal(409)
    expect((await put(ask, { surge: 5 })).body, 'a colleague saved the same change first').to.deep.equal(first)
    await put(ask, { ...first, surge: null })
    expect((await put(ask, { discount: 7 })).body).to.deep.include({ discount: 7, surge: null, version: '3' })
  })
})
