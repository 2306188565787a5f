import { expect } from 'chai'
import { commented, openOrder } from '../../../test/fixtures/page/order-server'
import { text } from '../../i18n/translate'
import { shipment } from '../fixtures'

describe('a save of shipments that the server always refuses as stale', () => {
  for (const hasConflict of [false, true])
    it(`shows a failure ${hasConflict ? 'beside a row in conflict' : 'alone'}`, async () => {
      localStorage.clear()
      const page = await openOrder([1, 2].map(ordinal => shipment(ordinal)))
      if (hasConflict) {
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
