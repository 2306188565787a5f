import { expect } from 'chai'
import fc from 'fast-check'
import { newOption, sortOptions } from './options'
import { centsOf, dollarText, priceText } from './prices'
import type { OptionForm } from './types'

const cents = fc.integer({ min: 0, max: 99_999_999 })

describe('money', () => {
  it('is typed with at most two decimals', () => {
    expect(['25', '25.5', '25.50', ' 25.05 ', '0', '25.'].map(centsOf)).to.deep.equal([2500, 2550, 2550, 2505, 0, 2500])
    expect(['', '.5', '1.005', '-1', '1e3', '1,5', 'x'].map(centsOf)).to.deep.equal(Array(7).fill(null))
  })

  it('comes in as cents and goes out as dollars, for every amount of two decimals', () => {
    fc.assert(
      fc.property(cents, amount => {
        expect(centsOf(priceText(amount))).to.equal(amount)
        expect(JSON.stringify(amount / 100)).to.match(/^\d+(\.\d{1,2})?$/)
        expect(centsOf(dollarText(amount / 100))).to.equal(amount)
      }),
    )
  })
})

describe('options by time', () => {
  const unit = fc.constantFrom('days' as const, 'hours' as const)
  const time = fc.record({ max: fc.integer({ min: 0, max: 999 }).map(String), unit })
  const hoursOf = ({ max, unit }: OptionForm) => Number(max) * (unit === 'days' ? 24 : 1)

  it('stand in order, a day as 24 hours, each as often as before, and sorting twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(time), times => {
        const options = times.map(each => ({ ...newOption, ...each }))
        const sorted = sortOptions(options)
        const hours = sorted.map(hoursOf)
        expect(hours.every((each, at) => at === 0 || (hours[at - 1] ?? 0) <= each)).to.equal(true)
        expect(sorted).to.have.members(options)
        expect(sortOptions(sorted)).to.deep.equal(sorted)
      }),
    )
  })
})
