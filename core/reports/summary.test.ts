import { expect } from 'chai'
import { bucketsOf, stepOf } from './buckets'
import { columnTitles } from './row'
import { createSummary, noCounts, onTimeShare } from './summary'

const readAt = Date.parse('2026-03-05T12:00:00Z')
const columns = ['Work Order Number', 'Assigned On', 'Status', 'On Time']

function summaryOf(titles: readonly string[], ...rows: readonly string[][]) {
  const maker = createSummary(titles, 'America/Chicago', readAt)
  if (!maker) throw new Error('no summary')
  for (const row of rows) maker.add(row)
  return maker.summary()
}

describe('the figures of a report', () => {
  it('count orders by the day of the partner, by tone, and by how they ended', () => {
    const { days, counts, orders, open } = summaryOf(
      columns,
      ['1', '2026-03-02T05:59:00Z', 'fulfilled', 'yes'],
      ['2', '2026-03-02T06:00:00Z', 'fulfilled', 'no'],
      ['3', '2026-03-02T06:30:00Z', 'copy_in_progress', 'open'],
      ['4', 'soon', 'on_hold', ''],
    )
    expect([...days.keys()]).to.deep.equal(['2026-03-01', '2026-03-02'])
    expect(days.get('2026-03-02')).to.deep.equal({ ...noCounts, done: 1, running: 1, no: 1 })
    expect(counts).to.deep.equal({ done: 2, running: 1, waiting: 1, trouble: 0, closed: 0, yes: 1, no: 1 })
    expect([orders, open]).to.deep.equal([4, 2])
  })

  it('have shares of delivered orders only', () => {
    expect(onTimeShare({ yes: 1, no: 1 })).to.equal(0.5)
    expect(onTimeShare({ yes: 0, no: 0 })).to.equal(null)
  })

  const titles = Object.values(columnTitles)
  const row = (status: string, shipped: string, shipBy: string, deliverBy: string, onTime: string) => [
    ...['WO-1', '2026-03-02T06:00:00Z', status, 'PARTNERS', 'Film_FTR', '4', shipped, '0', shipBy, deliverBy, onTime],
  ]
  const [before, after] = ['2026-03-05T11:00:00Z', '2026-03-05T13:00:00Z']

  it('count an open order as overdue once its ship-by or its deliver-by is missed', () => {
    const overdueOf = (...cells: Parameters<typeof row>) => summaryOf(titles, row(...cells)).overdue
    expect(overdueOf('copy_in_progress', '3', before, after, 'open'), 'not shipped').to.equal(1)
    expect(overdueOf('shipment_completed', '4', before, after, 'open'), 'shipped').to.equal(0)
    expect(overdueOf('shipment_completed', '4', before, before, 'open'), 'not delivered').to.equal(1)
    expect(overdueOf('copy_in_progress', '3', after, after, 'open'), 'in time').to.equal(0)
    expect(overdueOf('copy_in_progress', '3', '', 'soon', 'open'), 'no deadline').to.equal(0)
    expect(overdueOf('shipment_completed', '4', before, before, 'no'), 'delivered').to.equal(0)
    expect(overdueOf('cancelled', '0', before, before, 'open'), 'cancelled').to.equal(0)
  })

  it('exclude cancelled and rejected orders from those that are not delivered yet', () => {
    const figures = summaryOf(
      titles,
      row('cancelled', '0', after, after, 'open'),
      row('rejected', '0', after, after, 'open'),
      row('download_failed', '0', after, after, 'open'),
    )
    expect(figures).to.include({ orders: 3, drives: 12, cancelled: 1, rejected: 1, open: 1, troubled: 1 })
  })

  it('count each order in exactly one figure, including a fulfilled one without a delivery', () => {
    const { counts, orders, open, cancelled, rejected, untimed } = summaryOf(
      columns,
      ['1', '2026-03-02', 'fulfilled', 'yes'],
      ['2', '2026-03-02', 'fulfilled', 'no'],
      ['3', '2026-03-02', 'fulfilled', 'open'],
      ['4', '2026-03-02', 'fulfilled', ''],
      ['5', '2026-03-02', 'cancelled', ''],
      ['6', '2026-03-02', 'cancelled', 'no'],
      ['7', '2026-03-02', 'rejected', ''],
      ['8', '2026-03-02', 'assigned', ''],
    )
    expect({ yes: counts.yes, no: counts.no, open, cancelled, rejected, untimed }).to.deep.equal({
      yes: 1,
      no: 2,
      open: 1,
      cancelled: 1,
      rejected: 1,
      untimed: 2,
    })
    expect(counts.yes + counts.no + open + cancelled + rejected + untimed).to.equal(orders)
  })

  it('do not count cancelled or rejected orders as successes', () => {
    const { counts } = summaryOf(
      columns,
      ['1', '2026-03-02', 'cancelled', ''],
      ['2', '2026-03-02', 'rejected', ''],
      ['3', '2026-03-02', 'fulfilled', ''],
    )
    expect(counts).to.deep.equal({ ...noCounts, done: 1, closed: 2 })
  })

  it('have no drives if the report has no column for them', () => {
    expect(summaryOf(columns, ['1', '2026-03-02', 'assigned', 'open']).drives).to.equal(null)
  })

  it('keep days unchanged, and distinguish instants of the same minute by their offsets', () => {
    const daysOf = (...written: string[]) => {
      const counter = createSummary(columns, 'America/New_York', readAt)
      for (const assignedOn of written) counter?.add(['1', assignedOn, 'assigned', 'open'])
      return [...(counter?.summary().days.keys() ?? [])]
    }
    expect(daysOf('2026-11-21')).to.deep.equal(['2026-11-21'])
    expect(daysOf('2026-11-21T23:30:00', '2026-11-22 00:10')).to.deep.equal(['2026-11-21', '2026-11-22'])
    expect(daysOf('2026-11-21T07:00:00Z', '2026-11-21T07:00:00+05:30')).to.deep.equal(['2026-11-21', '2026-11-20'])
    expect(daysOf('2026-11-21T07:00:59.250Z', '2026-11-21T07:00+05:30')).to.deep.equal(['2026-11-21', '2026-11-20'])
    expect(daysOf('2026-02-31')).to.deep.equal([])
  })

  it('are missing if a column is missing', () => {
    expect(createSummary(columns.slice(0, 3), 'UTC', readAt)).to.equal(null)
  })
})

describe('the buckets of a report', () => {
  const days = new Map([['2026-01-06', { ...noCounts, waiting: 2, yes: 1 }]])
  const cases: [from: string, to: string, step: string, count: number, first: string][] = [
    ['2026-01-01', '2026-01-14', 'day', 14, '2026-01-01'],
    ['2026-01-01', '2026-01-31', 'week', 5, '2025-12-29'],
    ['2026-01-01', '2026-12-31', 'month', 12, '2026-01-01'],
  ]
  for (const [from, to, step, count, first] of cases)
    it(`are ${count} by ${step} from ${from} to ${to}, those without orders too`, () => {
      const buckets = bucketsOf(days, { from, to })
      expect([stepOf({ from, to }), buckets.length, buckets[0]?.from]).to.deep.equal([step, count, first])
      expect(buckets.filter(({ total }) => total > 0).map(({ counts }) => counts)).to.deep.equal([
        { ...noCounts, waiting: 2, yes: 1 },
      ])
    })
})
