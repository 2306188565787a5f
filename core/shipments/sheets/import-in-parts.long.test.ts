import { expect } from 'chai'
import { bodyLimit, openOrder } from '../../../test/fixtures/page/order-server'
import { pastedSheet } from '../../../test/fixtures/page/pasted-sheet'
import { shipment } from '../fixtures'

describe('an import of more shipments than the server accepts in one call', () => {
  it('is sent in parts, and keeps the edits of a failed part for the next save', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => shipment(index + 1))
    localStorage.clear()
    const page = await openOrder(many)
    await page.store.importFile(pastedSheet(many, '€ at dock 3, '.repeat(20).trim()))
    page.network.fault = no => (no === 1 ? 'broken' : null)
    const saved = await page.store.importing.value?.apply()
    expect(saved?.map(({ id }) => id)).to.deep.equal(page.puts[0]?.ids)
    const left = 5000 - Number(saved?.length)
    expect(page.store.changedCount.value).to.equal(left)
    expect(page.toasts().map(({ detail }) => detail)).to.deep.equal([
      { key: 'shipments.savedPartly', vars: { count: saved?.length } },
    ])
    page.network.fault = () => null
    expect((await page.store.save())?.length).to.equal(left)
    expect(page.puts.reduce((sum, { bytes }) => sum + bytes, 0)).to.be.greaterThan(bodyLimit)
    for (const { bytes } of page.puts) expect(bytes).to.be.lessThan(bodyLimit)
    expect(page.rows().every(({ shippingDetails }) => shippingDetails?.type === 'UPS')).to.equal(true)
    page.end()
    localStorage.clear()
  })
})
