import { expect } from 'chai'
import './words'
import { translator } from '../i18n/translate'
import { aBay, aDock, wireBay } from './fixtures'
import { docksIn, groupCounts } from './groups'
import { bayStatus, cancelledStatus, ejectsOf, isReady, slotOf } from './rules'
import { detailLook, stageLook, stepOf, taskLook, wholePercent } from './stages'

const t = translator('en')

/** Returns icon, text, tone, second line and step, as a person sees them. */
function describeBay(changes: Parameters<typeof aBay>[0]): string {
  const { icon, label, tone, detail, step } = bayStatus(aBay(changes))
  return [icon, t.text(label), tone, detail ? t.text(detail.text) : '', step ?? ''].join(' | ')
}

describe('a bay', () => {
  const states: [state: string, slot: string, shown: string][] = [
    ['empty', 'empty', ' | Empty | mute |  | '],
    ['inserted', 'inserted', 'device-sd-card | Inserted | mute | Ready to copy | '],
    ['available', 'inserted', 'device-sd-card | Inserted | mute | Ready to copy | '],
    ['queued', 'normal', 'clock | Queued | mute |  | '],
    ['busy', 'normal', 'progress | Busy | info |  | '],
    ['copying', 'normal', 'copy | Copying | info |  | '],
    ['executing', 'normal', 'player-play | Started | info |  | '],
    ['copy_complete', 'eject', 'player-eject | Eject | ok | Copied and verified | '],
    ['error', 'failed', 'alert-circle | Failed | danger |  | '],
    ['failed', 'failed', 'alert-circle | Failed | danger |  | '],
    ['warming_up', 'unknown', 'point | Warming up | mute |  | '],
    ['toString', 'unknown', 'point | Tostring | mute |  | '],
    ['', 'unknown', 'point | – | mute |  | '],
  ]
  // @spec 4.26, 4.28
  for (const [state, slot, shown] of states)
    it(`has the slot ${slot} in the state ${state || 'none'}`, () => {
      expect(slotOf(state)).to.equal(slot)
      expect(describeBay({ state })).to.equal(shown)
    })

  const stages: [stage: string, shown: string, inBay: string][] = [
    ['pending', 'clock | Pending | mute', 'clock | Pending | mute |  | '],
    ['queued', 'clock | Queued | mute', 'clock | Queued | mute |  | '],
    ['started', 'player-play | Started | info', 'player-play | Started | info |  | '],
    ['executing', 'player-play | Started | info', 'player-play | Started | info |  | '],
    ['preparing', 'progress | Preparing | info', 'progress | Preparing | info |  | '],
    ['formatting', 'copy | Formatting | info', 'copy | Formatting | info | Step 1 of 3 | 1'],
    ['duplicating', 'copy | Duplicating | info', 'copy | Duplicating | info | Step 2 of 3 | 2'],
    ['verifying', 'copy | Verifying | info', 'copy | Verifying | info | Step 3 of 3 | 3'],
    ['completed', 'circle-check | Completed | ok', 'circle-check | Completed | ok |  | '],
    ['succeeded', 'circle-check | Completed | ok', 'circle-check | Completed | ok |  | '],
    ['failed', 'alert-circle | Failed | danger', 'alert-circle | Failed | danger |  | '],
    [
      'mount_point_preparation_failed',
      'alert-circle | Mount point preparation failed | danger',
      'alert-circle | Mount point preparation failed | danger |  | ',
    ],
    ['polishing', 'point | Polishing | mute', 'point | Polishing | mute |  | '],
  ]
  // @spec 4.24
  for (const [stage, shown, inBay] of stages)
    it(`has its look at the stage ${stage}`, () => {
      const { icon, label, tone } = stageLook(stage)
      expect([icon, t.text(label), tone].join(' | ')).to.equal(shown)
      expect(describeBay({ state: 'executing', stage })).to.equal(inBay)
    })

  const details: [detail: string, shown: string, state: string, inBay: string][] = [
    ['format_failed', 'Format failed | danger', 'failed', 'alert-circle | Failed | danger | Format failed | 1'],
    [
      'partitioning_failed',
      'Partitioning failed | danger',
      'error',
      'alert-circle | Failed | danger | Partitioning failed | 1',
    ],
    [
      'verification_failed',
      'Verification failed | danger',
      'failed',
      'alert-circle | Failed | danger | Verification failed | 3',
    ],
    [
      'duplication_interrupted',
      'Duplication interrupted | danger',
      'failed',
      'alert-circle | Failed | danger | Duplication interrupted | 2',
    ],
    ['drive_in_use', 'Drive in use | warn', 'busy', 'lock | Drive in use | warn |  | '],
    ['slow_drive', 'Slow drive | warn', 'copying', 'gauge | Slow drive | warn |  | '],
    ['dusty_drive', 'Dusty drive | mute', 'copying', 'copy | Copying | info | Dusty drive | '],
  ]
  // @spec 4.29
  for (const [detail, shown, state, inBay] of details)
    it(`has its look with the detail ${detail}`, () => {
      const { label, tone } = detailLook(detail)
      expect([t.text(label), tone].join(' | ')).to.equal(shown)
      expect(describeBay({ state, detail })).to.equal(inBay)
    })

  it('shows first that it is slow or stalled, and keeps its step', () => {
    const slow = { state: 'copying', stage: 'duplicating', detail: 'slow_drive' }
    expect(describeBay(slow)).to.equal('gauge | Slow drive | warn | Duplicating, 2 of 3 | 2')
    const still = { state: 'executing', stage: 'verifying', stalled: true }
    expect(describeBay(still)).to.equal('clock-pause | Stalled | warn | Verifying, 3 of 3 | 3')
  })

  it('shows the stage of a failure without a detail', () => {
    expect(describeBay({ state: 'failed', stage: 'mount_point_preparation_failed' })).to.equal(
      'alert-circle | Failed | danger | Mount point preparation failed | ',
    )
    expect(describeBay({ state: 'failed', stage: 'verifying' })).to.equal(
      'alert-circle | Failed | danger | At step 3 of 3 | 3',
    )
  })

  it('is ready when its drive waits, or its copy failed', () => {
    const ready = states.filter(([state]) => isReady(aBay({ state }))).map(([state]) => state)
    expect(ready).to.deep.equal(['inserted', 'available', 'failed'])
  })

  it('counts the percent of the whole copy, not of the step', () => {
    const copied = (changes: object) => bayStatus(aBay({ state: 'copying', ...changes })).copied
    expect(copied({ stage: 'formatting', percentage: 30 })).to.equal(10)
    expect(copied({ stage: 'duplicating', percentage: 50 })).to.equal(50)
    expect(copied({ stage: 'verifying', percentage: null })).to.be.closeTo(66.7, 0.1)
    expect(copied({ stage: 'preparing', percentage: 40 })).to.equal(null)
    expect(bayStatus(aBay({ state: 'copy_complete', stage: 'verifying', percentage: 100 })).copied).to.equal(null)
    expect(wholePercent(3, 100)).to.equal(100)
  })

  it('is neutral for a cancelled shipment, and asks to remove a finished drive', () => {
    const cancelled = (changes: object) => {
      const { icon, label, tone, detail } = cancelledStatus(bayStatus(aBay(changes)))
      return [icon, t.text(label), tone, detail ? t.text(detail.text) : ''].join(' | ')
    }
    for (const state of ['copy_complete', 'failed'])
      expect(cancelled({ state })).to.equal('ban | Cancelled | mute | Remove, do not ship')
    expect(cancelled({ state: 'copying', stage: 'duplicating' })).to.equal(
      'copy | Duplicating | mute | Shipment cancelled',
    )
    expect(cancelled({ state: 'inserted' })).to.equal('device-sd-card | Inserted | mute | Ready to copy')
  })

  // @spec 9.15
  it('has one of three steps, or none', () => {
    expect(['formatting', 'duplicating', 'verifying', 'queued', 'valueOf', null].map(stepOf)).to.deep.equal([
      1,
      2,
      3,
      null,
      null,
      null,
    ])
  })
})

