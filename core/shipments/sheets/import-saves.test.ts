import { expect } from 'chai'
import { commented, type Fault, openOrder } from '../../../test/fixtures/page/order-server'
import { pastedSheet } from '../../../test/fixtures/page/pasted-sheet'
import { deferred, until } from '../../../test/fixtures/page/wait'
import type { Shipment } from '../../wire/shipments'
import { consignment, shipment } from '../fixtures'
import type { ImportPlan } from './import-plan'

describe('the save of an import', () => {
  let page: Awaited<ReturnType<typeof openOrder>>

  async function show(rows: readonly Shipment[], comments = 'by the sheet', others: Shipment[] = []): Promise<void> {
    localStorage.clear()
    page = await openOrder([...rows, ...others])
    await page.store.importFile(pastedSheet(rows, comments))
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

  it('offers a choice in rows that another person has changed since the file was opened, and saves the others', async () => {
    await show(few)
    expect(plan().totals).to.include({ change: 3 })
    page.elsewhere(commented(2, 'theirs'))
    expect(await apply(), 'the whole call is refused').to.equal(null)
    expect((await page.store.save())?.map(({ id }) => id)).to.deep.equal(['s-1', 's-3'])
    expect([page.saved(1), page.saved(2)]).to.deep.equal(['by the sheet', 'theirs'])
    const row = page.store.rows.value[1]
    expect([row?.edit.shippingComments, row?.theirs?.shippingComments]).to.deep.equal(['by the sheet', 'theirs'])
    page.store.keepMine(['s-2'])
    expect((await page.store.save())?.map(({ id }) => id)).to.deep.equal(['s-2'])
    expect(page.saved(2)).to.equal('by the sheet')
  })

  it('saves nothing until a conflict from a later read is resolved', async () => {
    await show(few)
    page.elsewhere(commented(2, 'theirs'))
    await page.store.refresh()
    expect(plan().rows[1]?.cells.shippingComments).to.include({ from: 'theirs', to: 'by the sheet', theirs: 'theirs' })
    expect([await apply(), page.puts.length], 'before the choice').to.deep.equal([null, 0])
    page.store.importing.value?.resolve(plan().rows[1]?.row ?? 0, 'sheet')
    expect((await apply())?.length).to.equal(3)
    expect(page.saved(2)).to.equal('by the sheet')
  })

  it('keeps the values of another person when they are chosen', async () => {
    await show(few)
    page.elsewhere(commented(2, 'theirs'))
    await page.store.refresh()
    page.store.importing.value?.resolve(plan().rows[1]?.row ?? 0, 'saved')
    expect((await apply())?.length).to.equal(3)
    expect([page.saved(1), page.saved(2)]).to.deep.equal(['by the sheet', 'theirs'])
  })

  it('leaves edits that outlive a reload when it is not sent, and sends them later', async () => {
    await show(few)
    page.network.fault = () => 'cut'
    expect(await apply()).to.equal(null)
    expect(page.store.importing.value?.state.value).to.equal(null)
    expect([page.store.changedCount.value, page.store.unsent.value]).to.deep.equal([3, 3])
    await page.reload()
    await until(() => page.store.changedCount.value === 3, 'the imported edits')
    page.network.fault = () => null
    expect((await page.store.save('unsent'))?.length).to.equal(3)
    expect(page.saved(3)).to.equal('by the sheet')
  })

  it('starts from a preview that stays open with its corrections after another screen, unlike an untouched one', async () => {
    await show(few)
    page.store.importing.value?.correct([2], 'shippingComments', 'corrected')
    await page.leaveAndReturn()
    expect(plan().rows[0]?.cells.shippingComments.to).to.equal('corrected')
    page.store.importing.value?.close()
    await page.store.importFile(pastedSheet(few, 'by the sheet'))
    await page.leaveAndReturn()
    expect(page.store.importing.value).to.equal(null)
  })

  it('replaces edits of a row, which the preview shows and one undo restores', async () => {
    await show(few)
    page.store.edit('s-1', { shippingComments: 'typed' })
    expect(plan().rows[0]?.cells.shippingComments).to.include({ from: 'typed', to: 'by the sheet' })
    page.network.fault = () => 'cut'
    await apply()
    page.store.undoLast()
    expect(page.store.rows.value[0]?.edit.shippingComments).to.equal('typed')
  })

  it('ends the offer to undo an earlier discard', async () => {
    await show(few)
    page.store.edit('s-1', { shippingComments: 'typed' })
    page.store.discard()
    expect(page.store.discarded.value).to.equal(true)
    expect((await apply())?.length).to.equal(3)
    expect([page.store.discarded.value, page.store.changedCount.value]).to.deep.equal([false, 0])
    expect(page.store.undoLast(), 'the discarded edits stay discarded').to.deep.equal([])
    expect(page.row(1).theirs).to.equal(null)
  })

  it('includes the edits in other cells of its rows, as the preview shows them', async () => {
    localStorage.clear()
    page = await openOrder(few.slice(0, 2).map(row => ({ ...row, shippingDetails: consignment('FedEx', null) })))
    page.store.edit('s-1', { shippingCourier: 'UPS' })
    page.store.edit('s-2', { shippingCourier: 'UPS', shippingTracking: '1Z2' })
    await page.store.importFile(pastedSheet(few.slice(0, 2), '', 'Shipped'))
    expect(plan().rows.map(({ cells }) => cells.shippingCourier.to)).to.deep.equal(['UPS', 'UPS'])
    expect((await apply())?.map(({ id }) => id)).to.deep.equal(['s-1', 's-2'])
    expect(
      page.rows().map(({ status, shippingDetails: details }) => [status, details?.type, details?.reference]),
    ).to.deep.equal([
      ['dispatched', 'UPS', '1Z1'],
      ['dispatched', 'UPS', '1Z2'],
    ])
  })

  it('leaves edits that outlive a reload in rows that were closed when the file was opened', async () => {
    localStorage.clear()
    page = await openOrder([shipment(1, { status: 'cancelled' })])
    await page.store.importFile(pastedSheet(few.slice(0, 1), 'by the sheet'))
    page.elsewhere(rows => rows.map(row => ({ ...row, status: 'pending' })))
    await page.store.refresh()
    page.network.fault = () => 'cut'
    await apply()
    await page.reload()
    await until(() => page.store.changedCount.value > 0, 'the stored edits')
    expect(page.row(1).edit.shippingComments).to.equal('by the sheet')
  })

  it('keeps the problems of a refused save that runs at the same time', async () => {
    await show(few.slice(1), 'by the sheet', few.slice(0, 1))
    page.store.edit('s-1', { shippingComments: 'wrong' })
    const ends = [deferred<Fault | null>(), deferred<Fault | null>()]
    page.network.fault = no => ends[no]?.promise ?? null
    const [saving, importing] = [page.store.save(), apply()]
    ends[0]?.resolve('refused')
    await saving
    ends[1]?.resolve(null)
    await importing
    expect(Object.keys(page.row(1).problems)).to.deep.equal(['shippingComments'])
  })

  it('runs beside another save, and the state is saving until both have ended', async () => {
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
      'each save has the version of the save before',
    ).to.deep.equal(['"1"', '"2"'])
  })
})
