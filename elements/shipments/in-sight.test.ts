import { expect } from 'chai'
import type { Shipment } from '../../core/wire/shipments'
import { openRows, pendingRow } from '../../test/fixtures/page/order-rows'
import { press, type } from '../../test/fixtures/page/person'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('an edit in the rows of an order', function (this: Mocha.Suite) {
  let screen: Screen
  /** The parcel that a colleague has saved in the first row. */
  let savedElsewhere: Shipment['shippingDetails'] | null

  beforeEach(async () => {
    savedElsewhere = null
    screen = await openRows(6, (shipment, index) =>
      pendingRow(shipment, index, index === 0 && savedElsewhere ? { shippingDetails: savedElsewhere } : {}),
    )
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  const root = () => screen.element.shadowRoot as ShadowRoot
  const focused = () => root().activeElement as HTMLInputElement
  const openLast = async (field: string) => {
    const row = [...root().querySelectorAll('tbody tr:not(.row-group)')].at(-1)
    row?.querySelector<HTMLElement>('.edit-cell[data-field="shippingTracking"]')?.click()
    await until(() => focused()?.matches('[data-field="shippingTracking"] input'), 'the fields')
    const input = row?.querySelector<HTMLInputElement>(`[data-field="${field}"] input`)
    input?.focus()
    return input as HTMLInputElement
  }
  const messages = () => [...root().querySelectorAll('.pair .field[data-tone="danger"] > .field-message')]
  const box = (part: Element) => part.getBoundingClientRect()

  it('shows its message in its cell, beside the message of the neighboring field', async () => {
    screen.element.style.inlineSize = '1280px'
    const courier = await openLast('shippingCourier')
    type(courier, 'Foo')
    press(courier, 'Tab')
    const cell = courier.closest('td') as HTMLElement
    const number = cell.querySelector('[data-field="shippingTracking"] input') as HTMLInputElement
    number.focus()
    await until(() => messages().length === 1, 'the message')
    await until(() => root().querySelector('.save-bar') !== null, 'the bar')
    const isWithin = () =>
      messages().every(part => box(part).left >= box(cell).left && box(part).right <= box(cell).right)
    expect(isWithin(), 'alone').to.equal(true)
    // The row is shipped and has no number.
    number.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, composed: true, cancelable: true }),
    )
    await until(() => messages().length === 2, 'the other message')
    expect(isWithin(), 'both').to.equal(true)
    const [first, second] = messages().map(box)
    expect((first?.right ?? 0) <= (second?.left ?? 0), 'side by side').to.equal(true)
  })

  it('stays visible with its note when the bar appears', async () => {
    screen.element.style.inlineSize = '320px'
    const number = await openLast('shippingTracking')
    // The field is at the bottom of the window, where the bar will appear.
    scrollTo(0, 0)
    scrollBy(0, box(number).bottom - innerHeight + 8)
    expect(Math.round(box(number).bottom)).to.equal(innerHeight - 8)
    type(number, '1Z999AA10123456789')
    await until(
      () => root().querySelector('.at-hand') !== null && root().querySelector('.row-note') !== null,
      'bar and note',
    )
    const bar = root().querySelector('.at-hand') as HTMLElement
    await until(() => box(number).bottom <= box(bar).top, 'the field over the bar')
    const note = root().querySelector('.row-note') as HTMLElement
    await until(() => box(note).bottom <= box(bar).top, 'the note over the bar')
    expect(box(number).top >= 0).to.equal(true)
  })

  it('stays visible when a message and a choice in another row push its row down', async () => {
    const first = root().querySelector<HTMLElement>('.edit-cell[data-field="shippingTracking"]')
    first?.click()
    await until(() => focused()?.matches('[data-field="shippingTracking"] input'), 'the first field')
    type(focused(), '986917333067')
    const number = await openLast('shippingTracking')
    type(number, '1Z999AA10123456784')
    await until(() => root().querySelector('.at-hand') !== null, 'the bar')
    const bar = root().querySelector('.at-hand') as HTMLElement
    // The field is directly above the bar at the start of the page, where scroll anchoring moves nothing.
    scrollTo(0, 0)
    const gap = box(bar).top - box(number).bottom
    screen.element.style.marginBlockStart = `${gap - 4}px`
    await until(() => box(number).bottom <= box(bar).top && box(bar).bottom <= innerHeight, 'the field over the bar')
    number.closest('td')?.querySelector<HTMLElement>('[data-field="shippingCourier"] input')?.focus()
    number.focus()
    savedElsewhere = { type: 'UPS', slug: 'ups', reference: '1Z999AA10123456784', comments: '', address: null }
    screen.backend.emit({ type: 'shipments.changed', workOrderNo: 'WO-48213' })
    await until(() => root().querySelector('.elsewhere') !== null, 'the choice')
    await until(() => box(number).bottom <= box(bar).top, 'the field over the bar again')
    expect(focused()).to.equal(number)
    expect(scrollY).to.be.greaterThan(0)
  })
})
