import { expect } from 'chai'
import { shipments } from '../../core/shipments/store'
import type { Shipment } from '../../core/wire/shipments'
import { openRows, pendingRow } from '../../test/fixtures/page/order-rows'
import { allOf, press, textOf, the, type } from '../../test/fixtures/page/person'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('rows of an order in conflict', function (this: Mocha.Suite) {
  let screen: Screen
  /** The number that another person saves in the first row. */
  let theirs: string
  /** Whether the second row is changed, too. */
  let isSecondChanged: boolean

  beforeEach(async () => {
    theirs = ''
    isSecondChanged = false
    screen = await openRows(3, changeShipment)
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  function changeShipment(shipment: Shipment, index: number): Shipment {
    const first = { shippingDetails: { type: 'FedEx', slug: 'fedex', reference: theirs, comments: '' } }
    return pendingRow(shipment, index, (index === 0 || (isSecondChanged && index === 1)) && theirs !== '' ? first : {})
  }
  const root = () => screen.element.shadowRoot as ShadowRoot
  const focused = () => root().activeElement as HTMLInputElement
  const typeAt = async (index: number, text: string) => {
    const row = () => allOf(screen.element, 'row')[index]
    row()?.querySelector<HTMLElement>('.edit-cell[data-field="shippingTracking"]')?.click()
    await until(
      () => row()?.contains(focused()) === true && focused().matches('[data-field="shippingTracking"] input'),
      'the field',
    )
    type(focused(), text)
  }
  /** Returns the values of a row, as text or in its fields. */
  const rowText = (index: number) => {
    const row = allOf(screen.element, 'row')[index]
    return [row?.innerText, ...[...(row?.querySelectorAll('input') ?? [])].map(({ value }) => value)].join(' ')
  }
  const save = () => root().querySelector<HTMLElement>('.save-steps > .button:last-child')
  const untilSave = (text: string) => until(() => save()?.textContent === text, text)
  const changeElsewhere = async () => {
    theirs = '477179081230'
    await screen.portal.use(shipments, 'WO-48213').refresh()
  }

  const radio = (name: RegExp) => the(screen.element, 'radio', name) as HTMLInputElement
  const untilFocused = (name: RegExp) => until(() => focused() === radio(name), `the focus on ${name}`)
  const puts = () => screen.backend.calls.filter(({ method }) => method === 'PUT')

  it('offer both values side by side, with the edit chosen', async () => {
    await typeAt(0, '986578788855')
    await changeElsewhere()
    await until(() => allOf(screen.element, 'radio').length === 2, 'both values')
    expect(textOf(screen.element)).to.contain('Changed by someone else. Your edits are kept.')
    expect([radio(/^Yours.*986578788855$/).checked, radio(/^Someone else.*477179081230$/).checked]).to.deep.equal([
      true,
      false,
    ])
  })

  it('block Save, which focuses the first conflict and sends nothing', async () => {
    await typeAt(1, '986594691340')
    await typeAt(0, '986578788855')
    await untilSave('Save 2 rows')
    await changeElsewhere()
    await untilSave('Resolve first')
    expect(textOf(screen.element)).to.contain('2 rows changed, not saved')
    save()?.click()
    await untilFocused(/^Yours/)
    expect(puts()).to.deep.equal([])
    the(screen.element, 'button', 'Keep my edits').click()
    await untilSave('Save 2 rows')
  })

  it('are reached by the link of the save bar', async () => {
    await typeAt(0, '986578788855')
    await changeElsewhere()
    await untilSave('Resolve first')
    the(screen.element, 'button', '1 conflict to resolve').click()
    await untilFocused(/^Yours/)
  })

  it('take the other value on Enter if it was chosen, otherwise the edit', async () => {
    await typeAt(0, '986578788855')
    await changeElsewhere()
    await until(() => allOf(screen.element, 'radio').length === 2, 'both values')
    radio(/^Yours/).focus()
    press(focused(), 'Enter')
    await untilSave('Save 1 row')
    expect(rowText(0)).to.contain('986578788855')
    await until(() => allOf(screen.element, 'row')[0]?.contains(focused()) === true, 'the focus stays in the row')
    theirs = '477179081241'
    await screen.portal.use(shipments, 'WO-48213').refresh()
    await until(() => allOf(screen.element, 'radio').length === 2, 'both values again')
    radio(/^Someone else/).click()
    radio(/^Someone else/).focus()
    press(focused(), 'Enter')
    await until(() => save() === null, 'nothing to save')
    expect(rowText(0)).to.contain('477179081241')
  })

  it('are visited one after another by Enter', async () => {
    isSecondChanged = true
    await typeAt(1, '986594691340')
    await typeAt(0, '986578788855')
    await changeElsewhere()
    await until(() => allOf(screen.element, 'radio').length === 4, 'both values of both rows')
    radio(/^Yours.*986578788855$/).focus()
    press(focused(), 'Enter')
    await untilFocused(/^Yours.*986594691340$/)
    press(focused(), 'Enter')
    await untilSave('Save 2 rows')
  })
})
