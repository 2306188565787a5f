import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { openedAppliance } from '../appliances/opened-store'
import { createPortal } from '../portal/portal'
import { createTestBackend } from '../testing/test-backend'
import type { ApplianceTask } from '../wire/appliances'
import type { Composition } from '../wire/work-orders'
import { compositionsOf } from './dock-downloads'
import { dockDownloads } from './dock-downloads-store'

const task = (id: string, percentage: number | null): ApplianceTask => ({
  id,
  type: 'download_dcps',
  workOrderNo: 'WO-1',
  bay: null,
  stage: percentage === null ? 'queued' : 'executing',
  percentage,
  startedOn: null,
  finishedOn: null,
  detail: null,
})
const composition = (id: string, status: 'queued' | 'in_progress' | 'completed', percentage: number | null) =>
  ({ id, cplName: id, size: 1e9, dcpTransferStatus: null, download: { status, percentage } }) satisfies Composition

describe('a download of an appliance', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock({ dates: true })
  })
  afterEach(() => clock.restore())

  const named = (tasks: ApplianceTask[], compositions: Composition[]) =>
    [...compositionsOf(tasks, compositions)].map(([id, { cplName }]) => `${id}: ${cplName}`).sort()

  it('is identified by its percentage', () => {
    const compositions = [
      composition('waits', 'queued', null),
      composition('far', 'in_progress', 80),
      composition('there', 'completed', 100),
      composition('near', 'in_progress', 12),
    ]
    expect(named([task('a', 13), task('b', null), task('c', 81)], compositions)).to.deep.equal([
      'a: near',
      'b: waits',
      'c: far',
    ])
  })

  it('is not identified if several downloads have the same percentage, while other downloads are', () => {
    const compositions = [
      composition('far', 'in_progress', 80),
      composition('one', 'queued', null),
      composition('two', 'queued', null),
    ]
    expect(named([task('a', null), task('b', null), task('c', 81)], compositions)).to.deep.equal(['c: far'])
    const apart = [composition('one', 'in_progress', 7), composition('two', 'in_progress', 7)]
    expect(named([task('a', 8), task('b', 7)], apart)).to.deep.equal([])
    expect(
      named(
        [task('a', 8), task('b', 8)],
        [composition('x', 'in_progress', 7), apart[0]].flatMap(c => c ?? []),
      ),
    ).to.deep.equal([])
  })

  it('keeps its composition when another download passes it, and shares it with no other download', () => {
    const [one, two] = [composition('one', 'in_progress', 9), composition('two', 'in_progress', 40)]
    const before = compositionsOf([task('a', 9), task('b', 40)], [one, two])
    const later = [composition('one', 'in_progress', 60), composition('two', 'in_progress', 50)]
    const now = compositionsOf([task('a', 50), task('b', 60)], later, before)
    expect([now.get('a')?.cplName, now.get('b')?.cplName]).to.deep.equal(['one', 'two'])
    const third = [...later, composition('three', 'queued', null)]
    const more = compositionsOf([task('a', 50), task('b', 60), task('c', null)], third, before)
    expect(more.get('c')?.cplName).to.equal('three')
  })

  it('is not identified when another appliance downloads a part of the order', () => {
    expect(
      named([task('a', 13)], [composition('x', 'in_progress', 13), composition('y', 'in_progress', 80)]),
    ).to.deep.equal([])
    expect(named([task('a', 13)], [])).to.deep.equal([])
  })

  it('has a composition, gets the time left after some observations, and comes before waiting downloads', async () => {
    const backend = createTestBackend({ scenario: 'approved-online', now: '2026-11-19T15:00:00Z' })
    const portal = createPortal(backend.options)
    portal.hold(dockDownloads, 'skyreel-dock-a')
    const { list, count, showAll } = portal.use(dockDownloads, 'skyreel-dock-a')
    // Waiting downloads of one order have the same percentage, so they cannot be told apart.
    const areNamed = () => list.value.every(({ composition, stage }) => composition !== null || stage === 'queued')
    await clock.until(() => list.value.some(({ composition }) => composition !== null) && areNamed(), 'the downloads')
    expect([list.value.length, count.value > 6]).to.deep.equal([6, true])
    showAll()
    await clock.until(() => list.value.length === count.value && areNamed(), 'all')
    const areWaiting = list.value.map(({ stage }) => stage === 'queued')
    expect(areWaiting).to.deep.equal(areWaiting.toSorted((a, b) => Number(a) - Number(b)))
    const names = list.value.flatMap(each => each.composition?.id ?? [])
    expect(new Set(names).size).to.equal(names.length)
    const hasTime = () => list.value.some(({ rate }) => (rate?.minutesLeft ?? 0) > 0)
    for (let second = 0; second < 40 && !hasTime(); second += 1) {
      await backend.advance(2000)
      await clock.advance(1000)
    }
    expect(hasTime()).to.equal(true)
    expect(list.value.filter(({ stage }) => stage === 'queued').every(({ rate }) => rate === null)).to.equal(true)
    portal.end()
    backend.close()
  })

  it('delays another read of an order that failed, while its appliance is read again and again', async () => {
    const backend = createTestBackend({ scenario: 'approved-online', now: '2026-11-19T15:00:00Z' })
    const lift = backend.fail('/v1/work-orders/', 403)
    const portal = createPortal(backend.options)
    portal.hold(dockDownloads, 'skyreel-dock-a')
    const { list } = portal.use(dockDownloads, 'skyreel-dock-a')
    const dock = portal.use(openedAppliance, 'skyreel-dock-a')
    const reads = () => backend.calls.filter(({ path }) => path.startsWith('/v1/work-orders/')).map(({ path }) => path)
    await clock.until(() => list.value.length > 0 && reads().length > 0, 'the downloads')
    for (let turn = 0; turn < 4; turn += 1) {
      let isRead = false
      void dock.refresh().then(() => {
        isRead = true
      })
      await clock.until(() => isRead, 'the appliance again')
    }
    expect(new Set(reads()).size).to.equal(reads().length)
    lift()
    await clock.until(() => list.value.some(each => each.composition !== null), 'a name after all')
    portal.end()
    backend.close()
  })
})
