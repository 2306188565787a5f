import { expect } from 'chai'
import type { CompanyDetails } from '../../core/wire/people'
import { textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('business hours in <reeldock-company-settings>', () => {
  let screen: Screen
  const all = <Found extends HTMLElement>(selector: string) => [
    ...(screen.element.shadowRoot?.querySelectorAll<Found>(selector) ?? []),
  ]
  const times = () => all<HTMLInputElement>('.company-hours input')
  const press = (name: string | RegExp) => the(screen.element, 'button', name).click()
  const shownText = () => textOf(screen.element)
  const focused = () => screen.element.shadowRoot?.activeElement
  const details = () => screen.backend.calls.find(({ method }) => method === 'PUT')?.body as CompanyDetails

  async function show() {
    screen = open('reeldock-company-settings', { scenario: 'small' })
    await until(() => shownText().includes('Couriers and our'), 'the details')
  }
  /** Returns the item of a list at an index; throws when it is missing. */
  function itemAt<Found>(list: readonly Found[], index: number): Found {
    const found = list[index]
    if (found === undefined) throw new Error(`nothing at ${index}`)
    return found
  }

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  // @spec 5.15, 5.16, 5.17
  it('has one row of hours for Monday to Friday, and expands into seven days', async () => {
    await show()
    expect(times().map(({ value }) => value)).to.deep.equal(['09:00', '18:00'])
    type(itemAt(times(), 0), '08:30 AM')
    press('Set hours by day')
    await until(() => times().length === 10, 'five open days')
    expect(shownText()).to.include('Closed')
    press('Add hours on Saturday')
    await until(() => times().length === 12, 'Saturday')
    expect(focused()).to.equal(itemAt(times(), 10))
    type(itemAt(times(), 11), '08:00')
    press('Save')
    await until(() => shownText().includes('End time should be after start time'), 'the order')
    type(itemAt(times(), 11), '12:00 PM')
    press('Save')
    await until(() => shownText().includes('updated successfully'), 'the toast')
    expect(details().businessHours.map(({ startTime, endTime }) => `${startTime} ${endTime}`)).to.deep.equal([
      ...Array(5).fill('08:30 18:00'),
      '08:30 12:00',
      'null null',
    ])
  })

  it('copies the hours of a day to others, closes a day, and collapses into one row', async () => {
    await show()
    press('Set hours by day')
    await until(() => times().length === 10, 'five open days')
    type(itemAt(times(), 1), '12:00')
    const choices = (name: string) => all('[role=menuitem]').find(item => item.textContent === name)
    press('Copy the hours of Monday')
    await until(() => choices('Every day') !== undefined, 'the menu')
    choices('Every day')?.click()
    await until(() => times().length === 14, 'seven open days')
    expect(new Set(times().map(({ value }) => value))).to.deep.equal(new Set(['09:00', '12:00']))
    press('Copy the hours of Sunday')
    await until(() => choices('Mark Sunday closed') !== undefined, 'the menu')
    choices('Mark Sunday closed')?.click()
    await until(() => times().length === 12, 'Sunday closed')
    press('Same hours Monday to Friday')
    await until(() => times().length === 2, 'one row')
    expect(times().map(({ value }) => value)).to.deep.equal(['09:00', '12:00'])
    expect(shownText()).to.include('Daily hours replaced')
    press('Undo')
    await until(() => times().length === 12, 'Saturday again')
    expect(shownText()).not.to.include('Daily hours replaced')
    press('Same hours Monday to Friday')
    await until(() => times().length === 2, 'one row')
    type(itemAt(times(), 0), '08:00')
    await until(() => !shownText().includes('Daily hours replaced'), 'nothing to undo any more')
  })

  it('keeps the fields of a day while both times are replaced', async () => {
    await show()
    press('Set hours by day')
    await until(() => times().length === 10, 'five open days')
    type(itemAt(times(), 0), '')
    type(itemAt(times(), 1), '')
    await until(() => itemAt(times(), 1).value === '', 'both empty')
    expect(focused()).to.equal(itemAt(times(), 1))
  })
})
