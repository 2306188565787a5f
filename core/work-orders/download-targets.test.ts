import { expect } from 'chai'
import { aDock } from '../appliances/fixtures'
import type { ApplianceTask } from '../wire/appliances'
import type { Composition } from '../wire/work-orders'
import { type DownloadTargets, docksToFetch, targetsOf } from './download-targets'

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

describe('the appliances that download an order', () => {
  const away = Array.from({ length: 14 }, (_, index) => dock(`away${index}`, 0, false))
  const fleet = [...away, dock('idle'), dock('one', 2), dock('two', 1)]

  it('are searched among downloading appliances first, also after many offline ones', () => {
    const dockNames = names(docksToFetch(fleet, new Map(), 1, new Set()))
    expect([dockNames.slice(0, 3), dockNames.length]).to.deep.equal([['one', 'two', 'away0'], 12])
  })

  it('are searched among the other appliances next, and no further once all downloads are found', () => {
    const passed = new Set(names(docksToFetch(fleet, new Map(), 1, new Set())))
    expect(names(docksToFetch(fleet, new Map(), 1, passed))).to.deep.equal(['away10', 'away11', 'away12', 'away13'])
    const active = new Map([['two', [task('a')]]])
    expect(names(docksToFetch(fleet, active, 1, new Set()))).to.deep.equal(['two'])
    expect(names(docksToFetch(fleet, active, 2, passed))[0]).to.equal('two')
    expect(docksToFetch(fleet, active, 2, passed).length).to.equal(5)
  })

  const toNames = ({ byComposition, unidentified }: DownloadTargets) => ({
    byComposition: Object.fromEntries([...byComposition].map(([id, docks]) => [id, names(docks)])),
    unidentified: names(unidentified),
  })
  const [a, b] = [composition('a'), composition('b')]
  const two = new Map([
    ['one', [task('1')]],
    ['two', [task('2')]],
  ])

  it('are given by composition if it is known, else for the order', () => {
    const named = new Map([
      ['1', a],
      ['2', b],
    ])
    expect(toNames(targetsOf(fleet, two, [a, b], named))).to.deep.equal({
      byComposition: { a: ['one'], b: ['two'] },
      unidentified: [],
    })
    expect(toNames(targetsOf(fleet, two, [a, b], new Map()))).to.deep.equal({
      byComposition: {},
      unidentified: ['one', 'two'],
    })
  })

  it('are known for a single composition, and for a single appliance that downloads all', () => {
    expect(toNames(targetsOf(fleet, two, [a], new Map()))).to.deep.equal({
      byComposition: { a: ['one', 'two'] },
      unidentified: [],
    })
    const both = new Map([['one', [task('1'), task('2')]]])
    expect(toNames(targetsOf(fleet, both, [a, b], new Map()))).to.deep.equal({
      byComposition: { a: ['one'], b: ['one'] },
      unidentified: [],
    })
    const half = new Map([['one', [task('1')]]])
    expect(toNames(targetsOf(fleet, half, [a, b], new Map()))).to.deep.equal({
      byComposition: {},
      unidentified: ['one'],
    })
  })
})
