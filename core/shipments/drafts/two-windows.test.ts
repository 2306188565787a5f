import { expect } from 'chai'
import { until } from '../../../test/fixtures/page/wait'
import { createPortal, type Portal } from '../../portal/portal'
import { createTestBackend, type TestBackend } from '../../testing/test-backend'
import { type ShipmentsStore, shipments } from '../store'

const no = 'WO-48213'

/** Under which what is typed is kept, once something is. */
let key = ''

/** The browser tells every window what the others have kept. */
function hear(): void {
  key = Object.keys(localStorage).find(each => each.includes('draft:') && each.includes(no)) ?? key
  dispatchEvent(new StorageEvent('storage', { key }))
}

/** Every window keeps what was typed in it, and hears of the others. */
function tell(): void {
  dispatchEvent(new Event('pagehide'))
  hear()
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

  it('is joined row by row and field by field, says so, and is all there after a reload', async () => {
    here.edit(id(11), { shippingComments: 'here' })
    tell()
    expect([comments(11), here.origin.value, there.origin.value]).to.deep.equal([['here', 'here'], null, 'synced'])
    there.edit(id(11), { shippingTracking: '1Z' })
    there.edit(id(12), { status: 'dispatched', shippingTracking: '1Y' })
    expect(there.origin.value).to.equal(null)
    tell()
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

  it('takes nothing from a window that has not heard', () => {
    here.edit(id(11), { shippingComments: 'here' })
    there.edit(id(12), { shippingComments: 'there' })
    tell()
    expect([comments(11), comments(12)]).to.deep.equal([
      ['here', 'here'],
      ['there', 'there'],
    ])
  })

  for (const [choose, left] of [
    ['keepMine', 'there'],
    ['takeTheirs', 'here'],
  ] as const)
    it(`waits for a choice where both typed into one field, and loses neither: ${choose}`, () => {
      here.edit(id(11), { shippingComments: 'here' })
      there.edit(id(11), { shippingComments: 'there', shippingTracking: '1Z' })
      tell()
      expect([comments(11), number(11)]).to.deep.equal([
        ['here', 'there'],
        ['1Z', '1Z'],
      ])
      expect([row(here, 11).theirs, row(there, 11).theirs], 'both ask').to.deep.equal([
        { shippingComments: 'there' },
        { shippingComments: 'here' },
      ])
      there.edit(id(12), { shippingComments: 'more' })
      tell()
      expect([comments(11), row(there, 11).theirs]).to.deep.equal([['here', 'there'], { shippingComments: 'here' }])
      there[choose]([id(11)])
      tell()
      expect([comments(11), comments(12)]).to.deep.equal([
        [left, left],
        ['more', 'more'],
      ])
      expect([row(here, 11).theirs, row(there, 11).theirs]).to.deep.equal([null, null])
    })

  it('discards in one window what was typed there, and nothing that only the other one has', async () => {
    here.edit(id(11), { shippingComments: 'here' })
    there.edit(id(11), { shippingComments: 'there' })
    tell()
    there.discard()
    tell()
    expect(comments(11)).to.deep.equal(['here', 'here'])
    there.discard()
    tell()
    await until(() => here.changedCount.value === 0, 'nothing is changed')
    expect(comments(11)).to.deep.equal(['', ''])
  })

  it('has one’s own words after a reload, and is saved by neither, while nothing was chosen', async () => {
    here.edit(id(11), { shippingComments: 'here' })
    there.edit(id(11), { shippingComments: 'there', shippingTracking: '1Z' })
    tell()
    there.edit(id(11), { shippingComments: 'there, more' })
    portals.pop()?.end()
    expect(await here.save()).to.equal(null)
    there = await open()
    await until(() => there.origin.value === 'restored', 'what was typed')
    expect(number(11)[1]).to.equal('1Z')
    expect([comments(11), row(there, 11).theirs]).to.deep.equal([['here', 'there, more'], { shippingComments: 'here' }])
    there.keepMine([id(11)])
    portals.pop()?.end()
    there = await open()
    expect([comments(11)[1], row(there, 11).theirs]).to.deep.equal(['there, more', null])
  })

  it('is saved in both by a save in one, and no row falls back in between', async () => {
    here.edit(id(11), { shippingComments: 'here' })
    tell()
    const seen = new Set<string>()
    const look = () => seen.add(row(there, 11).edit.shippingComments)
    const stop = there.rows.subscribe(look)
    await here.save()
    hear()
    await until(() => there.changedCount.value === 0, 'nothing is changed')
    await until(() => !Object.keys(localStorage).some(key => key.includes('draft')), 'nothing is kept')
    stop()
    expect([...seen]).to.deep.equal(['here'])
    expect(comments(11)).to.deep.equal(['here', 'here'])
  })

  it('is given up in both, and one key brings it back in both', async () => {
    here.edit(id(11), { shippingComments: 'here' })
    tell()
    there.discard()
    tell()
    await until(() => here.changedCount.value === 0, 'nothing is changed')
    there.undoLast()
    tell()
    expect(comments(11)).to.deep.equal(['here', 'here'])
  })

  it('takes back in one window what was typed there, and nothing of the other', async () => {
    here.edit(id(11), { shippingComments: 'here' })
    there.edit(id(12), { shippingComments: 'there' })
    tell()
    expect(here.undoLast()).to.deep.equal([id(11)])
    tell()
    await until(() => there.changedCount.value === 1, 'it is given up there too')
    expect([comments(11), comments(12)]).to.deep.equal([
      ['', ''],
      ['there', 'there'],
    ])
  })
})
