import { type Signal, signal } from '@preact/signals-core'
import type { Resource } from './resource-types'

/** The parts of a resource that its reads and its writes share. */
export interface ResourceCore<Data> {
  readonly resource: Signal<Resource<Data>>
  change(part: Partial<Resource<Data>>): void
  /** Sets data as if it had been read now. */
  setLoaded(data: Data, version: string | null): void
  stateOf(data: Data): 'empty' | 'ready'
  readonly status: {
    /**
     * Whether a write is running. A read that ends meanwhile may be older or newer than the answer of the write, so the
     * read is repeated.
     */
    isWriting: boolean
    isRefreshDue: boolean
    /** The number of writes that wait or run. These writes finish even after the resource is disposed of. */
    queuedWrites: number
    isDisposed: boolean
  }
}

const unread = { state: 'loading', data: null, at: null, version: null, failure: null, busy: false } as const

export function createResourceCore<Data>(isEmpty: (data: Data) => boolean): ResourceCore<Data> {
  const resource = signal<Resource<Data>>(unread)
  const stateOf = (data: Data) => (isEmpty(data) ? 'empty' : 'ready')
  return {
    resource,
    change(part) {
      resource.value = { ...resource.peek(), ...part }
    },
    setLoaded(data, version) {
      resource.value = { ...unread, state: stateOf(data), data, at: Date.now(), version }
    },
    stateOf,
    status: { isWriting: false, isRefreshDue: false, queuedWrites: 0, isDisposed: false },
  }
}
