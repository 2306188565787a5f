import { expect } from 'chai'
import { formatFilter, noFilter, parseFilter } from './filter'

describe('the filter of work orders as a text', () => {
  const table: readonly [text: string, filter: Partial<typeof noFilter>][] = [
    ['', {}],
    ['status:assigned', { status: ['assigned'] }],
    ['status:assigned,held_by_customs risk:overdue', { status: ['assigned', 'held_by_customs'], risk: ['overdue'] }],
    ['risk:no-pick-up,today,one-day ship-by:7d', { risk: ['no-pick-up', 'today', 'one-day'], shipBy: '7d' }],
    ['appliance:RD-1042,Dock%20B%2C2 ship-by:7d', { appliance: ['RD-1042', 'Dock B,2'], shipBy: '7d' }],
    ['ship-by:today', { shipBy: 'today' }],
    ['status:assigned day:to-ship', { status: ['assigned'], day: 'to-ship' }],
    ['ship-by:2026-11-19..2026-11-26', { shipBy: '2026-11-19..2026-11-26' }],
    ['ship-by:2026-11-19..', { shipBy: '2026-11-19..' }],
    ['ship-by:..2026-11-26', { shipBy: '..2026-11-26' }],
  ]
  for (const [text, filter] of table)
    it(`parses “${text}” and formats the same text`, () => {
      const read = parseFilter(text)
      expect(read).to.deep.equal({ ...noFilter, ...filter })
      expect(formatFilter(read ?? noFilter)).to.equal(text)
    })

  for (const text of [
    'overdue',
    'status:',
    'risk:late',
    'appliance:%E0%A4%A',
    'colour:red',
    'risk:overdue risk:today',
    'ship-by:soon',
    'ship-by:2026-02-30..',
    'ship-by:2026-11-26..2026-11-19',
    'ship-by:..',
    'ship-by:2026-11-19',
    'ship-by:toString',
    'day:today',
    'day:to-ship,next',
  ])
    it(`rejects “${text}”`, () => {
      expect(parseFilter(text)).to.equal(null)
    })
})
