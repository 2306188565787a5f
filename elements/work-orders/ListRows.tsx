import expandIcon from 'icon:arrows-diagonal'
import collapseIcon from 'icon:arrows-diagonal-minimize-2'
import { useMemo, useState } from 'react'
import { lazy } from '../../core/base/lazy'
import type { Resource } from '../../core/base/resource'
import { offsetIn } from '../../core/base/time'
import { type ListSort, sortRows, statusCounts } from '../../core/work-orders/rules'
import { orderLook } from '../../core/work-orders/statuses'
import {
  type ListQuery,
  type PageSize,
  pageSizes,
  type WorkOrderPage,
  type WorkOrderRow,
} from '../../core/work-orders/types'
import { ReadState, StaleBar } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { LostPart } from '../kit/feedback/LostPart'
import { Part, usePart } from '../kit/feedback/Part'
import { Button } from '../kit/fields/Button'
import { Skeleton } from '../kit/states/Skeleton'
import { Legend } from '../kit/table/Legend'
import { Pager } from '../kit/table/Pager'
import { Table } from '../kit/table/Table'
import { Toolbar } from '../kit/table/Toolbar'
import { statusIcon } from '../parts/status-icon'
import { schedulePart } from '../views/schedule-part'
import { orderColumns } from './columns'
import type { WorkOrdersProps } from './contract'
import { FilterEnded } from './FilterEnded'
import { NoRows } from './NoRows'
import type { RowContext } from './row-context'
import { SearchBox } from './SearchBox'

interface ListRowsProps {
  ctx: RowContext
  page: Resource<WorkOrderPage>
  query: ListQuery
  setView: WorkOrdersProps['host']['setView']
  onRetry(): void
}

const openedPart = lazy(() => import('./Opened'), 'Opened')

const everyStatus = 'all'
const sizes = pageSizes.map(Number)
const keyOf = (row: WorkOrderRow) => row.workOrderNo
const toneOf = (row: WorkOrderRow) => (row.past ? ('past' as const) : undefined)

/** A page of work orders. The legend and the sort act on the page that is loaded (decision 18). */
export function ListRows({ ctx, page, query, setView, onRetry }: ListRowsProps) {
  const t = useText()
  const [chosen, setChosen] = useState({ status: everyStatus, query })
  const [sort, setSort] = useState<ListSort | null>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const shown = page.data
  const loaded = shown?.rows ?? []
  const statuses = useMemo(() => statusCounts(shown?.rows ?? []), [shown])
  // It is of the rows that it was chosen among: another search, page or list shows all of its own.
  const filter = chosen.query === query && statuses.has(chosen.status) ? chosen.status : everyStatus
  const rows = useMemo(
    () =>
      sortRows(
        (shown?.rows ?? []).filter(row => filter === everyStatus || row.status === filter),
        sort,
        t.locale,
        status => t.text(orderLook(status).word),
      ),
    [shown, filter, sort, t],
  )
  const zoneWords = useMemo(() => offsetIn(ctx.zone, new Date().toISOString()), [ctx.zone])
  const columns = useMemo(() => orderColumns(zoneWords), [zoneWords])
  usePart(openedPart, loaded.length > 0)
  const isAllOpen = rows.length > 0 && rows.every(row => open.has(row.workOrderNo))
  const reading = { read: page, title: t('workOrders.loadFailed'), onRetry }

  return (
    <>
      <Toolbar
        actions={
          rows.length > 0 && (
            <Button
              icon={isAllOpen ? collapseIcon : expandIcon}
              onClick={() => setOpen(isAllOpen ? new Set() : new Set(rows.map(keyOf)))}
            >
              {t(isAllOpen ? 'workOrders.collapseAll' : 'workOrders.expandAll')}
            </Button>
          )
        }
      >
        <SearchBox label={t('workOrders.search')} search={query.search} onSearch={next => setView('search', next)} />
      </Toolbar>
      {loaded.length > 0 && (
        <Legend
          label={t('workOrders.onThisPage')}
          labelled
          items={[
            { id: everyStatus, label: t('workOrders.all'), count: loaded.length },
            ...[...statuses].map(([status, count]) => {
              const { icon, word, tone } = orderLook(status)
              return { id: status, label: t.text(word), icon: statusIcon(icon), tone, count }
            }),
          ]}
          chosen={filter}
          onChoose={status => setChosen({ status, query })}
        />
      )}
      <LostPart of={[schedulePart]} />
      <FilterEnded chosen={chosen} filter={filter} query={query} onBack={setChosen} />
      {loaded.length === 0 ? (
        <ReadState {...reading} skeleton={<Skeleton rows={query.pageSize} columns={5} />}>
          <NoRows query={query} onItems={next => setView('items', next)} />
        </ReadState>
      ) : (
        <Table
          name="work-orders"
          caption={t('workOrders.title')}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          rowName={keyOf}
          ctx={ctx}
          sort={sort}
          onSort={next => setSort(next as ListSort)}
          tone={toneOf}
          busy={page.busy}
          bar={<StaleBar {...reading} />}
          expansion={{
            open,
            onToggle: (row, isOpen) =>
              setOpen(new Set(isOpen ? [...open, row.workOrderNo] : [...open].filter(no => no !== row.workOrderNo))),
            render: row => <Part of={openedPart} props={{ order: row, ctx }} rows={row.compositions.length} />,
          }}
          foot={
            <div className="panel-foot">
              {filter !== everyStatus && (
                <span className="quiet-text" role="status">
                  {t('workOrders.filtered', { shown: rows.length, count: loaded.length })}
                </span>
              )}
              <Pager
                page={query.page}
                pageSize={query.pageSize}
                total={shown?.total ?? 0}
                sizes={sizes}
                onPage={next => setView('page', next)}
                onPageSize={size => setView('pageSize', String(size) as PageSize)}
              />
            </div>
          }
        />
      )}
    </>
  )
}
