import type { Signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { memo, type ReactNode, useMemo } from 'react'
import type { DueGroup, GroupSize } from '../../core/work-orders/active/due'
import type { ListSort } from '../../core/work-orders/active/sort'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { useText } from '../kit/context'
import { Part } from '../kit/feedback/Part'
import { useSlots } from '../kit/table/slots'
import { Table } from '../kit/table/Table'
import { toggled } from '../kit/toggled'
import { orderColumns } from './columns'
import { groupHead } from './group-head'
import { openedPart } from './later-parts'
import type { RowContext } from './row-context'
import { useTableKey } from './use-table-key'

/** Numbers of the opened orders in the list. */
export type OpenOrders = Signal<ReadonlySet<string>>

interface Props {
  ctx: RowContext
  rows: readonly WorkOrderRow[]
  open: OpenOrders
  sort: ListSort
  /** The sizes of each group; null for rows without groups. */
  sizes: ReadonlyMap<string, GroupSize> | null
  /** Whether pages of the list are still being read. */
  isReading: boolean
  isBusy: boolean
  foot: ReactNode
  onSort(sort: ListSort): void
}

const keyOf = (row: WorkOrderRow) => row.workOrderNo

/** The table of the list. Only the table is rendered again when an order is opened. */
export function OrdersTable({ ctx, rows, open, sort, sizes, isReading, isBusy, foot, onSort }: Props) {
  useSignals()
  const t = useText()
  const columns = useMemo(() => orderColumns(ctx.offset), [ctx.offset])
  const slots = useSlots(rows, keyOf)
  // Rows of the whole list replace the rows of the first page in a new table. Moved rows would scroll the page along.
  const tableKey = useTableKey(isReading ? 'first page' : 'whole list')
  const groups = useMemo(
    () =>
      sizes
        ? {
            of: ctx.due.groupOf,
            head: (group: string) => groupHead(t, group as DueGroup, sizes.get(group) ?? { orders: 0, drives: 0 }),
          }
        : undefined,
    [sizes, ctx.due, t],
  )
  return (
    <Table
      key={tableKey}
      name="work-orders"
      caption={t('workOrders.title')}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      slots={slots}
      rowName={keyOf}
      ctx={ctx}
      sort={sort}
      onSort={next => onSort(next as ListSort)}
      groups={groups}
      tone={row => (row.past ? 'past' : ctx.due.groupOf(row) === 'overdue' ? 'flagged' : undefined)}
      isQuick={isReading}
      busy={isBusy}
      expansion={{
        open: open.value,
        onToggle: (row, isOpen) => {
          open.value = toggled(open.value, [row.workOrderNo], isOpen)
        },
        render: row => <OpenedOrder row={row} ctx={ctx} />,
      }}
      foot={foot}
    />
  )
}

/** The content of an opened row. It stays the same while other orders are opened. */
const OpenedOrder = memo(({ row, ctx }: { row: WorkOrderRow; ctx: RowContext }) => (
  <Part of={openedPart} props={{ order: row, ctx }} rows={row.compositions.length} />
))
