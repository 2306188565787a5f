import { useState } from 'react'
import { text } from '../../core/i18n/translate'
import { isSheet, isTable } from '../../core/shipments/sheets/paste'
import { useText } from '../kit/context'
import { useStable } from '../kit/use-stable'
import { useOrder } from './order-context'
import type { Place } from './place'
import type { RowsView } from './use-rows'

/** The fields of a return. They accept no table, because a browser would join its cells in one field. */
const singleValueFields: ReadonlySet<string> = new Set<Place['field']>([
  'returnCourier',
  'returnTracking',
  'returnComments',
])

/** The clipboard that opens a preview, and the cell of the paste. */
export interface Pasted {
  readonly clip: string
  /** The cell; null for a paste outside cells. */
  readonly place: Place | null
}

/**
 * Handles a paste: a sheet with titles opens the preview of an import, other tables and lists open the preview of a
 * paste, and a cell handles a single text itself.
 */
export function usePaste({ pasting, setPasting, setMessages }: RowsView) {
  const { isPast, onFile } = useOrder()
  const t = useText()
  const [pasted, setPasted] = useState<Pasted | null>(null)

  function onSheet(clip: string): void {
    onFile(new File([clip], t('shipments.clipboard'), { type: 'text/tab-separated-values' }))
  }

  const onPaste = useStable((clip: string, place: Place | null): boolean => {
    // While the preview is open, its field handles a paste.
    if (isPast || pasting) return false
    if (isSheet(clip)) {
      onSheet(clip)
      return true
    }
    // Blank cells at the start keep their place. Blank cells at the end fill nothing.
    if (!isTable(clip.trimEnd())) return false
    if (place && singleValueFields.has(place.field)) setMessages([text('shipments.pastedNowhere')])
    else {
      setPasted({ clip, place })
      setPasting(true)
    }
    return true
  })

  function onClose(): void {
    setPasted(null)
    setPasting(false)
  }

  return {
    /** The paste of the preview; null when a button has opened the preview. */
    pasted,
    onSheet,
    /** Returns whether the paste was handled. */
    onPaste,
    onClose,
  }
}
