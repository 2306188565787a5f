import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { createPortal } from '../portal/portal'
import { createTestBackend } from '../testing/test-backend'
import { calendarDays } from './days'

const month = '2027-03-01/2027-03-31'

describe('the days of the calendar in an outage', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock()
  })
  afterEach(() => clock.restore())

  it('are read again sooner or later, and after a success as soon as at first', async () => {
    const backend = createTestBackend()
    let away = true
    let reads = 0
    const portal = createPortal({
      ...backend.options,
      fetch: async (input, init) => {
        if (!String(input instanceof Request ? input.url : input).includes('/calendar'))
          return backend.options.fetch(input, init)
        reads += 1
        return away ? new Response('', { status: 503 }) : backend.options.fetch(input, init)
      },
    })
    portal.hold(calendarDays, month)
    const { days, refresh } = portal.use(calendarDays, month)
    await clock.advance(15_000 * 31)
    expect(days.peek().failure?.status).to.equal(503)
    away = false
    void refresh()
    await clock.advance(1000)
    expect(days.peek().failure).to.equal(null)
    away = true
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
