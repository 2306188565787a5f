import { expect } from 'chai'
import fc from 'fast-check'
import { attributeName, flag, oneOf, text, wholeNumber } from './attributes'

describe('an attribute', () => {
  const kind = oneOf(['a', 'b'], 'a')
  const page = wholeNumber(1, 1)
  const table: [name: string, parsed: unknown, value: unknown][] = [
    ['a flag without a text', flag().parse(''), true],
    ['a flag with the text false', flag().parse('false'), true],
    ['a text', text().parse(' as they are '), ' as they are '],
    ['a choice', kind.parse('b'), 'b'],
    ['an unknown choice', kind.parse('B'), null],
    ['the name of a property of all objects', kind.parse('constructor'), null],
    ['an empty choice', kind.parse(''), null],
    ['a number', page.parse('12'), 12],
    ['a number with blanks', page.parse(' 7 '), 7],
    ['a number that is too small', page.parse('0'), null],
    ['a negative number', page.parse('-1'), null],
    ['a broken number', page.parse('1.5'), null],
    ['a number in scientific notation', page.parse('1e3'), null],
    ['a number above the safe integers', page.parse('99999999999999999999'), null],
    ['an empty number', page.parse(''), null],
  ]
  for (const [name, parsed, value] of table)
    it(`reads ${name} as ${JSON.stringify(value)}`, () => expect(parsed).to.equal(value))

  it('parses the value that it has formatted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.string({ minLength: 1 }), (number, string) => {
        expect(page.parse(page.format(number) ?? '')).to.equal(number)
        expect(text().parse(text().format(string) ?? '')).to.equal(string)
      }),
    )
    expect([flag().format(true), flag().format(false), text().format('')]).to.deep.equal(['', null, null])
  })

  it('has hyphens in its name', () => {
    expect(['page', 'workOrderNo', 'signOutOnly'].map(attributeName)).to.deep.equal([
      'page',
      'work-order-no',
      'sign-out-only',
    ])
  })
})
