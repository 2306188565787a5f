import { expect } from 'chai'
import { calendarOf, eventOf, nothingLeftOut, read } from '../../test/fixtures/calendars/calendars'

type Case = readonly [start: string, rule: string, days: readonly string[]]

const file = (start: string, rule: string) => calendarOf(eventOf('a', `DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`))

/** Computed by hand: a day that does not exist is skipped (RFC 5545, 3.3.10). */
const skipped: readonly Case[] = [
  ['20200229', 'FREQ=YEARLY;COUNT=3', ['2020-02-29', '2024-02-29', '2028-02-29']],
  ['20240229', 'FREQ=YEARLY;UNTIL=20281101', ['2024-02-29', '2028-02-29']],
  ['20240229', 'FREQ=MONTHLY;INTERVAL=12;COUNT=2', ['2024-02-29', '2028-02-29']],
  ['20240229', 'FREQ=YEARLY;BYMONTH=2;COUNT=2', ['2024-02-29', '2028-02-29']],
  ['20260131', 'FREQ=MONTHLY;COUNT=4', ['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31']],
  ['20260130', 'FREQ=MONTHLY;COUNT=3', ['2026-01-30', '2026-03-30', '2026-04-30']],
  ['20260101', 'FREQ=MONTHLY;BYMONTHDAY=-31;COUNT=4', ['2026-01-01', '2026-03-01', '2026-05-01', '2026-07-01']],
  ['20260131', 'FREQ=YEARLY;BYMONTHDAY=31;COUNT=3', ['2026-01-31', '2026-03-31', '2026-05-31']],
  ['20260731', 'FREQ=MONTHLY;BYMONTH=2,4,6,7;BYMONTHDAY=31;COUNT=2', ['2026-07-31', '2027-07-31']],
  ['20260131', 'FREQ=MONTHLY;BYMONTHDAY=29,30,31;BYSETPOS=-1;COUNT=3', ['2026-01-31', '2026-03-31', '2026-04-30']],
  [
    '20260228',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29,28;BYSETPOS=-1;COUNT=3',
    ['2026-02-28', '2027-02-28', '2028-02-29'],
  ],
  ['20261130', 'FREQ=MONTHLY;BYDAY=5MO;COUNT=2', ['2026-11-30', '2027-03-29']],
  ['20201231', 'FREQ=YEARLY;BYYEARDAY=366;COUNT=2', ['2020-12-31', '2024-12-31']],
  ['20210101', 'FREQ=YEARLY;BYWEEKNO=53;BYDAY=FR;COUNT=2', ['2021-01-01', '2027-01-01']],
]

/** Examples of RFC 5545, 3.8.5.3, some of them shortened. */
const published: readonly Case[] = [
  [
    '20070115',
    'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
    ['2007-01-15', '2007-01-30', '2007-02-15', '2007-03-15', '2007-03-30'],
  ],
  [
    '19970805',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
    ['1997-08-05', '1997-08-10', '1997-08-19', '1997-08-24'],
  ],
  [
    '19970805',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
    ['1997-08-05', '1997-08-17', '1997-08-19', '1997-08-31'],
  ],
  ['19970519', 'FREQ=YEARLY;BYDAY=20MO;COUNT=3', ['1997-05-19', '1998-05-18', '1999-05-17']],
  ['19970512', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3', ['1997-05-12', '1998-05-11', '1999-05-17']],
  ['19970904', 'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', ['1997-09-04', '1997-10-07', '1997-11-06']],
  ['19970929', 'FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', ['1997-09-29', '1997-10-30', '1997-11-27']],
  [
    '19980213',
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=5',
    ['1998-02-13', '1998-03-13', '1998-11-13', '1999-08-13', '2000-10-13'],
  ],
  [
    '19961105',
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=3',
    ['1996-11-05', '2000-11-07', '2004-11-02'],
  ],
  [
    '19970101',
    'FREQ=YEARLY;INTERVAL=3;COUNT=5;BYYEARDAY=1,100,200',
    ['1997-01-01', '1997-04-10', '1997-07-19', '2000-01-01', '2000-04-09'],
  ],
]

const impossible = [
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31',
  'FREQ=MONTHLY;BYMONTH=2,4,6;BYMONTHDAY=31',
  'FREQ=YEARLY;BYMONTH=2,4,6;BYMONTHDAY=31',
  'FREQ=MONTHLY;INTERVAL=12;BYMONTH=3',
  'FREQ=MONTHLY;BYMONTHDAY=1;BYSETPOS=2',
  'FREQ=WEEKLY;BYMONTHDAY=3',
  'FREQ=WEEKLY;BYDAY=2MO',
]

describe('the rule of a repeated event', () => {
  for (const [start, rule, days] of skipped)
    it(`skips days that do not exist, and counts none of them: ${rule} from ${start}`, () => {
      expect(read(file(start, rule))).to.deep.equal({ days: days.map(day => `${day} a`), leftOut: nothingLeftOut })
    })

  for (const [start, rule, days] of published)
    it(`returns the days of the published example ${rule} from ${start}`, () => {
      expect(read(file(start, rule))).to.deep.equal({ days: days.map(day => `${day} a`), leftOut: nothingLeftOut })
    })

  for (const rule of impossible)
    it(`is counted as unreadable when it has no day: ${rule}`, () => {
      const leftOut = { ...nothingLeftOut, unreadable: 1 }
      expect(read(file('20260131', rule))).to.deep.equal({ days: [], leftOut })
    })

  it('finds a day that is 40 years away', () => {
    const leftOut = { ...nothingLeftOut, later: 1 }
    const rare = 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;BYDAY=SU'
    expect(read(file('20880301', rare))).to.deep.equal({ days: [], leftOut })
  })

  it('ignores the parts of a time for a whole day', () => {
    expect(read(file('20261225', 'FREQ=DAILY;COUNT=2;BYHOUR=9;BYMINUTE=30')).days).to.deep.equal([
      '2026-12-25 a',
      '2026-12-26 a',
    ])
  })
})
