import { expect } from 'chai'
import type { Shipment } from '../../core/wire/shipments'
import { openRows } from '../../test/fixtures/page/order-rows'
import { allOf, the, type } from '../../test/fixtures/page/person'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const names = ['Aurora', 'Bijou', 'Capri', 'Dorado']

describe('the search and filter of an order', function (this: Mocha.Suite) {
  let screen: Screen

  /** Four rows. The first two are pending. */
  beforeEach(() => show())
  afterEach(() => screen.end())
  after(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  async function show(shown = 4) {
    screen = await openRows(4, changeShipment, shown)
  }
  function changeShipment(shipment: Shipment, index: number): Shipment {
    return {
      ...shipment,
      theatre: { ...shipment.theatre, name: names[index] ?? '' },
      status: index < 2 ? 'pending' : 'delivered',
      shippingDetails: index < 2 ? null : { type: 'UPS', slug: 'ups', reference: `1Z${index}`, comments: '' },
    }
  }
  const field = () => the(screen.element, 'searchbox') as HTMLInputElement
  const chip = (name: string) => the(screen.element, 'button', name)
  const rows = () => allOf(screen.element, 'row').length
  /** Ends the screen as on a reload, and shows it again. */
  const reload = async (shown: number) => {
    dispatchEvent(new PageTransitionEvent('pagehide'))
    await screen.end()
    await show(shown)
  }

  it('are restored after a reload', async () => {
    chip('To ship').click()
    await until(() => rows() === 2, 'the pending rows')
    type(field(), 'Bijou')
    await until(() => rows() === 1, 'one pending row')
    await reload(1)
    expect(field().value).to.equal('Bijou')
    expect(chip('To ship').getAttribute('aria-pressed')).to.equal('true')
    chip('All').click()
    type(field(), '')
    await until(() => rows() === 4, 'all rows')
    await reload(4)
    expect(rows()).to.equal(4)
  })

  it('are not kept when the order is closed and opened again', async () => {
    chip('To ship').click()
    await until(() => rows() === 2, 'the pending rows')
    await screen.end()
    await show()
    expect(rows()).to.equal(4)
  })

  it('are not kept when the page ends because of a sign-out', async () => {
    chip('To ship').click()
    await until(() => rows() === 2, 'the pending rows')
    screen.portal.end()
    await reload(4)
    expect(Object.keys(sessionStorage).filter(key => key.includes('view'))).to.deep.equal([])
  })
})
