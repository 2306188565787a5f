import type { Translate } from '../../core/i18n/translate'
import { statusLook } from '../../core/shipments/statuses'
import type { ShipmentEdit } from '../../core/shipments/types'

/** More are not told one by one. */
export const mostListed = 8

/** What stands in fields of rows, one after another; a date goes without saying. */
export function listedValues(rows: readonly Partial<ShipmentEdit>[], t: Translate): string {
  const values = rows.flatMap(({ status, dispatchedOn: _, ...texts }) => [
    ...Object.values(texts).map(words => words || '–'),
    ...(status ? [t.text(statusLook(status).word)] : []),
  ])
  const listed = values.length > mostListed ? [...values.slice(0, mostListed), '…'] : values
  return new Intl.ListFormat(t.locale, { type: 'unit' }).format(listed)
}

/** How long a drive is out, in words; null where nobody said since when. */
export function timeOut(days: number | null, t: Translate): string {
  if (days === null) return t('shipments.returnUndated')
  return days === 0 ? t('shipments.outToday') : t('shipments.daysOut', { count: days })
}
