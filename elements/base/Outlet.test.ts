import { expect } from 'chai'
import { askAgainIn } from './Outlet'

describe('the place of the notices', () => {
  it('asks for its parts again ever more rarely, and every five minutes at least', () => {
    expect([0, 1, 2, 5, 6, 7, 60].map(askAgainIn)).to.deep.equal([
      5000, 10_000, 20_000, 160_000, 300_000, 300_000, 300_000,
    ])
    expect(askAgainIn(5000)).to.equal(300_000)
  })
})
