import { expect } from 'chai'
import { deferred } from '../../test/fixtures/page/wait'
import { createSlots } from './slots'

describe('slots', () => {
  const neverAborted = new AbortController().signal
  const settled = () => new Promise<void>(resolve => setTimeout(resolve, 0))

  /**
   * Starts `count` tasks on two slots. `startedTasks` lists the tasks that have started, and the test ends each task by
   * `ends`.
   * @param abort the signal of the third task, the first one that has to wait; the others are never aborted
   */
  function start(count: number, abort = neverAborted) {
    const slots = createSlots(2)
    const startedTasks: number[] = []
    const ends: ReturnType<typeof deferred<void>>[] = []
    const runs = Array.from({ length: count }, (_, index) => {
      const end = deferred<void>()
      ends.push(end)
      return slots
        .run(
          () => {
            startedTasks.push(index)
            return end.promise.then(() => index)
          },
          index === 2 ? abort : neverAborted,
        )
        .catch((thrown: Error) => thrown.message)
    })
    return { startedTasks, ends, runs }
  }

  it('begin the next task when one ends, in order', async () => {
    const { startedTasks, ends, runs } = start(4)
    await settled()
    expect(startedTasks).to.deep.equal([0, 1])
    ends[1]?.resolve()
    expect(await runs[1]).to.equal(1)
    await settled()
    expect(startedTasks).to.deep.equal([0, 1, 2])
  })

  it('continue after a task that fails', async () => {
    const { startedTasks, ends, runs } = start(3)
    await settled()
    ends[0]?.reject(new Error('gone'))
    expect(await runs[0]).to.equal('gone')
    await settled()
    expect(startedTasks).to.deep.equal([0, 1, 2])
  })

  it('skip a task that is aborted before its turn', async () => {
    const stop = new AbortController()
    const { startedTasks, ends, runs } = start(4, stop.signal)
    stop.abort(new Error('not wanted'))
    expect(await runs[2]).to.equal('not wanted')
    ends[0]?.resolve()
    await settled()
    expect(startedTasks).to.deep.equal([0, 1, 3])
  })
})
