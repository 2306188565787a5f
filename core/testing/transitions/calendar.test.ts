import { expect } from 'chai'
import { bodies } from '../bodies/bodies'
import { readBody } from '../bodies/read'
import { makeTheatres } from '../content/theatres'
import { testNow } from '../fixtures'
import { companies } from '../seeds/accounts'
import { seedPartner } from '../seeds/partners'
import { saveDay } from './calendar'

const [company] = companies
if (company === undefined) throw new Error('No company')
const partner = seedPartner(company, makeTheatres(20))
const record = { org: partner.org, date: '2026-12-01', holiday: false, discount: 10, surge: null, version: 3 }

describe('saving a day', () => {
  const table: [string, unknown, boolean, string][] = [
    ['a new holiday', { date: '2026-12-24', holiday: true }, true, 'saved'],
    ['a discount', { date: '2026-12-24', holiday: false, discount: 15, surge: null }, false, 'saved'],
    ['a surge', { date: '2026-12-24', holiday: false, discount: null, surge: 500 }, false, 'saved'],
    ['a day without anything', { date: '2026-12-24', holiday: false, discount: null, surge: null }, false, 'saved'],
    ['today', { date: '2026-11-19', holiday: true }, true, 'saved'],
    ['yesterday', { date: '2026-11-18', holiday: true }, true, 'date'],
    ['the last day of five years', { date: '2031-11-18', holiday: true }, true, 'saved'],
    ['a day of a far year', { date: '9999-12-31', holiday: true }, true, 'date'],
    ['a day that does not exist', { date: '2026-02-30', holiday: true }, true, 'date'],
    ['a new day that is no holiday', { date: '2026-12-24', holiday: false }, true, 'holiday'],
    [
      'a discount above 100 percent',
      { date: '2026-12-24', holiday: false, discount: 101, surge: null },
      false,
      'discount',
    ],
    ['half a percent', { date: '2026-12-24', holiday: false, discount: 0.5, surge: null }, false, 'discount'],
    ['discount and surge', { date: '2026-12-24', holiday: false, discount: 5, surge: 5 }, false, 'surge'],
    ['a holiday with a surge', { date: '2026-12-24', holiday: true, discount: null, surge: 5 }, false, 'holiday'],
  ]
  for (const [name, body, isNew, expected] of table)
    it(`${name}: ${expected}`, async () => {
      const read = await readBody(isNew ? bodies.newHoliday : bodies.day, body)
      const outcome = read.ok ? saveDay(partner, null, read.value, isNew, { now: testNow }) : read
      expect(outcome.ok ? 'saved' : outcome.errors[0]?.details?.path).to.equal(expected)
    })

  it('makes a new holiday only on a day without a record', () => {
    const holiday = { date: record.date, holiday: true, discount: null, surge: null }
    const outcome = saveDay(partner, record, holiday, true, { now: testNow })
    expect(outcome.ok ? 200 : outcome.status).to.equal(409)
  })
})
