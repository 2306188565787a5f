import { expect } from 'chai'
import { soon } from './soon'

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

describe('one call for a burst of events', () => {
  it('is made once for many, also while they keep coming, and not after the end', async () => {
    let calls = 0
    const ends: (() => void)[] = []
    const hear = soon({ onEnd: end => void ends.push(end) }, async () => void calls++)
    for (let event = 0; event < 12; event++) {
      hear()
      await wait(50)
    }
    expect(calls).to.equal(1)
    await wait(450)
    expect(calls).to.equal(2)
    hear()
    for (const end of ends) end()
    await wait(450)
    expect(calls).to.equal(2)
  })
})
