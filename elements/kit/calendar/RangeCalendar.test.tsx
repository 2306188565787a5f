import { expect } from 'chai'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import type { DayRange } from './days'
import { RangeCalendar } from './RangeCalendar'

describe('RangeCalendar', () => {
  let page: Mounted
  let chosen: DayRange[]
  beforeEach(async () => {
    chosen = []
    const value = { from: '2026-12-10', to: '2026-12-12' }
    page = await mount(<RangeCalendar label="Days" value={value} onChange={days => chosen.push(days)} />)
  })
  afterEach(() => page.unmount())

  const focused = () => page.root.activeElement?.getAttribute('data-day')

  it('moves by day, week and month with the keys of a calendar', async () => {
    const steps = [
      ['ArrowRight', '2026-12-11'],
      ['ArrowUp', '2026-12-04'],
      ['Home', '2026-11-30'],
      ['End', '2026-12-06'],
      ['PageDown', '2027-01-06'],
      ['PageUp', '2026-12-06'],
    ] as const
    for (const [key, day] of steps) {
      await page.press(key)
      expect(focused(), key).to.equal(day)
    }
  })

  it('mirrors the arrows from right to left', async () => {
    page.get('.root').dir = 'rtl'
    await page.press('ArrowLeft')
    expect(focused()).to.equal('2026-12-11')
  })

  // @spec 2.76
  it('begins at one day and ends at another on Enter', async () => {
    await page.press('Enter')
    expect(focused(), 'the next day, where the range would end').to.equal('2026-12-11')
    await page.press('ArrowRight')
    await page.press('Enter')
    expect(chosen).to.deep.equal([{ from: '2026-12-10', to: '2026-12-12' }])
  })

  it('discards a first day on Escape, and leaves the next Escape to its surroundings', async () => {
    await page.press('Enter')
    const escapes: boolean[] = []
    page.root.addEventListener('keydown', event => escapes.push((event as KeyboardEvent).key === 'Escape'))
    await page.press('Escape')
    await page.press('Escape')
    await page.press('Enter')
    await page.press('Enter')
    expect(escapes).to.deep.equal([true])
    expect(chosen).to.deep.equal([{ from: '2026-12-11', to: '2026-12-12' }])
  })

  it('shows the previous month on a press, with the same day focused', async () => {
    page.get('[aria-label="Previous month"]').click()
    await settled()
    await page.press('ArrowRight')
    expect(focused()).to.equal('2026-11-11')
  })
})
