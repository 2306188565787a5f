import { expect } from 'chai'
import fc from 'fast-check'
import { changesBetween, didYouMean, nearestName } from './nearest-name'

describe('the nearest name', () => {
  const names = ['token', 'bases', 'locale', 'page-size', 'work-order-no', 'reeldock-work-orders']
  const table: [written: string, name: string | null][] = [
    ['tokn', 'token'],
    ['tokne', 'token'],
    ['Token', 'token'],
    ['base', 'bases'],
    ['local', 'locale'],
    ['pagesize', 'page-size'],
    ['page_size', 'page-size'],
    ['workordernumber', 'work-order-no'],
    ['workorder', 'work-order-no'],
    ['reeldock-workorders', 'reeldock-work-orders'],
    ['colour', null],
    ['', null],
  ]
  for (const [written, name] of table)
    it(`of "${written}" is ${name ?? 'missing'}`, () => expect(nearestName(written, names)).to.equal(name))

  it('is suggested in a sentence; without one the sentence is empty', () => {
    expect(didYouMean('tokn', names)).to.equal(' Did you mean token?')
    expect(didYouMean('colour', names)).to.equal('')
  })

  it('has a symmetric distance, which is 0 to itself and at most the number of letters of the longer name', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(changesBetween(a, a)).to.equal(0)
        expect(changesBetween(a, b)).to.equal(changesBetween(b, a))
        expect(changesBetween(a, b)).to.be.at.most(Math.max(a.length, b.length))
      }),
    )
  })
})
