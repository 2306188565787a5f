import { useMemo, useState } from 'react'
import type { ShipmentRow } from '../../../core/shipments/drafts/rows'
import type { PlanRow } from '../../../core/shipments/sheets/paste-known'
import { ordersByNumber } from '../../../core/shipments/sheets/paste-numbers'
import { planPaste } from '../../../core/shipments/sheets/paste-plan'
import { toggled } from '../../kit/toggled'
import { useOrder } from '../order-context'
import type { Place } from '../place'
import { idOf, nameOf } from '../row-context'

export type PastePreview = ReturnType<typeof usePastePlan>

/** The choice of a person for one text. Another text starts without a choice. */
interface ChoiceFor<Value> {
  readonly text: string
  readonly value: Value
}

const noIds: ReadonlySet<string> = new Set()

/**
 * Returns the plan of a paste over the rows of the order, with the choices of the person.
 * @param text the pasted text
 * @param shown the rows of the view from top to bottom, which are filled in sequence
 * @param place the cell of the paste; null without a cell. Rows with a number are then skipped, unless the first row has
 * a number.
 */
export function usePastePlan(text: string, shown: readonly ShipmentRow[], place: Place | null) {
  const { shippingTypes: couriers, rows: all, others } = useOrder()
  const [chosen, setFrom] = useState(place?.id)
  const [titled, setTitled] = useState<ChoiceFor<boolean> | null>(null)
  const [ticked, setTicked] = useState<ChoiceFor<ReadonlySet<string>> | null>(null)
  const rows = useMemo(() => all.map(planRow), [all])
  const numbers = useMemo(() => ordersByNumber(others), [others])
  const shownIds = useMemo(() => shown.map(idOf), [shown])
  const open = useMemo(() => shown.map(planRow).filter(({ readOnly }) => !readOnly), [shown])
  const first = open.find(({ id }) => id === chosen) ?? open.find(isFree) ?? open[0]
  const from = first?.id ?? ''
  const onlyEmpty = place === null && first !== undefined && isFree(first)
  const isComments = place?.field === 'shippingComments'
  const [firstLine = ''] = text.split(/[\r\n]/, 1)
  const header = titled?.text === firstLine ? titled.value : 'auto'
  const isReplacing = ticked?.text === text ? ticked.value : noIds
  const plan = useMemo(
    () =>
      planPaste(text, {
        rows,
        shown: shownIds,
        ordersByNumber: numbers,
        from,
        couriers,
        header,
        onlyEmpty,
        isComments,
        replacedRowIds: isReplacing,
      }),
    [text, rows, shownIds, numbers, from, couriers, header, onlyEmpty, isComments, isReplacing],
  )
  return {
    plan,
    /** The editable rows of the view. */
    open,
    /** The id of the row for the first line; empty when no row can be changed. */
    from,
    setFrom,
    onlyEmpty,
    /** Whether the text was pasted into a field of comments. */
    isComments,
    setHeader: (value: boolean) => setTitled({ text: firstLine, value }),
    isReplacing,
    toggleReplacing: (id: string, on: boolean) => setTicked({ text, value: toggled(isReplacing, [id], on) }),
    /** The cities of all rows, by id. */
    cities: useMemo(() => new Map(all.map(row => [idOf(row), cityOf(row)])), [all]),
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
