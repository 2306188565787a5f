import { expect } from 'chai'
import type { Shipment } from '../../core/wire/shipments'
import { openRows, pendingRow, shippedRow } from '../../test/fixtures/page/order-rows'
import { allOf, press, the, type } from '../../test/fixtures/page/person'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('a scanner over the rows of an order', () => {
  let screen: Screen

  /** Six rows from top to bottom. The second and third are shipped with a number, the fifth without one. */
  beforeEach(async () => {
    screen = await openRows(6, changeShipment)
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  function changeShipment(shipment: Shipment, index: number): Shipment {
    if (index === 4) return shippedRow(shipment, index)
    return index === 1 || index === 2 ? shippedRow(shipment, index, `1Z${index}`) : pendingRow(shipment, index)
  }
  const root = () => screen.element.shadowRoot as ShadowRoot
  const focused = () => root().activeElement as HTMLInputElement
  /** Returns the theatre of the focused tracking number; null if another element has the focus. */
  const focusedTheatre = () =>
    focused()?.closest('[data-field="shippingTracking"]') && focused().matches('input')
      ? focused().closest('tr')?.querySelector('.cell.key > [translate=no]')?.textContent?.trim()
      : null
  const arriveAt = (theatre: string) => until(() => focusedTheatre() === theatre, theatre)
  const openFirst = async () => {
    root().querySelector<HTMLElement>('.edit-cell[data-field="shippingTracking"]')?.click()
    await arriveAt('Aurora')
  }
  const find = async (theatre: string) => {
    const search = the(screen.element, 'searchbox')
    type(search, theatre)
    await until(() => allOf(screen.element, 'row').length === 1, 'one row')
    return search
  }
  const statusText = () => root().querySelector('.entry-said')?.textContent ?? ''

  it('moves by Enter from the search to the first found row', async () => {
    const search = await find('Dorado')
    press(search, 'Enter')
    await arriveAt('Dorado')
    type(focused(), '986594691340')
    expect(focused().value).to.equal('986594691340')
  })

  it('moves from the search to the first row that still needs a number, past the edited one', async () => {
    await openFirst()
    type(the(screen.element, 'searchbox'), '')
    press(the(screen.element, 'searchbox'), 'Enter')
    await arriveAt('Dorado')
  })

  it('moves from the search to a shipped row when it is the only one found', async () => {
    const search = await find('Capri')
    press(search, 'Enter')
    await arriveAt('Capri')
  })

  it('stays in the search when no row is found', async () => {
    const search = the(screen.element, 'searchbox')
    type(search, 'nothing is called so')
    press(search, 'Enter')
    await until(() => allOf(screen.element, 'row').length === 0, 'no rows')
    expect(focused()).to.equal(search)
  })

  it('skips finished rows, and says so once', async () => {
    await openFirst()
    type(focused(), '1Z5R89390357567128')
    press(focused(), 'Enter')
    await arriveAt('Dorado')
    await until(() => statusText().includes('Skipped 2 shipped rows'), 'the message')
    press(focused(), 'Enter')
    await arriveAt('Empire')
    press(focused(), 'Enter')
    await arriveAt('Fortuna')
    expect(statusText()).to.include('2 shipped rows')
  })

  it('skips finished rows also when each row is marked as shipped', async () => {
    await openFirst()
    const down = { key: 'Enter', ctrlKey: true, bubbles: true, composed: true, cancelable: true }
    type(focused(), '1Z5R89390357567128')
    focused().dispatchEvent(new KeyboardEvent('keydown', down))
    await arriveAt('Dorado')
  })

  it('saves with Caps Lock on', async () => {
    await openFirst()
    const down = { key: 'S', ctrlKey: true, bubbles: true, composed: true, cancelable: true }
    const event = new KeyboardEvent('keydown', down)
    focused().dispatchEvent(event)
    expect(event.defaultPrevented).to.equal(true)
  })

  it('visits all rows with the arrow keys', async () => {
    await openFirst()
    press(focused(), 'ArrowDown')
    await arriveAt('Bijou')
    press(focused(), 'ArrowDown')
    await arriveAt('Capri')
    press(focused(), 'ArrowUp')
    await arriveAt('Bijou')
    expect(focused().value).to.equal('1Z1')
    press(focused(), 'ArrowUp')
    await arriveAt('Aurora')
    press(focused(), 'ArrowUp')
    expect(focusedTheatre()).to.equal('Aurora')
  })

  it('says at the last row that no row follows', async () => {
    type(the(screen.element, 'searchbox'), 'Fortuna')
    await until(() => allOf(screen.element, 'row').length === 1, 'one row')
    press(the(screen.element, 'searchbox'), 'Enter')
    await arriveAt('Fortuna')
    press(focused(), 'Enter')
    await until(() => statusText().startsWith('Last row.'), 'the message')
  })
})
