import { expect } from 'chai'
import { joinEdits } from '../../test/fixtures/page/form-cells'
import { changesBetween } from './changes'
import { areaForm, listForm, option } from './fixtures'
import { offerOfSubmission, toSubmission } from './mapping'
import { offerCells } from './merge'
import { addArea, applyOptions, areaId, areaKey, freeTypes, removeOne } from './rules'
import type { AreaForm, ListForm, Offer } from './types'

const offer = (areas: readonly AreaForm[], lists: readonly ListForm[] = []): Offer => ({ areas, lists })
const emptyOffer = offer([])
const unnamed = (local: string, theatre: string) => listForm({ name: '', local, theatres: [theatre] })

describe('lists without a name', () => {
  const edited = offer([], [unnamed('a', 'TH-1'), unnamed('b', 'TH-2')])

  it('are compared one by one', () => {
    expect(changesBetween(emptyOffer, edited).map(({ kind, subjects }) => [kind, subjects.length])).to.deep.equal([
      ['added', 1],
      ['added', 1],
    ])
  })
  it('are all kept beside new lists of the server', () => {
    const theirs = offer([areaForm('CA')], [listForm({ id: 'l', name: '' })])
    expect(joinEdits(offerCells, emptyOffer, edited, theirs).lists.map(({ theatres }) => theatres)).to.deep.equal([
      ['TH-1'],
      ['TH-1'],
      ['TH-2'],
    ])
  })
  it('are renamed as the same list', () => {
    const after = offer([], [{ ...unnamed('a', 'TH-1'), name: 'North' }, unnamed('b', 'TH-2')])
    expect(changesBetween(edited, after).map(({ kind }) => kind)).to.deep.equal(['name'])
  })
})

describe('a row that has received an id meanwhile', () => {
  it('keeps its edit with the id', () => {
    const edited = offer(
      [areaForm('US', { options: [{ ...option, price: '30.00' }] })],
      [listForm({ theatres: ['TH-9'] })],
    )
    const merged = joinEdits(
      offerCells,
      emptyOffer,
      edited,
      offer([areaForm('US', { id: 'a' })], [listForm({ id: 'l' })]),
    )
    expect(merged.areas.map(({ id, options }) => [id, options[0]?.price])).to.deep.equal([['a', '30.00']])
    expect(merged.lists.map(({ id, theatres }) => [id, theatres])).to.deep.equal([['l', ['TH-9']]])
  })
})

describe('one country by satellite and by internet', () => {
  const dish = areaForm('US', { id: 'dish', deliveryType: 'SATELLITE' })
  const wire = areaForm('US', { id: 'wire', deliveryType: 'INTERNET' })

  it('is two separate areas', () => {
    expect(areaId(dish)).not.to.equal(areaId(wire))
    expect(removeOne([dish, wire], 'wire').map(({ status }) => status)).to.deep.equal(['active', 'deleted'])
    const applied = applyOptions([dish, wire], [], new Set(['dish']))
    expect(applied.map(({ options }) => options.length)).to.deep.equal([0, 1])
  })
  it('does not allow one area the type of the other', () => {
    expect(freeTypes(dish, [dish, wire])).to.deep.equal(['SATELLITE'])
    expect(freeTypes(dish, [dish, { ...wire, status: 'deleted' }, areaForm('US')])).to.deep.equal([
      'INTERNET',
      'SATELLITE',
    ])
  })
  it('is compared and merged separately', () => {
    const dearer = { ...wire, options: [{ ...option, price: '30.00' }] }
    const changes = changesBetween(offer([dish, wire]), offer([dish, dearer]))
    expect(changes.map(({ kind, subjects }) => [kind, subjects.length])).to.deep.equal([['price', 1]])
    expect(changesBetween(offer([dish, wire]), offer([dish])).map(({ kind }) => kind)).to.deep.equal(['removed'])
    const merged = joinEdits(offerCells, offer([dish, wire]), offer([dish, dearer]), offer([wire, dish]))
    expect(merged.areas).to.deep.equal([dearer, dish])
  })
  it('is two areas also before the server has registered them', () => {
    const fresh = offerOfSubmission(
      toSubmission(
        offer([
          { ...dish, id: null },
          { ...wire, id: null },
        ]),
        emptyOffer,
      ).body,
    )
    const [a, b] = fresh.areas
    if (a === undefined || b === undefined) throw new Error('two were sent')
    expect(areaKey(a)).not.to.equal(areaKey(b))
    expect(areaId(a)).not.to.equal(areaId(b))
    expect(removeOne(fresh.areas, areaId(b)).map(({ deliveryType }) => deliveryType)).to.deep.equal(['SATELLITE'])
  })
  it('stays the same area when its type is changed', () => {
    const [added] = addArea([], 'US', 'INTERNET', [option])
    if (added === undefined) throw new Error('one was added')
    expect(areaId({ ...added, deliveryType: 'SATELLITE' })).to.equal(areaId(added))
    const later = offer([{ ...added, deliveryType: 'SATELLITE' }])
    expect(changesBetween(offer([added]), later).map(({ kind }) => kind)).to.deep.equal(['type'])
  })
})
