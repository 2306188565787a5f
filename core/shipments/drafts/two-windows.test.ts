import { expect } from 'chai'
import { until } from '../../../test/fixtures/page/wait'
import { createPortal, type Portal } from '../../portal/portal'
import { createTestBackend, type TestBackend } from '../../testing/test-backend'
import { type ShipmentsStore, shipments } from '../store'

const no = 'WO-48213'

/** The key of the edits in the storage, once something is typed. */
let key = ''

/** Dispatches the event by which a browser reports a change of the storage to all windows. */
function dispatchStorage(): void {
  key = Object.keys(localStorage).find(each => each.includes('draft:') && each.includes(no)) ?? key
  dispatchEvent(new StorageEvent('storage', { key }))
}

/** Makes every window store its edits and read those of the others. */
function syncWindows(): void {
  dispatchEvent(new Event('pagehide'))
  dispatchStorage()
}

describe('one order in two windows', () => {
  let backend: TestBackend
  let portals: Portal[]
  let here: ShipmentsStore
  let there: ShipmentsStore

  async function open(): Promise<ShipmentsStore> {
    const portal = createPortal(backend.options)
    portals.push(portal)
    const store = portal.use(shipments, no)
    portal.hold(shipments, no)
    await until(() => store.read.value.state === 'ready' && store.couriers.value.length > 0, 'the shipments')
    return store
  }
  const row = (store: ShipmentsStore, ordinal: number) => {
    const found = store.rows.value.find(({ shipment }) => shipment.ordinal === ordinal)
    if (!found) throw new Error(`no row ${ordinal}`)
    return found
  }
  const id = (ordinal: number) => row(here, ordinal).shipment.id
  const comments = (ordinal: number) => [here, there].map(store => row(store, ordinal).edit.shippingComments)
  const number = (ordinal: number) => [here, there].map(store => row(store, ordinal).edit.shippingTracking)

  beforeEach(async () => {
    localStorage.clear()
    backend = createTestBackend({ now: '2026-11-19T15:00:00Z' })
    portals = []
    here = await open()
    there = await open()
  })
  afterEach(() => {
    for (const portal of portals) portal.end()
    backend.close()
    localStorage.clear()
  })

  it('joins the edits row by row and field by field, names their origin, and keeps them after a reload', async () => {
    here.edit(id(11), { shippingComments: 'here' })
    syncWindows()
    expect([comments(11), here.origin.value, there.origin.value]).to.deep.equal([['here', 'here'], null, 'synced'])
    there.edit(id(11), { shippingTracking: '1Z' })
    there.edit(id(12), { status: 'dispatched', shippingTracking: '1Y' })
    expect(there.origin.value).to.equal(null)
    syncWindows()
    expect([comments(11), number(11), number(12)]).to.deep.equal([
      ['here', 'here'],
      ['1Z', '1Z'],
      ['1Y', '1Y'],
    ])
    expect(row(here, 12).edit).to.deep.equal(row(there, 12).edit)
    for (const portal of portals) portal.end()
    const again = await open()
    expect([again.origin.value, again.changedCount.value]).to.deep.equal(['restored', 2])
    expect(row(again, 11).edit).to.include({ shippingComments: 'here', shippingTracking: '1Z' })
  })

  it('keeps the edits of a window that has not read the storage', () => {
    here.edit(id(11), { shippingComments: 'here' })
    there.edit(id(12), { shippingComments: 'there' })
    syncWindows()
    expect([comments(11), comments(12)]).to.deep.equal([
      ['here', 'here'],
      ['there', 'there'],
    ])
  })

  for (const [choose, left] of [
    ['keepMine', 'there'],
    ['takeTheirs', 'here'],
  ] as const)
    it(`offers a choice when both edited one field, and loses no edit: ${choose}`, () => {
      here.edit(id(11), { shippingComments: 'here' })
      there.edit(id(11), { shippingComments: 'there', shippingTracking: '1Z' })
      syncWindows()
      expect([comments(11), number(11)]).to.deep.equal([
        ['here', 'there'],
        ['1Z', '1Z'],
      ])
      expect([row(here, 11).theirs, row(there, 11).theirs], 'both windows offer a choice').to.deep.equal([
        { shippingComments: 'there' },
        { shippingComments: 'here' },
      ])
      there.edit(id(12), { shippingComments: 'more' })
      syncWindows()
      expect([comments(11), row(there, 11).theirs]).to.deep.equal([['here', 'there'], { shippingComments: 'here' }])
      there[choose]([id(11)])
      syncWindows()
      expect([comments(11), comments(12)]).to.deep.equal([
        [left, left],
        ['more', 'more'],
      ])
      expect([row(here, 11).theirs, row(there, 11).theirs]).to.deep.equal([null, null])
    })

  it('discards the edits of one window, and keeps those that only the other one has', async () => {
    here.edit(id(11), { shippingComments: 'here' })
    there.edit(id(11), { shippingComments: 'there' })
    syncWindows()
    there.discard()
    syncWindows()
    expect(comments(11)).to.deep.equal(['here', 'here'])
    there.discard()
    syncWindows()
    await until(() => here.changedCount.value === 0, 'nothing is changed')
    expect(comments(11)).to.deep.equal(['', ''])
  })

  it('keeps a window’s own text after a reload, and saves a conflict in neither window', async () => {
    here.edit(id(11), { shippingComments: 'here' })
    there.edit(id(11), { shippingComments: 'there', shippingTracking: '1Z' })
    syncWindows()
    there.edit(id(11), { shippingComments: 'there, more' })
    portals.pop()?.end()
    expect(await here.save()).to.equal(null)
    there = await open()
    await until(() => there.origin.value === 'restored', 'the edits')
    expect(number(11)[1]).to.equal('1Z')
    expect([comments(11), row(there, 11).theirs]).to.deep.equal([['here', 'there, more'], { shippingComments: 'here' }])
    there.keepMine([id(11)])
    portals.pop()?.end()
    there = await open()
    expect([comments(11)[1], row(there, 11).theirs]).to.deep.equal(['there, more', null])
  })

  it('shows a save of one window in both, and never shows the old text in between', async () => {
    here.edit(id(11), { shippingComments: 'here' })
    syncWindows()
    const shown = new Set<string>()
    const look = () => shown.add(row(there, 11).edit.shippingComments)
    const stop = there.rows.subscribe(look)
    await here.save()
    dispatchStorage()
    await until(() => there.changedCount.value === 0, 'nothing is changed')
    await until(() => !Object.keys(localStorage).some(key => key.includes('draft')), 'nothing is kept')
    stop()
    expect([...shown]).to.deep.equal(['here'])
    expect(comments(11)).to.deep.equal(['here', 'here'])
  })

  it('discards in both windows, and restores the edits in both with one undo', async () => {
    here.edit(id(11), { shippingComments: 'here' })
    syncWindows()
    there.discard()
    syncWindows()
    await until(() => here.changedCount.value === 0, 'nothing is changed')
    there.undoLast()
    syncWindows()
    expect(comments(11)).to.deep.equal(['here', 'here'])
  })

  it('undoes the edits of one window, and keeps those of the other', async () => {
    here.edit(id(11), { shippingComments: 'here' })
    there.edit(id(12), { shippingComments: 'there' })
    syncWindows()
    expect(here.undoLast()).to.deep.equal([id(11)])
    syncWindows()
    await until(() => there.changedCount.value === 1, 'the undo in the other window')
    expect([comments(11), comments(12)]).to.deep.equal([
      ['', ''],
      ['there', 'there'],
    ])
  })
})
