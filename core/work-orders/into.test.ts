import { expect } from 'chai'
import { aDock } from '../appliances/fixtures'
import type { ApplianceTask } from '../wire/appliances'
import type { Composition } from '../wire/work-orders'
import { docksToFetch, type Into, intoOf } from './into'

const dock = (id: string, activeDownloads = 0, isOnline = true) =>
  aDock([], { applianceId: id, activeDownloads, isOnline })
const task = (id: string): ApplianceTask => ({
  id,
  type: 'download_dcps',
  workOrderNo: 'WO-1',
  bay: null,
  stage: 'executing',
  percentage: 1,
  startedOn: null,
  finishedOn: null,
  detail: null,
})
const composition = (id: string): Composition => ({
  id,
  cplName: id,
  size: 1,
  dcpTransferStatus: null,
  download: { status: 'in_progress', percentage: 1 },
})
const names = (docks: readonly { id: string }[]) => docks.map(({ id }) => id)

describe('where an order comes in', () => {
  const away = Array.from({ length: 14 }, (_, at) => dock(`away${at}`, 0, false))
  const fleet = [...away, dock('idle'), dock('one', 2), dock('two', 1)]

  it('is asked first of appliances that download, however many are away before them', () => {
    const asked = names(docksToFetch(fleet, new Map(), 1, new Set()))
    expect([asked.slice(0, 3), asked.length]).to.deep.equal([['one', 'two', 'away0'], 12])
  })

  it('is asked of the others in their turn, and of those that fetch it alone once they account for all', () => {
    const passed = new Set(names(docksToFetch(fleet, new Map(), 1, new Set())))
    expect(names(docksToFetch(fleet, new Map(), 1, passed))).to.deep.equal(['away10', 'away11', 'away12', 'away13'])
    const held = new Map([['two', [task('a')]]])
    expect(names(docksToFetch(fleet, held, 1, new Set()))).to.deep.equal(['two'])
    expect(names(docksToFetch(fleet, held, 2, passed))[0]).to.equal('two')
    expect(docksToFetch(fleet, held, 2, passed).length).to.equal(5)
  })

  const told = ({ each, rest }: Into) => ({
    each: Object.fromEntries([...each].map(([id, docks]) => [id, names(docks)])),
    rest: names(rest),
  })
  const [a, b] = [composition('a'), composition('b')]
  const two = new Map([
    ['one', [task('1')]],
    ['two', [task('2')]],
  ])

  it('is told of each composition where that is known, else of the order', () => {
    const named = new Map([
      ['1', a],
      ['2', b],
    ])
    expect(told(intoOf(fleet, two, [a, b], named))).to.deep.equal({ each: { a: ['one'], b: ['two'] }, rest: [] })
    expect(told(intoOf(fleet, two, [a, b], new Map()))).to.deep.equal({ each: {}, rest: ['one', 'two'] })
  })

  it('is plain of one composition, and of one appliance that fetches all', () => {
    expect(told(intoOf(fleet, two, [a], new Map()))).to.deep.equal({ each: { a: ['one', 'two'] }, rest: [] })
    const both = new Map([['one', [task('1'), task('2')]]])
    expect(told(intoOf(fleet, both, [a, b], new Map()))).to.deep.equal({ each: { a: ['one'], b: ['one'] }, rest: [] })
    const half = new Map([['one', [task('1')]]])
    expect(told(intoOf(fleet, half, [a, b], new Map()))).to.deep.equal({ each: {}, rest: ['one'] })
  })
})
