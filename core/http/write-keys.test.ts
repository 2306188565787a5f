import { expect } from 'chai'
import { takeClock } from '../../test/fixtures/page/clock'
import { createWriteKeys } from './write-keys'

describe('the keys of writes', () => {
  it('are the same for the same write until it is answered, or five minutes have passed', async () => {
    const clock = takeClock({ dates: true })
    try {
      const { keyOf, answered } = createWriteKeys()
      const first = keyOf('put a')
      await clock.advance(4 * 60_000)
      expect(keyOf('put a')).to.equal(first)
      expect(keyOf('put b')).not.to.equal(first)
      await clock.advance(60_000)
      const second = keyOf('put a')
      expect(second).not.to.equal(first)
      answered('put a')
      expect(keyOf('put a')).not.to.equal(second)
    } finally {
      clock.restore()
    }
  })

  it('are dropped when they no longer count', async () => {
    const clock = takeClock({ dates: true })
    try {
      const { keyOf, size } = createWriteKeys()
      for (let write = 0; write < 100; write += 1) {
        keyOf(`put ${write}`)
        await clock.advance(60_000)
      }
      expect(size()).to.be.at.most(5)
    } finally {
      clock.restore()
    }
  })
})
