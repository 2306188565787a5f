import { useEffect, useMemo } from 'react'
import type { Risk } from '../../core/schedule/types'
import type { DayPart } from '../../core/work-orders/active/day-parts'
import type { DriveReport } from '../../core/work-orders/active/day-store'
import { groupSizes, isOverdue } from '../../core/work-orders/active/due'
import { noFilter, parseFilter } from '../../core/work-orders/active/filter'
import type { filterRows } from '../../core/work-orders/active/filter-rows'
import { isStopped, shownStatus } from '../../core/work-orders/active/shown-status'
import { sortOf, sortRows } from '../../core/work-orders/active/sort'
import { contentName } from '../../core/work-orders/rules'
import type { WorkOrderRow } from '../../core/work-orders/types'
import type { RiskOf } from './ActiveReading'
import type { WorkOrdersProps } from './contract'
import type { RowContext } from './row-context'

const noRows: readonly WorkOrderRow[] = []

/** The risks that put an order with a stopped download at risk. */
const pressing: ReadonlySet<Risk | null> = new Set(['today', 'oneDay'])

interface Options {
  readonly values: WorkOrdersProps['values']
  readonly ctx: RowContext
  /** The known orders: the read part of the whole list, or a page of the server. */
  readonly rows: readonly WorkOrderRow[]
  /** Whether the rows are split into pages here. */
  readonly isWhole: boolean
  /** Returns the risk; null until hours and holidays are known, when only overdue orders have a risk. */
  readonly riskOf: RiskOf | null
  readonly drives: DriveReport | null
  /** The function that filters rows; undefined until it is loaded. */
  readonly filterBy: typeof filterRows | undefined
}

/** Returns the rows of the list after sorting, filtering and paging, and their groups. */
export function useListView({ values, ctx, rows, isWhole, riskOf, drives, filterBy }: Options) {
  const { order, page, pageSize, items } = values
  const { t, films, due, now, progressOf } = ctx
  const filter = useMemo(() => parseFilter(values.filter) ?? noFilter, [values.filter])
  const isByAppliance = filter.appliance.length > 0
  const appliances = isByAppliance ? drives?.appliances : null
  const askAppliances = drives?.askAppliances
  useEffect(() => (isByAppliance ? askAppliances?.() : undefined), [isByAppliance, askAppliances])
  const today = filter.day === null ? null : drives?.today
  const sort = useMemo(() => sortOf(order), [order])
  const isFiltered = values.filter !== ''
  const isByContent = sort.by === 'content'
  // Names of films arrive one by one, and only the order by content needs them.
  const names = isByContent ? films : null
  // Sort before filtering: a filter keeps the order and changes more often.
  const sorted = useMemo(
    () =>
      sortRows(rows, sort, {
        locale: t.locale,
        statusText: row => t.text(shownStatus(row).label),
        contentText: ({ compositions }) =>
          (names && contentName(compositions, names)) ?? compositions[0]?.cplName ?? '',
      }),
    [rows, sort, t, names],
  )
  const filtered = useMemo(() => {
    if (!isFiltered) return sorted
    if (!filterBy) return noRows
    const risk = riskOf ?? (row => (isOverdue(row, now) ? 'overdue' : null))
    const isAtRisk = (row: WorkOrderRow) => progressOf(row).atRisk > 0 || (isStopped(row) && pressing.has(risk(row)))
    const isIn = (serialNo: string, { workOrderNo }: WorkOrderRow) =>
      appliances?.find(each => each.serialNo === serialNo)?.orders.has(workOrderNo) ?? false
    const isOfToday = (part: DayPart, { workOrderNo }: WorkOrderRow) => today?.[part].has(workOrderNo) ?? false
    return filterBy(sorted, filter, { due, riskOf: risk, isAtRisk, isIn, isOfToday })
  }, [sorted, isFiltered, filterBy, filter, due, riskOf, now, progressOf, appliances, today])
  const size = Number(pageSize)
  const shown = useMemo(
    () => (isWhole ? filtered.slice((page - 1) * size, page * size) : filtered),
    [filtered, isWhole, page, size],
  )
  const isGrouped = items === 'current' && sort.by === 'nextShipBy'
  const sizes = useMemo(
    () => (isGrouped ? groupSizes(filtered, due.groupOf, row => progressOf(row).due) : null),
    [isGrouped, filtered, due, progressOf],
  )
  const isFailing = isByAppliance && drives?.areAppliancesFailing
  const isPending =
    (isFiltered && !filterBy) || (isByAppliance && !appliances && !isFailing) || (filter.day !== null && !today)
  return {
    isPending,
    isFailing,
    filter,
    isFiltered,
    sort,
    isByContent,
    count: filtered.length,
    shown,
    sizes,
  }
}
