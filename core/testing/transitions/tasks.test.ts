import { expect } from 'chai'
import { minute } from '../durations'
import { plainAppliance, testNow } from '../fixtures'
import { tickAppliance } from './appliances'
import { scheduled } from './bays'
import { tasksAt } from './tasks'

describe('the tasks of an appliance', () => {
  const job = { workOrderNo: 'WO-1', compositionId: 'c1', startsAt: testNow + minute, endsAt: testNow + 5 * minute }
  const dock = scheduled(plainAppliance([], { downloads: [job] }), testNow)
  const at = (minutes: number, appliance = dock) =>
    tasksAt(appliance, testNow + minutes * minute).map(({ type, workOrderNo, stage, percentage, finishedOn }) =>
      [type, workOrderNo, stage, percentage, finishedOn].join(' '),
    )

  it('include a waiting, a running and an ended download', () => {
    expect(at(0)).to.deep.equal(['download_dcps WO-1 queued  '])
    expect(at(2)).to.deep.equal(['download_dcps WO-1 executing 25 '])
    expect(at(5)).to.deep.equal(['download_dcps WO-1 completed 100 2026-11-19T20:15:00Z'])
  })

  it('keep ended downloads', () => {
    const ticked = tickAppliance(dock, new Map(), { now: testNow + 6 * minute })
    if (!ticked.ok) throw new Error('refused')
    expect(ticked.state.appliance.downloads).to.deep.equal([])
    expect(at(60, ticked.state.appliance)).to.deep.equal(['download_dcps WO-1 completed 100 2026-11-19T20:15:00Z'])
  })

  it('keep their last state while the appliance is offline', () => {
    const away = { since: testNow + 2 * minute, until: testNow + 90 * minute }
    expect(at(60, { ...dock, away })).to.deep.equal(['download_dcps WO-1 executing 25 '])
  })
})