describe('a task', () => {
  for (const [type, shown] of [
    ['duplicate_dcps', 'copy | Copy'],
    ['download_dcps', 'download | Download'],
    ['defragment', 'point | Defragment'],
  ] as const) {
    // @spec 4.22
    it(`has its look for type ${type}`, () => {
      const { icon, label } = taskLook(type)
      expect([icon, t.text(label)].join(' | ')).to.equal(shown)
    })
  }
})

describe('the drives to remove', () => {
  const done = (bay: number, workOrderNo: string) => wireBay({ bay, state: 'copy_complete', workOrderNo })

  it('are sorted by ship-by, missing ones last, then by order and bay', () => {
    const dock = aDock([
      done(1, 'WO-1'),
      done(2, 'WO-2'),
      { ...done(3, 'WO-1'), bookingNo: 'late' },
      { ...done(4, 'WO-3'), bookingNo: 'soon' },
      { ...done(5, 'WO-2'), bookingNo: 'soon' },
      { ...done(6, 'WO-2'), bookingNo: 'soon' },
    ])
    const days: Record<string, string> = { soon: '2026-11-23T23:00:00Z', late: '2026-11-25T23:00:00Z' }
    const [ejects] = ejectsOf([dock], ({ bookingNo }) => days[bookingNo ?? ''] ?? null)
    expect(ejects?.bays.map(({ bay }) => bay)).to.deep.equal([5, 6, 4, 3, 1, 2])
  })

  it('are sorted by order, then by bay, without offline appliances', () => {
    const docks = [
      aDock([done(4, 'WO-1'), done(2, 'WO-2'), done(3, 'WO-1'), wireBay({ bay: 5 })], { applianceId: 'a' }),
      aDock([done(1, 'WO-1')], { applianceId: 'b', isOnline: false }),
      aDock([wireBay()], { applianceId: 'c' }),
    ]
    expect(ejectsOf(docks, () => null).map(({ dock, bays }) => [dock.id, bays.map(({ bay }) => bay)])).to.deep.equal([
      ['a', [3, 4, 2]],
    ])
    expect(docksIn(docks, 'eject').map(({ id }) => id)).to.deep.equal(['a'])
    expect(docksIn(docks, 'offline').map(({ id }) => id)).to.deep.equal(['b'])
    expect(docksIn(docks, 'all')).to.equal(docks)
    const away = aDock([wireBay({ state: 'copying' }), wireBay({ bay: 2, state: 'failed' })], { isOnline: false })
    expect(docksIn([away], 'copying')).to.deep.equal([])
  })

  it('begin with the appliance that has the earliest ship-by', () => {
    const docks = ['a', 'b'].map(applianceId =>
      aDock([{ ...done(1, 'WO-1'), bookingNo: applianceId }], { applianceId }),
    )
    const days: Record<string, string> = { a: '2026-11-25T23:00:00Z', b: '2026-11-23T23:00:00Z' }
    const ejects = ejectsOf(docks, ({ bookingNo }) => days[bookingNo ?? ''] ?? null)
    expect(ejects.map(({ dock }) => dock.id)).to.deep.equal(['b', 'a'])
  })

  it('are counted as drives, and online and offline appliances as appliances', () => {
    const copy = (bay: number) => wireBay({ bay, state: 'copying', workOrderNo: 'WO-1' })
    const failed = wireBay({ bay: 9, state: 'failed' })
    const docks = [
      aDock([done(1, 'WO-1'), done(2, 'WO-1'), copy(3), wireBay({ bay: 4, state: 'busy' })], { applianceId: 'a' }),
      aDock([done(1, 'WO-1'), copy(2), copy(3), failed], { applianceId: 'b', isOnline: false }),
    ]
    expect(groupCounts(docks)).to.deep.equal({ all: 2, online: 1, offline: 1, copying: 3, eject: 2, failed: 1 })
  })
})
