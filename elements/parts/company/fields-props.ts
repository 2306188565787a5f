import type { Text, Translate } from '../../../core/i18n/translate'

/** Texts by field path, as a Draft has them ("phones[1].phoneNo"). */
export type FieldErrors = Readonly<Record<string, Text>>

/** The properties of every component that edits some fields of a form. */
export interface FieldsProps<Value> {
  value: Value
  /** The saved value: a different field is marked as changed. Nothing is marked without it. */
  base?: Value | null | undefined
  errors: FieldErrors
  /** Changes the present value, as `Draft.edit` does. */
  onEdit(change: (before: Value) => Value): void
}

/** Returns the texts of the errors at these paths, each once and on its own line; undefined when there are none. */
export function errorTextAt(t: Translate, errors: FieldErrors, ...paths: string[]): string | undefined {
  const texts = paths.flatMap(path => (errors[path] ? [t.text(errors[path])] : []))
  return texts.length > 0 ? [...new Set(texts)].join('\n') : undefined
}

/** A row of a list changed by its index. */
export function changeAt<Row>(rows: readonly Row[], index: number, change: (row: Row) => Row): readonly Row[] {
  return rows.map((row, other) => (other === index ? change(row) : row))
}
