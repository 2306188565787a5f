import { expect } from 'chai'
import { asFailure, Failure, type FailureCategory } from './errors'

describe('failures', () => {
  const table: [FailureCategory, boolean][] = [
    ['cancelled', false],
    ['offline', true],
    ['token', true],
    ['unauthorized', false],
    ['no-access', false],
    ['not-found', false],
    ['stale', false],
    ['invalid', false],
    ['server', true],
    ['unexpected', true],
  ]
  for (const [category, retryable] of table)
    it(`of category ${category} are ${retryable ? '' : 'not '}retryable`, () => {
      expect(new Failure({ category }).retryable).to.equal(retryable)
    })

  it('are not retryable when the server refused the call, unless it asked to wait', () => {
    for (const [status, retryable] of [
      [400, false],
      [403, false],
      [429, true],
    ] as const)
      expect(new Failure({ category: 'unexpected', status }).retryable).to.equal(retryable)
  })

  it('are made from any thrown value', () => {
    const failure = new Failure({ category: 'stale' })
    expect(asFailure(failure)).to.equal(failure)
    expect(asFailure(new DOMException('given up', 'AbortError')).category).to.equal('cancelled')
    for (const thrown of [new TypeError('bug'), 'text', null, undefined, { status: 500 }]) {
      expect(asFailure(thrown).category).to.equal('unexpected')
      expect(asFailure(thrown).cause).to.equal(thrown)
      expect(asFailure(thrown).message).to.equal('')
    }
  })
})
