import { getEventListeners } from 'node:events'
import { expect } from 'chai'
import { Failure } from './errors'
import { orAborted } from './or-aborted'

describe('a task that can be aborted', () => {
  const never = new Promise<string>(() => {})
  const reasonOf = (task: Promise<unknown>) => task.then(String, (thrown: unknown) => thrown)

  it('settles as without a signal, and leaves no listener on the signal', async () => {
    const { signal } = new AbortController()
    const failure = new Error('refused')
    expect(await orAborted(signal, Promise.resolve('done'))).to.equal('done')
    expect(await reasonOf(orAborted(signal, Promise.reject(failure)))).to.equal(failure)
    expect(getEventListeners(signal, 'abort')).to.deep.equal([])
  })

  it('is cancelled by the signal, even if it does not listen or the signal was aborted before', async () => {
    const abort = new AbortController()
    const task = reasonOf(orAborted(abort.signal, never))
    abort.abort()
    for (const thrown of [await task, await reasonOf(orAborted(abort.signal, never))])
      expect(thrown).to.be.instanceOf(Failure).with.property('category', 'cancelled')
  })

  it('fails with the Failure that the signal was aborted with', async () => {
    const silence = new Failure({ category: 'offline' })
    expect(await reasonOf(orAborted(AbortSignal.abort(silence), never))).to.equal(silence)
  })
})
