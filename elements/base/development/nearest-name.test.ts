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
    it(`of "${written}" is ${name ?? 'none'}`, () => expect(nearestName(written, names)).to.equal(name))

  it('is asked for in words, and where there is none nothing is', () => {
    expect(didYouMean('tokn', names)).to.equal(' Did you mean token?')
    expect(didYouMean('colour', names)).to.equal('')
  })

  it('has no changes to itself, as many in both directions, and never more than the longer one has letters', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(changesBetween(a, a)).to.equal(0)
        expect(changesBetween(a, b)).to.equal(changesBetween(b, a))
        expect(changesBetween(a, b)).to.be.at.most(Math.max(a.length, b.length))
      }),
    )
  })
})
