import { expect } from 'chai'
import { until } from '../../../test/fixtures/page/wait'
import { createPortal } from '../../portal/portal'
import { createTestBackend } from '../../testing/test-backend'
import { shipments } from '../store'

describe('the orders whose shipments are loaded', () => {
  it('have each other’s rows as long as they are held', async () => {
    const backend = createTestBackend({ now: '2026-11-19T15:00:00Z' })
    const portal = createPortal(backend.options)
    portal.hold(shipments, 'WO-48213')
    const store = portal.use(shipments, 'WO-48213')
    expect([...store.otherOrders.value]).to.deep.equal([])
    const release = portal.hold(shipments, 'WO-48195')
    const other = portal.use(shipments, 'WO-48195')
    const rowsOf = (no: string) => store.otherOrders.value.get(no)
    await until(() => (rowsOf('WO-48195')?.length ?? 0) > 0, 'the rows of the other order')
    expect(rowsOf('WO-48195')).to.equal(other.rows.value)
    expect([...other.otherOrders.value.keys()]).to.deep.equal(['WO-48213'])
    release()
    await until(() => store.otherOrders.value.size === 0, 'the other order is gone')
    portal.end()
    backend.close()
  })
})
