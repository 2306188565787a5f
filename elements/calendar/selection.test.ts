import { expect } from 'chai'
import { addDays } from '../../core/base/days'
import { allOf, textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import { monthOf } from '../kit/calendar/days'
import { freeMonth } from './month-fixtures'
import './index'

type CalendarElement = HTMLElement & { dirty: boolean; save(): Promise<boolean>; discard(): void }

describe('days selected in <reeldock-calendar>', () => {
  const screens: Screen[] = []
  const month = freeMonth()
  const on = (date: number) => `${month}-${String(date).padStart(2, '0')}`
  const element = ({ element: shown }: Screen) => shown as CalendarElement
  const cell = (screen: Screen, date: string) =>
    allOf(screen.element, 'day').find(each => each.dataset.day === date) as HTMLElement
  const calls = ({ backend }: Screen) => backend.calls.length
  const writes = ({ backend }: Screen) => backend.calls.filter(({ method }) => method !== 'GET').length
  const rootOf = (screen: Screen) => cell(screen, on(15)).getRootNode() as ShadowRoot
  const chosen = (screen: Screen) =>
    (allOf(screen.element, 'radio') as HTMLInputElement[]).find(({ checked }) => checked)?.labels?.[0]?.textContent ??
    ''

  async function show(): Promise<Screen> {
    const screen = open('reeldock-calendar', { attributes: { month }, now: new Date().toISOString() })
    screens.push(screen)
    await until(() => screen.heard('ready').length === 1 && cell(screen, on(15)) !== undefined, 'ready')
    await until(() => !rootOf(screen).querySelector('[data-pending]'), 'the month')
    return screen
  }
  async function select(screen: Screen, from: string, to = from) {
    for (const [date, shiftKey] of [
      [from, false],
      [to, true],
    ] as const)
      cell(screen, date).dispatchEvent(
        new PointerEvent('pointerdown', { button: 0, shiftKey, pointerType: 'touch', bubbles: true, composed: true }),
      )
    await until(() => allOf(screen.element, 'radio').length === 4, 'the panel')
  }
  async function saveAs(screen: Screen, kind: string) {
    the(screen.element, 'radio', kind).click()
    await until(() => element(screen).dirty, 'dirty')
    the(screen.element, 'button', /^Save/).click()
    await until(() => screen.heard('calendar-saved').length > 0 && !element(screen).dirty, 'saved')
  }

  beforeEach(() => localStorage.clear())
  afterEach(async () => {
    for (const screen of screens.splice(0)) await screen.end()
    localStorage.clear()
  })

  it('are marked in an adjacent month that shows them too', async () => {
    const screen = await show()
    const edges = [
      { day: on(1), way: 'Previous month', back: 'Next month' },
      { day: addDays(`${monthOf(addDays(on(28), 7))}-01`, -1), way: 'Next month', back: 'Previous month' },
    ]
    let sharedCount = 0
    for (const { day, way, back } of edges) {
      await select(screen, day)
      await saveAs(screen, 'Holiday')
      the(screen.element, 'button', way).click()
      await until(() => !cell(screen, on(15)), way)
      const beside = cell(screen, day)
      if (beside) await until(() => /Holiday/.test(beside.ariaLabel ?? ''), `the mark of ${day}`)
      sharedCount += beside ? 1 : 0
      the(screen.element, 'button', back).click()
      await until(() => cell(screen, on(15)) !== undefined, back)
    }
    expect(sharedCount, 'days that an adjacent month shows too').to.be.greaterThan(0)
  })

  it('keep their records in another month, and cannot be saved without a choice', async () => {
    const screen = await show()
    await select(screen, on(10))
    await saveAs(screen, 'Holiday')
    the(screen.element, 'button', 'Next month').click()
    await until(() => !cell(screen, on(10)), 'the next month')
    await until(() => chosen(screen).startsWith('Holiday'), 'the holiday')
    const before = writes(screen)
    const save = the(screen.element, 'button', 'Save 1 day')
    expect([save.ariaDisabled, save.title]).to.deep.equal(['true', 'No change needed'])
    save.click()
    expect([writes(screen), element(screen).dirty]).to.deep.equal([before, false])
  })

  it('cannot be saved until they have a choice', async () => {
    const screen = await show()
    await select(screen, on(10))
    await saveAs(screen, 'Holiday')
    await select(screen, on(10), on(12))
    await until(() => textOf(screen.element).includes('Your choice replaces all of them'), 'the message')
    const save = () => the(screen.element, 'button', /^Save/)
    expect([save().ariaDisabled, save().title]).to.deep.equal(['true', 'Choose an option'])
    the(screen.element, 'radio', 'Surge').click()
    await until(() => save().ariaDisabled !== 'true', 'a choice')
  })

  it('are counted by the changes of a save, before and after the save', async () => {
    const screen = await show()
    await select(screen, on(10))
    await saveAs(screen, 'Holiday')
    await select(screen, on(10), on(12))
    await until(() => textOf(screen.element).includes('Your choice replaces all of them'), 'the message')
    the(screen.element, 'radio', 'Holiday').click()
    await until(
      () => allOf(screen.element, 'button', 'Save 2 days').length === 1,
      'the two days that are no holidays yet',
    )
    the(screen.element, 'button', 'Save 2 days').click()
    await until(() => textOf(screen.element).includes('2 days saved'), 'the same two')
    const save = the(screen.element, 'button', 'Save 3 days')
    await until(() => save.ariaDisabled === 'true', 'nothing to save')
    expect(save.title).to.equal('No change needed')
  })

  it('are read in both months if they span two', async () => {
    const screen = await show()
    await select(screen, on(30))
    await saveAs(screen, 'Holiday')
    const next = addDays(on(31), 1)
    await select(screen, on(30), next)
    await until(() => textOf(screen.element).includes('Your choice replaces all of them'), 'the message')
    expect([chosen(screen), element(screen).dirty]).to.deep.equal(['', false])
    the(screen.element, 'radio', 'Standard').click()
    await until(() => element(screen).dirty, 'dirty')
  })

  it('do not change the choices of another window', async () => {
    const [one, other] = [await show(), await show()]
    await select(one, on(10))
    the(one.element, 'radio', 'Holiday').click()
    await until(() => element(one).dirty && localStorage.length > 0, 'the kept choice')
    await select(other, on(20))
    the(other.element, 'button', 'Cancel').click()
    await until(() => allOf(other.element, 'radio').length === 0, 'no panel')
    expect(localStorage.length).to.equal(1)
    element(one).discard()
    await until(() => localStorage.length === 0, 'nothing kept')
  })

  it('are neither cleared nor lost while one date is half typed', async () => {
    const screen = await show()
    await select(screen, on(10), on(12))
    the(screen.element, 'radio', 'Holiday').click()
    await until(() => element(screen).dirty, 'dirty')
    const from = the(screen.element, 'textbox', 'From')
    for (const [typed, button] of [
      [month, 'Reset to standard'],
      ['2020-01-01', 'Reset to standard'],
    ] as const) {
      type(from, typed)
      await until(() => the(screen.element, 'button', button).ariaDisabled === 'true', `no clearing of ${typed}`)
      const before = calls(screen)
      the(screen.element, 'button', button).click()
      expect([calls(screen), element(screen).dirty]).to.deep.equal([before, true])
    }
    expect(await element(screen).save()).to.equal(false)
    type(from, on(10))
    await until(() => the(screen.element, 'button', 'Reset to standard').ariaDisabled !== 'true', 'clearing')
  })

  it('show no error while they are typed again, and Save shows no zero', async () => {
    const screen = await show()
    await select(screen, on(10))
    const to = () => the(screen.element, 'textbox', 'To')
    const isWrong = () => to().getAttribute('aria-invalid') === 'true'
    const retype = async () => {
      type(to(), `${month}-1`)
      await until(() => allOf(screen.element, 'button', 'Save').some(each => each.textContent === 'Save'), 'no number')
    }
    await retype()
    expect(isWrong()).to.equal(false)
    to().blur()
    await until(isWrong, 'wrong once it is left')
    type(to(), on(11))
    await until(() => !isWrong(), 'mended')
    await retype()
    expect(isWrong()).to.equal(false)
  })

  it('have a readable hint for a single closed day', async () => {
    const screen = await show()
    const closed = allOf(screen.element, 'day').find(
      each => each.dataset.day?.startsWith(month) && /closed/i.test(each.ariaLabel ?? ''),
    )
    await select(screen, closed?.dataset.day ?? '')
    expect(textOf(screen.element)).to.include('1 day, outside your business hours').and.not.include('of them')
  })

  it('keep the focus nearby after Save, Undo and Cancel', async () => {
    const screen = await show()
    const focused = () => rootOf(screen).activeElement?.className
    const press = (name: string | RegExp) => {
      const button = the(screen.element, 'button', name)
      button.focus()
      button.click()
    }
    await select(screen, on(10))
    the(screen.element, 'radio', 'Holiday').click()
    await until(() => element(screen).dirty, 'dirty')
    press('Save 1 day')
    await until(() => screen.heard('calendar-saved').length === 1, 'saved')
    await until(() => focused() === 'side-panel-title', 'the panel in focus')
    press('Undo')
    await until(() => screen.heard('calendar-saved').length === 2, 'undone')
    await until(() => focused() === 'side-panel-title', 'the panel in focus')
    press('Cancel')
    await until(() => (rootOf(screen).activeElement as HTMLElement | null)?.dataset.day === on(10), 'the day in focus')
  })
})
