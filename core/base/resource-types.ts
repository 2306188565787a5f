import type { Failure } from './errors'

export type ResourceState = 'loading' | 'ready' | 'empty' | 'error' | 'offline' | 'no-access' | 'session-ended'

/**
 * Data of the server, and the state of its latest read. `data` stays during a running read and after a failed one, so
 * that a screen keeps showing it. `at` is the time of the read of this data (epoch milliseconds), and `version` its
 * ETag, null when the server sends none. Whether the data is read-only is not part of the state: its area knows that.
 */
export interface Resource<Data> {
  readonly state: ResourceState
  readonly data: Data | null
  readonly at: number | null
  readonly version: string | null
  readonly failure: Failure | null
  /** Whether a read is running, the first one or a later one. */
  readonly busy: boolean
}

export type OnVersion = (version: string | null) => void

/** The version of the data that a write was made from, and the callback that takes the version of the answer. */
export interface WriteCall {
  readonly version: string | null
  readonly onVersion: OnVersion
}

export interface Mutation<Data, Answer> {
  /**
   * Sends a write made from `data`. Is called again with newer data after a 409 "stale". Returns null when nothing is left
   * to write.
   * @throws Failure when a person must look at the data first
   */
  write(data: Data, call: WriteCall): Promise<Answer> | null
  /** Returns the data after the write. */
  apply(data: Data, answer: Answer): Data
}

export interface ResourceOptions<Data> {
  /** Reads the data and calls `onVersion` with its ETag. A later read aborts the signal of an earlier one. */
  load(abort: AbortSignal, onVersion: OnVersion): Promise<Data>
  isEmpty?(data: Data): boolean
  /** Is called after every read that succeeds. */
  onRead?(data: Data): void
  /** Is called after every read that fails, unless it was cancelled. */
  onFailure?(failure: Failure): void
}

export type Change<Data> = (data: Data) => Data
