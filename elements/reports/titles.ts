import { decodeCplName } from '../../core/compositions/cpl-name'
import type { ReportRow } from '../../core/reports/types'

/** Titles of an order's films, each once; a dash where the report names none. */
export function titlesOf({ compositions }: ReportRow): string {
  const titles = new Set(compositions.map(name => decodeCplName(name)?.title ?? name))
  return [...titles].join(', ') || '–'
}
