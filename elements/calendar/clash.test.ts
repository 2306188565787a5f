import { expect } from 'chai'
import { allOf, textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import { freeMonth } from './month-fixtures'
import './index'

describe('days in <reeldock-calendar> that a colleague has changed', () => {
  let screen: Screen
  const month = freeMonth()
  const on = (date: number) => `${month}-${String(date).padStart(2, '0')}`
  const cell = (date: number) => allOf(screen.element, 'day').find(each => each.dataset.day === on(date)) as HTMLElement
  const name = (date: number) => cell(date).ariaLabel ?? ''
  const isDirty = () => (screen.element as HTMLElement & { dirty: boolean }).dirty
  const button = (label: string | RegExp) => allOf(screen.element, 'button', label)
  const press = (date: number, shiftKey = false) =>
    cell(date).dispatchEvent(
      new PointerEvent('pointerdown', { button: 0, shiftKey, pointerType: 'touch', bubbles: true, composed: true }),
    )

  async function saveAsColleague(date: number, plan: { surge: number } | { discount: number }): Promise<void> {
    const { bases, fetch, token } = screen.backend.options
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { user } = await (await fetch(`${bases.main}/v1/users/me`, { headers })).json()
    const body = JSON.stringify({ date: on(date), holiday: false, discount: null, surge: null, ...plan })
    const answer = await fetch(`${bases.partners}/v1/partner/${user.partner.org}/calendar`, {
      method: 'PUT',
      headers,
      body,
    })
    expect(answer.status).to.equal(200)
  }
  async function show() {
    screen = open('reeldock-calendar', { attributes: { month }, now: new Date().toISOString() })
    await until(() => screen.heard('ready').length === 1 && cell(10) !== undefined, 'ready')
    await until(() => cell(10).dataset.pending === undefined, 'the month')
  }
  /** Chooses a discount of 10 % for the days from the tenth on. */
  async function chooseDiscount(to: number) {
    press(10)
    await until(() => allOf(screen.element, 'radio').length === 4, 'the panel')
    if (to > 10) press(to, true)
    the(screen.element, 'radio', 'Discount').click()
    await until(() => allOf(screen.element, 'textbox', 'Discount').length === 1, 'the percentage')
    type(the(screen.element, 'textbox', 'Discount'), '10')
    await until(() => name(to).includes('Discount 10%, not saved'), 'the choice')
  }

  beforeEach(async () => {
    localStorage.clear()
    await show()
  })
  afterEach(async () => {
    await screen.end()
    localStorage.clear()
  })

  it('are shown as one conflict for consecutive days, with both values, and the edit can be kept', async () => {
    await saveAsColleague(10, { surge: 40 })
    await saveAsColleague(11, { surge: 40 })
    await chooseDiscount(12)
    the(screen.element, 'button', 'Save 3 days').click()
    const both = new RegExp(`${on(10)} to \\w+ ${on(11)}\\s*Surge 40%.{0,20}Discount 10%`, 'g')
    await until(() => both.test(textOf(screen.element)), 'both values')
    expect(textOf(screen.element).match(both)).to.have.length(1)
    const isFocusOnConflict = () =>
      screen.element.shadowRoot?.activeElement?.textContent?.includes('Keep my edits') === true
    await until(isFocusOnConflict, 'the focus')
    const disabledStateOf = (label: string) => button(label).map(({ ariaDisabled, title }) => [ariaDisabled, title])
    const chooseFirst = [['true', 'Choose which version to keep']]
    expect([disabledStateOf('Save 3 days'), disabledStateOf('Reset to standard')]).to.deep.equal([
      chooseFirst,
      chooseFirst,
    ])
    press(20)
    await until(() => button(/Choose which version/).length === 1, 'the panel of another day')
    the(screen.element, 'button', /Choose which version/).click()
    await until(isFocusOnConflict, 'the focus again')
    expect([isDirty(), screen.heard('calendar-saved').length]).to.deep.equal([true, 0])
    press(10)
    the(screen.element, 'button', 'Keep my edits').click()
    await until(() => button('Keep my edits').length === 0, 'the choice is made')
    expect(disabledStateOf('Save 3 days')).to.deep.equal([[null, '']])
    the(screen.element, 'button', 'Save 3 days').click()
    await until(() => screen.heard('calendar-saved').length === 1, 'saved')
    expect([10, 11, 12].map(date => /Discount 10%$/.test(name(date)))).to.deep.equal([true, true, true])
  })

  it('show the saved plan when it is taken, and keep the rest of the choice', async () => {
    await saveAsColleague(10, { surge: 40 })
    await chooseDiscount(11)
    the(screen.element, 'button', 'Save 2 days').click()
    await until(() => button('Use the saved version').length === 1, 'the question')
    the(screen.element, 'button', 'Use the saved version').click()
    await until(() => /Surge 40%$/.test(name(10)), 'theirs')
    expect(name(11)).to.include('Discount 10%, not saved')
    the(screen.element, 'button', 'Undo').click()
    await until(() => button('Use the saved version').length === 1, 'the question again')
  })

  it('are discarded by Cancel while they wait for a connection, with a message and an undo', async () => {
    await chooseDiscount(11)
    screen.backend.fail(/^PUT/, 'offline')
    the(screen.element, 'button', 'Save 2 days').click()
    await until(() => textOf(screen.element).includes('2 changes not sent yet'), 'the unsent change')
    const shown = () => [10, 11].map(date => name(date).includes('Discount 10%, not saved'))
    for (const restore of [
      () => the(screen.element, 'button', 'Undo').click(),
      () =>
        cell(10).dispatchEvent(
          new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, composed: true }),
        ),
    ]) {
      the(screen.element, 'button', 'Cancel').click()
      await until(() => textOf(screen.element).includes('Edits discarded'), 'the message')
      expect([isDirty(), ...shown()]).to.deep.equal([false, false, false])
      restore()
      await until(() => isDirty() && shown().every(Boolean), 'there again')
      expect(button('Undo')).to.deep.equal([])
      press(10)
      await until(() => button('Cancel').length === 1, 'the panel')
    }
  })

  it('are reported as saved if the colleague made the same change before the edit was sent', async () => {
    await chooseDiscount(10)
    const lift = screen.backend.fail('', 'offline')
    the(screen.element, 'button', 'Save 1 day').click()
    await until(() => button('Send now').length === 1, 'the unsent change')
    lift()
    await saveAsColleague(10, { discount: 10 })
    the(screen.element, 'button', 'Send now').click()
    await until(() => textOf(screen.element).includes('1 day saved'), 'saved')
    expect(textOf(screen.element)).not.to.include('already set')
    expect([isDirty(), /Discount 10%$/.test(name(10))]).to.deep.equal([false, true])
  })

  it('show that they could not be sent, outlive a reload, and are saved by the next attempt', async () => {
    await chooseDiscount(10)
    const lift = screen.backend.fail(/^PUT/, 'offline')
    the(screen.element, 'button', 'Save 1 day').click()
    await until(() => textOf(screen.element).includes('1 change not sent yet'), 'the unsent change')
    expect([isDirty(), name(10).includes('Discount 10%, not saved')]).to.deep.equal([true, true])
    lift()
    await screen.end()
    await show()
    // The new screen has a new server, which has never seen the discount: the stored choice was sent.
    await until(() => /Discount 10%$/.test(name(10)) && !isDirty(), 'saved')
  })
})
