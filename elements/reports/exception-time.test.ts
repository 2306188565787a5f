import { expect } from 'chai'
import '../../core/reports/words'
import { translator } from '../../core/i18n/translate'
import { exceptionTime } from './exception-time'

const minute = 60_000
const hour = 60 * minute
const t = translator('en')

describe('the time of an exception', () => {
  const cases: [dueIn: number, shown: string][] = [
    [-3 * minute, '3 min late'],
    [-59 * minute, '59 min late'],
    [-21 * hour - 10 * minute, '21 h 10 min late'],
    [-48 * hour, '2 days late'],
    [-71 * hour, '2 days late'],
    [3 * minute, 'due in 3 min'],
    [5 * hour, 'due in 5 h'],
    [49 * hour, 'due in 2 days'],
  ]
  for (const [dueIn, shown] of cases)
    it(`is ${shown}`, () => {
      const time = exceptionTime({ kind: 'trouble', dueIn })
      expect(time && t.text(time)).to.equal(shown)
    })

  it('is null if the report has no deadline', () => {
    expect(exceptionTime({ kind: 'trouble', dueIn: null })).to.equal(null)
  })
})
