import { type ReadonlySignal, signal } from '@preact/signals-core'
import { asFailure, type Failure } from './errors'

export type ResourceState = 'loading' | 'ready' | 'empty' | 'error' | 'offline' | 'no-access' | 'session-ended'

/**
 * What is known of something read from the back end. `data` outlives a failed or running read, so that a
 * screen can go on showing it; `at` is when it was read (epoch milliseconds). An area says by itself when
 * its data is read-only: that is a fact of the data, not of the read.
 */
export interface Resource<Data> {
  readonly state: ResourceState
  readonly data: Data | null
  readonly at: number | null
  readonly failure: Failure | null
  /** A read is under way, the first one or a later one. */
  readonly busy: boolean
}

export interface ResourceOptions<Data> {
  /** Reads the data; a later read aborts the signal of an earlier one. */
  load(abort: AbortSignal): Promise<Data>
  isEmpty?(data: Data): boolean
  /** Hears of every read that ended well. */
  onRead?(data: Data): void
  /** Hears of every failed read but a cancelled one. */
  onFailure?(failure: Failure): void
  now?(): number
}

export interface ResourceHandle<Data> {
  readonly resource: ReadonlySignal<Resource<Data>>
  /** Reads again; the last call wins. Resolves when this read has ended, however it ended; it never rejects. */
  refresh(): Promise<void>
  /** Changes the data in place: an event or a write told what is there now. Nothing happens before the first read. */
  update(change: (data: Data) => Data): void
  /** Puts data there as if it had just been read. */
  put(data: Data): void
  /** Resolves when no read is under way. */
  settled(): Promise<void>
  dispose(): void
}

const stateOfFailure: Partial<Record<Failure['category'], ResourceState>> = {
  offline: 'offline',
  'no-access': 'no-access',
  unauthorized: 'session-ended',
}

export function createResource<Data>(options: ResourceOptions<Data>): ResourceHandle<Data> {
  const { load, isEmpty = () => false, onRead, onFailure, now = Date.now } = options
  const resource = signal<Resource<Data>>({ state: 'loading', data: null, at: null, failure: null, busy: false })
  let running: AbortController | null = null

  const settled = (data: Data): Resource<Data> => ({
    state: isEmpty(data) ? 'empty' : 'ready',
    data,
    at: now(),
    failure: null,
    busy: false,
  })

  async function refresh(): Promise<void> {
    running?.abort()
    const mine = new AbortController()
    running = mine
    const before = resource.peek()
    // After a failure without data the screen shows its skeleton again; with data it keeps showing that.
    const state = before.data === null ? 'loading' : before.state
    resource.value = { ...before, state, busy: true }
    try {
      const data = await load(mine.signal)
      if (running !== mine) return
      resource.value = settled(data)
      onRead?.(data)
    } catch (thrown) {
      if (running !== mine) return
      const failure = asFailure(thrown)
      if (failure.category === 'cancelled') {
        resource.value = { ...resource.peek(), busy: false }
        return
      }
      const { data, at } = resource.peek()
      resource.value = { state: stateOfFailure[failure.category] ?? 'error', data, at, failure, busy: false }
      onFailure?.(failure)
    } finally {
      if (running === mine) running = null
    }
  }

  return {
    resource,
    refresh,
    update(change) {
      const current = resource.peek()
      if (current.data === null) return
      const data = change(current.data)
      if (data === current.data) return
      const state =
        current.state === 'ready' || current.state === 'empty' ? (isEmpty(data) ? 'empty' : 'ready') : current.state
      resource.value = { ...current, state, data }
    },
    put(data) {
      running?.abort()
      running = null
      resource.value = settled(data)
    },
    settled: () =>
      new Promise(resolve => {
        const stop = resource.subscribe(({ busy }) => {
          if (busy) return
          resolve()
          queueMicrotask(() => stop())
        })
      }),
    dispose() {
      running?.abort()
      running = null
      if (resource.peek().busy) resource.value = { ...resource.peek(), busy: false }
    },
  }
}
