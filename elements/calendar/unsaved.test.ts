import { expect } from 'chai'
import { allOf, textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import { freeMonth } from './month-fixtures'
import './index'

type CalendarElement = HTMLElement & { dirty: boolean; save(): Promise<boolean>; discard(): void }

describe('unsaved choices in <reeldock-calendar>', () => {
  let screen: Screen
  const month = freeMonth()
  const on = (date: number) => `${month}-${String(date).padStart(2, '0')}`
  const element = () => screen.element as CalendarElement
  const cell = (date: string) => allOf(screen.element, 'day').find(each => each.dataset.day === date) as HTMLElement
  const name = (date: number) => cell(on(date)).ariaLabel ?? ''
  const root = () => cell(on(10)).getRootNode() as ShadowRoot
  const writes = () => screen.backend.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)
  const chosen = () =>
    (allOf(screen.element, 'radio') as HTMLInputElement[]).find(({ checked }) => checked)?.labels?.[0]?.textContent ??
    ''
  const press = (date: number, shiftKey = false) =>
    cell(on(date)).dispatchEvent(
      new PointerEvent('pointerdown', { button: 0, shiftKey, pointerType: 'touch', bubbles: true, composed: true }),
    )
  const untilTitle = (label: string) =>
    until(() => allOf(screen.element, 'heading', label).length > 0, `the panel of ${label}`)
  async function choose(date: number, kind: string) {
    press(date)
    await untilTitle(on(date))
    await until(() => allOf(screen.element, 'radio').length === 4, 'the panel')
    the(screen.element, 'radio', kind).click()
    await until(() => chosen().startsWith(kind), kind)
  }
  const pressEscape = (target: HTMLElement) =>
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
    )

  async function show(before?: (backend: Screen['backend']) => void) {
    screen = open('reeldock-calendar', {
      attributes: { month },
      now: new Date().toISOString(),
      ...(before && { before }),
    })
    await until(() => screen.heard('ready').length === 1 && cell(on(10)) !== undefined, 'ready')
    await until(() => !root().querySelector('[data-pending]'), 'the month')
  }
  beforeEach(async () => {
    localStorage.clear()
    await show()
  })
  afterEach(async () => {
    await screen.end()
    localStorage.clear()
  })

  it('stay with their days when another day is pressed, and return when their own day is pressed', async () => {
    await choose(10, 'Holiday')
    press(20)
    await untilTitle(on(20))
    expect([chosen().startsWith('Standard'), element().dirty]).to.deep.equal([true, true])
    await until(() => textOf(screen.element).includes('1 other day is saved too'), 'the other day')
    press(10)
    await untilTitle(on(10))
    await until(() => chosen().startsWith('Holiday'), 'the choice')
    expect(allOf(screen.element, 'button', 'Discard')).to.deep.equal([])
    expect(writes()).to.deep.equal([])
  })

  it('follow their days when the range is extended', async () => {
    await choose(10, 'Holiday')
    press(12, true)
    await untilTitle(on(12))
    expect(chosen()).to.match(/^Holiday/)
    expect([name(12), name(13)].map(label => label.includes('Holiday, not saved'))).to.deep.equal([true, false])
  })

  it('are shown on their days as unsaved, and as saved afterwards', async () => {
    await choose(10, 'Surge')
    await until(() => /Surge, not saved/.test(name(10)), 'the kind')
    type(the(screen.element, 'textbox', 'Surge'), '40')
    await until(() => /Surge 40%, not saved/.test(name(10)), 'the percentage')
    the(screen.element, 'button', 'Save 1 day').click()
    await until(() => /Surge 40%$/.test(name(10)), 'saved')
    the(screen.element, 'radio', 'Standard').click()
    await until(() => /Standard, not saved/.test(name(10)), 'the mark')
  })

  it('are saved together, including those of days that are not open', async () => {
    await choose(10, 'Holiday')
    await choose(20, 'Holiday')
    expect(allOf(screen.element, 'button', /^Save|Discard/).map(({ innerText }) => innerText)).to.deep.equal([
      'Save 2 days',
    ])
    press(25)
    await untilTitle(on(25))
    await until(() => textOf(screen.element).includes('2 other days are saved too'), 'both')
    await choose(24, 'Holiday')
    the(screen.element, 'button', 'Save 3 days').click()
    await until(() => writes().length === 3 && !element().dirty, 'saved')
    expect(writes()).to.deep.equal([10, 20, 24].map(date => ({ date: on(date), holiday: true })))
    await choose(11, 'Holiday')
    press(25)
    await until(() => allOf(screen.element, 'button', 'Save 1 day').length === 1, 'one more')
    expect(await element().save()).to.equal(true)
    await until(() => !element().dirty, 'clean')
    expect(writes()).to.have.length(4)
  })

  it('lead to a missing percentage, and outlive a reload until they are discarded', async () => {
    await choose(10, 'Surge')
    press(20)
    await until(() => allOf(screen.element, 'button', 'Enter a percentage').length === 1, 'the problem')
    expect(await element().save()).to.equal(false)
    await screen.end()
    await show()
    await until(() => textOf(screen.element).includes('chosen earlier and are not saved yet'), 'the choice')
    await untilTitle(on(10))
    press(20)
    await untilTitle(on(20))
    the(screen.element, 'button', 'Save 1 day').click()
    await untilTitle(on(10))
    pressEscape(cell(on(10)))
    await until(() => allOf(screen.element, 'button', 'Discard').length === 1, 'the bar')
    the(screen.element, 'button', 'Discard').click()
    await until(() => !element().dirty && localStorage.length === 0, 'nothing is left')
  })

  it('outlive Escape, which closes the days and returns the focus to them', async () => {
    await choose(10, 'Holiday')
    const radio = the(screen.element, 'radio', 'Holiday')
    radio.focus()
    expect(pressEscape(radio), 'the page does not handle the key').to.equal(false)
    await until(() => allOf(screen.element, 'radio').length === 0, 'no panel')
    await until(() => (root().activeElement as HTMLElement | null)?.dataset.day === on(10), 'the day in focus')
    expect(element().dirty).to.equal(true)
    expect(name(10)).to.include('Holiday, not saved')
    expect(pressEscape(cell(on(10))), 'there is nothing to close').to.equal(true)
    press(10)
    await until(() => chosen().startsWith('Holiday'), 'the choice')
    the(screen.element, 'button', 'Cancel').click()
    await until(() => !element().dirty, 'discarded')
  })

  it('are undone by the first Ctrl+Z, and a save by the next', async () => {
    await choose(10, 'Holiday')
    the(screen.element, 'button', 'Save 1 day').click()
    await until(() => screen.heard('calendar-saved').length === 1, 'saved')
    await choose(11, 'Holiday')
    const undo = () =>
      cell(on(11)).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, composed: true, cancelable: true }),
      )
    undo()
    await until(() => textOf(screen.element).includes('Selection undone'), 'the message')
    expect([element().dirty, writes().length, chosen().startsWith('Standard')]).to.deep.equal([false, 1, true])
    undo()
    await until(() => textOf(screen.element).includes('1 day restored'), 'the save')
    expect(name(10)).not.to.include('Holiday')
  })

  it('are kept if they are made during a save, and removed when they are saved', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await screen.end()
    await show(({ options }) => {
      const { fetch } = options
      options.fetch = async (input, init) => {
        if (init?.method?.toUpperCase() === 'POST') await held
        return fetch(input, init)
      }
    })
    await choose(10, 'Holiday')
    the(screen.element, 'button', 'Save 1 day').click()
    await until(() => allOf(screen.element, 'button', 'Save 1 day').length === 0, 'the save on its way')
    await choose(20, 'Surge')
    release()
    await until(() => screen.heard('calendar-saved').length === 1, 'saved')
    await until(() => /Holiday$/.test(name(10)), 'the holiday')
    await untilTitle(on(20))
    expect([chosen().startsWith('Surge'), element().dirty]).to.deep.equal([true, true])
    expect(textOf(screen.element)).not.to.include('saved too')
  })

  it('are all restored after a reload, except those that a save has written', async () => {
    for (const date of [10, 20, 25]) await choose(date, 'Holiday')
    the(screen.element, 'button', 'Save 3 days').click()
    await until(() => screen.heard('calendar-saved').length === 1, 'saved')
    for (const date of [12, 14]) await choose(date, 'Holiday')
    await screen.end()
    await show()
    await until(() => textOf(screen.element).includes('chosen earlier and are not saved yet'), 'the choices')
    await until(() => textOf(screen.element).includes('1 other day is saved too'), 'the other one')
    for (const [date, isThere] of [
      [10, false],
      [12, true],
      [14, true],
      [25, false],
    ] as const)
      expect(name(date).includes('Holiday, not saved'), String(date)).to.equal(isThere)
  })

  it('outlive Escape while a day is half typed', async () => {
    await choose(10, 'Holiday')
    type(the(screen.element, 'textbox', 'To'), '')
    await until(() => textOf(screen.element).includes('Enter the last day'), 'the reason')
    pressEscape(the(screen.element, 'textbox', 'From'))
    await until(() => allOf(screen.element, 'radio').length === 0, 'no panel')
    expect([element().dirty, name(10).includes('Holiday, not saved')]).to.deep.equal([true, true])
  })

  it('are saved as they are shown when they overlap', async () => {
    await choose(5, 'Surge')
    type(the(screen.element, 'textbox', 'Surge'), '40')
    await until(() => name(5).includes('Surge 40%'), 'the surge')
    press(1)
    await untilTitle(on(1))
    press(9, true)
    await untilTitle(on(9))
    the(screen.element, 'radio', 'Holiday').click()
    await until(() => name(5).includes('Holiday, not saved'), 'the holiday')
    expect(await element().save()).to.equal(true)
    await until(() => !element().dirty, 'clean')
    expect(writes()).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9].map(date => ({ date: on(date), holiday: true })))
  })

  it('show at its field which day is missing', async () => {
    await choose(10, 'Holiday')
    type(the(screen.element, 'textbox', 'From'), '')
    await until(() => textOf(screen.element).includes('Enter the first day'), 'the reason')
    const invalid = (allOf(screen.element, 'textbox') as HTMLInputElement[]).map(({ ariaInvalid }) => ariaInvalid)
    expect(invalid.slice(0, 2)).to.deep.equal(['true', null])
    type(the(screen.element, 'textbox', 'From'), on(10))
    type(the(screen.element, 'textbox', 'To'), '')
    await until(() => textOf(screen.element).includes('Enter the last day'), 'the reason')
  })
})
