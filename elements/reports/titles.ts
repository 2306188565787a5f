import { decodeCplName } from '../../core/compositions/cpl-name'
import type { ReportRow } from '../../core/reports/types'

/** Returns the titles of an order's films, each once, or a dash if the report names no films. */
export function titlesOf({ compositions }: ReportRow): string {
  const titles = new Set(compositions.map(name => decodeCplName(name)?.title ?? name))
  return [...titles].join(', ') || '–'
}
