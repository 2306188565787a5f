import { expect } from 'chai'
import { hour } from '../durations'
import { plainAppliance, plainOrder, testNow } from '../fixtures'
import { endOf } from '../plan'
import type { ApplianceRecord, BayRecord, OrderRecord } from '../records'
import { endedOrders, tickAppliance } from './appliances'
import { bayAt, pulledAt, scheduled } from './bays'
import { startDuplication } from './copies'

const at = { now: testNow }
const drive = { driveType: 'CRU' as const, driveSerialNo: 'Z1', capacity: 1e12 }
const waiting = (bay: number): BayRecord => ({ bay, drive, job: null, fixed: null })
const empty = (bay: number): BayRecord => ({ bay, drive: null, job: null, fixed: null })
const inOtherUse = (bay: number): BayRecord => ({
  bay,
  drive,
  job: null,
  fixed: { state: 'busy', detail: 'drive_in_use' },
})

function downloaded(changes: Partial<OrderRecord['compositions'][number]> = {}): OrderRecord {
  const order = plainOrder()
  return plainOrder({
    compositions: order.compositions.map(one => ({
      ...one,
      download: { startedAt: 0, stages: [], outcome: 'completed' as const },
      ...changes,
    })),
  })
}

describe('starting duplication', () => {
  const table: [string, OrderRecord, ApplianceRecord | undefined, string][] = [
    ['an appliance that does not exist', downloaded(), undefined, 'appliance_not_found'],
    [
      'an appliance that is offline',
      downloaded(),
      plainAppliance([waiting(1)], { away: { since: 0, until: testNow + 1 } }),
      'appliance_offline',
    ],
    ['no drive', downloaded(), plainAppliance([empty(1)]), 'no_drives_inserted'],
    ['only drives in other use', downloaded(), plainAppliance([empty(1), inOtherUse(2)]), 'drive_in_use'],
    [
      'a composition that is not downloaded',
      downloaded({ download: null }),
      plainAppliance([waiting(1)]),
      'dcp_not_found_in_appliance',
    ],
    [
      'a composition that is not in the store either',
      downloaded({ download: null, inStore: false }),
      plainAppliance([waiting(1)]),
      'dcp_not_found_in_store',
    ],
    ['a drive that is too small', downloaded({ size: 2e12 }), plainAppliance([waiting(1)]), 'drive_not_enough_space'],
  ]
  for (const [name, order, target, code] of table)
    it(`refuses ${name}: ${code}`, () => {
      const outcome = startDuplication(order, target, 'a9', at)
      expect(outcome.ok ? 'started' : outcome.errors[0]?.code).to.equal(code)
    })

  it('names the appliance, the bay and the composition as section 8 requires', () => {
    const details = (order: OrderRecord, target?: ApplianceRecord) => {
      const outcome = startDuplication(order, target, 'a9', at)
      return outcome.ok ? null : outcome.errors[0]?.details
    }
    expect(details(downloaded())).to.deep.equal({ serialNo: 'a9' })
    expect(details(downloaded({ size: 2e12 }), plainAppliance([empty(1), waiting(2)]))).to.deep.equal({ bayNo: 2 })
    expect(details(downloaded({ download: null, cplName: 'X' }), plainAppliance([waiting(1)]))).to.deep.equal({
      cplName: 'X',
    })
  })

  it('stores a plan in the bay, from which state and percentage are derived', () => {
    const outcome = startDuplication(downloaded(), plainAppliance([waiting(1), empty(2)]), 'a1', at)
    if (!outcome.ok) throw new Error('refused')
    const { order, appliance: after } = outcome.state
    const [bay] = after.bays
    if (!bay?.job) throw new Error('no job')
    expect(order.copying).to.equal(1)
    expect(order.status).to.equal('copy_in_progress')
    expect(bayAt(bay, testNow).state).to.equal('queued')
    const duplicating = bay.job.stages.findIndex(({ stage }) => stage === 'duplicating')
    const [from = 0, to = 0] = [bay.job.stages[duplicating - 1]?.endsAt, bay.job.stages[duplicating]?.endsAt]
    const half = bayAt(bay, (from + to) / 2)
    expect([half.state, half.stage, half.percentage]).to.deep.equal(['copying', 'duplicating', 50])
    expect(after.nextAt).to.equal(bay.job.stages[0]?.endsAt)
    expect(outcome.events.map(({ type }) => type)).to.deep.equal(['bays.changed', 'work_order.changed'])
  })

  it('counts the end of a copy once', () => {
    const started = startDuplication(downloaded(), plainAppliance([waiting(1), waiting(2)]), 'a1', at)
    if (!started.ok) throw new Error('refused')
    const { order, appliance: running } = started.state
    const ends = running.bays.map(({ job }) => (job ? endOf(job) : 0))
    const now = Math.max(...ends)
    expect(endedOrders([running], now)).to.deep.equal([order.workOrderNo])
    const ticked = tickAppliance(running, new Map([[order.workOrderNo, order]]), { now })
    if (!ticked.ok) throw new Error('refused')
    const succeeded = running.bays.filter(({ job }) => job?.outcome === 'succeeded').length
    expect(ticked.state.orders[0]?.totalCopied).to.equal(succeeded)
    expect(ticked.state.orders[0]?.copying).to.equal(0)
    expect(endedOrders([ticked.state.appliance], now)).to.deep.equal([])
    expect(scheduled(ticked.state.appliance, now).nextAt).to.equal(Math.min(...ends) + 2 * hour)
  })

  it('repeats a failed copy for its shipment, and keeps the failed task', () => {
    const started = startDuplication(downloaded(), plainAppliance([waiting(1), waiting(2)]), 'a1', at)
    if (!started.ok) throw new Error('refused')
    const bays = started.state.appliance.bays.map(bay => ({
      ...bay,
      job: bay.job && { ...bay.job, outcome: bay.bay === 1 ? ('failed' as const) : ('succeeded' as const) },
    }))
    const running = { ...started.state.appliance, bays }
    const now = Math.max(...bays.map(({ job }) => (job ? endOf(job) : 0)))
    const { workOrderNo } = started.state.order
    const ticked = tickAppliance(running, new Map([[workOrderNo, started.state.order]]), { now })
    const ended = ticked.ok && ticked.state.orders[0]
    if (!ticked.ok || !ended) throw new Error('not booked')
    const again = startDuplication(ended, ticked.state.appliance, 'a1', { now })
    if (!again.ok) throw new Error('refused')
    const jobs = again.state.appliance.bays.map(({ job }) => job)
    expect(jobs.map(job => job?.bookingNo)).to.deep.equal(bays.map(({ job }) => job?.bookingNo))
    expect(jobs.map(job => job?.startedAt)).to.deep.equal([now, testNow])
    expect(again.state.appliance.history.map(({ id, stage }) => [id, stage])).to.deep.equal([
      [bays[0]?.job?.id, 'failed'],
    ])
  })

  it('does not copy a shipment twice, even in different appliances', () => {
    const [one] = downloaded().shipments
    if (!one) throw new Error('no shipment')
    const shipments = [1, 2, 3].map(ordinal => ({ ...one, ordinal, bookingNo: `B-${ordinal}` }))
    const fresh = { ...downloaded(), shipments, totalDrives: 3 }
    const first = startDuplication(fresh, plainAppliance([waiting(1), waiting(2)]), 'a1', at)
    if (!first.ok) throw new Error('refused')
    // The first copy failed and was counted. The second one still runs, in another appliance.
    const bays = first.state.appliance.bays.map(bay =>
      bay.bay === 1 && bay.job ? { ...bay, job: { ...bay.job, outcome: 'failed' as const, settled: true } } : bay,
    )
    const other = { ...first.state.appliance, bays }
    const order = { ...first.state.order, copying: 1 }
    const otherDock = plainAppliance([waiting(1), waiting(2), waiting(3)], { applianceId: 'a2' })
    const again = startDuplication(order, otherDock, 'a2', at, [other, otherDock])
    if (!again.ok) throw new Error('refused')
    expect(again.state.appliance.bays.map(({ job }) => job?.bookingNo ?? null)).to.deep.equal(['B-1', 'B-3', null])
  })

  it('does not report a drive as in use after its copy has succeeded', () => {
    const started = startDuplication(downloaded(), plainAppliance([waiting(1)]), 'a1', at)
    if (!started.ok) throw new Error('refused')
    const bays = started.state.appliance.bays.map(bay => ({
      ...bay,
      job: bay.job && { ...bay.job, outcome: 'succeeded' as const, settled: true },
    }))
    const outcome = startDuplication(downloaded(), plainAppliance(bays), 'a1', at)
    expect(outcome.ok ? 'started' : outcome.errors[0]?.code).to.equal('no_drives_inserted')
  })

  it('replaces a removed drive with a new one, and keeps the task', () => {
    const started = startDuplication(downloaded(), plainAppliance([waiting(1)]), 'a1', at)
    const job = started.ok && started.state.appliance.bays[0]?.job
    if (!job) throw new Error('no job')
    const ticked = tickAppliance(started.state.appliance, new Map(), { now: pulledAt(job) })
    if (!ticked.ok) throw new Error('refused')
    const [bay] = ticked.state.appliance.bays
    expect(bay?.job).to.equal(null)
    expect(bay?.drive?.driveSerialNo).not.to.equal(drive.driveSerialNo)
    expect(ticked.state.appliance.history.map(({ id }) => id)).to.deep.equal([job.id])
    expect(ticked.state.appliance.nextAt).to.equal(null)
  })

  it('sends no event of an offline appliance until it is online', () => {
    const away = { since: testNow, until: testNow + hour }
    const before = scheduled(plainAppliance([waiting(1)], { away }), testNow)
    expect(before.nextAt).to.equal(away.until)
    const early = tickAppliance(before, new Map(), { now: testNow + 1 })
    expect(early.ok && early.events).to.deep.equal([])
    const back = tickAppliance(before, new Map(), { now: away.until })
    expect(back.ok && back.events[0]).to.deep.equal({ type: 'appliance.changed', applianceId: 'a1', isOnline: true })
    expect(back.ok && back.state.appliance.away).to.equal(null)
  })
})
