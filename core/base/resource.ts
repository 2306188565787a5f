import type { ReadonlySignal } from '@preact/signals-core'
import { Failure } from './errors'
import { createResourceCore } from './resource-core'
import { createReads } from './resource-reads'
import type { Change, Mutation, Resource, ResourceOptions } from './resource-types'
import { createWrites } from './resource-writes'
import { untilIdle } from './until-idle'

export type ResourceHandle<Data> = ReturnType<typeof createResource<Data>>

/** Returns data of the server with its reads and writes. Nothing is read before `refresh`. */
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
    /** Changes the data in place, as an event tells. Has no effect before the first read. */
    setData(changed: Change<Data>): void {
      reads.addChange(changed)
      const before = resource.peek()
      if (before.data === null) return
      const data = changed(before.data)
      const isRead = before.state === 'ready' || before.state === 'empty'
      if (data !== before.data) change({ data, ...(isRead && { state: stateOf(data) }) })
    },
    /** Puts data there as if it had been read now, without a version: a write reads first. */
    put(data: Data): void {
      reads.stop()
      setLoaded(data, null)
    },
    /**
     * Writes after the writes before it, and applies the answer. A read that began before is dropped and made again. Without a
     * version, and after a write that got no answer, the data is read first.
     * @returns the answer of the call; null when nothing was left to write
     * @throws Failure of the call or of the read
     */
    mutate<Answer>(mutation: Mutation<Data, Answer>): Promise<Answer | null> {
      return writes.mutate(mutation)
    },
    /**
     * Reads after the writes before it.
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
