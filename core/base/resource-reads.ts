import { asFailure, type Failure } from './errors'
import type { ResourceCore } from './resource-core'
import type { Change, ResourceOptions, ResourceState } from './resource-types'
import { createRetry } from './retry'

/** The first and the longest delay before a failed read is repeated, in milliseconds. */
const minRetryDelay = 5000
const maxRetryDelay = 60_000

const stateOfFailure: Partial<Record<Failure['category'], ResourceState>> = {
  offline: 'offline',
  'no-access': 'no-access',
  unauthorized: 'session-ended',
}

type ReadOptions<Data> = Pick<ResourceOptions<Data>, 'load' | 'onRead' | 'onFailure'>

/** Creates the functions that read a resource. A new read replaces the running one. */
export function createReads<Data>({ load, onRead, onFailure }: ReadOptions<Data>, core: ResourceCore<Data>) {
  const { resource, change, setLoaded, status } = core
  /** The running read, and the changes by events since it began. The answer may be older than these changes. */
  let running: { readonly abort: AbortController; changes: Change<Data>[] } | null = null
  let successes = 0
  const retry = createRetry(() => void refresh(), minRetryDelay, maxRetryDelay)

  /** Aborts the running read. The caller sets `busy`, since it may read or write next. */
  function stop(): void {
    running?.abort.abort()
    running = null
  }

  /** Reads again. The promise resolves when this read has ended, and never rejects. */
  async function refresh(): Promise<void> {
    // Queued writes finish after the resource is disposed of, and may need current data.
    if (status.isDisposed && status.queuedWrites === 0) return
    stop()
    retry.stop()
    status.isRefreshDue = false
    const current = { abort: new AbortController(), changes: [] as Change<Data>[] }
    running = current
    // After a failure without data, the screen shows its skeleton again. With data, the screen keeps showing the data.
    change({ busy: true, ...(resource.peek().data === null && { state: 'loading' }) })
    let version: string | null = null
    try {
      const read = await load(current.abort.signal, next => {
        version = next
      })
      if (running !== current) return
      running = null
      // The answer may be older or newer than that of the running write, so it is dropped. The read is repeated later.
      status.isRefreshDue = status.isWriting
      if (status.isWriting) return change({ busy: false })
      const data = current.changes.reduce<Data>((before, applyChange) => applyChange(before), read)
      successes += 1
      retry.reset()
      setLoaded(data, version)
      onRead?.(read)
    } catch (thrown) {
      if (running !== current) return
      running = null
      const failure = asFailure(thrown)
      if (failure.category === 'cancelled') return change({ busy: false })
      change({ state: stateOfFailure[failure.category] ?? 'error', failure, busy: false })
      onFailure?.(failure)
      if (failure.retryable && resource.peek().data !== null && !status.isDisposed) retry.schedule()
    }
  }

  return {
    refresh,
    stop,
    /** Stops the running read, and shows that the resource is no longer busy. */
    cancel(): void {
      stop()
      if (resource.peek().busy) change({ busy: false })
    },
    stopRetry: retry.stop,
    isRunning: () => running !== null,
    /** Applies a change to the answer of the running read, too. */
    addChange: (applyChange: Change<Data>) => void running?.changes.push(applyChange),
    /** Returns the number of reads that succeeded. */
    countSuccesses: () => successes,
  }
}
