import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { hidePage } from '../../test/fixtures/page/hidden-page'
import { after } from '../../test/fixtures/page/wait'
import { startPoll } from './poll'
import { backoff } from './retry'

describe('the delay before a retry', () => {
  // @spec 7.29
  it('doubles from one second to half a minute, and is spread over its upper half', () => {
    const delays = [0, 1, 2, 3, 4, 5, 6, 40].map(attempt => backoff(attempt, 1000, 30_000, () => 1))
    expect(delays).to.deep.equal([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
    expect([0, 1, 2].map(attempt => backoff(attempt, 1000, 30_000, () => 0))).to.deep.equal([500, 1000, 2000])
    expect(new Set(Array.from({ length: 20 }, () => backoff(3))).size).to.be.greaterThan(10)
  })
})

describe('a poll', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock()
  })
  afterEach(() => clock.restore())

  // @spec 7.14
  it('runs by the clock, counted from the start of the last run', async () => {
    let started = 0
    const poll = startPoll(5000, async () => {
      started += 1
      await after(2000)
    })
    await clock.advance(4999)
    expect(started).to.equal(0)
    await clock.advance(1)
    expect(started).to.equal(1)
    await clock.advance(4999)
    expect(started).to.equal(1)
    await clock.advance(1)
    expect(started).to.equal(2)
    poll.stop()
  })

  // @spec 7.16
  it('waits a whole interval after a run that takes longer, and never runs twice at once', async () => {
    let started = 0
    let running = 0
    const poll = startPoll(5000, async () => {
      started += 1
      running += 1
      expect(running).to.equal(1)
      await after(7000)
      running -= 1
    })
    await clock.advance(5000)
    poll.now()
    hidePage()()
    await clock.advance(7000)
    expect([started, running]).to.deep.equal([1, 0])
    await clock.advance(4999)
    expect(started).to.equal(1)
    await clock.advance(1)
    expect(started).to.equal(2)
    poll.stop()
  })

  it('reads the interval at the end of a run, and still counts from the start of the run', async () => {
    let started = 0
    let interval = 5000
    const poll = startPoll(
      () => interval,
      async () => {
        started += 1
        await after(1000)
        interval = 3000
      },
    )
    await clock.advance(5000)
    expect(started).to.equal(1)
    await clock.advance(2999)
    expect(started).to.equal(1)
    await clock.advance(1)
    expect(started).to.equal(2)
    poll.stop()
  })

  it('goes on after a run that failed', async () => {
    let started = 0
    const poll = startPoll(5000, () => {
      started += 1
      return Promise.reject(new Error('offline'))
    })
    await clock.advance(15_000)
    expect(started).to.equal(3)
    poll.stop()
  })

  // @spec 7.16
  it('pauses while the page is hidden, and runs at once when it is visible', async () => {
    let started = 0
    const poll = startPoll(5000, async () => {
      started += 1
    })
    const show = hidePage()
    await clock.advance(60_000)
    expect(started).to.equal(0)
    show()
    expect(started).to.equal(1)
    await clock.advance(5000)
    expect(started).to.equal(2)
    poll.stop()
  })

  it('leaves no timer and runs no more when it is stopped', async () => {
    let started = 0
    const poll = startPoll(5000, async () => {
      started += 1
    })
    poll.stop()
    hidePage()()
    poll.now()
    await clock.advance(60_000)
    expect([started, clock.waiting()]).to.deep.equal([0, 0])
  })
})
