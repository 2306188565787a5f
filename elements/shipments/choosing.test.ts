import { expect } from 'chai'
import { shipments } from '../../core/shipments/store'
import type { Shipment } from '../../core/wire/shipments'
import { openRows, pendingRow } from '../../test/fixtures/page/order-rows'
import { allOf, the, type, wordsOf } from '../../test/fixtures/page/person'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('rows of an order that somebody else changed while they were edited', function (this: Mocha.Suite) {
  let screen: Screen
  /** What somebody else writes into the first row. */
  let theirs: string

  beforeEach(async () => {
    theirs = ''
    screen = await openRows(3, asPlanned)
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  function asPlanned(shipment: Shipment, at: number): Shipment {
    const first = { shippingDetails: { type: 'FedEx', slug: 'fedex', reference: theirs, comments: '' } }
    return pendingRow(shipment, at, at === 0 && theirs !== '' ? first : {})
  }
  const root = () => screen.element.shadowRoot as ShadowRoot
  const focused = () => root().activeElement as HTMLInputElement
  const typeAt = async (at: number, words: string) => {
    const row = () => allOf(screen.element, 'row')[at]
    row()?.querySelector<HTMLElement>('.edit-cell[data-field="shippingTracking"]')?.click()
    await until(
      () => row()?.contains(focused()) === true && focused().matches('[data-field="shippingTracking"] input'),
      'the field',
    )
    type(focused(), words)
  }
  const save = () => root().querySelector<HTMLElement>('.save-bar .button.primary')
  const saysSave = (words: string) => until(() => save()?.textContent === words, words)
  const changeElsewhere = async () => {
    theirs = '477179081230'
    await screen.portal.use(shipments, 'WO-48213').refresh()
  }

  it('are not counted as those that Save will save, and a link leads to them', async () => {
    await typeAt(1, '986594691340')
    await typeAt(0, '986578788855')
    await saysSave('Save 2 rows')
    await changeElsewhere()
    await saysSave('Save 1 row')
    expect(wordsOf(screen.element)).to.contain('2 rows changed, not saved')
    the(screen.element, 'button', '1 needs a choice').click()
    await until(() => focused()?.closest('tr') === allOf(screen.element, 'row')[0], 'the row')
  })

  it('keep Save from promising to save them alone', async () => {
    await typeAt(0, '986578788855')
    await saysSave('Save 1 row')
    await changeElsewhere()
    await saysSave('Choose first')
    save()?.click()
    await until(() => focused()?.closest('tr') === allOf(screen.element, 'row')[0], 'the row')
    expect(screen.backend.calls.filter(({ method }) => method === 'PUT')).to.deep.equal([])
    the(screen.element, 'button', 'Keep mine').click()
    await saysSave('Save 1 row')
  })
})
