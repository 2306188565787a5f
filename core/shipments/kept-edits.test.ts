import { expect } from 'chai'
import fc from 'fast-check'
import { isSame, joinEdits } from './kept-edits'
import type { RowEdit, RowEdits } from './row-edits'

const edit = (patch: RowEdit['patch'], over: RowEdit['over'] = {}): RowEdit => ({ patch, over })
const edits = (rows: Record<string, RowEdit['patch']>): RowEdits =>
  new Map(Object.entries(rows).map(([id, patch]) => [id, edit(patch)]))
const nothing: RowEdits = new Map()
const shown = (rows: RowEdits) => Object.fromEntries([...rows].map(([id, { patch }]) => [id, patch]))

const words = fc.constantFrom('a', 'b')
const typed = fc
  .dictionary(
    fc.constantFrom('s-1', 's-2'),
    fc.record({ shippingTracking: words, shippingComments: words }, { requiredKeys: [] }),
  )
  .map(rows => edits(Object.fromEntries(Object.entries(rows).filter(([, patch]) => Object.keys(patch).length > 0))))

describe('what was typed in two windows', () => {
  it('is that of the one that has changed it, field by field', () => {
    fc.assert(
      fc.property(typed, typed, typed, (shared, here, there) => {
        const { edits: joined, apart } = joinEdits(shared, here, there)
        for (const id of ['s-1', 's-2'])
          for (const field of ['shippingTracking', 'shippingComments'] as const) {
            const [last, mine, other, now] = [shared, here, there, joined].map(rows => rows.get(id)?.patch[field])
            const waits = apart.get(id)?.[field]
            if (mine === last) expect(now).to.equal(other)
            else if (other === last || mine === other) expect(now).to.equal(mine)
            else expect([now, waits]).to.deep.equal(mine === undefined ? [other, undefined] : [mine, other])
          }
      }),
    )
  })

  it('is the same in both once each has heard of the other, unless they are apart', () => {
    fc.assert(
      fc.property(typed, typed, typed, (shared, here, there) => {
        const [one, two] = [joinEdits(shared, here, there), joinEdits(shared, there, here)]
        if (one.apart.size === 0) expect(isSame(one.edits, two.edits)).to.equal(true)
      }),
    )
  })

  it('has the date of the status that it has', () => {
    const here = edits({ a: { status: 'dispatched', dispatchedOn: '2026-11-19T10:00:00Z' } })
    const there = edits({ a: { status: 'dispatched', dispatchedOn: '2026-11-19T11:00:00Z' } })
    for (const joined of [joinEdits(nothing, here, there), joinEdits(here, here, there)])
      expect([shown(joined.edits), joined.apart.size]).to.deep.equal([shown(there), 0])
    const back = edits({ a: { status: 'delivered' } })
    const { edits: mine, apart } = joinEdits(nothing, back, there)
    expect([shown(mine), apart.get('a')]).to.deep.equal([shown(back), there.get('a')?.patch])
  })

  it('stays apart while nothing was chosen, and no longer once one is undone', () => {
    const [here, there] = [edits({ a: { returnComments: 'here' } }), edits({ a: { returnComments: 'there' } })]
    const { apart } = joinEdits(nothing, here, there)
    expect(joinEdits(there, here, there, apart).apart).to.deep.equal(apart)
    expect(shown(joinEdits(there, here, nothing, apart).edits)).to.deep.equal(shown(here))
    expect(shown(joinEdits(there, nothing, there, apart).edits)).to.deep.equal(shown(there))
  })
})
