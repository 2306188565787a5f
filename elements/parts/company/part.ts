import type { Text, Translate } from '../../../core/i18n/translate'

/** Texts by field path, as a Draft has them ("phones[1].phoneNo"). */
export type FieldErrors = Readonly<Record<string, Text>>

/** The properties of every part of a form. */
export interface PartProps<Value> {
  value: Value
  /** The saved value: a different field is marked as changed. Nothing is marked without it. */
  base?: Value | null | undefined
  errors: FieldErrors
  /** Changes the present value, as `Draft.edit` does. */
  onEdit(change: (before: Value) => Value): void
}

/** The words of the errors at these paths, each word once and on its own line; undefined when there are none. */
export function wordsAt(t: Translate, errors: FieldErrors, ...paths: string[]): string | undefined {
  const words = paths.flatMap(path => (errors[path] ? [t.text(errors[path])] : []))
  return words.length > 0 ? [...new Set(words)].join('\n') : undefined
}

/** A row of a list changed by its index. */
export function changeAt<Row>(rows: readonly Row[], at: number, change: (row: Row) => Row): readonly Row[] {
  return rows.map((row, index) => (index === at ? change(row) : row))
}
