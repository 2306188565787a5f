import { type ReadonlySignal, signal } from '@preact/signals-core'
import { asFailure, Failure, throwAsSent } from './errors'
import { createRetry } from './retry'
import { untilIdle } from './until-idle'

export type ResourceState = 'loading' | 'ready' | 'empty' | 'error' | 'offline' | 'no-access' | 'session-ended'

/**
 * What is known of something read from the back end. `data` outlives a failed or running read, so that a
 * screen can go on showing it; `at` is when it was read (epoch milliseconds), `version` the ETag it came with, null
 * where the back end gave none. An area says by itself when its data is read-only: that is a fact of the data, not of
 * the read.
 */
export interface Resource<Data> {
  readonly state: ResourceState
  readonly data: Data | null
  readonly at: number | null
  readonly version: string | null
  readonly failure: Failure | null
  /** A read is under way, the first one or a later one. */
  readonly busy: boolean
}

type OnVersion = (version: string | null) => void

/** What a write hands on to its call: the version of the data that it was made from, and who takes that of the answer. */
export interface WriteCall {
  readonly version: string | null
  readonly onVersion: OnVersion
}

export interface Mutation<Data, Answer> {
  /**
   * Makes the call, from the very data whose version goes with it; asked again with newer data after a 409 "stale". Null
   * where nothing is left to write. Throws where this data must be looked at by a person first.
   */
  write(data: Data, call: WriteCall): Promise<Answer> | null
  /** The data once the write has happened. */
  apply(data: Data, answer: Answer): Data
}

export interface ResourceOptions<Data> {
  /** Reads the data, and tells the ETag that it came with; a later read aborts the signal of an earlier one. */
  load(abort: AbortSignal, onVersion: OnVersion): Promise<Data>
  isEmpty?(data: Data): boolean
  /** Called after every read that ended well. */
  onRead?(data: Data): void
  /** Called after every failed read but a cancelled one. */
  onFailure?(failure: Failure): void
}

export type ResourceHandle<Data> = ReturnType<typeof createResource<Data>>

/** So often a write that came too late is made again from what was read since, before the person is told. */
const mostRepeats = 3

/** What is shown though its last read failed is read again after this long, then after longer, in milliseconds. */
const [soonest, latest] = [5000, 60_000]

const stateOfFailure: Partial<Record<Failure['category'], ResourceState>> = {
  offline: 'offline',
  'no-access': 'no-access',
  unauthorized: 'session-ended',
}

const unread = { state: 'loading', data: null, at: null, version: null, failure: null, busy: false } as const

type Change<Data> = (data: Data) => Data

