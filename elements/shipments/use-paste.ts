import { type RefObject, useEffect } from 'react'
import { type Text, text } from '../../core/i18n/translate'
import { isSheet, spreadOver } from '../../core/shipments/paste'
import type { ShipmentRow } from '../../core/shipments/store'
import { useText } from '../kit/context'
import { useStable } from '../kit/use-stable'
import { controlKey } from './control-key'
import type { Spot } from './problem-spots'
import { idOf, type RowActions } from './row-context'

interface Options {
  readonly shown: readonly ShipmentRow[]
  readonly actions: RowActions
  /** The row that is filled first where none was pointed at. */
  first(): string | undefined
  onFile(file: File): void
  onSaid(said: readonly Text[]): void
  onSpot(spot: Spot): void
}

/**
 * What becomes of a clipboard: a sheet with titles is shown first, anything else is laid over rows, from a cell on or
 * from the first row that needs a number. Answers whether it was taken; one text for one cell is the cell's own.
 */
export function usePaste({ shown, actions, first, onFile, onSaid, onSpot }: Options) {
  const t = useText()
  return useStable((clip: string, at: Spot | null): boolean => {
    if (isSheet(clip)) {
      onFile(new File([clip], t('shipments.clipboard'), { type: 'text/tab-separated-values' }))
      return true
    }
    const id = first()
    const nowhere = id === undefined ? null : { id, field: fieldFor(clip) }
    const spot = at ?? nowhere
    if (!spot) return false
    const lines = shown.map(row => ({ id: idOf(row), readOnly: row.readOnly }))
    const spread = spreadOver(clip, spot.id, spot.field, lines)
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

/** Two columns are a courier and its number. */
function fieldFor(clip: string): 'shippingCourier' | 'shippingTracking' {
  return clip.includes('\t') ? 'shippingCourier' : 'shippingTracking'
}

/** What is pasted while nothing on the page has the focus goes to the rows, unless it is a single word. */
export function usePasteFromNowhere(
  around: RefObject<HTMLElement | null>,
  onPaste: (clip: string, at: null) => boolean,
): void {
  const hear = useStable((event: ClipboardEvent) => {
    if (event.target !== document.body || event.defaultPrevented || !around.current?.checkVisibility()) return
    const clip = event.clipboardData?.getData('text/plain').trim() ?? ''
    if (/[\t\r\n]/.test(clip) && onPaste(clip, null)) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('paste', hear)
    return () => document.removeEventListener('paste', hear)
  }, [hear])
}
