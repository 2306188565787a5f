import type { ReadonlySignal } from '@preact/signals-core'
import { Failure } from './errors'
import { createResourceCore } from './resource-core'
import { createReads } from './resource-reads'
import type { Change, Mutation, Resource, ResourceOptions } from './resource-types'
import { createWrites } from './resource-writes'
import { untilIdle } from './until-idle'

export type ResourceHandle<Data> = ReturnType<typeof createResource<Data>>

/** Creates a resource with its reads and writes. Nothing is read before `refresh`. */
export function createResource<Data>({ isEmpty = () => false, ...options }: ResourceOptions<Data>) {
  const core = createResourceCore(isEmpty)
  const { resource, change, setLoaded, stateOf, status } = core
  const reads = createReads(options, core)
  const writes = createWrites(core, reads)

  return {
    resource: resource as ReadonlySignal<Resource<Data>>,
    refresh: reads.refresh,
    /** Resolves when no read is running. */
    settled: () => untilIdle(resource),
    cancel: reads.cancel,
    /** Changes the data without a read, such as after an event. Has no effect on data that was never read. */
    setData(applyChange: Change<Data>): void {
      reads.addChange(applyChange)
      const before = resource.peek()
      if (before.data === null) return
      const data = applyChange(before.data)
      const isRead = before.state === 'ready' || before.state === 'empty'
      if (data !== before.data) change({ data, ...(isRead && { state: stateOf(data) }) })
    },
    /** Sets data as if it had been read now. It has no version, so a write reads the data again first. */
    put(data: Data): void {
      reads.stop()
      setLoaded(data, null)
    },
    /**
     * Waits for earlier writes, writes and applies the answer. A read that is running meanwhile is repeated, because its
     * answer may be older than the write. The data is read first if it has no version or an earlier write got no answer.
     * @returns the answer of the call; null when nothing was left to write
     * @throws Failure of the call or of the read
     */
    mutate<Answer>(mutation: Mutation<Data, Answer>): Promise<Answer | null> {
      return writes.mutate(mutation)
    },
    /**
     * Waits for earlier writes, and reads the data.
     * @throws Failure of the read
     */
    async readNow(): Promise<Data> {
      if (status.isDisposed) throw new Failure({ category: 'cancelled' })
      const { data } = await writes.readNow()
      return data
    },
    dispose(): void {
      status.isDisposed = true
      reads.stopRetry()
      if (status.queuedWrites === 0) reads.cancel()
    },
  }
}
