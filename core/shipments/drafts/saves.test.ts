import { expect } from 'chai'
import { commented, openOrder } from '../../../test/fixtures/page/order-server'
import { deferred, until } from '../../../test/fixtures/page/wait'
import { consignment, shipment } from '../fixtures'

const few = [1, 2, 3].map(ordinal => shipment(ordinal))

describe('a save of shipments', () => {
  let page: Awaited<ReturnType<typeof openOrder>>

  async function show(rows = few): Promise<void> {
    localStorage.clear()
    sessionStorage.clear()
    page = await openOrder(rows)
  }
  afterEach(() => {
    page.end()
    localStorage.clear()
    sessionStorage.clear()
  })
  const type = (ordinal: number, shippingComments: string) => page.store.edit(`s-${ordinal}`, { shippingComments })

  it('right after a stale save overwrites no change of others, and offers a choice', async () => {
    await show()
    type(1, 'mine')
    type(2, 'mine too')
    page.elsewhere(commented(1, 'theirs'))
    const held = deferred<void>()
    page.network.read = () => held.promise
    const first = page.store.save()
    await until(() => page.puts.length === 1, 'the first call')
    let presses = 0
    await until(() => {
      void page.store.save()
      presses += 1
      return presses > 20
    }, 'more presses of Save')
    held.resolve()
    expect(await first).to.equal(null)
    expect([page.saved(1), page.comments(1), page.row(1).theirs]).to.deep.equal([
      'theirs',
      'mine',
      { shippingComments: 'theirs' },
    ])
    expect(
      (await page.store.save())?.map(({ id }) => id),
      'rows without a conflict are saved',
    ).to.deep.equal(['s-2'])
    expect(await page.store.save()).to.equal(null)
    expect([page.saved(1), page.saved(2)]).to.deep.equal(['theirs', 'mine too'])
    page.store.keepMine(['s-1'])
    await page.store.save()
    expect(page.saved(1)).to.equal('mine')
  })

  it('sends no row that a change of others has made invalid, and shows its problem', async () => {
    await show([shipment(1, { shippingDetails: consignment('FedEx', '123456789012') })])
    page.store.edit('s-1', { status: 'dispatched' })
    page.elsewhere(rows => rows.map(row => ({ ...row, shippingDetails: null })))
    expect(await page.store.save()).to.equal(null)
    expect([page.rows()[0]?.status, Object.keys(page.row(1).problems)]).to.deep.equal(['pending', ['shippingTracking']])
  })

  it('that failed without a network reads before it is sent again, and overwrites no change of others', async () => {
    await show()
    type(1, 'mine')
    page.network.fault = () => 'cut'
    expect(await page.store.save()).to.equal(null)
    page.elsewhere(commented(1, 'theirs'))
    page.network.fault = () => null
    expect(await page.store.save()).to.equal(null)
    expect([page.saved(1), page.comments(1), page.row(1).theirs]).to.deep.equal([
      'theirs',
      'mine',
      { shippingComments: 'theirs' },
    ])
  })

  it('without a network is kept, counted, and sent later, except for cells that were edited since', async () => {
    await show()
    type(1, 'one')
    type(2, 'two')
    page.network.fault = () => 'cut'
    await page.store.save()
    expect([page.store.unsent.value, page.store.changedCount.value]).to.deep.equal([2, 2])
    type(2, 'two, but more of it')
    expect(page.store.unsent.value).to.equal(1)
    page.network.fault = () => null
    await page.store.save('unsent')
    expect([page.saved(1), page.saved(2), page.store.changedCount.value]).to.deep.equal(['one', '', 1])
    expect(page.comments(2)).to.equal('two, but more of it')
  })

  it('without a network no longer waits for rows that are closed or already have its content', async () => {
    await show()
    for (const ordinal of [1, 2, 3]) type(ordinal, `typed ${ordinal}`)
    page.network.fault = () => 'cut'
    await page.store.save()
    page.elsewhere(rows => rows.map(row => (row.ordinal === 1 ? { ...row, status: 'cancelled' } : row)))
    page.elsewhere(commented(2, 'typed 2'))
    await page.store.refresh()
    expect([page.store.unsent.value, page.store.closed.value.map(({ id }) => id)]).to.deep.equal([1, ['s-1']])
  })

  it('that arrived without a response causes no conflict', async () => {
    await show()
    type(1, 'one')
    page.network.fault = () => 'lost'
    await page.store.save()
    type(1, 'one and more')
    page.network.fault = () => null
    expect((await page.store.save())?.length).to.equal(1)
    expect([page.saved(1), page.store.changedCount.value]).to.deep.equal(['one and more', 0])
  })

  it('causes no conflict with edits that are made while it is in flight, and leaves them to the next save', async () => {
    await show()
    const held = deferred<null>()
    page.network.fault = () => held.promise
    type(1, 'one')
    type(2, 'two')
    const running = page.store.save()
    type(1, 'one, typed on')
    type(2, '')
    expect(page.store.saving.value).to.equal(true)
    held.resolve(null)
    await running
    expect([page.saved(1), page.saved(2)]).to.deep.equal(['one', 'two'])
    expect([page.comments(1), page.comments(2), page.row(1).theirs]).to.deep.equal(['one, typed on', '', null])
    expect((await page.store.save())?.map(({ id }) => id)).to.deep.equal(['s-1', 's-2'])
    expect([page.saved(1), page.saved(2)]).to.deep.equal(['one, typed on', ''])
  })

  it('keeps an undo that is made while it is in flight as a new edit', async () => {
    await show()
    const held = deferred<null>()
    page.network.fault = () => held.promise
    type(1, 'one')
    const running = page.store.save()
    expect(page.store.undoLast()).to.deep.equal(['s-1'])
    held.resolve(null)
    await running
    expect([page.saved(1), page.comments(1), page.store.changedCount.value]).to.deep.equal(['one', '', 1])
  })

  it('that failed leaves edits that outlive a reload', async () => {
    await show()
    page.network.fault = () => 'cut'
    type(1, 'one')
    await page.store.save()
    await page.reload()
    await until(() => page.store.origin.value === 'restored', 'the edits')
    expect(page.comments(1)).to.equal('one')
  })

  it('has the date of the first person when two have shipped a row', async () => {
    await show()
    const change = { status: 'dispatched', shippingTracking: '1Z' } as const
    page.store.edit('s-1', change)
    const dispatchedOn = '2026-11-18T08:00:00Z'
    page.elsewhere(rows => rows.map(row => (row.ordinal === 1 ? { ...row, status: 'dispatched', dispatchedOn } : row)))
    await page.store.refresh()
    expect([page.row(1).theirs, page.row(1).edit.dispatchedOn]).to.deep.equal([null, dispatchedOn])
    await page.store.save()
    expect(page.rows()[0]).to.include({ status: 'dispatched', dispatchedOn })
  })

  it('leaves out rows that are gone or closed, and shows their edits until they are discarded', async () => {
    await show()
    for (const ordinal of [1, 2, 3]) type(ordinal, `typed ${ordinal}`)
    page.elsewhere(rows => rows.slice(1).map(row => (row.ordinal === 2 ? { ...row, status: 'cancelled' } : row)))
    expect(await page.store.save()).to.equal(null)
    const typed = page.store.closed.value.map(({ id, typed: { shippingComments } }) => [id, shippingComments])
    expect(typed).to.deep.equal([
      ['s-1', 'typed 1'],
      ['s-2', 'typed 2'],
    ])
    expect((await page.store.save())?.map(({ id }) => id)).to.deep.equal(['s-3'])
    await page.reload()
    await until(() => page.store.closed.value.length === 2, 'the edits')
    expect([page.store.changedCount.value, page.comments(2)]).to.deep.equal([0, ''])
    page.store.undo(['s-1', 's-2'])
    expect(page.store.closed.value).to.deep.equal([])
    expect(page.store.undoLast()).to.deep.equal(['s-2'])
    expect(page.store.closed.value.length).to.equal(2)
  })
})
