import { expect } from 'chai'
import fc from 'fast-check'
import { isAreaPrice, isListPrice, isSize, newListOption, newOption, optionKey, sizeKey, sortOptions } from './options'
import { centsOf, dollarText, normalizePrice, priceText } from './prices'
import type { OptionForm } from './types'

const cents = fc.integer({ min: 0, max: 99_999_999 })

describe('money', () => {
  it('has at most two decimals', () => {
    expect(['25', '25.5', '25.50', ' 25.05 ', '0', '25.'].map(centsOf)).to.deep.equal([2500, 2550, 2550, 2505, 0, 2500])
    expect(['', '.5', '1.005', '-1', '1e3', '1,234', 'x'].map(centsOf)).to.deep.equal(Array(7).fill(null))
  })

  const amounts: readonly [typed: string, cents: number][] = [
    ['24,50', 2450],
    ['24,5', 2450],
    ['$24.50', 2450],
    ['US$ 24.50', 2450],
    ['24.50 USD', 2450],
    ['24.50 €', 2450],
    ['24,50\u00a0€', 2450],
    ['\u200f24.50\u00a0US$', 2450],
    ['٢٤٫٥٠', 2450],
    ['٢٤٫٥٠ $', 2450],
    ['२४.५०', 2450],
    ['1 234,50', 123_450],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1’234.50', 123_450],
  ]
  // @spec 5.40
  for (const [typed, cents] of amounts)
    it(`is read in the format of other languages: ${typed}`, () => {
      expect([centsOf(typed), isListPrice(typed), isAreaPrice(typed)]).to.deep.equal([cents, true, cents < 100_000])
      const option = { ...newListOption, price: typed }
      expect(optionKey(option)).to.equal(optionKey({ ...option, price: priceText(cents) }))
    })

  for (const typed of [
    '1.234',
    '1,234',
    '24,505',
    '24.505',
    '٢٤٫٥٠٥',
    '$',
    '$$5',
    '24.50 kr',
    '24,50 or 25',
    '25¢',
    '£25',
    '25 ¥',
    '₹ 25',
    'C$25',
  ])
    it(`refuses ${typed}`, () => expect([centsOf(typed), isListPrice(typed)]).to.deep.equal([null, false]))

  it('stays as it was typed, and gets two decimals if it is a plain number', () => {
    expect(['25', '25.5', '24,5', '$25', '1,234', 'x'].map(normalizePrice)).to.deep.equal([
      '25.00',
      '25.50',
      '24,5',
      '$25',
      '1,234',
      'x',
    ])
  })

  it('is read like the size beside it', () => {
    for (const typed of ['1,5', '١٫٥', '1.50', ' 1.5 '])
      expect([isSize(typed), sizeKey(typed)]).to.deep.equal([true, '1.5'])
    for (const typed of ['1,234', '1.234', '1,0', '0,9', '$5']) expect(isSize(typed), typed).to.equal(false)
  })

  // @spec 9.10
  it('is read as cents and sent as dollars, for every amount of two decimals', () => {
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

  // @spec 5.31, 9.11
  it('are in order with a day as 24 hours, all kept, and unchanged by a second sort', () => {
    fc.assert(
      fc.property(fc.array(time), times => {
        const options = times.map(each => ({ ...newOption, ...each }))
        const sorted = sortOptions(options)
        const hours = sorted.map(hoursOf)
        expect(hours.every((each, index) => index === 0 || (hours[index - 1] ?? 0) <= each)).to.equal(true)
        expect(sorted).to.have.members(options)
        expect(sortOptions(sorted)).to.deep.equal(sorted)
      }),
    )
  })
})
