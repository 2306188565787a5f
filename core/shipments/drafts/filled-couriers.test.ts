import { expect } from 'chai'
import { openOrder } from '../../../test/fixtures/page/order-server'
import { consignment, shipment, shipped } from '../fixtures'

const ups = '1Z5R89390357567127'
const fedex = '986578788855'

describe('the courier of a typed tracking number', () => {
  let page: Awaited<ReturnType<typeof openOrder>>

  beforeEach(async () => {
    localStorage.clear()
    sessionStorage.clear()
    page = await openOrder([
      shipment(1),
      shipment(2),
      shipped(3, 'DHL', '3318810025'),
      shipment(4, { shippingDetails: consignment(null, 'dock 3') }),
    ])
  })
  afterEach(() => {
    page.end()
    localStorage.clear()
    sessionStorage.clear()
  })
  const type = (ordinal: number, shippingTracking: string) => page.store.edit(`s-${ordinal}`, { shippingTracking })
  const choose = (ordinal: number, shippingCourier: string) => page.store.edit(`s-${ordinal}`, { shippingCourier })
  const shown = (ordinal: number) => {
    const { edit, courierFilled } = page.row(ordinal)
    return [edit.shippingCourier, edit.shippingTracking, courierFilled]
  }

  it('is filled in when only one fits, and is undone together with the number', () => {
    type(1, ups)
    expect(shown(1)).to.deep.equal(['UPS', ups, true])
    page.store.undoLast()
    expect(shown(1)).to.deep.equal(['', '', false])
    page.store.redoLast()
    expect(shown(1)).to.deep.equal(['UPS', ups, true])
  })

  it('is filled in for each of many numbers in one step', () => {
    page.store.editMany(
      new Map([
        ['s-1', { shippingTracking: ups }],
        ['s-2', { shippingTracking: fedex }],
        ['s-4', { shippingTracking: ups, shippingCourier: 'DHL' }],
      ]),
    )
    expect([1, 2, 4].map(shown)).to.deep.equal([
      ['UPS', ups, true],
      ['FedEx', fedex, true],
      ['DHL', ups, false],
    ])
    page.store.undoLast()
    expect([1, 2].map(shown)).to.deep.equal([
      ['', '', false],
      ['', '', false],
    ])
  })

  it('changes with the number, and is removed when no courier fits', () => {
    type(1, ups)
    type(1, fedex)
    expect(shown(1)).to.deep.equal(['FedEx', fedex, true])
    type(1, `${fedex}9`)
    expect(shown(1)).to.deep.equal(['', `${fedex}9`, false])
    type(4, fedex)
    expect(shown(4)).to.deep.equal(['FedEx', fedex, true])
  })

  it('stays when a person has chosen it or it is saved', () => {
    choose(1, 'DHL')
    type(1, ups)
    expect(shown(1)).to.deep.equal(['DHL', ups, false])
    type(2, ups)
    choose(2, 'UPS')
    type(2, fedex)
    expect(shown(2)).to.deep.equal(['UPS', fedex, false])
    type(3, ups)
    expect(shown(3)).to.deep.equal(['DHL', ups, false])
  })

  it('is not filled in again for a number from which a person has removed it', () => {
    type(1, ups)
    choose(1, '')
    type(1, `${ups} `)
    expect(shown(1)).to.deep.equal(['', `${ups} `, false])
    type(1, fedex)
    expect(shown(1)).to.deep.equal(['FedEx', fedex, true])
    type(1, ups)
    expect(shown(1)).to.deep.equal(['', ups, false])
  })

  it('stays when a barcode is replaced by its number, which fits two couriers', () => {
    const number = '320595463904'
    type(1, number)
    expect(shown(1)).to.deep.equal(['', number, false])
    type(2, `9622001900000000000000${number}`)
    type(2, number)
    expect(shown(2)).to.deep.equal(['FedEx', number, true])
  })

  it('is not changed by other fields, or after it is saved', async () => {
    page.store.edit('s-4', { shippingComments: 'two parcels' })
    type(1, ups)
    page.store.edit('s-1', { status: 'dispatched' })
    expect(shown(1)).to.deep.equal(['UPS', ups, true])
    await page.store.save()
    expect(shown(1)).to.deep.equal(['UPS', ups, false])
    type(1, fedex)
    expect(shown(1)).to.deep.equal(['UPS', fedex, false])
    expect(shown(4)).to.deep.equal(['', 'dock 3', false])
  })
})
