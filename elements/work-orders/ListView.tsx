import expandIcon from 'icon:arrows-diagonal'
import collapseIcon from 'icon:arrows-diagonal-minimize-2'
import { useMemo, useState } from 'react'
import { lazy } from '../../core/base/lazy'
import type { Resource } from '../../core/base/resource'
import { offsetIn } from '../../core/base/time'
import type { LiveState } from '../../core/live/live'
import { type ListSort, sortRows, statusCounts } from '../../core/work-orders/rules'
import { orderLook } from '../../core/work-orders/statuses'
import type { Items, ListQuery, PageSize, WorkOrderPage, WorkOrderRow } from '../../core/work-orders/types'
import { StaleBar } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { LiveMark } from '../kit/feedback/LiveMark'
import { Part, usePart } from '../kit/feedback/Part'
import { Button } from '../kit/fields/Button'
import { PageHead } from '../kit/layout/PageHead'
import { Tabs } from '../kit/layout/Tabs'
import { Legend } from '../kit/table/Legend'
import { Table } from '../kit/table/Table'
import { Toolbar } from '../kit/table/Toolbar'
import { orderColumns } from './columns'
import { FilterCount, FilterEnded } from './FilterNote'
import { iconOf } from './icons'
import { ListState } from './ListState'
import { OrderPager } from './OrderPager'
import type { RowContext } from './row-context'
import { SearchBox } from './SearchBox'

interface ListViewProps {
  ctx: RowContext
  page: Resource<WorkOrderPage>
  query: ListQuery
  feed: LiveState
  /** When the rows were read. */
  at: string | undefined
  counts: { active: number; archived: number } | null
  onItems(items: Items): void
  onPoint(items: Items): void
  onSearch(search: string): void
  onPage(page: number): void
  onPageSize(size: PageSize): void
  onRetry(): void
}

const openedPart = lazy(() => import('./Opened'), 'Opened')

const everyStatus = 'all'
/** As many as a screen shows below the tabs. */
const firstRows = 12
const keyOf = (row: WorkOrderRow) => row.workOrderNo
const toneOf = (row: WorkOrderRow) => (row.past ? ('past' as const) : undefined)

/** A page of work orders. The legend and the sort act on the page that is loaded (decision 18). */
export function ListView(props: ListViewProps) {
  const { ctx, page, query, counts } = props
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
      ),
    [shown, filter, sort],
  )
  const zoneWords = useMemo(() => offsetIn(ctx.zone, new Date().toISOString()), [ctx.zone])
  const columns = useMemo(() => orderColumns(zoneWords), [zoneWords])
  usePart(openedPart, loaded.length > 0)
  const isAllOpen = rows.length > 0 && rows.every(row => open.has(row.workOrderNo))

  return (
    <div className="stack">
      <PageHead title={t('workOrders.title')}>
        <LiveMark state={page.state === 'offline' ? 'offline' : props.feed} at={props.at} />
      </PageHead>
      <Tabs<Items>
        label={t('workOrders.lists')}
        tabs={[
          { id: 'current', label: t('workOrders.active'), ...(counts && { count: counts.active }) },
          { id: 'past', label: t('workOrders.archive'), ...(counts && { count: counts.archived }) },
          { id: 'all', label: t('workOrders.all'), ...(counts && { count: counts.active + counts.archived }) },
        ]}
        current={query.items}
        onChange={props.onItems}
        onPoint={props.onPoint}
      />
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
        <SearchBox label={t('workOrders.search')} search={query.search} onSearch={props.onSearch} />
      </Toolbar>
      {loaded.length > 0 && (
        <Legend
          label={t('workOrders.onThisPage')}
          labelled
          items={[
            { id: everyStatus, label: t('workOrders.all'), count: loaded.length },
            ...[...statuses].map(([status, count]) => {
              const { icon, word, tone } = orderLook(status)
              return { id: status, label: t.text(word), icon: iconOf(icon), tone, count }
            }),
          ]}
          chosen={filter}
          onChoose={status => setChosen({ status, query })}
        />
      )}
      <FilterEnded chosen={chosen} filter={filter} query={query} onBack={setChosen} />
      {loaded.length === 0 ? (
        <ListState page={page} query={query} onItems={props.onItems} onRetry={props.onRetry} />
      ) : (
        <Table
          name="work-orders"
          caption={t('workOrders.title')}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          rowName={keyOf}
          atFirst={firstRows}
          ctx={ctx}
          sort={sort}
          onSort={next => setSort(next as ListSort)}
          tone={toneOf}
          busy={page.busy}
          bar={<StaleBar read={page} title={t('workOrders.loadFailed')} onRetry={props.onRetry} />}
          expansion={{
            open,
            onToggle: (row, isOpen) =>
              setOpen(new Set(isOpen ? [...open, row.workOrderNo] : [...open].filter(no => no !== row.workOrderNo))),
            render: row => <Part of={openedPart} props={{ order: row, ctx }} rows={row.compositions.length} />,
          }}
          foot={
            <div className="panel-foot">
              {filter !== everyStatus && <FilterCount shown={rows.length} of={loaded.length} />}
              <OrderPager
                page={query.page}
                pageSize={query.pageSize}
                total={shown?.total ?? 0}
                onPage={props.onPage}
                onPageSize={props.onPageSize}
              />
            </div>
          }
        />
      )}
    </div>
  )
}
