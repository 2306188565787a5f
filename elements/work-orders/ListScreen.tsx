import { useEffect, useMemo } from 'react'
import { clockTime } from '../../core/base/time'
import { text } from '../../core/i18n/translate'
import { live } from '../../core/live/live'
import { session } from '../../core/session/store'
import { workOrdersCount } from '../../core/work-orders/counts'
import { movies } from '../../core/work-orders/movies'
import { workOrderList } from '../../core/work-orders/store'
import type { Items, ListQuery } from '../../core/work-orders/types'
import { useRead, useScreen, useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { LiveMark } from '../kit/feedback/LiveMark'
import { PageHead } from '../kit/layout/PageHead'
import { Tabs } from '../kit/layout/Tabs'
import type { WorkOrdersProps } from './contract'
import { ListRows } from './ListRows'
import type { RowContext } from './row-context'

export function ListScreen({ values, host }: WorkOrdersProps) {
  const { portal } = useScreen()
  const t = useText()
  const list = useStore(workOrderList, host.id)
  const zone = useStore(session).zone.value
  const films = useStore(movies).known.value
  const counts = useStore(workOrdersCount).counts.value.data
  const feed = useStore(live).state.value
  const page = list.page.value
  const { items, search, page: pageNo, pageSize } = values
  useRead(page, text('workOrders.loadFailed'), list.refresh)

  const query = useMemo<ListQuery>(
    () => ({ items, search, page: pageNo, pageSize: Number(pageSize) }),
    [items, search, pageNo, pageSize],
  )
  useEffect(() => list.ask(query), [list, query])
  useEffect(() => {
    // The list shrank below the page that was asked for: the address follows. What was asked is looked up now: the
    // effect above may just have asked for another page.
    const last = list.query.peek().page
    if (page.data?.query.page === last && last < pageNo) host.setView('page', last)
  }, [host, list, page.data, pageNo])

  const portalBase = portal.options.value.bases.portal ?? null
  const ctx = useMemo<RowContext>(
    () => ({
      zone,
      t,
      films,
      portalBase,
      onOpen(no, tab) {
        host.setView('tab', tab)
        host.setView('workOrderNo', no)
      },
    }),
    [zone, t, films, portalBase, host],
  )

  /** Another list, search or size begins at its first page. */
  const setView: typeof host.setView = (name, next) => {
    if (name !== 'page' && pageNo !== 1) host.setView('page', 1)
    host.setView(name, next)
  }
  const { activeWorkOrdersCount: active = 0, archivedWorkOrdersCount: archived = 0 } = counts ?? {}

  return (
    <div className="stack">
      <PageHead title={t('workOrders.title')}>
        <LiveMark
          state={page.state === 'offline' ? 'offline' : feed}
          at={page.at === null ? undefined : clockTime(page.at, t.locale)}
        />
      </PageHead>
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
      <ListRows ctx={ctx} page={page} query={query} setView={setView} onRetry={() => void list.refresh()} />
    </div>
  )
}
