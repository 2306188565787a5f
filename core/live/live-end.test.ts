import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { endFeeds, feed } from '../../test/fixtures/page/feed'

describe('the end of the live feed', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock()
  })
  afterEach(() => {
    endFeeds()
    clock.restore()
  })

  it('ends, and makes no more calls, when a host’s socket throws while it closes', async () => {
    const { error } = console
    console.error = () => {}
    try {
      const { sockets, open, release, refetched, store } = feed()
      await clock.advance(0)
      open()
      for (const socket of sockets)
        socket.close = () => {
          throw new Error('closed twice')
        }
      release()
      await clock.advance(60_000)
      expect([store.state.value, sockets.length, refetched()]).to.deep.equal(['polling', 1, 0])
    } finally {
      console.error = error
    }
  })
})
