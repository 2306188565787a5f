import { type ReactNode, useMemo } from 'react'
import { lazy } from '../../core/base/lazy'
import type { Resource } from '../../core/base/resource'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import type { SortColumn, SortOrder } from '../../core/shipments/types'
import { StaleBar } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { Part, usePart } from '../kit/feedback/Part'
import type { Sort } from '../kit/table/column'
import { Table } from '../kit/table/Table'
import { columns } from './columns'
import { idOf, nameOf, type RowContext, type ViewRow } from './row-context'
import { ShipmentsFoot } from './ShipmentsFoot'

interface ShipmentsTableProps {
  workOrderNo: string
  read: Resource<unknown>
  rows: readonly ShipmentRow[]
  onRetry(): void
  shown: readonly ViewRow[]
  ctx: RowContext
  order: SortOrder
  saveBar: ReactNode
  /** The ticked rows, by id. */
  chosen: ReadonlySet<string>
  /** What can be done with them. */
  chosenBar: ReactNode
  onChoose(chosen: ReadonlySet<string>): void
  onSort(order: SortOrder): void
  /** The rows that are opened, by id. */
  open: ReadonlySet<string>
  onOpen(id: string, isOpen: boolean): void
}

const openedPart = lazy(() => import('./Opened'), 'Opened')

const isOpenToChange = ({ readOnly }: ViewRow) => !readOnly

const toneOf = ({ problems, active, theirs }: ViewRow) =>
  Object.keys(problems).length > 0 ? 'flagged' : active || theirs ? 'changed' : undefined

const sortOf = ({ column, direction }: SortOrder): Sort => ({
  by: column,
  dir: direction === 'ascending' ? 'asc' : 'desc',
})
const orderOf = ({ by, dir }: Sort): SortOrder => ({
  column: by as SortColumn,
  direction: dir === 'asc' ? 'ascending' : 'descending',
})

export function ShipmentsTable(props: ShipmentsTableProps) {
  const { shown, rows, ctx, read, open, onOpen } = props
  const t = useText()
  usePart(openedPart, true)
  const { chosen, onChoose } = props
  const selection = useMemo(() => ({ chosen, onChange: onChoose, can: isOpenToChange }), [chosen, onChoose])

  return (
    <Table<ViewRow, RowContext>
      name="shipments"
      caption={t('shipments.of', { workOrderNo: props.workOrderNo })}
      columns={columns}
      rows={shown}
      rowKey={idOf}
      rowName={nameOf}
      ctx={ctx}
      sort={sortOf(props.order)}
      onSort={sort => props.onSort(orderOf(sort))}
      tone={toneOf}
      pin={shown.find(row => row.active)?.shipment.id}
      busy={read.busy}
      selection={selection}
      bar={
        <>
          <StaleBar read={read} title={t('shipments.loadFailed')} onRetry={props.onRetry} />
          {props.chosenBar}
        </>
      }
      expansion={{
        open,
        onToggle: (row, isOpen) => onOpen(idOf(row), isOpen),
        render: row => <Part of={openedPart} props={{ row, ctx }} rows={3} />,
      }}
      foot={
        <>
          <ShipmentsFoot
            shown={shown.length}
            count={rows.length}
            zone={ctx.zone}
            at={rows[0]?.shipment.dispatchDeadline}
          />
          {props.saveBar}
        </>
      }
    />
  )
}
