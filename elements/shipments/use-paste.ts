import type { RefObject } from 'react'
import { type Text, text } from '../../core/i18n/translate'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { isNumbers, isSheet, type Spread, spreadOver } from '../../core/shipments/sheets/paste'
import type { ShippingType } from '../../core/wire/reference'
import { useText } from '../kit/context'
import { useDocument } from '../kit/use-document'
import { useStable } from '../kit/use-stable'
import { controlKey } from './control-key'
import { isOutsideFields } from './outside-fields'
import type { Spot } from './problem-spots'
import { idOf, type RowActions } from './row-context'

interface Options {
  readonly shown: readonly ShipmentRow[]
  readonly actions: RowActions
  onFile(file: File): void
  onSaid(said: readonly Text[]): void
  onSpot(spot: Spot): void
}

/**
 * What becomes of a clipboard: a sheet with titles is shown first, anything else is laid over rows, from a cell on or
 * over those that have no number. Answers whether it was taken; one text for one cell is the cell's own.
 */
export function usePaste({ shown, actions, onFile, onSaid, onSpot }: Options) {
  const t = useText()
  return useStable((clip: string, at: Spot | null): boolean => {
    if (isSheet(clip)) {
      onFile(new File([clip], t('shipments.clipboard'), { type: 'text/tab-separated-values' }))
      return true
    }
    const laid = layOver(clip, shown, at)
    if (!laid) return false
    const { spot, spread } = laid
    if (!spread) {
      if (at) return false
      actions.onEditMany(new Map([[spot.id, { [spot.field]: clip.trim() }]]))
      onSpot(spot)
      return true
    }
    actions.onEditMany(spread.changes)
    const { left, changes, skipped } = spread
    const keys = `${controlKey(t)}+Z`
    onSaid([
      left > 0
        ? text('shipments.pastedLeft', { count: left, keys })
        : text('shipments.pasted', { count: changes.size, keys }),
      ...(skipped > 0 ? [text('shipments.pastedSkipped', { count: skipped })] : []),
    ])
    onSpot(spot)
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
  at: Spot | null,
): { readonly spot: Spot; readonly spread: Spread | null } | null {
  const first = shown.find(isFree)
  const spot = at ?? (first && { id: idOf(first), field: fieldFor(clip) })
  if (!spot) return null
  const open = at ? shown : shown.filter(row => row.readOnly || isFree(row))
  const lines = open.map(row => ({ id: idOf(row), readOnly: row.readOnly }))
  return { spot, spread: spreadOver(clip, spot.id, spot.field, lines) }
}

/** It can be filled without typing over a number. */
export function isFree({ readOnly, edit }: ShipmentRow): boolean {
  return !readOnly && edit.shippingTracking.trim() === ''
}

/** Two columns are a courier and its number. */
function fieldFor(clip: string): 'shippingCourier' | 'shippingTracking' {
  return clip.includes('\t') ? 'shippingCourier' : 'shippingTracking'
}

/**
 * What is pasted while nothing on the page has the focus goes to the rows when it is meant for them: a sheet with
 * titles, or lines of numbers. All else is the page's.
 */
export function usePagePaste(
  around: RefObject<HTMLElement | null>,
  couriers: readonly ShippingType[],
  onPaste: (clip: string, at: null) => boolean,
): void {
  useDocument(around, 'paste', (event: ClipboardEvent) => {
    if (!isOutsideFields(event, around.current)) return
    const clip = event.clipboardData?.getData('text/plain').trim() ?? ''
    const isMeant = isSheet(clip) || (/[\t\r\n]/.test(clip) && isNumbers(clip, couriers))
    if (isMeant && onPaste(clip, null)) event.preventDefault()
  })
}
