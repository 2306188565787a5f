import type { Text, Translate } from '../../../core/i18n/translate'

/** The errors of a form by the paths of their fields: "phones[1].phoneNo". */
export type FieldErrors = Readonly<Record<string, Text>>

/** The properties of every component that edits some fields of a form. */
export interface FieldsProps<Value> {
  value: Value
  /** The saved value. Differences from it are marked; without it nothing is marked. */
  base?: Value | null | undefined
  errors: FieldErrors
  /** Applies a change to the present value, like `Draft.edit`. */
  onEdit(change: (before: Value) => Value): void
}

/** Returns the errors at these paths as text, each message once and on its own line; undefined without errors. */
export function errorTextAt(t: Translate, errors: FieldErrors, ...paths: string[]): string | undefined {
  const texts = paths.flatMap(path => (errors[path] ? [t.text(errors[path])] : []))
  return texts.length > 0 ? [...new Set(texts)].join('\n') : undefined
}

/** Returns the rows with one changed row. */
export function changeAt<Row>(rows: readonly Row[], index: number, change: (row: Row) => Row): readonly Row[] {
  return rows.map((row, other) => (other === index ? change(row) : row))
}
