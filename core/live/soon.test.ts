import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { soon } from './soon'

describe('one call for a burst of events', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock()
  })
  afterEach(() => clock.restore())

  it('is made once for many, also while they keep coming, and not after the end', async () => {
    let calls = 0
    const ends: (() => void)[] = []
    const hear = soon({ onEnd: end => void ends.push(end) }, async () => void calls++)
    for (let event = 0; event < 12; event++) {
      hear()
      await clock.advance(50)
    }
    expect(calls).to.equal(1)
    await clock.advance(450)
    expect(calls).to.equal(2)
    hear()
    for (const end of ends) end()
    await clock.advance(450)
    expect(calls).to.equal(2)
  })
})
