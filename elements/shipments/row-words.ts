import type { Difference } from '../../core/drafts/differences'
import { type Text, type Translate, verbatim } from '../../core/i18n/translate'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { statusLook } from '../../core/shipments/statuses'
import { editFields, type ShipmentEdit } from '../../core/shipments/types'
import { idOf, nameOf } from './row-context'

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

/** What differs in the fields of a row that wait for a choice: what stands against what was typed, and what was typed. */
export function differencesOf(row: ShipmentRow, t: Translate): readonly Difference[] {
  const { theirs, edit } = row
  return editFields.flatMap(field => {
    const words = (of: Partial<ShipmentEdit>): Text[] => [
      field === 'status' ? statusLook(of.status ?? '').word : verbatim(of[field] || '–'),
    ]
    const title = verbatim(t('shipments.fieldOf', { field: t(`shipments.field.${field}`), theatre: nameOf(row) }))
    return theirs?.[field] === undefined
      ? []
      : [{ key: `${idOf(row)} ${field}`, title, before: words(theirs), after: words(edit) }]
  })
}
