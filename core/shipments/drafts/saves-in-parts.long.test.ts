import { expect } from 'chai'
import { bodyLimit, openOrder } from '../../../test/fixtures/page/order-server'
import type { Shipment } from '../../wire/shipments'
import { shipment } from '../fixtures'

describe('a save of more shipments than the server accepts in one call', () => {
  let page: Awaited<ReturnType<typeof openOrder>>

  async function show(rows: readonly Shipment[]): Promise<void> {
    localStorage.clear()
    sessionStorage.clear()
    page = await openOrder(rows)
  }
  afterEach(() => {
    page.end()
    localStorage.clear()
    sessionStorage.clear()
  })
  const many = Array.from({ length: 5000 }, (_, index) => shipment(index + 1))
  /** Edits 5,000 rows with some 500 bytes each, including letters of three bytes. */
  const typeAll = () =>
    page.store.editMany(
      new Map(many.map(({ id, ordinal }) => [id, { shippingComments: `${ordinal} ${'€ at dock 3, '.repeat(20)}` }])),
    )
  const sentIn = (from: number, to?: number) => page.puts.slice(from, to).flatMap(({ ids }) => ids)

  it('is sent in parts, each with the version of the part before', async () => {
    await show(many)
    typeAll()
    expect((await page.store.save())?.length).to.equal(5000)
    expect(page.puts.reduce((sum, { bytes }) => sum + bytes, 0)).to.be.greaterThan(bodyLimit)
    for (const { bytes } of page.puts) expect(bytes).to.be.lessThan(bodyLimit)
    expect(page.puts.map(({ ifMatch }) => ifMatch)).to.deep.equal(page.puts.map((_, index) => `"${index + 1}"`))
    expect(sentIn(0)).to.deep.equal(many.map(({ id }) => id))
    expect([page.store.changedCount.value, page.store.saving.value]).to.deep.equal([0, false])
  })

  it('names the saved rows when one part fails, and keeps the other edits for the next save', async () => {
    await show(many)
    typeAll()
    page.network.fault = no => (no === 1 ? 'broken' : null)
    const saved = await page.store.save()
    expect(saved?.map(({ id }) => id)).to.deep.equal(sentIn(0, 1))
    const left = 5000 - Number(saved?.length)
    expect(page.store.changedCount.value).to.equal(left)
    expect(page.puts.length, 'nothing is sent after a failure').to.equal(2)
    expect(page.toasts().map(({ detail }) => detail)).to.deep.equal([
      { key: 'shipments.savedPartly', vars: { count: saved?.length } },
    ])
    expect(page.store.rows.value.filter(({ theirs }) => theirs).length, 'no other person has changed them').to.equal(0)
    page.network.fault = () => null
    expect((await page.store.save())?.length).to.equal(left)
    expect([page.store.changedCount.value, page.toasts().length]).to.deep.equal([0, 1])
  })

  it('waits as a whole without a network', async () => {
    await show(many)
    typeAll()
    page.network.fault = () => 'cut'
    expect(await page.store.save()).to.equal(null)
    expect([page.puts.length, page.store.unsent.value]).to.deep.equal([1, 5000])
  })

  it('causes no conflict when the server normalizes texts', async () => {
    await show(many)
    typeAll()
    page.network.normal = row => ({
      ...row,
      shippingDetails: row.shippingDetails && { ...row.shippingDetails, comments: 'as the server writes it' },
    })
    expect((await page.store.save())?.length).to.equal(5000)
    expect(page.store.changedCount.value).to.equal(0)
  })
})
