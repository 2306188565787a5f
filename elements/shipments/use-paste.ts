import { text } from '../../core/i18n/translate'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { isSheet, isTable, type Spread, spreadOver } from '../../core/shipments/sheets/paste'
import type { ShippingType } from '../../core/wire/reference'
import { useText } from '../kit/context'
import { useStable } from '../kit/use-stable'
import { controlKey } from './control-key'
import { useOrder } from './order-context'
import type { Place } from './place'
import { idOf, nameOf } from './row-context'
import type { RowsView } from './use-rows'

/** Fields that no table can be laid over: a browser would join its cells in the one field. */
const oneValue: ReadonlySet<string> = new Set<Place['field']>(['returnCourier', 'returnTracking'])

/**
 * What becomes of a clipboard: a sheet with titles is shown first, anything else is laid over rows, from a cell on or
 * over those that have no number. Answers whether it was taken; one text for one cell is the cell's own.
 */
export function usePaste({ shown, setSaid, goTo }: RowsView) {
  const { store, isPast, shippingTypes, onFile } = useOrder()
  const t = useText()
  return useStable((clip: string, at: Place | null): boolean => {
    if (isPast) return false
    if (isSheet(clip)) {
      onFile(new File([clip], t('shipments.clipboard'), { type: 'text/tab-separated-values' }))
      return true
    }
    if (at && oneValue.has(at.field) && isTable(clip)) {
      setSaid([text('shipments.pastedNowhere')])
      return true
    }
    const laid = layOver(clip, shown, at, shippingTypes)
    if (!laid) return false
    const { from, spread } = laid
    if (!spread) {
      if (at) return false
      store.editMany(new Map([[from.id, { [from.field]: clip.trim() }]]))
      goTo(from)
      return true
    }
    if (spread.isUnknown) {
      setSaid([text('shipments.pastedNowhere')])
      return true
    }
    store.editMany(spread.changes)
    const { left, changes, kept, skipped } = spread
    const names = namesOf(
      shown.filter(row => kept.includes(idOf(row))),
      t.locale,
    )
    const keys = `${controlKey(t)}+Z`
    const filled =
      changes.size > 0 || kept.length === 0 ? [text('shipments.pasted', { count: changes.size, keys })] : []
    setSaid([
      ...(left > 0 ? [text('shipments.pastedLeft', { count: left, keys })] : filled),
      ...(kept.length > 0 ? [text('shipments.pastedKept', { count: kept.length, names })] : []),
      ...(skipped > 0 ? [text('shipments.pastedSkipped', { count: skipped })] : []),
    ])
    goTo(from)
    return true
  })
}

/**
 * What a clipboard would do from a cell on, or over the rows that have no number. Null when there is no such row;
 * without a spread it is one text for the one cell.
 */
export function layOver(
  clip: string,
  shown: readonly ShipmentRow[],
  at: Place | null,
  couriers: readonly ShippingType[],
): { readonly from: Place; readonly spread: Spread | null } | null {
  const first = shown.find(isFree)
  const from = at ?? (first && { id: idOf(first), field: fieldFor(clip) })
  if (!from) return null
  const open = at ? shown : shown.filter(row => row.readOnly || isFree(row))
  const rows = open.map(row => ({
    id: idOf(row),
    readOnly: row.readOnly,
    savedNumber: row.shipment.shippingDetails?.reference?.trim() ?? '',
    comments: row.edit.shippingComments,
  }))
  return { from, spread: spreadOver(clip, from, rows, couriers) }
}

/** It can be filled without typing over a number. */
export function isFree({ readOnly, edit }: ShipmentRow): boolean {
  return !readOnly && edit.shippingTracking.trim() === ''
}

/** Names of rows that are told in full; of many the first ones stand for all. */
const maxNames = 5

function namesOf(rows: readonly ShipmentRow[], locale: string): string {
  const names = rows.map(nameOf)
  const told = names.length > maxNames ? [...names.slice(0, maxNames), '…'] : names
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(told)
}

/** Two columns are a courier and its number. */
function fieldFor(clip: string): 'shippingCourier' | 'shippingTracking' {
  return clip.includes('\t') ? 'shippingCourier' : 'shippingTracking'
}
