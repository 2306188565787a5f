import { type Signal, signal } from '@preact/signals-core'
import type { Resource } from './resource-types'

/** The parts of a resource that its reads and its writes share. */
export interface ResourceCore<Data> {
  readonly resource: Signal<Resource<Data>>
  change(part: Partial<Resource<Data>>): void
  /** Puts data there as read now. */
  setLoaded(data: Data, version: string | null): void
  stateOf(data: Data): 'empty' | 'ready'
  readonly status: {
    /** A write is running: a read that ends meanwhile may be older or newer than its answer, and is made again. */
    isWriting: boolean
    isRefreshDue: boolean
    /** Writes that wait or run. They finish even after the resource is disposed of. */
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
