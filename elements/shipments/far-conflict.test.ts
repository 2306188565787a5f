import { expect } from 'chai'
import { shipments } from '../../core/shipments/store'
import type { Shipment } from '../../core/wire/shipments'
import { allOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('a conflict in a row that is not drawn', function (this: Mocha.Suite) {
  let screen: Screen
  let isChanged = false
  /** The last row in conflict. */
  let farId: string | undefined
  const root = () => screen.element.shadowRoot as ShadowRoot

  beforeEach(() => {
    localStorage.clear()
    isChanged = false
    screen = open('reeldock-shipments', {
      attributes: { 'work-order-no': 'WO-48213' },
      before({ options }) {
        const { fetch } = options
        options.fetch = async (input, init) => {
          const answer = await fetch(input, init)
          if (!isChanged || !/WO-48213\/shipments/.test(String(input))) return answer
          const rows = (await answer.json()) as Shipment[]
          const changed = { type: 'UPS', slug: 'ups', reference: '1Z879E930346834440', comments: '' }
          return Response.json(
            rows.map(row => (row.id === farId ? { ...row, shippingDetails: changed } : row)),
            { headers: { etag: '"2"' } },
          )
        }
      },
    })
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  it('is reached by the save bar', async () => {
    const store = screen.portal.use(shipments, 'WO-48213')
    const chip = () => allOf(screen.element, 'button', /^All\d/)[0]
    await until(() => chip() !== undefined && store.rows.value.length === 240, 'the shipments')
    farId = store.rows.value.findLast(({ shipment }) => shipment.status === 'pending')?.shipment.id
    chip()?.click()
    await until(() => Number(root().querySelector('table')?.ariaRowCount) > 240, 'all rows')
    store.edit(farId ?? '', { shippingTracking: '1Z5R89390357567127' })
    isChanged = true
    screen.backend.emit({ type: 'shipments.changed', workOrderNo: 'WO-48213' })
    await until(() => allOf(screen.element, 'button', 'Resolve first').length > 0, 'the conflict')
    expect(root().querySelector(`[data-conflict="${farId}"]`), 'not drawn').to.equal(null)
    the(screen.element, 'button', 'Resolve first').click()
    await until(() => root().activeElement?.closest('[data-conflict]') != null, 'the choice of the conflict')
    expect(root().activeElement?.closest<HTMLElement>('[data-conflict]')?.dataset.conflict).to.equal(farId)
  })
})
