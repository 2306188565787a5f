import { expect } from 'chai'
import { type LongListScreen, openLongListScreen, untilAllListed } from '../../test/fixtures/page/long-list-screen'
import { allOf, textOf } from '../../test/fixtures/page/person'
import { until } from '../../test/fixtures/page/wait'
import './index'

/** Friday at 17:00 in Chicago. Clocks go back on Sunday 2026-11-01 at 2:00, from UTC−05:00 to UTC−06:00. */
const fridayAtFive = '2026-10-30T22:00:00Z'
const [dueFriday, firstHalfPastOne, secondHalfPastOne, dueMonday] = [
  '2026-10-30T23:00:00Z',
  '2026-11-01T06:30:00Z',
  '2026-11-01T07:30:00Z',
  '2026-11-02T23:00:00Z',
]

describe('<reeldock-work-orders> in a week with a clock change of the partner', () => {
  let listScreen: LongListScreen
  afterEach(() => listScreen.end())

  async function show(deadlines: readonly string[], now: string) {
    listScreen = await openLongListScreen(deadlines.length, {
      change: index => ({ nextShipBy: deadlines[index] ?? null }),
      now,
    })
    await untilAllListed(listScreen)
    await until(() => listScreen.stripText()?.includes('active order') === true, 'the strip')
  }
  /** Returns the headings of the groups in the list, without their counts. */
  const groupHeadings = () =>
    allOf(listScreen.screen.element, 'line', /^(Overdue|Today|Next week|Later|No date|[A-Z][a-z]{2} \d{4})/).map(row =>
      (row.textContent ?? '').replace(/\d+ orders?.*/, '').trim(),
    )

  it('shows on Friday at 17:00 an order for Monday at 17:00 as due in one working day, under Monday, with its own offset', async () => {
    await show([dueMonday], fridayAtFive)
    await until(() => listScreen.rowText('WO-90000').includes('working day'), 'the working days')
    expect(listScreen.rowText('WO-90000')).to.match(/in 1 working day\s*Mon 2026-11-02 17:00 \(UTC−06:00\)/)
    expect(groupHeadings()).to.deep.equal(['Mon 2026-11-02'])
    expect(textOf(listScreen.screen.element)).to.include('Ship by (UTC−05:00)')
    await until(
      () => listScreen.stripText()?.includes('Next: 4 drives by Mon 2026-11-02 17:00') === true,
      'the next drives',
    )
  })

  it('sorts the two times of 1:30 on the Sunday, and shows an offset only for the time after the change', async () => {
    await show([secondHalfPastOne, dueFriday, firstHalfPastOne], fridayAtFive)
    expect(listScreen.numbers()).to.deep.equal(['WO-89999', 'WO-89998', 'WO-90000'])
    expect(groupHeadings()).to.deep.equal(['Today', 'Sun 2026-11-01'])
    expect(listScreen.rowText('WO-89999')).to.match(/(in 1 h 0 min|in 59 min)\s*Fri 2026-10-30 18:00(?! \(UTC)/)
    // Saturday and Sunday are no working days, so calendar days are shown.
    expect(listScreen.rowText('WO-89998')).to.match(/in 2 days\s*Sun 2026-11-01 01:30(?! \(UTC)/)
    expect(listScreen.rowText('WO-90000')).to.match(/in 2 days\s*Sun 2026-11-01 01:30 \(UTC−06:00\)/)
  })

  it('counts the repeated hour on the Sunday, and shows Monday as the next day', async () => {
    // The time is 0:30, before the change.
    await show(['2026-11-01T23:00:00Z', dueMonday], '2026-11-01T05:30:00Z')
    await until(() => listScreen.rowText('WO-89999').includes('working day'), 'the working days')
    expect(listScreen.rowText('WO-90000')).to.match(/in 17 h (30|29) min\s*Sun 2026-11-01 17:00 \(UTC−06:00\)/)
    expect(listScreen.rowText('WO-89999')).to.match(/in 1 working day\s*Mon 2026-11-02 17:00 \(UTC−06:00\)/)
    expect(groupHeadings()).to.deep.equal(['Today', 'Mon 2026-11-02'])
  })
})
