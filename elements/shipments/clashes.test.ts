import { expect } from 'chai'
import { shipments } from '../../core/shipments/store'
import type { Shipment } from '../../core/wire/shipments'
import { openRows, pendingRow } from '../../test/fixtures/page/order-rows'
import { allOf, textOf, the, type } from '../../test/fixtures/page/person'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('a change that another person saves in edited rows of an order', function (this: Mocha.Suite) {
  let screen: Screen
  /** The tracking number that the colleague has saved; null before. */
  let theirs: string | null
  /** Returns whether the colleague has saved the row at an index. */
  let isSavedElsewhere: (index: number) => boolean

  beforeEach(async () => {
    theirs = null
    screen = await openRows(6, changeShipment)
    screen.element.style.inlineSize = '1280px'
  })
  afterEach(async () => {
    await screen.end()
    localStorage.clear()
  })

  function changeShipment(shipment: Shipment, index: number): Shipment {
    const reference = theirs
    if (reference === null || !isSavedElsewhere(index)) return pendingRow(shipment, index)
    return pendingRow(shipment, index, { shippingDetails: { type: 'UPS', slug: 'ups', reference, comments: '' } })
  }
  const root = () => screen.element.shadowRoot as ShadowRoot
  const rows = () => [...root().querySelectorAll('tbody tr:not(.row-group)')]
  const box = (part: Element) => part.getBoundingClientRect()

  async function typeIn(index: number, text: string): Promise<HTMLInputElement> {
    rows()[index]?.querySelector<HTMLElement>('.edit-cell[data-field="shippingTracking"]')?.click()
    const field = () => root().activeElement as HTMLInputElement
    await until(
      () => field()?.matches('[data-field="shippingTracking"] input') && rows()[index]?.contains(field()) === true,
      'the field',
    )
    type(field(), text)
    return field()
  }
  function saveAsColleague(reference: string, isSaved: (index: number) => boolean): void {
    theirs = reference
    isSavedElsewhere = isSaved
    screen.backend.emit({ type: 'shipments.changed', workOrderNo: 'WO-48213' })
  }

  const hasConflict = () => allOf(screen.element, 'button', 'Resolve first').length > 0

  it('shows both values, and lets the choice of the saved version be undone', async () => {
    const field = await typeIn(0, '986917333067')
    saveAsColleague('1Z999AA10123456784', index => index === 0)
    await until(hasConflict, 'the conflict')
    the(screen.element, 'radio', /^Yours.*986917333067$/)
    the(screen.element, 'radio', /^Someone else.*1Z999AA10123456784$/)
    the(screen.element, 'button', 'Use the saved version, Aurora').click()
    await until(() => textOf(screen.element).includes('Edits discarded'), 'the undo')
    expect(field.value).to.equal('1Z999AA10123456784')
    the(screen.element, 'button', 'Undo').click()
    await until(hasConflict, 'the choice again')
    expect(field.value).to.equal('986917333067')
    the(screen.element, 'button', 'Keep my edits, Aurora').click()
    await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'the end of the conflict')
  })

  it('lets edits be discarded, and restored by a press until the next edit', async () => {
    const field = await typeIn(0, '986917333066')
    await until(() => allOf(screen.element, 'button', 'Discard').length > 0, 'the bar')
    the(screen.element, 'button', 'Discard').click()
    await until(() => textOf(screen.element).includes('Edits discarded'), 'the undo')
    the(screen.element, 'button', 'Undo').click()
    await until(() => field.value === '986917333066', 'the edit')
    await until(() => !textOf(screen.element).includes('Edits discarded'), 'no undo')
    the(screen.element, 'button', 'Discard').click()
    await until(() => textOf(screen.element).includes('Edits discarded'), 'the undo again')
    await typeIn(1, '986917333077')
    await until(() => !textOf(screen.element).includes('Edits discarded'), 'no undo')
  })

  describe('in several rows', () => {
    const typed = { shippingCourier: 'FedEx', shippingTracking: '986917333066' }
    const numbers = () => screen.portal.use(shipments, 'WO-48213').rows.value.map(({ edit }) => edit.shippingTracking)

    beforeEach(async () => {
      const store = screen.portal.use(shipments, 'WO-48213')
      store.editMany(new Map(store.rows.value.map(({ shipment }) => [shipment.id, typed])))
      await until(() => allOf(screen.element, 'button', 'Mark as shipped').length > 0, 'the rows')
      saveAsColleague('1Z999AA10123456784', index => index < 4)
      await until(() => allOf(screen.element, 'button', '4 conflicts to resolve').length > 0, 'the conflicts')
    })

    it('offers no other action of the save bar before the choice', () => {
      expect(allOf(screen.element, 'button', 'Mark as shipped')).to.deep.equal([])
      expect(allOf(screen.element, 'button', 'Discard')).to.deep.equal([])
    })

    it('takes all saved versions at once, and keeps the edits of rows without a conflict', async () => {
      the(screen.element, 'button', 'Use all saved versions').click()
      await until(() => allOf(screen.element, 'button', 'Save 2 rows').length > 0, 'the remaining rows')
      expect(numbers()).to.deep.equal([...Array(4).fill('1Z999AA10123456784'), ...Array(2).fill('986917333066')])
    })

    it('keeps all edits at once', async () => {
      the(screen.element, 'button', 'Keep all my edits').click()
      await until(() => allOf(screen.element, 'button', 'Save 6 rows').length > 0, 'all rows')
      expect(new Set(numbers())).to.deep.equal(new Set(['986917333066']))
      expect(root().activeElement?.matches('button') ?? false, 'a button has the focus').to.equal(false)
    })
  })

  it('leaves the choice and its buttons visible above the bar', async () => {
    const last = rows().length - 1
    const field = await typeIn(last, '986917333066')
    await until(() => root().querySelector('.at-hand') !== null, 'the bar')
    const bar = root().querySelector('.at-hand') as HTMLElement
    // The field is directly above the bar, so that content below it would be covered.
    scrollTo(0, 0)
    scrollBy(0, box(field).bottom - box(bar).top + 4)
    saveAsColleague('1Z999AA10123456784', index => index === last)
    await until(() => rows()[last]?.querySelector('.elsewhere') != null, 'the choice')
    const choice = () => rows()[last]?.querySelector('.elsewhere') as HTMLElement
    await until(() => box(choice()).bottom <= box(bar).top, 'the choice over the bar')
    for (const button of choice().querySelectorAll('button')) {
      scrollBy(0, box(button).top - box(bar).top - 2)
      button.focus()
      await until(() => box(button).bottom <= box(bar).top, 'the button over the bar')
    }
    expect(allOf(screen.element, 'button', 'Keep my edits').length).to.be.greaterThan(0)
  })
})
