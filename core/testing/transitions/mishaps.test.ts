import { expect } from 'chai'
import { minute } from '../durations'
import { plainAppliance, plainOrder, testNow } from '../fixtures'
import { endOf } from '../plan'
import type { ApplianceRecord, BayRecord } from '../records'
import { tickAppliance } from './appliances'
import { baysAt } from './bays'
import { letGoWrong, type Mishap } from './mishaps'

const copying: BayRecord = {
  bay: 1,
  drive: { driveType: 'CRU', driveSerialNo: 'Z1', capacity: 1e12 },
  fixed: null,
  job: {
    id: 'j',
    workOrderNo: plainOrder().workOrderNo,
    bookingNo: 'BK-1',
    startedAt: testNow,
    stages: [
      { stage: 'formatting', endsAt: testNow + 10 * minute },
      { stage: 'duplicating', endsAt: testNow + 50 * minute },
      { stage: 'verifying', endsAt: testNow + 90 * minute },
    ],
    outcome: 'succeeded',
    detail: null,
    settled: false,
  },
}
const dock = plainAppliance([copying], { nextAt: testNow + 10 * minute })

function after(mishap: Mishap, at: number, before = dock) {
  const outcome = letGoWrong(before, mishap, { now: at })
  if (!outcome.ok) throw new Error(outcome.errors[0]?.code)
  return { appliance: outcome.state, events: outcome.events.map(({ type }) => type) }
}
const bayAt = (appliance: ApplianceRecord, minutes: number) => {
  const [bay] = baysAt(appliance, testNow + minutes * minute)
  return [bay?.state, bay?.stage, bay?.percentage, bay?.detail].join(' ')
}

describe('a simulated fault', () => {
  it('takes an appliance offline until it is brought back', () => {
    const away = after({ kind: 'offline' }, testNow + 20 * minute)
    expect(away.events).to.deep.equal(['appliance.changed'])
    expect(bayAt(away.appliance, 60)).to.equal('copying duplicating 25 ')
    const back = after({ kind: 'online' }, testNow + 60 * minute, away.appliance)
    expect(back.appliance.nextAt).to.equal(testNow + 60 * minute)
    const ticked = tickAppliance(back.appliance, new Map(), { now: testNow + 60 * minute })
    expect(ticked.ok && ticked.events[0]).to.deep.equal({
      type: 'appliance.changed',
      applianceId: 'a1',
      isOnline: true,
    })
    expect(ticked.ok && bayAt(ticked.state.appliance, 60)).to.equal('executing verifying 25 ')
    expect(after({ kind: 'online' }, testNow).events).to.deep.equal([])
  })

  it('makes a copy fail its verification', () => {
    const { appliance, events } = after({ kind: 'failing', bay: 1 }, testNow + 20 * minute)
    expect(events).to.deep.equal(['bays.changed'])
    expect([bayAt(appliance, 20), bayAt(appliance, 69), bayAt(appliance, 70)]).to.deep.equal([
      'copying duplicating 25 ',
      'executing verifying 95 ',
      'failed failed  verification_failed',
    ])
  })

  it('can be removed from a copy that would have failed at random', () => {
    const doomed = after({ kind: 'failing', bay: 1 }, testNow + 20 * minute).appliance
    const { appliance } = after({ kind: 'sound', bay: 1 }, testNow + 30 * minute, doomed)
    expect(bayAt(appliance, 70)).to.equal('copy_complete succeeded 100 ')
    const slow = after({ kind: 'slow', bay: 1 }, testNow + 20 * minute).appliance
    expect(bayAt(after({ kind: 'sound', bay: 1 }, testNow + 30 * minute, slow).appliance, 60)).to.equal(
      'copying duplicating 35 slow_drive',
    )
  })

  it('makes a drive slow from now on, and keeps its progress', () => {
    const { appliance } = after({ kind: 'slow', bay: 1 }, testNow + 20 * minute)
    expect([bayAt(appliance, 20), bayAt(appliance, 60), bayAt(appliance, 320)]).to.deep.equal([
      'copying duplicating 25 slow_drive',
      'copying duplicating 35 slow_drive',
      'executing verifying 0 slow_drive',
    ])
    const [bay] = appliance.bays
    expect(bay?.job && endOf(bay.job)).to.equal(testNow + 720 * minute)
  })

  it('requires a running copy', () => {
    for (const [bay, at] of [
      [2, testNow],
      [1, testNow + 90 * minute],
    ] as const) {
      const outcome = letGoWrong(dock, { kind: 'slow', bay }, { now: at })
      expect(outcome.ok ? 'done' : outcome.errors[0]?.code).to.equal('no_copy')
    }
  })
})
