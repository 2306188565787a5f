import { useEffect, useLayoutEffect, useMemo } from 'react'
import { clockTime, offsetIn } from '../../core/base/time'
import { isWeekendIn } from '../../core/base/working-days'
import { localZone } from '../../core/base/zones'
import { text } from '../../core/i18n/translate'
import { live } from '../../core/live/live'
import { session } from '../../core/session/store'
import type { DriveReport } from '../../core/work-orders/active/day-store'
import { dueAt } from '../../core/work-orders/active/due'
import { parseFilter } from '../../core/work-orders/active/filter'
import { progressOf } from '../../core/work-orders/active/progress'
import { defaultOrder, orders } from '../../core/work-orders/active/sort'
import { workOrdersCount } from '../../core/work-orders/counts'
import { movies } from '../../core/work-orders/movies'
import { isWholeList } from '../../core/work-orders/rules'
import { workOrderList } from '../../core/work-orders/store'
import type { Items, ListQuery, WorkOrderRow } from '../../core/work-orders/types'
import { useRead, useScreen, useStore } from '../base/bridge/hooks'
import { useOverReload } from '../base/bridge/use-over-reload'
import { useText } from '../kit/context'
import { LiveMark } from '../kit/feedback/LiveMark'
import { usePart } from '../kit/feedback/Part'
import { PageHead } from '../kit/layout/PageHead'
import { Tabs } from '../kit/layout/Tabs'
import { useNow } from '../kit/use-now'
import { DayRoom } from '../views/day/DayRoom'
import type { RiskOf } from './ActiveReading'
import type { WorkOrdersProps } from './contract'
import { ListRows } from './ListRows'
import { readingPart } from './later-parts'
import type { RowContext } from './row-context'

const noRows: readonly WorkOrderRow[] = []

interface ListScreenProps extends WorkOrdersProps {
  riskOf: RiskOf | null
  /** The drives; null until shipments and bays are known. */
  drives: DriveReport | null
  /** Is called after the first read, so that later parts may load. */
  onRead(): void
}

/** The list of work orders: all active orders, read page by page, or one page of the archive or of a search. */
export function ListScreen({ values, host, riskOf, drives, onRead }: ListScreenProps) {
  const { portal } = useScreen()
  const t = useText()
  const list = useStore(workOrderList, host.id)
  const zone = useStore(session).zone.value
  const films = useStore(movies).known.value
  const counts = useStore(workOrdersCount).counts.value.data
  const feed = useStore(live).state.value
  const page = list.page.value
  const { items, search, page: pageNo, pageSize } = values
  const isWhole = isWholeList(values)
  useRead(page, text('workOrders.loadFailed'), list.refresh)

  const query = useMemo<ListQuery>(
    () => ({ items, search, page: isWhole ? 1 : pageNo, pageSize: Number(pageSize) }),
    [items, search, isWhole, pageNo, pageSize],
  )
  // The list is requested before the browser paints, since everything else waits for it.
  useLayoutEffect(() => list.ask(query), [list, query])
  const hasRead = page.data !== null
  useEffect(() => {
    if (hasRead) onRead()
  }, [hasRead, onRead])
  useEffect(() => {
    // The list has become shorter than the requested page, so update the address. Read the query from the store,
    // because the effect above may have just requested another page.
    const last = list.query.peek().page
    if (!isWhole && page.data?.query.page === last && last < pageNo) host.setView('page', last)
  }, [host, list, isWhole, page.data, pageNo])

  const readAt = new Date(page.at ?? 0).toISOString()
  const portalBase = portal.options.value.bases.portal ?? null
  const now = useNow(30_000)
  const ctx = useMemo<RowContext>(() => {
    const due = dueAt(now, zone)
    return {
      zone,
      t,
      films,
      portalBase,
      now,
      due,
      offset: offsetIn(zone, new Date(now).toISOString()),
      progressOf: row => drives?.progressOf(row, due, now) ?? progressOf(row, now),
      onOpen(no, tab) {
        host.setView('tab', tab)
        host.setView('workOrderNo', no)
      },
    }
  }, [zone, t, films, portalBase, now, host, drives])

  /** Sets a view. Another list, search, filter, order or size starts at its first page. */
  const setView = useMemo<typeof host.setView>(
    () => (name, next) => {
      if (name !== 'page' && pageNo !== 1) host.setView('page', 1)
      host.setView(name, next)
    },
    [host, pageNo],
  )
  useOverReload('work-orders', [values.order, values.filter], ([order, filter = '']) => {
    if (values.order !== defaultOrder || values.filter !== '') return
    const storedOrder = orders.find(each => each === order)
    if (storedOrder && storedOrder !== defaultOrder) setView('order', storedOrder)
    if (filter !== '' && parseFilter(filter)) setView('filter', filter)
  })
  // Orders of an earlier read in this session are shown at once, while the first page is read again.
  const activeRows = list.active.rows.value
  const isChosen = values.filter !== '' || values.order !== defaultOrder || pageNo > 1
  const isHeld = isWhole && !list.active.coverage.value.isWhole && !isChosen && page.data !== null
  // While pages are read the first page stays unchanged, because new rows in between would move it again and again.
  const rows = isWhole && !isHeld ? activeRows : (page.data?.rows ?? noRows)
  // Reserve the place of the strip, so that rows do not move when it appears.
  const hasStrip =
    values.summary === 'today' && (activeRows.length > 0 || (isWhole && !hasRead && page.failure === null))
  // With usual hours, no pick-up is on a weekend, so that no drive is due then and the strip is one line.
  const isLikelyLine = isWeekendIn(now, zone)
  const DayStrip = usePart(readingPart, hasStrip && hasRead)?.DayStrip ?? null
  const { activeWorkOrdersCount: active = 0, archivedWorkOrdersCount: archived = 0 } = counts ?? {}

  return (
    <div className="stack">
      <PageHead title={t('workOrders.title')}>
        <LiveMark
          state={page.state === 'offline' ? 'offline' : feed}
          at={page.at === null ? undefined : `${clockTime(page.at, t.locale)} (${offsetIn(localZone(), readAt)})`}
        />
      </PageHead>
      {hasStrip &&
        (DayStrip ? (
          <DayStrip values={values} setView={setView} ctx={ctx} isLikelyLine={isLikelyLine} />
        ) : (
          <DayRoom isLikelyLine={isLikelyLine} />
        ))}
      <Tabs<Items>
        label={t('workOrders.lists')}
        tabs={[
          { id: 'current', label: t('workOrders.active'), ...(counts && { count: active }) },
          { id: 'past', label: t('workOrders.archive'), ...(counts && { count: archived }) },
          { id: 'all', label: t('workOrders.all'), ...(counts && { count: active + archived }) },
        ]}
        current={items}
        onChange={next => setView('items', next)}
        onPoint={next => list.prepare({ ...query, items: next, page: 1 })}
      />
      <ListRows
        values={values}
        ctx={ctx}
        list={list}
        page={page}
        query={query}
        isWhole={isWhole}
        rows={rows}
        knownCount={isWhole ? activeRows.length : rows.length}
        riskOf={riskOf}
        drives={drives}
        setView={setView}
      />
    </div>
  )
}
