import { expect } from 'chai'
import { bodyLimit, commented, openOrder } from '../../../test/fixtures/page/order-server'
import { deferred } from '../../../test/fixtures/page/wait'
import type { Shipment } from '../../wire/shipments'
import { shipment, workOrderNo } from '../fixtures'
import type { ImportPlan } from './import-plan'

const titles = [
  'Serial Number',
  'Work Order Number',
  'Shipping Courier Type',
  'Shipping Tracking Number',
  'Shipping Comments',
  'Status',
]

/** A table from a clipboard: every row gets a number, and these comments. */
function sheetOf(rows: readonly Shipment[], comments: string): File {
  const lines = rows.map(({ ordinal }) => [ordinal, workOrderNo, 'UPS', `1Z${ordinal}`, comments, 'Pending'].join('\t'))
  return new File([[titles.join('\t'), ...lines].join('\n')], 'pasted.txt', { type: 'text/tab-separated-values' })
}

describe('an import that is saved', () => {
  let page: Awaited<ReturnType<typeof openOrder>>

  async function show(rows: readonly Shipment[], comments = 'by the sheet', others: Shipment[] = []): Promise<void> {
    localStorage.clear()
    page = await openOrder([...rows, ...others])
    await page.store.importFile(sheetOf(rows, comments))
  }
  afterEach(() => {
    page.end()
    localStorage.clear()
  })
  const few = [1, 2, 3].map(ordinal => shipment(ordinal))
  const apply = () => page.store.importing.value?.apply()
  function plan(): ImportPlan {
    const state = page.store.importing.value?.state.value
    if (!state || state.phase === 'reading') throw new Error('no preview')
    return state.plan
  }

  it('is shown again where it would change something else by now, before any of it is sent', async () => {
    await show(few)
    expect(plan().totals).to.include({ change: 3 })
    page.elsewhere(commented(2, 'theirs'))
    expect(await apply()).to.equal(null)
    expect([page.saved(1), page.saved(2)]).to.deep.equal(['', 'theirs'])
    expect(plan().rows[1]?.cells.shippingComments).to.include({ from: 'theirs', to: 'by the sheet' })
    expect((await apply())?.length).to.equal(3)
    expect(page.saved(2)).to.equal('by the sheet')
  })

  it('goes beside a save, which says that it runs until both have ended', async () => {
    await show(few, 'by the sheet', [shipment(4)])
    const held = [deferred<null>(), deferred<null>()]
    page.network.fault = no => held[no]?.promise ?? null
    page.store.edit('s-4', { shippingComments: 'typed' })
    const [saved, applied] = [page.store.save(), apply()]
    expect(page.store.saving.value).to.equal(true)
    held[0]?.resolve(null)
    await saved
    expect(page.store.saving.value).to.equal(true)
    held[1]?.resolve(null)
    expect((await applied)?.length).to.equal(3)
    expect(page.store.saving.value).to.equal(false)
    expect([page.saved(1), page.saved(4)]).to.deep.equal(['by the sheet', 'typed'])
    expect(
      page.puts.map(({ ifMatch }) => ifMatch),
      'each over the one before',
    ).to.deep.equal(['"1"', '"2"'])
  })

  it('goes out in parts that a server takes; what one of them leaves stays in the preview, and goes with the next', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => shipment(at + 1))
    await show(many, '€ at dock 3, '.repeat(20).trim())
    page.network.fault = no => (no === 1 ? 'broken' : null)
    const saved = await apply()
    expect(saved?.map(({ id }) => id)).to.deep.equal(page.puts[0]?.ids)
    const left = 5000 - Number(saved?.length)
    expect(plan().totals).to.include({ change: left, same: saved?.length })
    expect(page.toasts().map(({ detail }) => detail)).to.deep.equal([
      { key: 'shipments.savedPartly', vars: { count: saved?.length } },
    ])
    page.network.fault = () => null
    expect((await apply())?.length).to.equal(left)
    expect(page.store.importing.value?.state.value).to.equal(null)
    expect(page.puts.reduce((sum, { bytes }) => sum + bytes, 0)).to.be.greaterThan(bodyLimit)
    for (const { bytes } of page.puts) expect(bytes).to.be.lessThan(bodyLimit)
    expect(page.rows().every(({ shippingDetails }) => shippingDetails?.type === 'UPS')).to.equal(true)
  }).timeout(60_000)
})
