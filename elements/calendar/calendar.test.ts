import { expect } from 'chai'
import { addDays } from '../../core/base/days'
import type { CalendarDay } from '../../core/wire/calendar'
import { allOf, press, textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import { freeMonth } from './month-fixtures'
import './index'

type CalendarElement = HTMLElement & { dirty: boolean; save(): Promise<boolean>; discard(): void }

describe('<reeldock-calendar>', () => {
  let screen: Screen
  const element = () => screen.element as CalendarElement
  const root = () => screen.element.shadowRoot?.querySelector('*')?.getRootNode() as ShadowRoot
  const inner = (selector: string) =>
    [...allOf(screen.element, 'day')].find(cell => cell.matches(selector)) as HTMLElement
  const dayCell = (date: string) => inner(`[data-day="${date}"]`)
  const writes = () =>
    screen.backend.calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, body }) => {
        const { version: _, ...day } = body as CalendarDay
        return { method, body: day }
      })

  const month = freeMonth()
  const on = (date: number) => `${month}-${String(date).padStart(2, '0')}`

  async function show(options: Parameters<typeof open>[1] = {}) {
    screen = open('reeldock-calendar', { attributes: { month }, now: new Date().toISOString(), ...options })
    await until(() => allOf(screen.element, 'day').length > 0 && !root().querySelector('[data-pending]'), 'the month')
    await until(() => screen.heard('ready').length === 1, 'ready')
  }

  async function select(from: string, to = from) {
    inner('[tabindex="0"]').focus()
    while (inner('[tabindex="0"]').dataset.day !== from) {
      const before = inner('[tabindex="0"]')
      press(before, 'ArrowRight')
      await until(() => before.tabIndex < 0, 'the next day')
    }
    press(dayCell(from), 'Enter')
    for (let day = from; day < to; day = addDays(day, 1)) {
      await until(() => dayCell(day).tabIndex === 0, day)
      pressShift(dayCell(day), 'ArrowRight')
    }
    await until(() => allOf(screen.element, 'radio').length === 4, 'the panel')
  }
  function pressShift(target: HTMLElement, key: string) {
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true, composed: true, cancelable: true }),
    )
  }

  beforeEach(() => localStorage.clear())
  afterEach(async () => {
    await screen.end()
    localStorage.clear()
  })

  // @spec 1.16
  it('saves a day as a holiday, with an explanation, and undoes the save', async () => {
    await show()
    await select(on(10))
    expect(textOf(screen.element)).to.include('No work orders are assigned on this day')
    the(screen.element, 'radio', 'Holiday').click()
    await until(() => element().dirty, 'dirty')
    the(screen.element, 'button', 'Save 1 day').click()
    await until(() => /Holiday$/.test(dayCell(on(10)).ariaLabel ?? ''), 'the holiday')
    expect(writes()).to.deep.equal([{ method: 'POST', body: { date: on(10), holiday: true } }])
    expect(screen.heard('calendar-saved')).to.deep.equal([
      {
        days: [{ date: on(10), holiday: true, discount: null, surge: null, version: '1' }],
        element: 'reeldock-calendar',
      },
    ])
    the(screen.element, 'button', 'Undo').click()
    await until(() => dayCell(on(10)).ariaLabel?.includes('Holiday') === false, 'an ordinary day')
    expect(writes()[1]).to.deep.equal({
      method: 'PUT',
      body: { date: on(10), holiday: false, discount: null, surge: null },
    })
    expect(allOf(screen.element, 'button', 'Undo')).to.deep.equal([])
  })

  it('keeps an unsaved choice over a reload, until it is saved or discarded', async () => {
    await show()
    await select(on(10), on(12))
    the(screen.element, 'radio', 'Surge').click()
    await until(() => allOf(screen.element, 'textbox', 'Surge').length === 1, 'the percentage')
    type(the(screen.element, 'textbox', 'Surge'), '40')
    await until(() => element().dirty, 'dirty')
    await screen.end()
    await show()
    await until(() => textOf(screen.element).includes('chosen earlier and are not saved yet'), 'the choice')
    expect([element().dirty, writes()]).to.deep.equal([true, []])
    expect((the(screen.element, 'textbox', 'Surge') as HTMLInputElement).value).to.equal('40')
    element().discard()
    await until(() => !element().dirty, 'clean')
    await screen.end()
    await show()
    expect(allOf(screen.element, 'radio')).to.deep.equal([])
    expect(localStorage.length).to.equal(0)
  })

  it('shows the prices of the partner with a surge', async () => {
    await show()
    await select(on(10))
    the(screen.element, 'radio', 'Surge').click()
    await until(() => allOf(screen.element, 'textbox', 'Surge').length === 1, 'the percentage')
    type(the(screen.element, 'textbox', 'Surge'), '100')
    await until(() => /Your prices of \$/.test(textOf(screen.element)), 'the prices')
    const [, ...amounts] =
      /Your prices of \$([\d.]+) to \$([\d.]+) become \$([\d.]+) to \$([\d.]+)/.exec(textOf(screen.element)) ?? []
    const [low = 0, high = 0, newLow, newHigh] = amounts.map(Number)
    expect([newLow, newHigh]).to.deep.equal([low * 2, high * 2])
  })

  // @spec 1.16
  it('saves a surge for thirty days at once', async () => {
    await show()
    await select(on(1), on(30))
    the(screen.element, 'radio', 'Surge').click()
    await until(() => allOf(screen.element, 'textbox', 'Surge').length === 1, 'the percentage')
    type(the(screen.element, 'textbox', 'Surge'), '40')
    await until(() => allOf(screen.element, 'button', 'Save 30 days').length === 1, 'thirty')
    the(screen.element, 'button', 'Save 30 days').click()
    await until(() => writes().length === 30, 'thirty writes')
    await until(() => screen.heard('calendar-saved').length === 1, 'saved')
    expect(dayCell(on(30)).ariaLabel).to.include('Surge 40%')
    expect(dayCell(on(31)).ariaLabel).not.to.include('Surge')
  })

  // @spec 1.16
  it('shows an invalid percentage at its field', async () => {
    await show()
    await select(on(4))
    the(screen.element, 'radio', 'Discount').click()
    await until(() => allOf(screen.element, 'textbox', 'Discount').length === 1, 'the percentage')
    type(the(screen.element, 'textbox', 'Discount'), '101')
    the(screen.element, 'button', 'Save 1 day').click()
    await until(() => textOf(screen.element).includes('Enter a whole number from 0 to 100'), 'the reason')
    expect(writes()).to.deep.equal([])
    expect(await element().save()).to.equal(false)
  })

  // @spec 3.61
  it('does not change past days', async () => {
    await show({ attributes: { month: '2026-01' } })
    inner('[data-day="2026-01-05"]').dispatchEvent(
      new PointerEvent('pointerdown', { button: 0, pointerType: 'touch', bubbles: true, composed: true }),
    )
    await until(() => textOf(screen.element).includes('Past days are read-only'), 'the reason')
    expect(textOf(screen.element)).to.match(/Standard ?Mon 2026-01-05/)
    for (const role of ['radio', 'textbox'] as const) expect(allOf(screen.element, role), role).to.deep.equal([])
    expect(allOf(screen.element, 'button', 'Save')).to.deep.equal([])
  })

  it('shows why the calendar could not be loaded or saved', async () => {
    screen = open('reeldock-calendar', { before: backend => void backend.fail('/partner/calendar', 503) })
    await until(() => textOf(screen.element).includes('Unable to load calendar'), 'the reason')
    await screen.end()
    await show()
    screen.backend.fail(/^(PUT|POST)/, 503)
    await select(on(10))
    the(screen.element, 'radio', 'Holiday').click()
    the(screen.element, 'button', 'Save').click()
    await until(() => textOf(screen.element).includes('Unable to save calendar event'), 'the reason')
    expect(element().dirty).to.equal(true)
  })
})
