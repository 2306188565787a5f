import type { Translate } from '../../core/i18n/translate'
import { statusLook } from '../../core/shipments/statuses'
import type { ShipmentEdit } from '../../core/shipments/types'

/** More are not told one by one. */
const mostTold = 8

/** What stands in fields of rows, one after another; a date goes without saying. */
export function listedValues(rows: readonly Partial<ShipmentEdit>[], t: Translate): string {
  const values = rows.flatMap(({ status, dispatchedOn: _, ...texts }) => [
    ...Object.values(texts).map(words => words || '–'),
    ...(status ? [t.text(statusLook(status).word)] : []),
  ])
  const told = values.length > mostTold ? [...values.slice(0, mostTold), '…'] : values
  return new Intl.ListFormat(t.locale, { type: 'unit' }).format(told)
}
