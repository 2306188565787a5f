import { expect } from '@esm-bundle/chai'
import { until } from '../../test/component/wait'
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

describe('what an appliance fetches', () => {
  const named = (tasks: ApplianceTask[], compositions: Composition[]) =>
    [...compositionsOf(tasks, compositions)].map(([id, { cplName }]) => `${id}: ${cplName}`).sort()

  it('is told apart by how far it is', () => {
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

  it('is not named where some of the order comes in elsewhere', () => {
    expect(
      named([task('a', 13)], [composition('x', 'in_progress', 13), composition('y', 'in_progress', 80)]),
    ).to.deep.equal([])
    expect(named([task('a', 13)], [])).to.deep.equal([])
  })

  it('comes with film, size, and after two looks the time that is left; what waits stands last', async function () {
    this.timeout(30_000)
    const backend = createTestBackend({ scenario: 'approved-online', now: '2026-11-19T15:00:00Z' })
    const portal = createPortal(backend.options)
    portal.hold(dockDownloads, 'skyreel-dock-a')
    const { list, count, showAll } = portal.use(dockDownloads, 'skyreel-dock-a')
    await until(() => list.value.length > 0 && list.value.every(each => each.composition !== null), 'the downloads')
    expect([list.value.length, count.value > 6]).to.deep.equal([6, true])
    showAll()
    await until(() => list.value.length === count.value && list.value.every(each => each.composition !== null), 'all')
    const waits = list.value.map(({ stage }) => stage === 'queued')
    expect(waits).to.deep.equal(waits.toSorted((a, b) => Number(a) - Number(b)))
    expect(new Set(list.value.map(each => `${each.workOrderNo} ${each.composition?.id}`)).size).to.equal(count.value)
    const time = setInterval(() => void backend.advance(1000), 500)
    await until(() => list.value.some(({ rate }) => (rate?.minutesLeft ?? 0) > 0), 'a time', 18_000)
    clearInterval(time)
    expect(list.value.filter(({ stage }) => stage === 'queued').every(({ rate }) => rate === null)).to.equal(true)
    portal.end()
    backend.close()
  })
})
