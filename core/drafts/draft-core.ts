import type { ReadonlySignal, Signal } from '@preact/signals-core'
import type { Cells, Same, Typed } from './cells'
import type { createHistory } from './history'
import type { createPersistence, PersistenceOptions } from './persistence'
import type { createDraftState } from './state'

export interface DraftOptions extends Omit<PersistenceOptions, 'typed' | 'rewrite' | 'isOld'> {
  /** The contents that the server has; null until they are read. */
  readonly base: ReadonlySignal<Cells | null>
  /** By default contents are the same when their JSON is. */
  same?: Same
  /** Moves edits to the cells that the server has now: a new row receives its id when it is saved. */
  align?(typed: Typed): Typed
  /** Whether all edits are sent as one submission. Waiting edits are then not sent once more is typed. */
  readonly isSubmission?: boolean
  /**
   * Is called once with a signal that is true while edits are not written to the storage, and with a function that writes
   * them at once, where there is room.
   */
  unkept?(isThere: ReadonlySignal<boolean>, writeNow: () => void): void
  /** Is called when a read has found a save that got no answer. */
  onArrived?(): void
}

/** The parts of a draft that its editing and its saves share. */
export interface DraftCore {
  readonly options: Pick<DraftOptions, 'base' | 'isSubmission'>
  readonly typed: Signal<Typed>
  readonly inFlight: Signal<ReadonlySet<string>>
  readonly history: ReturnType<typeof createHistory>
  readonly kept: ReturnType<typeof createPersistence>
  readonly status: ReturnType<typeof createDraftState>
  readonly same: Same
  align(typed: Typed): Typed
  /** Returns the server's data; empty until it is read. */
  baseNow(): Cells
  /** Returns edits over the server's data; unchanged until it is read. */
  rebased(typed: Typed): Typed
  put(next: Typed): void
}
