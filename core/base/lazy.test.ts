import { expect } from 'chai'
import { Failure } from './errors'
import { lazy, lostCode, missingCode } from './lazy'

/** Returns a file that arrives or fails as the test decides. */
function file(...answers: boolean[]) {
  let attempts = 0
  const load = async () => {
    attempts += 1
    if (answers.shift() === false) throw new TypeError('Failed to fetch')
    return { words: 'here' }
  }
  return { load, attemptCount: () => attempts }
}

describe('a lazily loaded file', () => {
  it('is requested once and kept', async () => {
    const { load, attemptCount } = file()
    const part = lazy(load, 'words')
    expect(part.state()).to.deep.equal({ value: null, loading: false, failures: 0 })
    expect(await Promise.all([part.load(), part.load()])).to.deep.equal(['here', 'here'])
    expect([await part.load(), attemptCount()]).to.deep.equal(['here', 1])
    expect(part.state()).to.deep.equal({ value: 'here', loading: false, failures: 0 })
  })

  it('reports that it did not arrive, and is requested again', async () => {
    const { load, attemptCount } = file(false, false)
    const part = lazy(load)
    for (const failures of [1, 2]) {
      const thrown = await part.load().catch((error: unknown) => error)
      expect(thrown).to.be.instanceOf(Failure)
      expect([(thrown as Failure).category, (thrown as Failure).retryable]).to.deep.equal(['offline', true])
      expect((thrown as Failure).code).to.equal(failures > 1 ? lostCode : missingCode)
      expect(part.state()).to.deep.equal({ value: null, loading: false, failures })
    }
    expect(await part.load()).to.deep.equal({ words: 'here' })
    expect(attemptCount()).to.equal(3)
  })

  it('notifies all of its users of each change', async () => {
    const part = lazy(file(false).load, 'words')
    const states: unknown[] = []
    const stop = part.subscribe(() => states.push(part.state().loading))
    await part.load().catch(() => null)
    await part.load()
    stop()
    await part.load()
    expect(states).to.deep.equal([true, false, true, false])
  })
})
