import { expect } from 'chai'
import { session } from '../../core/session/store'
import { allOf, textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import { freeMonth } from './month-fixtures'
import './index'

describe('a save of <reeldock-calendar>', () => {
  let screen: Screen
  const month = freeMonth()
  const on = (date: number) => `${month}-${String(date).padStart(2, '0')}`
  const cell = (date: string) => allOf(screen.element, 'day').find(each => each.dataset.day === date) as HTMLElement
  const writes = () => screen.backend.calls.filter(({ method }) => method !== 'GET').map(({ method }) => method)

  beforeEach(async () => {
    localStorage.clear()
    screen = open('reeldock-calendar', { attributes: { month }, now: new Date().toISOString() })
    await until(() => screen.heard('ready').length === 1 && cell(on(10)) !== undefined, 'ready')
  })
  afterEach(async () => {
    await screen.end()
    localStorage.clear()
  })

  /** Saves the days from the tenth to `last` as holidays. */
  const saveUntil = async (last: string) => {
    cell(on(10)).dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true, composed: true }))
    cell(on(10)).dispatchEvent(new MouseEvent('click', { button: 0, bubbles: true, composed: true }))
    await until(() => allOf(screen.element, 'radio').length === 4, 'the panel')
    if (last !== on(10)) type(the(screen.element, 'textbox', 'To'), last)
    the(screen.element, 'radio', 'Holiday').click()
    const saves = screen.heard('calendar-saved').length
    the(screen.element, 'button', /^Save \d days?$/).click()
    await until(() => screen.heard('calendar-saved').length > saves, 'saved')
  }

  it('shows how many of its days were already set', async () => {
    await saveUntil(on(10))
    await saveUntil(on(12))
    await until(() => /2 days saved\s+1 already set/.test(textOf(screen.element)), 'the message')
  })

  it('offers Undo in a toast at the bottom start of the window, above the buttons of the panel', async () => {
    screen.element.style.cssText = 'display: block; inline-size: 320px'
    const top = () => Math.round(cell(on(10)).getBoundingClientRect().top - screen.element.getBoundingClientRect().top)
    const before = top()
    await saveUntil(on(12))
    await until(() => allOf(screen.element, 'button', 'Undo').length === 1, 'the toast')
    const undo = the(screen.element, 'button', 'Undo')
    const save = the(screen.element, 'button', /^Save/)
    save.scrollIntoView({ block: 'end' })
    const toast = () => undo.closest('.toast')?.getBoundingClientRect()
    const foot = () => save.closest('.side-panel-foot')?.getBoundingClientRect()
    await until(() => (toast()?.bottom ?? 0) <= (foot()?.top ?? 0), 'above the foot')
    save.closest('.side-panel')?.scrollIntoView({ block: 'end' })
    const choices = () => save.closest('.side-panel')?.querySelector('.side-panel-body')?.getBoundingClientRect()
    const room = (foot()?.top ?? 0) - (choices()?.bottom ?? 0)
    expect(room, 'the choices can be scrolled clear of the toast').to.be.at.least(toast()?.height ?? Infinity)
    expect([toast()?.left, top()]).to.deep.equal([16, before])
  })

  const pressUndo = (target: HTMLElement) =>
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', metaKey: true, bubbles: true, composed: true, cancelable: true }),
    )

  it('is undone by Ctrl+Z or Cmd+Z, with a message', async () => {
    await saveUntil(on(12))
    await until(() => allOf(screen.element, 'button', 'Undo').length === 1, 'Undo')
    expect(pressUndo(the(screen.element, 'textbox', 'From')), 'in a field, the browser undoes the typing').to.equal(
      true,
    )
    expect(pressUndo(cell(on(12)))).to.equal(false)
    await until(() => cell(on(12)).ariaLabel?.includes('Holiday') === false, 'ordinary days')
    await until(() => textOf(screen.element).includes('3 days restored'), 'the message')
    expect(screen.portal.notifications.toasts.value.length, 'toasts').to.equal(1)
    expect(allOf(screen.element, 'button', 'Undo')).to.deep.equal([])
    expect(cell(on(10)).ariaLabel).not.to.include('Holiday')
    expect(pressUndo(cell(on(12)))).to.equal(false)
    await until(() => textOf(screen.element).includes('There is nothing to undo'), 'nothing is left to take back')
  })

  /** Opens the tenth and chooses a discount for it. */
  const chooseDiscount = async () => {
    cell(on(10)).dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true, composed: true }))
    cell(on(10)).dispatchEvent(new MouseEvent('click', { button: 0, bubbles: true, composed: true }))
    await until(() => allOf(screen.element, 'radio').length === 4, 'the panel')
    the(screen.element, 'radio', 'Discount').click()
    await until(() => allOf(screen.element, 'textbox', 'Discount').length === 1, 'the percentage')
  }

  it('clears an earlier refusal, so that a later choice shows no error at once', async () => {
    await chooseDiscount()
    const percent = () => the(screen.element, 'textbox', 'Discount')
    the(screen.element, 'button', /^Save/).click()
    await until(() => percent().getAttribute('aria-invalid') === 'true', 'refused')
    type(percent(), '10')
    await until(() => percent().getAttribute('aria-invalid') !== 'true', 'mended')
    the(screen.element, 'button', /^Save/).click()
    await until(() => allOf(screen.element, 'button', 'Undo').length === 1, 'saved')
    the(screen.element, 'button', 'Undo').click()
    await until(() => textOf(screen.element).includes('1 day restored'), 'undone')
    await until(() => allOf(screen.element, 'textbox', 'Discount').length === 0, 'an ordinary day')
    the(screen.element, 'radio', 'Discount').click()
    await until(() => allOf(screen.element, 'textbox', 'Discount').length === 1, 'the percentage again')
    expect(percent().getAttribute('aria-invalid')).not.to.equal('true')
  })

  it('can be undone after the calendar is opened again', async () => {
    await saveUntil(on(10))
    const parent = screen.element.parentElement
    const release = screen.portal.hold(session)
    screen.element.remove()
    await until(() => screen.portal.notifications.toasts.value.length === 0, 'no toast without its calendar')
    const next = document.createElement('reeldock-calendar')
    next.setAttribute('month', month)
    parent?.append(next)
    await until(() => allOf(next, 'button', 'Undo').length === 1, 'Undo')
    the(next, 'button', 'Undo').click()
    await until(() => writes().length === 2, 'undone')
    expect(writes()).to.deep.equal(['POST', 'PUT'])
    release()
  })
})
