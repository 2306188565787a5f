import { useMemo, useState } from 'react'
import type { ShipmentRow } from '../../../core/shipments/drafts/rows'
import type { PlanRow } from '../../../core/shipments/sheets/paste-known'
import { planPaste } from '../../../core/shipments/sheets/paste-plan'
import { toggled } from '../../kit/toggled'
import { useOrder } from '../order-context'
import type { Place } from '../place'
import { idOf, nameOf } from '../row-context'

export type PastePreview = ReturnType<typeof usePastePlan>

/** A choice that a person made for a text; another text begins without it. */
interface ChoiceFor<Value> {
  readonly words: string
  readonly value: Value
}

const none: ReadonlySet<string> = new Set()

/**
 * Plans a paste over the rows that are shown, with the choices of the person.
 * @param words the pasted text
 * @param shown the rows from top to bottom
 * @param at the cell that was pasted into; null where none was pointed at, and rows with a number are passed over
 */
export function usePastePlan(words: string, shown: readonly ShipmentRow[], at: Place | null) {
  const { shippingTypes: couriers } = useOrder()
  const [chosen, setFrom] = useState(at?.id)
  const [titled, setTitled] = useState<ChoiceFor<boolean> | null>(null)
  const [ticked, setTicked] = useState<ChoiceFor<ReadonlySet<string>> | null>(null)
  const rows = useMemo(() => shown.map(planRow), [shown])
  const open = useMemo(() => rows.filter(({ readOnly }) => !readOnly), [rows])
  const first = open.find(({ id }) => id === chosen) ?? open.find(isFree) ?? open[0]
  const from = first?.id ?? ''
  const onlyEmpty = at === null && first !== undefined && isFree(first)
  const [firstLine = ''] = words.split(/[\r\n]/, 1)
  const header = titled?.words === firstLine ? titled.value : 'auto'
  const isReplacing = ticked?.words === words ? ticked.value : none
  const plan = useMemo(
    () => planPaste(words, { rows, from, couriers, header, onlyEmpty, isReplacing }),
    [words, rows, from, couriers, header, onlyEmpty, isReplacing],
  )
  return {
    plan,
    /** The rows that can be changed. */
    open,
    /** The id of the row that the first line goes to; empty where no row can be changed. */
    from,
    setFrom,
    onlyEmpty,
    setHeader: (value: boolean) => setTitled({ words: firstLine, value }),
    isReplacing,
    toggleReplacing: (id: string, on: boolean) => setTicked({ words, value: toggled(isReplacing, [id], on) }),
    /** The cities of the rows, by id. */
    cities: useMemo(() => new Map(shown.map(row => [idOf(row), cityOf(row)])), [shown]),
  }
}

function planRow(row: ShipmentRow): PlanRow {
  const { shipment, edit, readOnly } = row
  return {
    id: idOf(row),
    readOnly,
    ordinal: shipment.ordinal,
    bookingNo: shipment.bookingNo,
    theatre: nameOf(row),
    savedNumber: shipment.shippingDetails?.reference?.trim() ?? '',
    courier: edit.shippingCourier.trim(),
    number: edit.shippingTracking.trim(),
    comments: edit.shippingComments,
  }
}

const isFree = ({ number, savedNumber }: PlanRow) => number === '' && savedNumber === ''

const cityOf = ({ shipment: { theatre } }: ShipmentRow) => theatre.displayLocation || theatre.city
