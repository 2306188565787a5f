import { expect } from 'chai'
import type { Shipment } from '../../core/wire/shipments'
import type { WorkOrder } from '../../core/wire/work-orders'
import { pendingRow, shippedRow } from '../../test/fixtures/page/order-rows'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const no = 'WO-48213'
const overdue = { dispatchDeadline: '2026-11-16T12:00:00Z' }

describe('the shipments of a past order (decision 36)', () => {
  let screen: Screen
  /** The status that the server returns for the order. A test changes it while the order is shown. */
  let status: WorkOrder['status']
  const root = () => screen.element.shadowRoot as ShadowRoot
  const shownText = () => textOf(screen.element)
  const saves = () => screen.backend.calls.filter(({ method }) => method === 'PUT')

  /**
   * Opens an order with two pending rows and one shipped row, on a server that would accept changes.
   * @param rowCount the rows that are visible at first: the list of an active order hides the shipped row
   */
  async function show(orderStatus: WorkOrder['status'], rowCount = 3) {
    status = orderStatus
    screen = open('reeldock-shipments', {
      attributes: { 'work-order-no': no },
      before(backend) {
        const { fetch } = backend.options
        backend.options.fetch = async (input, init) => {
          const answer = await fetch(input, init)
          const { pathname } = new URL(String(input))
          if (pathname.endsWith(`/v1/work-orders/${no}`)) return Response.json({ ...(await answer.json()), status })
          if (init?.method === 'PUT' || !pathname.endsWith(`/${no}/shipments`)) return answer
          const rows = ((await answer.json()) as Shipment[]).slice(0, 3)
          const planned = rows.map((row, index) =>
            index === 2 ? shippedRow(row, index, '1Z5R') : pendingRow(row, index, overdue),
          )
          return Response.json(planned, { headers: { etag: '"1"' } })
        }
      },
    })
    await until(() => allOf(screen.element, 'row').length === rowCount, 'the rows')
  }
  beforeEach(() => localStorage.clear())
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  for (const past of ['cancelled', 'fulfilled', 'rejected'] as const) {
    // @spec 4.16
    it(`are read-only once the order is ${past}`, async () => {
      await show(past)
      await until(() => shownText().includes('This work order is archived'), 'the text that the order is archived')
      expect(
        allOf(screen.element, 'button', /^(Import|Paste|Labels|Add )/).map(button => button.textContent),
      ).to.deep.equal([])
      expect(allOf(screen.element, 'button', 'Export').length).to.equal(1)
      expect(root().querySelectorAll('.edit-cell, tbody input').length).to.equal(0)
      expect(shownText()).not.to.match(/To ship|Overdue/)
      expect(shownText()).to.contain('1Z5R')
      the(screen.element, 'button', /Expand all|Details of/).click()
      await until(() => root().querySelector('.opened') !== null, 'an opened row')
      expect([...root().querySelectorAll('.opened input, .opened button')]).to.deep.equal([])
      expect(saves()).to.deep.equal([])
    })
  }

  it('ignore files, pastes and keys', async () => {
    await show('cancelled')
    await until(() => shownText().includes('This work order is archived'), 'the text that the order is archived')
    const clip = new DataTransfer()
    clip.setData('text/plain', '986578788855\n477179081230')
    const row = allOf(screen.element, 'row')[0] as HTMLElement
    for (const target of [row, document.body])
      target.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: clip, bubbles: true, composed: true, cancelable: true }),
      )
    const files = new DataTransfer()
    files.items.add(new File([`Serial Number,Work Order Number\n1,${no}`], 'a.csv', { type: 'text/csv' }))
    const drop = new DragEvent('drop', { dataTransfer: files, bubbles: true, composed: true, cancelable: true })
    expect(root().querySelector('.drop-zone')?.dispatchEvent(drop), 'the drop is left to the page').to.equal(true)
    for (const key of ['Enter', 's']) {
      const pressed = new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, composed: true })
      row.dispatchEvent(pressed)
    }
    expect(root().querySelector('.import-preview, .save-bar, dialog')).to.equal(null)
    expect([(screen.element as HTMLElement & { dirty: boolean }).dirty, saves()]).to.deep.equal([false, []])
  })

  it('show the edits made before the order became past, and send none of them', async () => {
    await show('shipment_pending', 2)
    await until(() => allOf(screen.element, 'button', 'Import').length === 1, 'an order that can be changed')
    const element = screen.element as HTMLElement & { dirty: boolean; save(): Promise<boolean> }
    const clip = new DataTransfer()
    clip.setData('text/plain', '986578788855')
    const cell = root().querySelector('.edit-cell[data-field="shippingTracking"]') as HTMLElement
    cell.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: clip, bubbles: true, composed: true, cancelable: true }),
    )
    await until(() => element.dirty, 'an unsaved edit')
    status = 'cancelled'
    screen.backend.emit({ type: 'shipments.changed', workOrderNo: no })
    await until(() => allOf(screen.element, 'button', 'Import').length === 0, 'an order that cannot be changed')
    expect(shownText()).to.contain('986578788855')
    expect([await element.save(), saves()]).to.deep.equal([true, []])
    the(screen.element, 'button', 'Discard').click()
    await until(() => shownText().includes('This work order is archived'), 'the text that the order is archived')
    expect(shownText()).not.to.contain('986578788855')
  })
})
