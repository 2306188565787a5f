import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { live } from '../live/live'
import { createPortal } from '../portal/portal'
import { createTestBackend } from '../testing/test-backend'
import { workOrder } from './order-store'
import { defaultQuery } from './rules'
import { workOrderList } from './store'

describe('unfinished downloads', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock()
  })
  afterEach(() => clock.restore())

  it('are read again at an interval without events, in the list and in the order', async () => {
    const backend = createTestBackend({ scenario: 'small', now: '2026-11-19T15:00:00Z' })
    let answers = 0
    const moving = async (...call: Parameters<typeof fetch>) => {
      const response = await backend.options.fetch(...call)
      if (!/\/v1\/work-orders[?/]/.test(`${call[0]}`)) return response
      answers += 1
      const download = { status: 'in_progress', percentage: answers }
      const body = JSON.stringify(await response.json(), (name, value) => (name === 'download' ? download : value))
      return new Response(body, { headers: { 'content-type': 'application/json' } })
    }
    const portal = createPortal({ ...backend.options, fetch: moving })
    portal.hold(workOrderList, 'one')
    const list = portal.use(workOrderList, 'one')
    list.ask(defaultQuery)
    const row = () => list.page.value.data?.rows[0]
    await clock.until(() => row() !== undefined, 'the list')
    const no = row()?.workOrderNo ?? ''
    portal.hold(workOrder, no)
    const one = portal.use(workOrder, no)
    const ofOrder = () => one.order.value.data?.compositions[0]?.download?.percentage ?? 0
    const ofRow = () => row()?.compositions[0]?.download?.percentage ?? 0
    await clock.until(() => ofOrder() > 0 && portal.use(live).state.value === 'live', 'the order, live')
    const before = answers
    await clock.until(() => ofOrder() > before && ofRow() > before, 'newer percentages in both')
    expect(portal.use(live).state.value).to.equal('live')
    portal.end()
    backend.close()
  })
})
