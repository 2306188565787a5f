import { expect } from 'chai'
import { joinEdits, lostCells } from '../../test/fixtures/page/form-cells'
import { changesBetween, totalsOf } from './changes'
import { areaForm, listForm, option } from './fixtures'
import { offerCells } from './merge'
import { isSameOffer } from './rules'
import type { AreaForm, ListForm, Offer } from './types'

const offer = (areas: readonly AreaForm[], lists: readonly ListForm[] = []): Offer => ({ areas, lists })
const priced = (price: string) => ({ options: [{ ...option, price }] })

describe('the changes of a submission', () => {
  const before = offer([areaForm('US', { id: 'a' }), areaForm('CA', { id: 'b' })], [listForm({ id: 'l' })])

  it('are empty for the same values, however they are typed', () => {
    const typed = offer(
      [areaForm('CA', { id: 'b' }), areaForm('US', { id: 'a', options: [{ ...option, max: '02', price: '25' }] })],
      before.lists,
    )
    expect(changesBetween(before, typed)).to.deep.equal([])
    expect(isSameOffer(before, typed)).to.equal(true)
  })

  it('are in groups: added, removed, prices, then the rest', () => {
    const after = offer([
      areaForm('US', { id: 'a', excludeCodes: ['US-NV'], ...priced('30') }),
      areaForm('CA', { id: 'b', status: 'deleted' }),
      areaForm('MX'),
    ])
    const changes = changesBetween(before, after)
    expect(changes.map(({ kind, subjects }) => [kind, ...subjects.map(({ name }) => name)])).to.deep.equal([
      ['added', 'MX'],
      ['removed', 'CA'],
      ['removed', 'Fibre'],
      ['price', 'US'],
      ['excluded', 'US'],
    ])
    expect(totalsOf(changes)).to.deep.equal({
      added: 1,
      removed: 2,
      prices: 1,
      price: { before: 2500, after: 3000 },
      others: 1,
    })
  })

  it('have one change for several areas that change alike', () => {
    const changes = changesBetween(
      before,
      offer(
        before.areas.map(area => ({ ...area, ...priced('30.00') })),
        before.lists,
      ),
    )
    expect(changes.length).to.equal(1)
    expect(changes[0]?.subjects.map(({ name }) => name)).to.deep.equal(['US', 'CA'])
  })

  it('include added and removed options, pick-up times and the type of delivery', () => {
    const options = [
      { ...option, pickup: '17:00' },
      { ...option, max: '5', price: '10' },
    ]
    const after = offer([areaForm('US', { id: 'a', options }), areaForm('CA', { id: 'b', options: [] })], before.lists)
    expect(changesBetween(before, after).map(({ subjects: _, ...change }) => change)).to.deep.equal([
      { kind: 'pickup', time: '2 days', before: '16:30', after: '17:00' },
      { kind: 'optionAdded', time: '5 days', price: 1000 },
      { kind: 'optionRemoved', time: '2 days', price: 2500 },
    ])
    const [space] = [areaForm('US', { id: 'a', deliveryType: 'SATELLITE' })]
    const [wire] = [areaForm('US', { id: 'a', deliveryType: 'INTERNET' })]
    expect(changesBetween(offer([space]), offer([wire]))[0]).to.include({
      kind: 'type',
      before: 'SATELLITE',
      after: 'INTERNET',
    })
  })

  it('include another time of an option as one change, with its price', () => {
    const after = offer(
      [areaForm('US', { id: 'a', options: [{ ...option, max: '5', price: '30' }] }), areaForm('CA', { id: 'b' })],
      before.lists,
    )
    expect(changesBetween(before, after).map(({ subjects: _, ...change }) => change)).to.deep.equal([
      { kind: 'price', time: '5 days', before: 2500, after: 3000 },
      { kind: 'time', before: '2 days', after: '5 days' },
    ])
  })

  it('are empty for a list that has one time for two sizes', () => {
    const [small, large] = [
      { time: '6', unit: 'hours', price: '10.00', size: '100' },
      { time: '6', unit: 'hours', price: '20.00', size: '300' },
    ] as const
    const two = offer([], [listForm({ id: 'l', options: [small, large] })])
    expect(changesBetween(two, two)).to.deep.equal([])
    const turned = offer([], [listForm({ id: 'l', options: [large, { ...small, price: '12.00' }] })])
    expect(changesBetween(two, turned).map(({ subjects: _, ...change }) => change)).to.deep.equal([
      { kind: 'price', time: '6 hours', before: 1000, after: 1200 },
    ])
    const one = offer([], [listForm({ id: 'l', options: [large] })])
    expect(changesBetween(two, one).map(({ subjects: _, ...change }) => change)).to.deep.equal([
      { kind: 'optionRemoved', time: '6 hours', price: 1000 },
    ])
  })

  it('include the changes of a theatre list', () => {
    const [size] = before.lists.map(list => list.options.map(each => ({ ...each, size: '200' })))
    const after = offer(before.areas, [
      listForm({ id: 'l', name: 'Fibre 2', theatres: ['TH-2', 'TH-3'], options: size ?? [] }),
    ])
    expect(changesBetween(before, after).map(({ subjects: _, ...change }) => change)).to.deep.equal([
      { kind: 'name', before: 'Fibre', after: 'Fibre 2' },
      { kind: 'theatres', added: 2, removed: 1 },
      { kind: 'size', time: '6 hours', before: '150', after: '200' },
    ])
  })
})

describe('merging with newer server data', () => {
  const base = offer([areaForm('US', { id: 'a' }), areaForm('CA', { id: 'b' })])
  it('keeps local changes, additions and removals, and accepts the rest', () => {
    const edited = offer([areaForm('US', { id: 'a', ...priced('30.00') }), areaForm('MX')])
    const theirs = offer([
      areaForm('US', { id: 'a', ...priced('40.00') }),
      areaForm('CA', { id: 'b', ...priced('40.00') }),
      areaForm('GB', { id: 'c' }),
    ])
    expect(
      joinEdits(offerCells, base, edited, theirs).areas.map(({ code, options }) => [code, options[0]?.price]),
    ).to.deep.equal([
      ['US', '30.00'],
      ['GB', '25.00'],
      ['MX', '25.00'],
    ])
    expect(joinEdits(offerCells, base, base, theirs)).to.deep.equal(theirs)
  })
  it('rejects stored cells of another version', () => {
    const valid = offer(base.areas, [listForm()])
    expect(lostCells(offerCells, valid)).to.deep.equal([])
    for (const other of [null, [], {}, { code: 'US' }, { ...valid.areas[0], excludeCodes: [1] }])
      for (const cell of ['area a', 'list a', 'a'])
        expect(offerCells.isCell(cell, other), `${cell} ${JSON.stringify(other)}`).to.equal(false)
  })
})
