import { expect } from 'chai'
import type { ServiceAreasSubmission } from '../../core/wire/people'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { allOf, choose, press as key, textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('the theatre lists of <reeldock-service-areas>', () => {
  let screen: Screen
  let clock: Clock | null = null
  const pageText = () => textOf(screen.element)
  const press = (name: string) => the(screen.element, 'button', name).click()
  const options = () => [...(screen.element.shadowRoot?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  const listbox = () => screen.element.shadowRoot?.querySelector('[role=listbox]') as HTMLElement

  beforeEach(async () => {
    localStorage.clear()
    sessionStorage.clear()
    const attributes = { list: 'theatres', delivery: 'electronic' }
    screen = open('reeldock-service-areas', { scenario: 'small', attributes })
    await until(() => pageText().includes('Fibre theatres, Texas and Colorado'), 'the lists')
  })
  afterEach(() => {
    clock?.restore()
    clock = null
    return screen.end()
  })
  after(() => localStorage.clear())

  const openNewList = async () => {
    press('Add theatre list')
    await until(() => allOf(screen.element, 'textbox', 'Name').length === 1, 'the new list')
    expect(screen.element.shadowRoot?.activeElement).to.equal(the(screen.element, 'textbox', 'Name'))
  }

  // @spec 1.6
  it('show the lists in force: theatres by name, options by time', async () => {
    press('Fibre theatres')
    await until(() => pageText().includes('Alamo Row Cinema 12'), 'the theatres')
    expect(pageText()).to.include('6 hours $24.50, 150 GB')
    expect(pageText()).to.include('27 theatres')
  })

  it('let theatres be chosen by keyboard: arrows, Space, Shift and Ctrl+A', async () => {
    await openNewList()
    press('Add theatres')
    await until(() => allOf(screen.element, 'searchbox').length === 1, 'the picker')
    type(the(screen.element, 'searchbox'), 'rialto')
    await until(() => options().length === 10, 'ten theatres')
    key(the(screen.element, 'searchbox'), 'ArrowDown')
    const selectedIndexes = () => options().flatMap((option, index) => (option.ariaSelected === 'true' ? [index] : []))
    const focused = () => options().findIndex(option => option.matches(':focus'))
    const pressKey = (name: string, more: KeyboardEventInit = {}) => {
      const init = { key: name, bubbles: true, composed: true, cancelable: true, ...more }
      for (const type of ['keydown', 'keyup']) options()[focused()]?.dispatchEvent(new KeyboardEvent(type, init))
    }
    await until(() => focused() === 0, 'the first')
    pressKey('ArrowDown')
    await until(() => focused() === 1, 'the second')
    pressKey(' ')
    await until(() => selectedIndexes().join() === '1', 'one theatre')
    pressKey('ArrowDown', { shiftKey: true })
    await until(() => selectedIndexes().join() === '1,2', 'two theatres')
    pressKey('a', { ctrlKey: true })
    await until(() => selectedIndexes().length === 10, 'all theatres')
    press('Show more')
    await until(() => options().length > 10, 'more theatres')
    await until(() => listbox().scrollTop > 0, 'the first new one in sight')
    expect(pageText()).to.include('10 theatres in the list')
  })

  it('accept a pasted list, and name lines that were not found', async () => {
    await openNewList()
    press('Add theatres')
    await until(() => allOf(screen.element, 'textbox', 'Paste').length === 1, 'the picker')
    const area = the(screen.element, 'textbox', 'Paste') as HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'TH-0001\nNo Such House')
    area.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await until(() => area.value.includes('No Such'), 'the paste')
    the(screen.element, 'button', /^Add$/).click()
    await until(() => pageText().includes('Not found: No Such House'), 'the unknown line')
    expect(pageText()).to.include('1 theatre added')
    expect(area.value).to.equal('No Such House')
  })

  it('show a failed search and repeat it; an empty field shows no results', async () => {
    await openNewList()
    press('Add theatres')
    await until(() => allOf(screen.element, 'searchbox').length === 1, 'the picker')
    const lift = screen.backend.fail('/theatres/search', 500)
    type(the(screen.element, 'searchbox'), 'rialto')
    await until(() => allOf(screen.element, 'button', 'Try again').length > 0, 'the failure')
    expect(pageText()).not.to.include('No theatre found')
    lift()
    press('Try again')
    await until(() => options().length === 10, 'the theatres')
    type(the(screen.element, 'searchbox'), '')
    await until(() => options().length === 0, 'no results')
  })

  it('search once for Enter and the pause after typing', async () => {
    await openNewList()
    press('Add theatres')
    await until(() => allOf(screen.element, 'searchbox').length === 1, 'the picker')
    const field = the(screen.element, 'searchbox') as HTMLInputElement
    const searches = () => screen.backend.calls.filter(({ query }) => query.includes('q=aurora')).length
    clock = takeClock()
    type(field, 'aurora')
    await clock.advance(0)
    expect(field.value).to.equal('aurora')
    field.form?.requestSubmit()
    await clock.advance(0)
    expect(searches()).to.equal(1)
    await clock.advance(1000)
    expect(searches()).to.equal(1)
  })

  it('focus their theatres if these are missing and no field is invalid', async () => {
    await openNewList()
    choose(the(screen.element, 'combobox', 'Delivery type'), 'SATELLITE')
    type(the(screen.element, 'textbox', 'Delivered within'), '2')
    type(the(screen.element, 'textbox', 'Price'), '12.5')
    type(the(screen.element, 'textbox', 'Size'), '2')
    press('Submit for approval')
    const active = () => screen.element.shadowRoot?.activeElement
    await until(() => active()?.matches('[data-problem]') ?? false, 'the focus')
    expect(active()?.ariaLabel).to.equal('Theatres')
    expect(pageText()).to.include('Fix 1 issue to submit')
  })

  it('are refused without type, theatres and options, and submitted with them', async () => {
    await openNewList()
    press('Submit for approval')
    await until(() => pageText().includes('This field is required'), 'the messages')
    expect(the(screen.element, 'combobox', 'Delivery type').ariaInvalid).to.equal('true')
    choose(the(screen.element, 'combobox', 'Delivery type'), 'SATELLITE')
    type(the(screen.element, 'textbox', 'Name'), 'Mountains')
    type(the(screen.element, 'textbox', 'Delivered within'), '2')
    type(the(screen.element, 'textbox', 'Price'), '12.5')
    type(the(screen.element, 'textbox', 'Size'), '1.01')
    press('Add theatres')
    await until(() => allOf(screen.element, 'searchbox').length === 1, 'the picker')
    type(the(screen.element, 'searchbox'), 'aurora')
    await until(() => options().length > 0, 'a theatre')
    options()[0]?.click()
    press('Done')
    press('Submit for approval')
    await until(() => screen.heard('service-areas-submitted').length === 1, 'the submission')
    const body = screen.heard('service-areas-submitted')[0] as ServiceAreasSubmission
    expect(body.theatreLists?.at(-1)).to.deep.equal({
      name: 'Mountains',
      deliveryType: 'SATELLITE',
      theatres: ['TH-0002'],
      deliveryOptions: [{ deliveryTime: { unit: 'days', value: 2 }, price: 12.5, size: 1.01 }],
    })
  })
})
