import { signal } from '@preact/signals-react'
import { useEffect, useState } from 'react'
import type { Resource } from '../../core/base/resource-types'
import type { DriveReport } from '../../core/work-orders/active/day-store'
import { orderOf } from '../../core/work-orders/active/sort'
import type { WorkOrderListStore } from '../../core/work-orders/store'
import type { ListQuery, WorkOrderPage, WorkOrderRow } from '../../core/work-orders/types'
import { ReadState, StaleBar } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { LostPart } from '../kit/feedback/LostPart'
import { usePart } from '../kit/feedback/Part'
import { Skeleton } from '../kit/states/Skeleton'
import { Toolbar } from '../kit/table/Toolbar'
import { schedulePart } from '../views/schedule-part'
import type { RiskOf } from './ActiveReading'
import type { WorkOrdersProps } from './contract'
import { ExpandAll } from './ExpandAll'
import { openedPart, readingPart, toolsPart } from './later-parts'
import { type OpenOrders, OrdersTable } from './OrdersTable'
import type { RowContext } from './row-context'
import { SearchBox } from './SearchBox'
import { useListView } from './use-list-view'

interface ListRowsProps {
  values: WorkOrdersProps['values']
  ctx: RowContext
  list: WorkOrderListStore
  page: Resource<WorkOrderPage>
  query: ListQuery
  /** Whether the list shows all active orders, read page by page. */
  isWhole: boolean
  rows: readonly WorkOrderRow[]
  /** The known orders, shown or not. */
  knownCount: number
  riskOf: RiskOf | null
  drives: DriveReport | null
  setView: WorkOrdersProps['host']['setView']
}

/** The rows of the list, with the filters above and the pages below. */
export function ListRows({
  values,
  ctx,
  list,
  page,
  query,
  isWhole,
  rows,
  knownCount,
  riskOf,
  drives,
  setView,
}: ListRowsProps) {
  const t = useText()
  const [open] = useState<OpenOrders>(() => signal<ReadonlySet<string>>(new Set()))
  const coverage = list.active.coverage.value
  const tools = usePart(toolsPart, rows.length > 0, { isNeededNow: values.filter !== '' })
  const filterBy = tools?.filterRows
  const view = useListView({ values, ctx, rows, isWhole, riskOf, drives, filterBy })
  const { shown, count, sort, sizes, isFiltered, isByContent, isPending, isFailing } = view
  const filmRows = isByContent ? rows : shown
  useEffect(() => list.askFilms(filmRows), [list, filmRows])
  usePart(openedPart, rows.length > 0)
  // Load the part together with the rows, because a search or filter can soon hide all rows.
  const NoRows = usePart(readingPart, page.data !== null)?.NoRows ?? null

  // Until every page is read, more orders may follow.
  const isReading = isWhole && !coverage.isWhole
  const total = isWhole
    ? isReading && !isFiltered
      ? Math.max(count, page.data?.total ?? 0)
      : count
    : (page.data?.total ?? 0)
  const lastPage = Math.max(1, Math.ceil(count / query.pageSize))
  const isBeyond = isWhole && coverage.isWhole && values.page > lastPage
  useEffect(() => {
    if (isBeyond) setView('page', lastPage)
  }, [isBeyond, lastPage, setView])

  const onRetry = () => void list.refresh()
  const reading = { read: page, title: t('workOrders.loadFailed'), onRetry }
  const skeleton = <Skeleton rows={query.pageSize} columns={5} tall />

  return (
    <>
      <Toolbar actions={shown.length > 0 && <ExpandAll rows={shown} open={open} />}>
        <SearchBox label={t('workOrders.search')} search={query.search} onSearch={next => setView('search', next)} />
        <div className="list-tools">
          {tools && (
            <tools.ListTools
              values={values}
              rows={rows}
              count={count}
              filter={view.filter}
              isWhole={isWhole}
              drives={drives}
              setView={setView}
            />
          )}
        </div>
      </Toolbar>
      <LostPart of={[schedulePart, readingPart, toolsPart]} />
      {shown.length > 0 && <StaleBar {...reading} />}
      {shown.length === 0 ? (
        <ReadState {...reading} skeleton={skeleton}>
          {(isReading && (rows.length > 0 || isFiltered)) || (isPending && rows.length > 0) || !NoRows ? (
            skeleton
          ) : (
            <NoRows
              query={query}
              isFiltered={isFiltered && rows.length > 0}
              isFailing={isFailing === true}
              onItems={next => setView('items', next)}
              onClear={() => setView('filter', '')}
            />
          )}
        </ReadState>
      ) : (
        <OrdersTable
          ctx={ctx}
          rows={shown}
          open={open}
          sort={sort}
          sizes={sizes}
          isReading={isReading}
          isBusy={page.busy}
          onSort={next => setView('order', orderOf(next))}
          foot={
            tools ? (
              <tools.ListFoot
                values={values}
                setView={setView}
                total={total}
                page={isWhole ? values.page : query.page}
                coverage={isWhole ? coverage : null}
                knownCount={knownCount}
              />
            ) : (
              <div className="panel-foot list-foot" aria-hidden="true" />
            )
          }
        />
      )}
    </>
  )
}
