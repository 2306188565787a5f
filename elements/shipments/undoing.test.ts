import { expect } from 'chai'
import type { Shipment } from '../../core/wire/shipments'
import { openRows, pendingRow } from '../../test/fixtures/page/order-rows'
import { allOf, press, the, type } from '../../test/fixtures/page/person'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const names = ['Aurora', 'Bijou', 'Capri']
const savedNumber = '986917333066'

describe('an undone step in the rows of an order', function (this: Mocha.Suite) {
  let screen: Screen

  /** Three pending rows. The first has a number. */
  beforeEach(async () => {
    screen = await openRows(3, changeShipment)
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  function changeShipment(shipment: Shipment, index: number): Shipment {
    const first = { shippingDetails: { type: 'FedEx', slug: 'fedex', reference: savedNumber, comments: '' } }
    return pendingRow(shipment, index, index === 0 ? first : {})
  }
  const root = () => screen.element.shadowRoot as ShadowRoot
  const focused = () => root().activeElement as HTMLInputElement
  const isIn = (theatre: string) => {
    const field = focused()
    if (!field?.matches('[data-field="shippingTracking"] input')) return false
    return field.closest('tr')?.querySelector('.cell.key > [translate=no]')?.textContent?.trim() === theatre
  }
  const openAt = async (index: number, theatre: string) => {
    root().querySelectorAll<HTMLElement>('.edit-cell[data-field="shippingTracking"]')[index]?.click()
    await until(() => isIn(theatre), theatre)
  }
  const undo = () =>
    focused().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, composed: true, cancelable: true }),
    )
  const dirty = () => (screen.element as HTMLElement & { dirty: boolean }).dirty

  for (const [index, theatre, before] of [
    [0, 'Aurora', savedNumber],
    [1, 'Bijou', ''],
  ] as const)
    it(`is not restored by Escape, which then closes the row: ${before || 'no number'}`, async () => {
      await openAt(index, theatre)
      type(focused(), '986000000001')
      press(focused(), 'Enter')
      await until(() => isIn(names[index + 1] ?? ''), 'the next row')
      undo()
      await until(() => isIn(theatre), 'the row that changed')
      expect(focused().value).to.equal(before)
      press(focused(), 'Escape')
      await until(() => focused()?.classList.contains('edit-cell'), 'closed')
      expect(root().querySelectorAll('.tracking')[index]?.textContent).to.equal(before)
      expect(dirty()).to.equal(false)
    })

  it('is not restored in the focused cell either, where Escape still reverts the next edit', async () => {
    await openAt(1, 'Bijou')
    type(focused(), '986000000001')
    press(focused(), 'Enter')
    await until(() => isIn('Capri'), 'the next row')
    press(focused(), 'ArrowUp')
    await until(() => isIn('Bijou'), 'back in the row')
    expect(focused().value).to.equal('986000000001')
    undo()
    await until(() => focused()?.value === '', 'undone')
    expect(isIn('Bijou')).to.equal(true)
    type(focused(), '7')
    press(focused(), 'Escape')
    await until(() => focused().value === '', 'the reverted edit')
    press(focused(), 'Escape')
    await until(() => focused()?.classList.contains('edit-cell'), 'closed')
    expect(dirty()).to.equal(false)
  })

  it('is reported as missing after a save outside fields, and leaves the key to the host page', async () => {
    await openAt(1, 'Bijou')
    type(focused(), '986000000001')
    await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'the bar')
    the(screen.element, 'button', 'Save 1 row').click()
    await until(() => !dirty(), 'saved')
    const toastKeys = () => screen.portal.notifications.toasts.value.map(({ title }) => 'key' in title && title.key)
    await openAt(1, 'Bijou')
    undo()
    expect(toastKeys(), 'in a field').not.to.include('shipments.undoEnded')
    the(screen.element, 'button', /^Import/).focus()
    expect(undo(), 'left to the host page').to.equal(true)
    expect(toastKeys()).to.include('shipments.undoEnded')
    // An open row has fields instead of its button.
    await openAt(1, 'Capri')
    type(focused(), '986000000002')
    await until(() => !toastKeys().includes('shipments.undoEnded'), 'no message, because a step can be undone')
  })

  it('is not reported as missing without a save', async () => {
    the(screen.element, 'button', /^Import/).focus()
    undo()
    expect(screen.portal.notifications.toasts.value).to.deep.equal([])
  })
})
