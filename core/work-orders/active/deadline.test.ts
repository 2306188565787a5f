import { expect } from 'chai'
import { translator } from '../../i18n/translate'
import '../words'
import { deadlineOf } from './deadline'
import { dueAt } from './due'

describe('the deadline of an order', () => {
  const now = Date.parse('2026-11-19T20:10:00Z')
  const due = dueAt(now, 'America/Chicago')
  const textOf = (shipBy: string) => {
    const deadline = deadlineOf(shipBy, now, due)
    return deadline && translator('en').text(deadline.text)
  }

  const table: readonly [shipBy: string, label: string | null][] = [
    ['2026-11-17T20:10:00Z', '2 days late'],
    ['2026-11-17T20:11:00Z', '47 h 59 min late'],
    ['2026-11-18T23:00:00Z', '21 h 10 min late'],
    ['2026-11-19T20:09:00Z', '1 min late'],
    ['2026-11-19T20:10:00Z', 'in 0 min'],
    ['2026-11-19T20:59:59Z', 'in 49 min'],
    ['2026-11-19T23:00:00Z', 'in 2 h 50 min'],
    ['2026-11-20T05:00:00Z', 'in 8 h 50 min'],
    ['2026-11-20T06:30:00Z', 'in 1 day'],
    ['2026-11-24T23:00:00Z', 'in 5 days'],
    ['soon', null],
  ]
  for (const [shipBy, label] of table)
    it(`is “${label}” for ${shipBy}`, () => {
      expect(textOf(shipBy)).to.equal(label)
    })

  it('counts the real hours over a clock change', () => {
    // Clocks in Chicago go back on 2026-11-01 at 2:00, so 0:30 to 4:30 is five hours.
    const midnight = Date.parse('2026-11-01T05:30:00Z')
    const deadline = deadlineOf('2026-11-01T10:30:00Z', midnight, dueAt(midnight, 'America/Chicago'))
    expect(deadline && translator('en').text(deadline.text)).to.equal('in 5 h 0 min')
  })
})
