import { useMemo } from 'react'
import type { SortOrder } from '../../core/shipments/types'
import { useText } from '../kit/context'
import { Part, usePart } from '../kit/feedback/Part'
import type { RowTone } from '../kit/table/column'
import { Table } from '../kit/table/Table'
import { columns, groupedColumns } from './columns'
import { DayHead } from './DayHead'
import { useOrder } from './order-context'
import { idOf, nameOf, type RowContext, type ViewRow } from './row-context'
import { chosenPart, openedPart } from './row-part'
import { ShipmentsFoot } from './ShipmentsFoot'
import { ShipmentsSave } from './ShipmentsSave'
import type { RowsView } from './use-rows'

const isOpenToChange = ({ readOnly }: ViewRow) => !readOnly

function toneOf({ problems, active, theirs }: ViewRow): RowTone | undefined {
  if (Object.keys(problems).length > 0) return 'flagged'
  if (theirs) return 'conflict'
  return active ? 'changed' : undefined
}

export function ShipmentsTable({ view }: { view: RowsView }) {
  const { workOrderNo, read } = useOrder()
  const { shown, ctx, ticked, setTicked, tickedRows } = view
  const t = useText()
  usePart(openedPart, true)
  const { due } = view
  const isByDay = view.listing.order.by === 'shipBy'
  const { dayOf } = due
  const ofDay = useMemo(
    () =>
      ({ shipment }: ViewRow) =>
        dayOf(shipment.dispatchDeadline),
    [dayOf],
  )
  const groups = isByDay ? { of: ofDay, head: (day: string) => <DayHead day={day} due={due} ctx={ctx} /> } : undefined
  const selection = useMemo(() => ({ chosen: ticked, onChange: setTicked, can: isOpenToChange }), [ticked, setTicked])

  return (
    <Table<ViewRow, RowContext>
      name="shipments"
      caption={t('shipments.of', { workOrderNo })}
      columns={groups ? groupedColumns : columns}
      rows={shown}
      rowKey={idOf}
      rowName={nameOf}
      ctx={ctx}
      sort={view.listing.order}
      groups={groups}
      onSort={sort => view.ask({ order: sort as SortOrder })}
      tone={toneOf}
      pin={view.conflicts.soughtId ?? shown.find(row => row.active)?.shipment.id}
      busy={read.busy}
      selection={selection}
      bar={
        tickedRows.length > 0 && (
          <Part of={chosenPart} rows={0} props={{ tickedRows, setTicked, onPrint: view.onPrint }} />
        )
      }
      expansion={{
        open: view.opened,
        onToggle: (row, isOpen) => view.toggleOpened(idOf(row), isOpen),
        render: row => <Part of={openedPart} props={{ row, ctx }} rows={3} />,
      }}
      foot={
        <>
          <ShipmentsFoot view={view} />
          <ShipmentsSave view={view} />
        </>
      }
    />
  )
}
