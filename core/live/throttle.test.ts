import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { throttle } from './throttle'

/** The parts of an area's context that the test needs. */
function ending() {
  const ended = new AbortController()
  const ends: (() => void)[] = []
  const end = () => {
    ended.abort()
    for (const each of ends) each()
  }
  return { context: { ended: ended.signal, onEnd: (each: () => void) => void ends.push(each) }, end }
}

describe('one call for a burst of events', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock()
  })
  afterEach(() => clock.restore())

  it('is made once for many events, also during a steady stream, and not after the end', async () => {
    let calls = 0
    const { context, end } = ending()
    const schedule = throttle(context, async () => void calls++)
    for (let event = 0; event < 12; event++) {
      schedule()
      await clock.advance(50)
    }
    expect(calls).to.equal(1)
    await clock.advance(450)
    expect(calls).to.equal(2)
    schedule()
    end()
    await clock.advance(450)
    expect(calls).to.equal(2)
  })
  it('ends before the next one begins, for any number of events', async () => {
    const calls: (() => void)[] = []
    const { context, end } = ending()
    const schedule = throttle(context, () => new Promise<void>(answered => calls.push(answered)))
    for (let event = 0; event < 12; event++) {
      schedule()
      await clock.advance(200)
    }
    expect(calls).to.have.length(1)
    calls[0]?.()
    await clock.advance(450)
    expect(calls, 'one call for all events meanwhile').to.have.length(2)
    schedule()
    end()
    calls[1]?.()
    await clock.advance(450)
    expect(calls).to.have.length(2)
  })
})
