import type { ReadonlySignal } from '@preact/signals-core'
import type { Text } from '../i18n/translate'
import type { Same, Typed } from './cells'
import type { DraftOptions } from './draft-core'

/** The edits that a save sends: all, or those that wait for a connection (`unsent`) without later ones. */
export type SaveScope = 'all' | 'unsent'

/** Splits the value of a form into cells and joins it again. */
export interface FormCells<Value> {
  split(value: Value): ReadonlyMap<string, unknown>
  /** Returns a value with edits over it. */
  join(value: Value, typed: Typed): Value
  /** Returns whether two contents of a cell would be sent as the same data. */
  same: Same
  /** Returns whether a stored content is one of this version. */
  isCell(cell: string, content: unknown): boolean
  /** Moves edits to the cells of a newer value: a new row may have received its id. */
  align?(typed: Typed, value: Value): Typed
}

export interface FormOptions<Value, Answer> extends Omit<DraftOptions, 'base' | 'same' | 'align'> {
  readonly cells: FormCells<Value>
  /** The value that the server has; null until it is read. */
  readonly source: ReadonlySignal<Value | null>
  /** The value that the form shows until the server's value is read. */
  readonly blank: Value
  /** Returns messages by field path; an empty record when the value may be saved. */
  validate(value: Value): Promise<Record<string, Text>>
  /**
   * Saves the result of `merge` with the value that the server has at that moment; null means that nothing is left to send.
   * @throws Failure
   */
  save(merge: (now: Value) => Value | null): Promise<Answer>
  /** Returns the part of a form, such as a step, that holds a field. By default the form has no parts. */
  partOf?(path: string): string | null
  /** Returns the field path in the form for the path of an entry of a 422. */
  pathOf(sent: Value, serverPath: string): string
}
