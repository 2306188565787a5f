import { asFailure, Failure, throwAsSent } from './errors'
import type { ResourceCore } from './resource-core'
import type { createReads } from './resource-reads'
import type { Mutation, OnVersion } from './resource-types'
import { untilIdle } from './until-idle'

/** A write that the server refuses as stale is sent again from newer data at most this many times. */
const maxRepeats = 3

interface Versioned<Data> {
  readonly data: Data
  readonly version: string | null
}

/** Returns the writes of a resource: one after another, each from data that is known to be current. */
export function createWrites<Data>(core: ResourceCore<Data>, reads: ReturnType<typeof createReads<Data>>) {
  const { resource, setLoaded, status } = core
  let writes: Promise<unknown> = Promise.resolve()
  /** Whether the server may have other data, because an earlier write got no answer or was refused as stale. */
  let isUncertain = false

  /** Returns the data to write from. Uncertain data, and data without a version (it may be stale), is read again first. */
  async function current(isFresh: boolean): Promise<Versioned<Data>> {
    const { data, version } = resource.peek()
    if (data !== null && (isFresh || (version !== null && !isUncertain))) return { data, version }
    const before = reads.countSuccesses()
    await reads.refresh()
    await untilIdle(resource)
    const read = resource.peek()
    if (reads.countSuccesses() === before || read.data === null)
      throw read.failure ?? new Failure({ category: 'cancelled' })
    isUncertain = false
    return { data: read.data, version: read.version }
  }

  async function sendFrom<Answer>(
    { data, version }: Versioned<Data>,
    { write, apply }: Mutation<Data, Answer>,
  ): Promise<Answer | null> {
    let next: string | null = null
    const onVersion: OnVersion = answered => {
      next = answered
    }
    const call = write(data, { version, onVersion })
    if (call === null) return null
    status.isWriting = true
    const answer = await call.finally(() => {
      status.isWriting = false
    })
    if (reads.isRunning()) status.isRefreshDue = true
    reads.stop()
    // Without a sent version, another write may have come first. The version of the answer would then include a change
    // that the data lacks.
    setLoaded(apply(resource.peek().data ?? data, answer), version === null ? null : next)
    return answer
  }

  async function send<Answer>(mutation: Mutation<Data, Answer>): Promise<Answer | null> {
    for (let repeats = 0; ; repeats += 1) {
      const source = await current(repeats > 0)
      try {
        return await sendFrom(source, mutation)
      } catch (thrown) {
        const failure = asFailure(thrown)
        if (failure.unanswered) isUncertain = true
        // A mutation that refuses the data itself needs no new read.
        if (failure.category !== 'stale' || failure.status === null) throw failure
        // The current data is read before anything is sent again. If this read fails, the failure counts as sent: the
        // refused call may be a duplicate of a call that arrived.
        isUncertain = true
        await current(false).catch(throwAsSent(true))
        if (repeats === maxRepeats) throw failure
      }
    }
  }

  /** Runs a task after the writes before it. */
  function enqueue<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    status.queuedWrites += 1
    const turn = writes.then(task)
    writes = turn.catch(() => {})
    return turn.finally(() => {
      status.queuedWrites -= 1
      if (status.isDisposed && status.queuedWrites === 0) reads.cancel()
      else if (status.isRefreshDue) void reads.refresh()
    })
  }

  return {
    mutate: <Answer>(mutation: Mutation<Data, Answer>) => enqueue(() => send(mutation)),
    readNow: () =>
      enqueue(() => {
        isUncertain = true
        return current(false)
      }),
  }
}
