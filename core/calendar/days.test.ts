import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { until } from '../../test/fixtures/page/wait'
import { createPortal } from '../portal/portal'
import { createTestBackend } from '../testing/test-backend'
import type { UsersMe } from '../wire/people'
import { calendarDays } from './days'

const month = '2027-03-01/2027-03-31'

describe('the days of the calendar in an outage', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock()
  })
  afterEach(() => clock.restore())

  it('are read again automatically, and a success resets the delay', async () => {
    const backend = createTestBackend()
    let isDown = true
    let reads = 0
    const portal = createPortal({
      ...backend.options,
      fetch: async (input, init) => {
        if (!String(input instanceof Request ? input.url : input).includes('/calendar'))
          return backend.options.fetch(input, init)
        reads += 1
        return isDown ? new Response('', { status: 503 }) : backend.options.fetch(input, init)
      },
    })
    portal.hold(calendarDays, month)
    const { days, refresh } = portal.use(calendarDays, month)
    await clock.advance(15_000 * 31)
    expect(days.peek().failure?.status).to.equal(503)
    isDown = false
    void refresh()
    await clock.advance(1000)
    expect(days.peek().failure).to.equal(null)
    isDown = true
    void refresh()
    await clock.advance(1000)
    expect(days.peek().failure?.status).to.equal(503)
    const before = reads
    await clock.advance(15_000)
    expect(reads).to.be.greaterThan(before)
    portal.end()
    backend.close()
  })
})

describe('days in two ranges', () => {
  for (const [order, first] of [
    ['in order', 0],
    ['with the later answer first', 1],
  ] as const)
    it(`have the data of the later read when the answers come ${order}`, async () => {
      const backend = createTestBackend({ scenario: 'small', now: '2026-11-19T15:00:00Z' })
      const heldAnswers: (() => void)[] = []
      let isHeld = false
      const portal = createPortal({
        ...backend.options,
        fetch: async (input, init) => {
          const answer = await backend.options.fetch(input, init)
          if (isHeld && String(input).includes('/calendar?')) await new Promise<void>(go => heldAnswers.push(go))
          return answer
        },
      })
      const [wide, date] = ['2027-02-22/2027-04-04', '2027-03-02']
      const [older, newer] = [month, wide].map(key => {
        portal.hold(calendarDays, key)
        return portal.use(calendarDays, key)
      })
      await until(() => older?.days.value.data !== null && newer?.days.value.data !== null, 'the days')
      isHeld = true
      void older?.refresh()
      await until(() => heldAnswers.length === 1, 'the older answer')
      const { bases, fetch, token } = backend.options
      const me = await fetch(`${bases.main}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
      const { user } = (await me.json()) as UsersMe
      const saved = await fetch(`${bases.partners}/v1/partner/${user.partner?.org}/calendar`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ date, holiday: false, discount: null, surge: 30 }),
      })
      expect(saved.status).to.equal(200)
      void newer?.refresh()
      await until(() => heldAnswers.length === 2, 'the newer answer')
      heldAnswers[first]?.()
      await new Promise(resolve => setImmediate(resolve))
      heldAnswers[1 - first]?.()
      await until(() => newer?.days.value.busy === false, 'the newer answer in the store')
      expect([older, newer].map(each => each?.days.value.data?.get(date)?.surge)).to.deep.equal([30, 30])
      portal.end()
      backend.close()
    })

  it('are read together if the ranges are adjacent, and are shown again at once with their age', async () => {
    const clock = takeClock({ dates: true })
    const backend = createTestBackend({ scenario: 'small', now: '2026-11-19T15:00:00Z' })
    const reads: (string | null)[] = []
    const portal = createPortal({
      ...backend.options,
      fetch: async (input, init) => {
        const { pathname, searchParams } = new URL(String(input))
        if (pathname.endsWith('/calendar')) reads.push(searchParams.get('startDate'), searchParams.get('endDate'))
        return backend.options.fetch(input, init)
      },
    })
    const days = () => portal.use(calendarDays, month).days
    const release = portal.hold(calendarDays, month)
    await clock.until(() => days().peek().data !== null, 'the days')
    portal.hold(calendarDays, '2027-04-01/2027-04-30')
    await clock.until(() => reads.length === 4 && !days().peek().busy, 'both')
    const { data, at } = days().peek()
    expect(reads.slice(2)).to.deep.equal(['2027-03-01', '2027-04-30'])

    release()
    await clock.advance(60_000)
    portal.hold(calendarDays, '2030-01-01/2030-01-31')
    await clock.until(() => reads.length === 8, 'another year')
    expect(reads.slice(4).sort()).to.deep.equal(['2027-04-01', '2027-04-30', '2030-01-01', '2030-01-31'])
    portal.hold(calendarDays, month)
    expect(days().peek()).to.deep.include({ data, at, busy: true })
    await clock.until(() => days().peek().at !== at, 'the new read')
    portal.end()
    backend.close()
    clock.restore()
  })
})
