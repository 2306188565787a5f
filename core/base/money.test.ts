import { expect } from 'chai'
import fc from 'fast-check'
import { formatCents, formatDollars } from './money'

describe('money', () => {
  // @spec 9.9
  it('is dollars with two decimals', () => {
    expect([0, 1, 99, 100, 2500, 123456789].map(formatCents)).to.deep.equal([
      '$0.00',
      '$0.01',
      '$0.99',
      '$1.00',
      '$25.00',
      '$1,234,567.89',
    ])
  })

  it('has the same format if it arrives in dollars', () => {
    expect([0.01, 25.5, 1234.5].map(formatDollars)).to.deep.equal(['$0.01', '$25.50', '$1,234.50'])
  })

  it('loses no cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), cents => {
        expect(Number(formatCents(cents).replace(/\D/g, ''))).to.equal(cents)
      }),
      { numRuns: 500 },
    )
    for (let cents = 0; cents < 1000; cents += 1)
      expect(formatCents(cents)).to.equal(`$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)
  })
})
