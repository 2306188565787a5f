import { expect } from 'chai'
import { openRows, pendingRow } from '../../test/fixtures/page/order-rows'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('a press that begins in the rows of an order', function (this: Mocha.Suite) {
  let screen: Screen
  beforeEach(async () => {
    screen = await openRows(3, pendingRow)
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  const root = () => screen.element.shadowRoot as ShadowRoot
  const fields = () => root().querySelectorAll('tbody [data-field="shippingTracking"] input')
  const openFirst = async () => {
    root().querySelector<HTMLElement>('.edit-cell[data-field="shippingTracking"]')?.click()
    await until(() => fields().length === 1, 'a row that is edited')
  }
  const pointer = (type: string, target: EventTarget) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }))

  for (const [where, type, end] of [
    ['on the page around it', 'pointerup', () => document.body],
    ['outside the page', 'blur', () => window],
    ['by a cancel', 'pointercancel', () => document.body],
  ] as const)
    it(`lets its row close after the press ends ${where}`, async () => {
      await openFirst()
      const other = root().querySelectorAll<HTMLElement>('.edit-cell')[0] as HTMLElement
      pointer('pointerdown', other)
      pointer(type, end())
      other.focus()
      await until(() => fields().length === 0, 'the row is closed')
      expect(root().activeElement?.matches('.edit-cell')).to.equal(true)
    })
})
