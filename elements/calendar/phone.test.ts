import { expect } from 'chai'
import { allOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import { freeMonth } from './month-fixtures'
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

  it('shows a tapped day together with the title of the panel, and scrolls to the panel after the last tap', async () => {
    for (const [date, isLast] of [
      ['30', false],
      ['31', true],
    ] as const) {
      const lift = tap(date)
      await until(() => title()?.textContent?.includes(`${month}-${date}`) === true, 'the panel')
      lift()
      const top = () => Math.round(panel()?.getBoundingClientRect().top ?? -1)
      await until(() => isInSight(title()), `the title at ${top()}`)
      expect(isInSight(cell(date)), date).to.equal(!isLast)
    }
    expect(title()?.textContent).to.include(`${month}-30`)
  })

  it('selects the days between two taps, and starts a new selection with a third tap or an earlier day', async () => {
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

  it('shows Closed in closed days and Holiday in a holiday, within the day', async () => {
    const days = allOf(screen.element, 'day').filter(day => day.ariaLabel?.includes('Closed') && !day.dataset.outside)
    expect(days.length).to.be.greaterThan(7)
    const within = (inner: Element | null, day: Element) => {
      const [box, around] = [inner?.getBoundingClientRect(), day.getBoundingClientRect()]
      return box !== undefined && box.width > 8 && box.left >= around.left && box.right <= around.right
    }
    for (const day of days) {
      expect(day.innerText).to.include('Closed')
      expect(within(day.querySelector('.month-corner'), day), day.ariaLabel ?? '').to.equal(true)
    }
    tap('10')
    await until(() => allOf(screen.element, 'radio').length === 4, 'the panel')
    the(screen.element, 'radio', 'Holiday').click()
    await until(() => cell('10').innerText.includes('Holiday'), 'the word')
    expect(within(cell('10').querySelector('.month-band'), cell('10'))).to.equal(true)
    const label = cell('10').querySelector('.month-band .month-narrow')
    expect(label?.scrollWidth, 'not cut').to.be.at.most(label?.clientWidth ?? 0)
  })

  it('shows a discount with a true minus, and several days by their number', async () => {
    tap('10')
    await until(() => allOf(screen.element, 'radio').length === 4, 'the panel')
    the(screen.element, 'radio', 'Discount').click()
    await until(() => allOf(screen.element, 'textbox', 'Discount').length === 1, 'the percentage')
    type(the(screen.element, 'textbox', 'Discount'), '10')
    await until(() => cell('10').innerText.includes('−10%'), 'the percentage of the day')
    tap('20')
    await until(() => title()?.textContent?.includes(`${month}-20`) === true, 'another day')
    tap('22')
    await until(() => (title() as HTMLElement | null)?.innerText === '3 days selected', 'their number')
  })

  it('keeps the percentage in view above the buttons of the panel', async () => {
    tap('10')
    await until(() => allOf(screen.element, 'radio').length === 4, 'the panel')
    the(screen.element, 'radio', 'Surge').click()
    await until(() => allOf(screen.element, 'textbox', 'Surge').length === 1, 'the percentage')
    scrollTo(0, 0)
    const field = the(screen.element, 'textbox', 'Surge')
    field.focus()
    const foot = panel()?.querySelector('.side-panel-foot')
    const isFree = () => field.getBoundingClientRect().bottom <= (foot?.getBoundingClientRect().top ?? 0)
    await until(isFree, 'above the foot')
    expect(isInSight(field)).to.equal(true)
  })

  it('has export and import in one menu that works by keys and returns the focus', async () => {
    await until(() => allOf(screen.element, 'button', 'More of the calendar').length === 1, 'the menu’s button')
    expect(allOf(screen.element, 'button', /Import|Export/)).to.deep.equal([])
    const button = the(screen.element, 'button', 'More of the calendar')
    const root = button.getRootNode() as ShadowRoot
    const item = (name: string) => the(screen.element, 'menuitem', name)
    const open = async () => {
      button.focus()
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }))
      await until(() => root.activeElement?.textContent === 'Import holidays…', 'the first item')
    }
    const files: string[] = []
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function () {
      files.push(this.download)
    }
    await open()
    item('Export .ics').click()
    await until(() => files.length === 1, 'the file').finally(() => {
      HTMLAnchorElement.prototype.click = click
    })
    expect(files[0]).to.match(/\.ics$/)
    expect(root.activeElement).to.equal(button)
    let chosen = 0
    root.querySelector('input[type=file]')?.addEventListener('click', event => {
      event.preventDefault()
      chosen += 1
    })
    await open()
    item('Import holidays…').click()
    await until(() => root.activeElement === button, 'the focus')
    expect(chosen, 'asked for a file').to.equal(1)
  })

  it('does not scroll the page for keys', async () => {
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
