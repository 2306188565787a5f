import { expect } from 'chai'
import { addDays, daysFrom } from '../../../core/base/days'
import dates from '../../../styles/bundles/dates.css?inline'
import base from '../../../styles/index.css?inline'
import { type Mounted, mount } from '../../../test/fixtures/page/mount'
import { bandsOf } from './bands'
import { MonthGrid } from './MonthGrid'
import type { MonthMark } from './month-day'

const surge = (percent: number, unsaved?: string): MonthMark => ({
  icon: '',
  label: `Surge ${percent}%`,
  short: `+${percent}%`,
  tone: 'warn',
  unsaved,
})
const on = (date: number) => `2026-12-${String(date).padStart(2, '0')}`
const marks = new Map([
  ...[17, 18, 19].map(date => [on(date), surge(25)] as const),
  [on(20), surge(40)],
  ...[25, 26, 27, 28].map(date => [on(date), surge(40)] as const),
  [on(29), surge(40, 'not saved')],
])
const markOn = (date: string) => marks.get(date)

describe('bands of a week', () => {
  const bands = (from: number) =>
    [...bandsOf(daysFrom(on(from), addDays(on(from), 6)), markOn)].map(([first, band]) => [
      first,
      band.mark.label,
      band.days,
      band.isContinued,
      band.continues,
    ])

  it('join neighboring days of the same kind and value', () => {
    expect(bands(14)).to.deep.equal([
      [on(17), 'Surge 25%', 3, false, false],
      [on(20), 'Surge 40%', 1, false, false],
    ])
  })

  it('continue in the next week, apart from days that are not saved', () => {
    expect(bands(21)).to.deep.equal([[on(25), 'Surge 40%', 3, false, true]])
    expect(bands(28).slice(0, 2)).to.deep.equal([
      [on(28), 'Surge 40%', 1, true, false],
      [on(29), 'Surge 40%', 1, false, false],
    ])
  })
})

describe('bands of a month', () => {
  let page: Mounted
  afterEach(() => page.unmount())
  const cell = (date: number) => page.get(`[data-day="${on(date)}"]`)

  for (const dir of ['ltr', 'rtl'])
    it(`reach from their first to their last day, show their label once, and leave presses to the days: ${dir}`, async () => {
      page = await mount(
        <MonthGrid
          label="Calendar"
          month="2026-12"
          today="2026-12-10"
          selection={null}
          onSelect={() => {}}
          onMonth={() => {}}
          day={date => ({ mark: markOn(date) })}
        />,
        `${base}\n${dates}`,
      )
      page.get('.root').dir = dir
      const band = page.get(`[data-day="${on(17)}"] .month-band`).getBoundingClientRect()
      const [first, last] = [17, 19].map(date => cell(date).getBoundingClientRect())
      const [left, right] = dir === 'ltr' ? [first, last] : [last, first]
      expect(band.left - (left?.left ?? 0)).to.be.within(0, 5)
      expect((right?.right ?? 0) - band.right).to.be.within(0, 5)
      expect([17, 18, 19].map(date => cell(date).textContent)).to.deep.equal(['17Surge 25%', '18', '19'])
      expect(cell(18).ariaLabel).to.equal('Friday, December 18, 2026, Surge 25%')
      const { x, y, width, height } = band
      const under = page.root.elementFromPoint(x + width / 2, y + height / 2)
      expect(under?.closest<HTMLElement>('[data-day]')?.dataset.day).to.equal(on(18))
    })
})
