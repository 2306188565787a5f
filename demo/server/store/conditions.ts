import { inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Returns a condition that finds a plain substring, so `%` and `_` match literally. */
export function contains(column: AnyPgColumn, text: string): SQL | undefined {
  return text === '' ? undefined : sql`position(${storable(text)} in ${column}) > 0`
}

/**
 * Returns SQL with one row for each value. All values share one parameter, because the wire protocol allows only
 * 65,535.
 */
export function eachOf(values: readonly string[]): SQL {
  return sql`json_array_elements_text(${JSON.stringify(values.map(storable))}::json)`
}

export function anyOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return values.length === 0 ? sql`false` : inArray(column, sql`(select ${eachOf(values)})`)
}

/** Replaces zero bytes: no stored text has one, and the database rejects them in parameters. */
export function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD')
}

/** Returns a finite limit. An unlimited query passes infinity, which the database does not accept. */
export function rowLimit(limit: number): number {
  return Math.min(limit, 1_000_000)
}
