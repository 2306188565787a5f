import { expect } from 'chai'
import { otherPage } from '../../test/fixtures/page/frame'
import { openRows, pendingRow } from '../../test/fixtures/page/order-rows'
import { allOf, the, type } from '../../test/fixtures/page/person'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('the focus in the rows of an order', function (this: Mocha.Suite) {
  let screen: Screen

  /** Three pending rows without courier and number. */
  beforeEach(async () => {
    screen = await openRows(3, pendingRow)
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  const root = () => screen.element.shadowRoot as ShadowRoot
  const focused = () => root().activeElement as HTMLInputElement
  const puts = () => screen.backend.calls.filter(({ method }) => method === 'PUT')
  const typeNumber = async (number = '1Z999AA10123456784') => {
    root().querySelector<HTMLElement>('.edit-cell[data-field="shippingTracking"]')?.click()
    await until(() => focused()?.matches('[data-field="shippingTracking"] input'), 'the field')
    type(focused(), number)
  }
  const pressIn = async (name: string) => {
    await until(() => allOf(screen.element, 'button', name).length > 0, name)
    const button = the(screen.element, 'button', name)
    button.focus()
    button.click()
    await until(() => !button.isConnected, `${name} is done`)
  }
  const saveByKey = (from: EventTarget) =>
    from.dispatchEvent(
      new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, composed: true, cancelable: true }),
    )

  // The first test also loads the code of the bar.
  it('moves to Save even when Mark as shipped is pressed as soon as it appears', async () => {
    let pressed: HTMLElement | undefined
    const changes = new MutationObserver(() => {
      pressed ??= allOf(screen.element, 'button', 'Mark as shipped')[0]
      if (!pressed) return
      changes.disconnect()
      pressed.focus()
      pressed.click()
    })
    changes.observe(root(), { childList: true, subtree: true })
    await typeNumber()
    await until(() => pressed?.isConnected === false, 'the removed button')
    await until(() => focused()?.textContent === 'Save 1 row', 'Save')
  })

  it('stays in the edited field after a move, and Ctrl+S without a focus saves', async () => {
    await typeNumber()
    const field = focused()
    const other = otherPage()
    const session = screen.element.parentElement as HTMLElement
    other.body.append(session)
    expect(focused() === field).to.equal(true)
    await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'Save')
    expect([focused() === field, field.value]).to.deep.equal([true, '1Z999AA10123456784'])
    field.blur()
    await until(() => !saveByKey(other.body), 'a handled key')
    await until(() => puts().length === 1, 'saved')
    document.body.append(session)
    other.close()
  })

  it('moves to Save when the pressed button above it disappears', async () => {
    await typeNumber()
    await pressIn('Mark as shipped')
    await until(() => focused()?.textContent === 'Save 1 row', 'Save')
    saveByKey(focused())
    await until(() => puts().length === 1, 'saved')
  })

  it('returns to the number when one of its possible couriers is chosen', async () => {
    await typeNumber('320595463904')
    await pressIn('Use Purolator')
    await until(() => focused()?.matches('[data-field="shippingTracking"] input'), 'the field')
    expect(focused().value).to.equal('320595463904')
  })

  it('is not needed for Ctrl+S, which does not save from a field of the host page', async () => {
    await typeNumber()
    await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'the bar')
    focused().blur()
    expect(document.activeElement).to.equal(document.body)
    const field = document.createElement('input')
    document.body.append(field)
    expect(saveByKey(field), 'left to the page').to.equal(true)
    field.remove()
    expect(saveByKey(document.body), 'handled by the element').to.equal(false)
    await until(() => puts().length === 1, 'saved')
  })
})
