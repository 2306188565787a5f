import { asFailure, type Failure } from './errors'
import type { ResourceCore } from './resource-core'
import type { Change, ResourceOptions, ResourceState } from './resource-types'
import { createRetry } from './retry'

/** After a failed read, data is read again after `minRetryDelay`, and then after longer, in milliseconds. */
const minRetryDelay = 5000
const maxRetryDelay = 60_000

const stateOfFailure: Partial<Record<Failure['category'], ResourceState>> = {
  offline: 'offline',
  'no-access': 'no-access',
  unauthorized: 'session-ended',
}

type ReadOptions<Data> = Pick<ResourceOptions<Data>, 'load' | 'onRead' | 'onFailure'>

/** Returns the reads of a resource. A later read replaces an earlier one. */
export function createReads<Data>({ load, onRead, onFailure }: ReadOptions<Data>, core: ResourceCore<Data>) {
  const { resource, change, setLoaded, status } = core
  /** The running read, and the changes by events since it began: its answer may be older than they are. */
  let running: { readonly abort: AbortController; changes: Change<Data>[] } | null = null
  let succeeded = 0
  const retry = createRetry(() => void refresh(), minRetryDelay, maxRetryDelay)

  function stop(): void {
    running?.abort.abort()
    running = null
  }

  /** Reads again. The promise resolves when this read has ended, and never rejects. */
  async function refresh(): Promise<void> {
    if (status.isDisposed && status.queuedWrites === 0) return
    stop()
    retry.stop()
    status.isRefreshDue = false
    const current = { abort: new AbortController(), changes: [] as Change<Data>[] }
    running = current
    // After a failure without data the screen shows its skeleton again; with data it goes on showing that.
    change({ busy: true, ...(resource.peek().data === null && { state: 'loading' }) })
    let version: string | null = null
    try {
      const read = await load(current.abort.signal, next => {
        version = next
      })
      if (running !== current) return
      running = null
      status.isRefreshDue = status.isWriting
      if (status.isWriting) return change({ busy: false })
      const data = current.changes.reduce<Data>((before, changed) => changed(before), read)
      succeeded += 1
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
      if (failure.retryable && resource.peek().data !== null && !status.isDisposed) retry.later()
    }
  }

  return {
    refresh,
    stop,
    /** Stops the running read. */
    cancel(): void {
      stop()
      if (resource.peek().busy) change({ busy: false })
    },
    stopRetry: retry.stop,
    isRunning: () => running !== null,
    /** Applies a change to the answer of the running read, too. */
    addChange: (changed: Change<Data>) => void running?.changes.push(changed),
    /** Returns the number of reads that succeeded. */
    succeeded: () => succeeded,
  }
}
