import { expect } from 'chai'
import type { Shipment } from '../../core/wire/shipments'
import { openRows, pendingRow, shippedRow } from '../../test/fixtures/page/order-rows'
import { allOf, textOf, the, type } from '../../test/fixtures/page/person'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const ups = '1Z5R89390357567127'
const saved = '1Z5R89397156013134'

describe('the preview of a paste over rows that a search hides', function (this: Mocha.Suite) {
  let screen: Screen

  /** Five rows. Only Bijou is visible. Aurora is shipped with a number. */
  beforeEach(async () => {
    screen = await openRows(5, (shipment: Shipment, index) =>
      index === 0 ? shippedRow(shipment, index, saved) : pendingRow(shipment, index),
    )
    type(the(screen.element, 'searchbox') as HTMLInputElement, 'Bijou')
    await until(() => allOf(screen.element, 'row').length === 1, 'one row')
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  const root = () => screen.element.shadowRoot as ShadowRoot
  const dialog = () => root().querySelector('dialog')
  const lines = () =>
    [...(dialog()?.querySelectorAll('tbody tr') ?? [])].map(line =>
      (line as HTMLElement).innerText.replace(/\s+/g, ' '),
    )
  const show = async (text: string) => {
    the(screen.element, 'button', 'Paste tracking').click()
    await until(() => dialog()?.querySelector('textarea') != null, 'the dialog')
    const area = dialog()?.querySelector('textarea') as HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
    area.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await until(() => lines().length > 0, 'the lines')
  }

  it('warns of a number that a hidden row has', async () => {
    await show(saved)
    expect(lines()[0]).to.match(/Bijou.*Same number as row \d+/)
  })

  it('warns of a number that another order on the host page has', async () => {
    const other = document.createElement('reeldock-shipments')
    other.setAttribute('work-order-no', 'WO-48195')
    screen.element.after(other)
    await until(() => allOf(other, 'row').length > 0, 'its rows')
    the(other, 'button', /^Edit /).click()
    const input = () => other.shadowRoot?.activeElement as HTMLInputElement
    await until(() => input()?.matches('input'), 'its field')
    type(input(), ups)
    await show(ups)
    await until(() => lines()[0]?.includes('Same number in WO-48195') === true, 'the other order')
    expect(textOf(screen.element)).to.contain('1 number twice')
    other.remove()
  })

  it('fills and shows hidden rows that the lines name', async () => {
    await show(`Capri\t${ups}`)
    expect(lines()[0]).to.contain('Capri')
    the(screen.element, 'button', 'Fill 1 row').click()
    await until(() => textOf(screen.element).includes('Capri'), 'the row')
    const row = the(screen.element, 'row', 'Capri')
    await until(() => row.querySelector<HTMLInputElement>('[data-field="shippingTracking"] input')?.value === ups, ups)
  })
})
