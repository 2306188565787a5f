import { expect } from 'chai'
import { until } from '../../../test/fixtures/page/wait'
import { createPortal } from '../../portal/portal'
import { schedule } from '../../schedule/store'
import { createTestBackend } from '../../testing/test-backend'
import { activeDay } from './day-store'
import { activeReader } from './reader'
import { activeOrders } from './store'

describe('the work of today', () => {
  it('keeps its figures while the holidays of a later month are read', async () => {
    const backend = createTestBackend({ scenario: 'small' })
    const portal = createPortal(backend.options)
    portal.hold(schedule)
    portal.hold(activeReader)
    portal.hold(activeDay)
    const release = portal.use(activeReader).watch()
    const { summary } = portal.use(activeDay)
    const { ask, isSettled } = portal.use(schedule)
    await until(() => portal.use(activeOrders).coverage.peek().isWhole && isSettled.value, 'the orders')
    const before = summary.value
    expect(before).to.not.equal(null)
    ask([new Date(Date.now() + 300 * 24 * 3600_000).toISOString()])
    expect(isSettled.value).to.equal(false)
    expect(summary.value).to.deep.equal(before)
    await until(() => isSettled.value, 'the later holidays')
    release()
    portal.end()
    backend.close()
  })
})
