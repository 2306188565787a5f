import { expect } from 'chai'
import { after, until } from '../../test/fixtures/page/wait'
import { createPortal } from '../portal/portal'
import { createTestBackend } from '../testing/test-backend'
import { defaultQuery } from './rules'
import { workOrderList } from './store'

describe('a work order that the server marks as updated', () => {
  // @spec 2.50
  it('is read again in full once, and stays marked', async () => {
    const backend = createTestBackend({ scenario: 'small', now: '2026-11-19T15:00:00Z' })
    const markingFetch: typeof fetch = async (input, init) => {
      const answer = await backend.options.fetch(input, init)
      if (!String(input).includes('/v1/work-orders?')) return answer
      const body = await answer.json()
      Object.assign(body.workOrders[0], { overallWorkOrderStatusChangedInServer: true, totalDrives: 999 })
      return Response.json(body)
    }
    const portal = createPortal({ ...backend.options, fetch: markingFetch })
    portal.hold(workOrderList, 'one')
    const list = portal.use(workOrderList, 'one')
    const first = () => list.page.value.data?.rows[0]
    const readsInFull = () =>
      backend.calls.filter(({ path }) => path === `/v1/work-orders/${first()?.workOrderNo}`).length
    list.ask(defaultQuery)
    await until(() => first() !== undefined && first()?.totalDrives !== 999, 'the order in full')
    expect(first()?.overallWorkOrderStatusChangedInServer).to.equal(true)
    await list.refresh()
    await after(0)
    expect(readsInFull()).to.equal(1)
    expect(first()?.overallWorkOrderStatusChangedInServer).to.equal(true)
    portal.end()
    backend.close()
  })
})
