import { expect } from 'chai'
import { useState } from 'react'
import { addMonths, isDay } from '../../../core/base/days'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import { type DayRange, weeksOf } from './days'
import { MonthGrid } from './MonthGrid'

let months: string[] = []

function Calendar() {
  const [month, setMonth] = useState('2026-12')
  const [days, setDays] = useState<DayRange | null>(null)
  return (
    <MonthGrid
      label="Calendar"
      month={month}
      today="2026-12-10"
      selection={days}
      onSelect={setDays}
      onMonth={next => {
        months.push(next)
        setMonth(next)
      }}
      day={date => (date === '2026-12-25' ? { corner: { label: 'Closed', short: 'Closed' } } : {})}
    />
  )
}

describe('MonthGrid', () => {
  let page: Mounted
  beforeEach(async () => {
    months = []
    page = await mount(<Calendar />)
  })
  afterEach(() => page.unmount())

  const day = (date: string) => page.get(`[data-day="${date}"]`)
  const focused = () => page.root.activeElement?.getAttribute('data-day')
  const selected = () => page.all('[aria-selected=true]').map(cell => cell.dataset.day)

  it('has one day in the tab order: today', () => {
    expect(page.all('[tabindex="0"]').map(cell => cell.dataset.day)).to.deep.equal(['2026-12-10'])
    expect(day('2026-12-10').getAttribute('aria-current')).to.equal('date')
  })

  it('gives a day a complete accessible name', () => {
    expect(day('2026-12-25').getAttribute('aria-label')).to.equal('Friday, December 25, 2026, Closed')
  })

  it('moves the focus by arrows, Home and End', async () => {
    day('2026-12-10').focus()
    await page.press('ArrowRight')
    expect(focused()).to.equal('2026-12-11')
    await page.press('ArrowDown')
    expect(focused()).to.equal('2026-12-18')
    await page.press('Home')
    expect(focused()).to.equal('2026-12-14')
    await page.press('End')
    expect(focused()).to.equal('2026-12-20')
  })

  it('mirrors the arrows from right to left', async () => {
    page.get('.root').dir = 'rtl'
    day('2026-12-10').focus()
    await page.press('ArrowLeft')
    expect(focused()).to.equal('2026-12-11')
  })

  it('moves into the next month and keeps the focus', async () => {
    day('2026-12-10').focus()
    await page.press('PageDown')
    expect(months).to.deep.equal(['2027-01'])
    expect(focused()).to.equal('2027-01-10')
  })

  it('selects by Enter and extends with Shift, also backwards', async () => {
    day('2026-12-10').focus()
    await page.press('Enter')
    expect(selected()).to.deep.equal(['2026-12-10'])
    await page.press('ArrowRight', { shiftKey: true })
    await page.press('ArrowRight', { shiftKey: true })
    expect(selected()).to.deep.equal(['2026-12-10', '2026-12-11', '2026-12-12'])
    for (let step = 0; step < 3; step += 1) await page.press('ArrowLeft', { shiftKey: true })
    expect(selected()).to.deep.equal(['2026-12-09', '2026-12-10'])
  })

  it('includes the focused day in the first step with Shift', async () => {
    day('2026-12-10').focus()
    await page.press('ArrowRight', { shiftKey: true })
    expect(selected()).to.deep.equal(['2026-12-10', '2026-12-11'])
    await page.press('ArrowDown')
    await page.press('ArrowRight', { shiftKey: true })
    expect(selected(), 'a new selection begins outside the old one').to.deep.equal(['2026-12-18', '2026-12-19'])
  })

  it('keeps a range made by keys on Enter, and selects one day after a step without Shift', async () => {
    day('2026-12-10').focus()
    await page.press('ArrowRight', { shiftKey: true })
    await page.press('Enter')
    await page.press(' ')
    expect(selected()).to.deep.equal(['2026-12-10', '2026-12-11'])
    await page.press('ArrowLeft')
    await page.press('Enter')
    expect(selected()).to.deep.equal(['2026-12-10'])
  })

  it('selects days by drawing over them', async () => {
    const init = { bubbles: true, composed: true, button: 0, buttons: 1, pointerType: 'mouse' }
    day('2026-12-22').dispatchEvent(new PointerEvent('pointerdown', init))
    await settled()
    day('2026-12-24').dispatchEvent(new PointerEvent('pointerover', init))
    await settled()
    expect(selected()).to.deep.equal(['2026-12-22', '2026-12-23', '2026-12-24'])
  })
})

describe('days', () => {
  it('returns the whole weeks of a month', () => {
    expect(weeksOf('2026-12')).to.have.length(5)
    expect(weeksOf('2026-12')[0]?.[0]).to.equal('2026-11-30')
    expect(weeksOf('2027-02')).to.have.length(4)
    expect(weeksOf('2026-08')).to.have.length(6)
  })

  it('keeps a day within a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).to.equal('2026-02-28')
    expect(addMonths('2026-01-15', -1)).to.equal('2025-12-15')
  })

  it('rejects February 30', () => {
    expect(isDay('2026-02-30')).to.equal(false)
    expect(isDay('2024-02-29')).to.equal(true)
  })
})
