import type { Translate } from '../../core/i18n/translate'
import { statusLook } from '../../core/shipments/statuses'
import type { ShipmentEdit } from '../../core/shipments/types'

/** The maximum count of names in one text. */
export const maxListed = 8

/** Returns the contents of fields of rows as one list, without dates. */
export function listedValues(rows: readonly Partial<ShipmentEdit>[], t: Translate): string {
  const values = rows.flatMap(({ status, dispatchedOn: _, ...texts }) => [
    ...Object.values(texts).map(text => text || '–'),
    ...(status ? [t.text(statusLook(status).label)] : []),
  ])
  const listed = values.length > maxListed ? [...values.slice(0, maxListed), '…'] : values
  return new Intl.ListFormat(t.locale, { type: 'unit' }).format(listed)
}

/** Returns the text for the days since a drive left; `days` is null if the start is unknown. */
export function timeOut(days: number | null, t: Translate): string {
  if (days === null) return t('shipments.returnUndated')
  return days === 0 ? t('shipments.outToday') : t('shipments.daysOut', { count: days })
}
