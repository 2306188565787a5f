import { expect } from 'chai'
import { commented, openOrder } from '../../../test/fixtures/page/order-server'
import { text } from '../../i18n/translate'
import { shipment } from '../fixtures'

describe('a save of shipments that is refused as stale for ever', () => {
  for (const waits of [false, true])
    it(`says so ${waits ? 'beside a row that waits for a choice' : 'alone'}`, async () => {
      localStorage.clear()
      const page = await openOrder([1, 2].map(ordinal => shipment(ordinal)))
      if (waits) {
        page.store.edit('s-1', { shippingComments: 'mine' })
        page.elsewhere(commented(1, 'theirs'))
        await page.store.refresh()
      }
      page.store.edit('s-2', { shippingComments: 'two' })
      page.network.fault = () => {
        page.elsewhere(rows => rows)
        return null
      }
      expect(await page.store.save()).to.equal(null)
      expect(page.toasts().map(({ title }) => title)).to.deep.equal([text('shipments.saveFailed')])
      page.end()
      localStorage.clear()
    })
})