export function createResource<Data>({ load, isEmpty = () => false, onRead, onFailure }: ResourceOptions<Data>) {
  const resource = signal<Resource<Data>>(unread)
  /** The read under way, and what events have changed since it began: its answer may be older than they are. */
  let running: { readonly abort: AbortController; changes: Change<Data>[] } | null = null
  /** Reads whose answers were put in place. */
  let reads = 0
  const retry = createRetry(() => void refresh(), soonest, latest)
  let writes: Promise<unknown> = Promise.resolve()
  /** An earlier write got no answer: what the back end has now is not known. */
  let isUncertain = false
  /** A write runs: what a read answers meanwhile may be older or newer, and is asked for again. */
  let isWriting = false
  let isRefreshDue = false
  let isDisposed = false
  /** Writes that wait or run: they finish even after the resource is disposed of. */
  let queued = 0

  const stateOf = (data: Data) => (isEmpty(data) ? 'empty' : 'ready')
  const loaded = (data: Data, version: string | null): Resource<Data> => {
    return { ...unread, state: stateOf(data), data, at: Date.now(), version }
  }

  function change(part: Partial<Resource<Data>>): void {
    resource.value = { ...resource.peek(), ...part }
  }

  function stopReading(): void {
    running?.abort.abort()
    running = null
  }

  /** Stops the read under way. */
  function cancel(): void {
    stopReading()
    if (resource.peek().busy) change({ busy: false })
  }

  /** Reads again; the last call wins. Resolves when this read has ended, however it ended; it never rejects. */
  async function refresh(): Promise<void> {
    if (isDisposed && queued === 0) return
    stopReading()
    retry.stop()
    isRefreshDue = false
    const mine = { abort: new AbortController(), changes: [] as Change<Data>[] }
    running = mine
    // After a failure without data the screen shows its skeleton again; with data it keeps showing that.
    change({ busy: true, ...(resource.peek().data === null && { state: 'loading' }) })
    let version: string | null = null
    try {
      const read = await load(mine.abort.signal, next => {
        version = next
      })
      if (running !== mine) return
      running = null
      isRefreshDue = isWriting
      if (isWriting) return change({ busy: false })
      const data = mine.changes.reduce<Data>((before, changed) => changed(before), read)
      reads += 1
      retry.reset()
      resource.value = loaded(data, version)
      onRead?.(read)
    } catch (thrown) {
      if (running !== mine) return
      running = null
      const failure = asFailure(thrown)
      if (failure.category === 'cancelled') return change({ busy: false })
      change({ state: stateOfFailure[failure.category] ?? 'error', failure, busy: false })
      onFailure?.(failure)
      if (failure.retryable && resource.peek().data !== null && !isDisposed) retry.later()
    }
  }

  /** The data to write from: read again where it is unknown, or where no version would reveal that it is stale. */
  async function current(isFresh: boolean): Promise<{ data: Data; version: string | null }> {
    const { data, version } = resource.peek()
    if (data !== null && (isFresh || (version !== null && !isUncertain))) return { data, version }
    const before = reads
    await refresh()
    await untilIdle(resource)
    const read = resource.peek()
    if (reads === before || read.data === null) throw read.failure ?? new Failure({ category: 'cancelled' })
    isUncertain = false
    return { data: read.data, version: read.version }
  }

  async function send<Answer>({ write, apply }: Mutation<Data, Answer>): Promise<Answer | null> {
    let isFresh = false
    for (let repeats = 0; ; repeats += 1) {
      const { data, version } = await current(isFresh)
      let next: string | null = null
      const onVersion: OnVersion = answered => {
        next = answered
      }
      try {
        const coming = write(data, { version, onVersion })
        if (coming === null) return null
        isWriting = true
        const answer = await coming.finally(() => {
          isWriting = false
        })
        if (running) isRefreshDue = true
        stopReading()
        // Without a version somebody may have written in between: the answer's would vouch for data that never held that.
        resource.value = loaded(apply(resource.peek().data ?? data, answer), version === null ? null : next)
        return answer
      } catch (thrown) {
        const failure = asFailure(thrown)
        if (failure.unanswered) isUncertain = true
        // A refusal of our own needs no new read.
        if (failure.category !== 'stale' || failure.status === null) throw failure
        // The current data is read before anything is sent again. If that fails, the write may have arrived as a duplicate.
        isUncertain = true
        await current(false).catch(throwAsSent(true))
        if (repeats === mostRepeats) throw failure
        isFresh = true
      }
    }
  }

  function inTurn<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    queued += 1
    const mine = writes.then(task)
    writes = mine.catch(() => {})
    return mine.finally(() => {
      queued -= 1
      if (isDisposed && queued === 0) cancel()
      else if (isRefreshDue) void refresh()
    })
  }

  return {
    resource: resource as ReadonlySignal<Resource<Data>>,
    refresh,
    /** Resolves when no read is under way. */
    settled: () => untilIdle(resource),
    cancel,
    /** Changes the data in place: an event told what is there now. Nothing happens before the first read. */
    setData(changed: Change<Data>): void {
      running?.changes.push(changed)
      const before = resource.peek()
      if (before.data === null) return
      const data = changed(before.data)
      const isRead = before.state === 'ready' || before.state === 'empty'
      if (data !== before.data) change({ data, ...(isRead && { state: stateOf(data) }) })
    },
    /** Puts data there as if it had just been read, without a version: a write reads first. */
    put(data: Data): void {
      stopReading()
      resource.value = loaded(data, null)
    },
    /**
     * Writes, one write after another, and puts the answer in place; an answer of a read that began before is dropped and
     * asked for again. Without a version, and where an earlier write may have arrived unanswered, it reads first. Answers
     * what the call answered, null when nothing was left to write; rejects with the Failure of the call or of the read.
     */
    mutate<Answer>(mutation: Mutation<Data, Answer>): Promise<Answer | null> {
      return inTurn(() => send(mutation))
    },
    /** Reads behind the writes under way: what it answers was read after the call. Rejects with the Failure of the read. */
    async readNow(): Promise<Data> {
      if (isDisposed) throw new Failure({ category: 'cancelled' })
      const { data } = await inTurn(() => {
        isUncertain = true
        return current(false)
      })
      return data
    },
    dispose(): void {
      isDisposed = true
      retry.stop()
      if (queued === 0) cancel()
    },
  }
}
