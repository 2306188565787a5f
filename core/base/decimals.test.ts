import { expect } from 'chai'
import fc from 'fast-check'
import { decimalOf, decimalText, readDecimal } from './decimals'
import { withLatinDigits } from './digits'

describe('typed decimals', () => {
  const read: readonly [typed: string, expected: string][] = [
    ['24.50', '24.50'],
    ['25', '25'],
    ['25.', '25'],
    ['25,', '25'],
    ['24,50', '24.50'],
    ['24,5', '24.5'],
    ['0,125', '0.125'],
    ['1234,567', '1234.567'],
    ['1,2345', '1.2345'],
    ['٢٤٫٥٠', '24.50'],
    ['٢٤', '24'],
    ['٢٤،٥', '24.5'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['١٫٢٣٤', '1.234'],
    ['۲۴٫۵', '24.5'],
    ['२४.५०', '24.50'],
    ['২৪.৫', '24.5'],
    ['２４．５０', '24.50'],
    ['𝟐𝟒.𝟓', '24.5'],
    ['1 234,50', '1234.50'],
    ['1\u00a0234,50', '1234.50'],
    ['1\u202f234,5', '1234.5'],
    ['1\u2009234', '1234'],
    ["1'234.50", '1234.50'],
    ['1’234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1,234.', '1234'],
    ['1.234.567', '1234567'],
    ['1,234,567.8', '1234567.8'],
    ['12,34,567.50', '1234567.50'],
    ['\u200e24,50\u200f', '24.50'],
    [' \u00a024.50\t', '24.50'],
  ]
  for (const [typed, expected] of read) it(`reads ${typed}`, () => expect(readDecimal(typed)).to.equal(expected))

  const refused = [
    '1.234',
    '1,234',
    '999.999',
    '24,505',
    '١,٢٣٤',
    '1.234.',
    '1,234,',
    '1 234.567,5',
    '1,23,45',
    '12 34',
  ]
  const otherTexts = [
    '',
    ' ',
    '.',
    ',5',
    '.5',
    '-5',
    '−5',
    '+5',
    '1e3',
    '0x10',
    '5 GB',
    'abc',
    '24..50',
    '24,5,0',
    '1  234',
  ]
  const lookalikes = ['24²', '½', '二十四', 'Ⅻ', '24.5 0', '24.5O', '0.123.456', '1_000', '24€']
  for (const typed of [...refused, ...otherTexts, ...lookalikes])
    it(`refuses ${typed || 'an empty text'}`, () => {
      expect([readDecimal(typed), decimalOf(typed)]).to.deep.equal([null, Number.NaN])
    })

  // @spec 5.40
  it('reads the number formats of all languages', () => {
    const locales = ['en', 'de', 'fr', 'ar', 'ar-EG', 'fa', 'hi-IN', 'mr', 'de-CH', 'pl', 'pt-PT', 'my', 'ne']
    const form = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    for (const locale of locales)
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 999_999_999 }), cents => {
          const written = new Intl.NumberFormat(locale, form).format(cents / 100)
          expect(decimalOf(written), `${locale}: ${written}`).to.equal(cents / 100)
        }),
        { numRuns: 50 },
      )
  })

  it('reads numbers of a server unchanged', () => {
    for (const value of [1.5, 150, 153.125, 0.125, 1234.567, 1.234, 999.999, 1.2345])
      expect(decimalOf(decimalText(value)), decimalText(value)).to.equal(value)
    expect([decimalText(1.5), decimalText(150)]).to.deep.equal(['1.5', '150'])
  })

  it('changes only digits', () => {
    expect(withLatinDigits('a٢b२ 7')).to.equal('a2b2 7')
  })
})
