import { expect } from 'chai'
import { openOrder } from '../../../test/fixtures/page/order-server'
import { shipment } from '../fixtures'

const [shipped, corrected] = ['2026-11-10T09:00:00Z', '2026-11-18T09:00:00Z']

describe('the date of a shipment that is marked as delivered', () => {
  for (const [when, isRead] of [
    ['that was read before the save', true],
    ['that the save finds', false],
  ] as const)
    it(`is a colleague’s correction ${when}`, async () => {
      localStorage.clear()
      const shippingDetails = { type: 'FedEx', slug: 'fedex', reference: 'T1', comments: null }
      const page = await openOrder([{ ...shipment(1), status: 'dispatched', dispatchedOn: shipped, shippingDetails }])
      page.store.edit('s-1', { status: 'delivered' })
      page.elsewhere(rows => rows.map(row => ({ ...row, dispatchedOn: corrected })))
      if (isRead) await page.store.refresh()
      await page.store.save()
      const saved = page.store.rows.value[0]?.shipment
      expect([saved?.status, saved?.dispatchedOn]).to.deep.equal(['delivered', corrected])
      page.end()
      localStorage.clear()
    })
})
