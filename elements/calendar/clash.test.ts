import { expect } from 'chai'
import { allOf, the, type, wordsOf } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import { freeMonth } from './free-month'
import './index'

describe('days in <reeldock-calendar> that a colleague has changed', () => {
  let screen: Screen
  const month = freeMonth()
  const on = (date: number) => `${month}-${String(date).padStart(2, '0')}`
  const cell = (date: number) => allOf(screen.element, 'day').find(each => each.dataset.day === on(date)) as HTMLElement
  const name = (date: number) => cell(date).ariaLabel ?? ''
  const isDirty = () => (screen.element as HTMLElement & { dirty: boolean }).dirty
  const button = (words: string | RegExp) => allOf(screen.element, 'button', words)
  const press = (date: number, shiftKey = false) =>
    cell(date).dispatchEvent(
      new PointerEvent('pointerdown', { button: 0, shiftKey, pointerType: 'touch', bubbles: true, composed: true }),
    )

  async function colleague(date: number, plan: { surge: number } | { discount: number }): Promise<void> {
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
  /** Chooses 10 % off for days from the tenth on. */
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

  it('are asked about with both values, days in a row as one; mine is kept', async () => {
    await colleague(10, { surge: 40 })
    await colleague(11, { surge: 40 })
    await chooseDiscount(12)
    the(screen.element, 'button', 'Save 3 days').click()
    const both = new RegExp(`${on(10)} to \\w+ ${on(11)}\\s*Surge 40%.{0,20}Discount 10%`, 'g')
    await until(() => both.test(wordsOf(screen.element)), 'both values')
    expect(wordsOf(screen.element).match(both)).to.have.length(1)
    const isLed = () => screen.element.shadowRoot?.activeElement?.textContent?.includes('Keep my edits') === true
    await until(isLed, 'led there')
    const waitsFor = (words: string) => button(words).map(({ ariaDisabled, title }) => [ariaDisabled, title])
    const chooseFirst = [['true', 'Choose which version to keep']]
    expect([waitsFor('Save 3 days'), waitsFor('Reset to standard')]).to.deep.equal([chooseFirst, chooseFirst])
    press(20)
    await until(() => button(/Choose which version/).length === 1, 'the panel of another day')
    the(screen.element, 'button', /Choose which version/).click()
    await until(isLed, 'led there again')
    expect([isDirty(), screen.heard('calendar-saved').length]).to.deep.equal([true, 0])
    press(10)
    the(screen.element, 'button', 'Keep my edits').click()
    await until(() => button('Keep my edits').length === 0, 'the choice is made')
    expect(waitsFor('Save 3 days')).to.deep.equal([[null, '']])
    the(screen.element, 'button', 'Save 3 days').click()
    await until(() => screen.heard('calendar-saved').length === 1, 'saved')
    expect([10, 11, 12].map(date => /Discount 10%$/.test(name(date)))).to.deep.equal([true, true, true])
  })

  it('are shown as they are saved where theirs is taken; the rest of the choice stays', async () => {
    await colleague(10, { surge: 40 })
    await chooseDiscount(11)
    the(screen.element, 'button', 'Save 2 days').click()
    await until(() => button('Use the saved version').length === 1, 'the question')
    the(screen.element, 'button', 'Use the saved version').click()
    await until(() => /Surge 40%$/.test(name(10)), 'theirs')
    expect(name(11)).to.include('Discount 10%, not saved')
    the(screen.element, 'button', 'Undo').click()
    await until(() => button('Use the saved version').length === 1, 'the question again')
  })

  it('and wait for a connection are given up by Cancel, which says so, and brings them back', async () => {
    await chooseDiscount(11)
    screen.backend.fail(/^PUT/, 'offline')
    the(screen.element, 'button', 'Save 2 days').click()
    await until(() => wordsOf(screen.element).includes('2 changes not sent yet'), 'what waits')
    const shown = () => [10, 11].map(date => name(date).includes('Discount 10%, not saved'))
    for (const bring of [
      () => the(screen.element, 'button', 'Undo').click(),
      () =>
        cell(10).dispatchEvent(
          new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, composed: true }),
        ),
    ]) {
      the(screen.element, 'button', 'Cancel').click()
      await until(() => wordsOf(screen.element).includes('Edits discarded'), 'the words')
      expect([isDirty(), ...shown()]).to.deep.equal([false, false, false])
      bring()
      await until(() => isDirty() && shown().every(Boolean), 'there again')
      expect(button('Undo')).to.deep.equal([])
      press(10)
      await until(() => button('Cancel').length === 1, 'the panel')
    }
  })

  it('as they were to be changed here are told as saved, where they could not be sent', async () => {
    await chooseDiscount(10)
    const lift = screen.backend.fail('', 'offline')
    the(screen.element, 'button', 'Save 1 day').click()
    await until(() => button('Send now').length === 1, 'what waits')
    lift()
    await colleague(10, { discount: 10 })
    the(screen.element, 'button', 'Send now').click()
    await until(() => wordsOf(screen.element).includes('1 day saved'), 'saved')
    expect(wordsOf(screen.element)).not.to.include('already set')
    expect([isDirty(), /Discount 10%$/.test(name(10))]).to.deep.equal([false, true])
  })

  it('that could not be sent say so, stay chosen over a reload, and are saved by the next try', async () => {
    await chooseDiscount(10)
    const lift = screen.backend.fail(/^PUT/, 'offline')
    the(screen.element, 'button', 'Save 1 day').click()
    await until(() => wordsOf(screen.element).includes('1 change not sent yet'), 'what waits')
    expect([isDirty(), name(10).includes('Discount 10%, not saved')]).to.deep.equal([true, true])
    lift()
    await screen.end()
    await show()
    // This back end has never seen it: it is the choice that was kept.
    await until(() => /Discount 10%$/.test(name(10)) && !isDirty(), 'saved')
  })
})
