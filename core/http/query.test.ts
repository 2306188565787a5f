import { expect } from 'chai'
import fc from 'fast-check'
import { serialiseQuery } from './query'

describe('a query', () => {
  // @spec 7.2
  it('writes arrays in bracket form', () => {
    expect(serialiseQuery({ codes: ['US', 'US-CA'], q: 'x' })).to.equal('codes[]=US&codes[]=US-CA&q=x')
    expect(serialiseQuery({ codes: [] })).to.equal('')
    expect(serialiseQuery({ codes: [0] })).to.equal('codes[]=0')
  })

  it('leaves out only null and undefined', () => {
    expect(serialiseQuery({ a: null, b: undefined, offset: 0, search: '', open: false })).to.equal(
      'offset=0&search=&open=false',
    )
  })

  it('encodes any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.array(fc.string({ unit: 'grapheme' })),
        (q, list) => {
          const read = new URLSearchParams(serialiseQuery({ q, list }))
          expect(read.get('q')).to.equal(q)
          expect(read.getAll('list[]')).to.deep.equal(list)
        },
      ),
    )
  })
})
