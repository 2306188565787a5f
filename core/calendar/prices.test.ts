import { expect } from 'chai'
import { priceOn, pricesOf } from './prices'

const area = (status: 'active' | 'pending' | 'deleted', ...prices: number[]) => ({
  status,
  deliveryOptions: prices.map(price => ({
    maxTime: { unit: 'days' as const, value: 2 },
    price,
    shippingPickupTime: null,
  })),
})

describe('the prices of a day', () => {
  it('are those of the areas in force', () => {
    expect(pricesOf([area('active', 5800, 2500), area('active', 4000), area('pending', 100)])).to.deep.equal({
      lowest: 2500,
      highest: 5800,
    })
    expect(pricesOf([area('deleted', 100)])).to.equal(null)
  })

  it('are null if no area has options with a price', () => {
    const found = pricesOf([
      { status: 'active' },
      { status: 'active', deliveryOptions: null },
      { status: 'active', deliveryOptions: [null, { price: null }] },
    ])
    expect(found).to.equal(null)
  })

  it('are reduced by a discount and raised by a surge, in whole cents', () => {
    expect(priceOn(5800, { kind: 'surge', percent: 40 })).to.equal(8120)
    expect(priceOn(1999, { kind: 'discount', percent: 15 })).to.equal(1699)
    expect(priceOn(1999, { kind: 'discount', percent: 100 })).to.equal(0)
    for (const kind of ['none', 'holiday'] as const)
      expect(priceOn(1999, { kind, percent: 10 }), `${kind} changes no price`).to.equal(1999)
  })
})
