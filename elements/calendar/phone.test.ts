import { expect } from 'chai'
import { allOf } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import { freeMonth } from './free-month'
import './index'

describe('<reeldock-calendar> on a phone', () => {
  let screen: Screen
  const month = freeMonth()
  const cell = (date: string) =>
    allOf(screen.element, 'day').find(each => each.dataset.day === `${month}-${date}`) as HTMLElement
  const panel = () => (cell('10').getRootNode() as ShadowRoot).querySelector('.side-panel:has(.days-panel)')
  const tap = (date: string) => {
    const init = { button: 0, pointerType: 'touch', bubbles: true, composed: true }
    cell(date).dispatchEvent(new PointerEvent('pointerdown', init))
    return () => cell(date).dispatchEvent(new MouseEvent('click', init))
  }

  beforeEach(async () => {
    localStorage.clear()
    screen = open('reeldock-calendar', { attributes: { month }, now: new Date().toISOString() })
    screen.element.style.cssText = 'display: block; inline-size: 320px'
    await until(() => screen.heard('ready').length === 1 && cell('10') !== undefined, 'ready')
  })
  afterEach(async () => {
    await screen.end()
    scrollTo(0, 0)
    localStorage.clear()
  })

  const title = () => panel()?.querySelector('.side-panel-title')
  const isInSight = (element: Element | null | undefined) => {
    const { top = -1, bottom = -1 } = element?.getBoundingClientRect() ?? {}
    return top >= 0 && bottom > 0 && bottom <= innerHeight
  }

  it('names a tapped day in sight of the month, and shows the panel once the last day is tapped', async () => {
    for (const [date, isWhole] of [
      ['30', false],
      ['31', true],
    ] as const) {
      const lift = tap(date)
      await until(() => title()?.textContent?.includes(`${month}-${date}`) === true, 'the panel')
      lift()
      const top = () => Math.round(panel()?.getBoundingClientRect().top ?? -1)
      await until(() => isInSight(title()), `the title at ${top()}`)
      expect(isInSight(cell(date)), date).to.equal(!isWhole)
    }
    expect(title()?.textContent).to.include(`${month}-30`)
  })

  it('selects the days between two taps, and begins anew with a third or an earlier one', async () => {
    const selected = () =>
      allOf(screen.element, 'day').flatMap(day => (day.ariaSelected === 'true' ? [day.dataset.day?.slice(8)] : []))
    for (const [date, days] of [
      ['10', ['10']],
      ['12', ['10', '11', '12']],
      ['20', ['20']],
      ['15', ['15']],
    ] as const) {
      tap(date)
      await until(() => selected().join() === days.join(), `${days} after a tap of ${date}`)
    }
  })

  it('marks the days that are closed, beside their number, and says what the mark means', async () => {
    const days = allOf(screen.element, 'day').filter(day => day.ariaLabel?.includes('Closed') && !day.dataset.outside)
    expect(days.length).to.be.greaterThan(7)
    const root = days[0]?.getRootNode() as ShadowRoot
    for (const day of days) {
      const [number, icon] = [day.querySelector('.month-number'), day.querySelector('.month-corner .icon')]
      const [beside, mark] = [number?.getBoundingClientRect(), icon?.getBoundingClientRect()]
      expect(mark?.width, day.ariaLabel ?? '').to.be.greaterThan(8)
      expect(mark?.right, 'inside its day').to.be.at.most(day.getBoundingClientRect().right)
      expect(mark?.top, 'beside the number').to.be.lessThan(beside?.bottom ?? 0)
    }
    expect(root.querySelector<HTMLElement>('.month-corner-key')?.innerText).to.equal('Closed')
  })

  it('leaves the page where it is for the keys', async () => {
    cell('01').focus()
    cell('01').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }))
    await until(() => panel() !== null, 'the panel')
    const before = scrollY
    cell('01').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true, composed: true }),
    )
    await until(() => cell('02').ariaSelected === 'true', 'the next day')
    expect(scrollY).to.equal(before)
  })
})
