import { useState } from 'react'
import { text } from '../../core/i18n/translate'
import { isSheet, isTable } from '../../core/shipments/sheets/paste'
import { useText } from '../kit/context'
import { useStable } from '../kit/use-stable'
import { useOrder } from './order-context'
import type { Place } from './place'
import type { RowsView } from './use-rows'

/** Fields that take no table: a return has no list to fill, and a browser would join the cells in the one field. */
const oneValue: ReadonlySet<string> = new Set<Place['field']>(['returnCourier', 'returnTracking', 'returnComments'])

/** The clipboard that a preview begins with, and the cell that it was pasted into. */
export interface Pasted {
  readonly clip: string
  /** Null where no cell was pointed at. */
  readonly place: Place | null
}

/**
 * Decides where a paste goes: a sheet with titles opens the preview of an import, other tables and lists open the preview
 * of a paste, and one text for one cell is left to that cell.
 */
export function usePaste({ pasting, setPasting, setSaid }: RowsView) {
  const { isPast, onFile } = useOrder()
  const t = useText()
  const [pasted, setPasted] = useState<Pasted | null>(null)

  function onSheet(clip: string): void {
    onFile(new File([clip], t('shipments.clipboard'), { type: 'text/tab-separated-values' }))
  }

  const onPaste = useStable((clip: string, place: Place | null): boolean => {
    // While the preview is open, a paste goes into its field.
    if (isPast || pasting) return false
    if (isSheet(clip)) {
      onSheet(clip)
      return true
    }
    // Blank cells at the start keep their place; those at the end fill nothing.
    if (!isTable(clip.trimEnd())) return false
    if (place && oneValue.has(place.field)) setSaid([text('shipments.pastedNowhere')])
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
    /** Null where the preview was opened by its button. */
    pasted,
    onSheet,
    /** Returns whether the clipboard was taken. */
    onPaste,
    onClose,
  }
}
