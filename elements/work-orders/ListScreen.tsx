import { useEffect, useMemo } from 'react'
import { clockTime } from '../../core/base/time'
import { text } from '../../core/i18n/translate'
import { live } from '../../core/live/live'
import { session } from '../../core/session/store'
import { workOrdersCount } from '../../core/work-orders/counts'
import { movies } from '../../core/work-orders/movies'
import { workOrderList } from '../../core/work-orders/store'
import type { ListQuery } from '../../core/work-orders/types'
import { useRead, useScreen, useStore } from '../base/bridge/hooks'
import { useLocale } from '../kit/context'
import type { WorkOrdersProps } from './contract'
import { ListView } from './ListView'
import { queryOf } from './list-query'
import type { RowContext } from './row-context'

export function ListScreen({ values, host }: WorkOrdersProps) {
  const { portal } = useScreen()
  const locale = useLocale()
  const list = useStore(workOrderList, host.id)
  const zone = useStore(session).zone.value
  const films = useStore(movies).known.value
  const counts = useStore(workOrdersCount).counts.value.data
  const feed = useStore(live).state.value
  const page = list.page.value
  const { items, search, page: pageNo, pageSize } = values
  useRead(page, text('workOrders.loadFailed'), list.refresh)

  const query = useMemo<ListQuery>(
    () => queryOf({ items, search, page: pageNo, pageSize }),
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
      locale,
      films,
      portalBase,
      onOpen(no, tab) {
        host.setView('tab', tab)
        host.setView('workOrderNo', no)
      },
    }),
    [zone, locale, films, portalBase, host],
  )

  /** Another list, search or size begins at its first page. */
  const fromFirst: typeof host.setView = (name, next) => {
    if (pageNo !== 1) host.setView('page', 1)
    host.setView(name, next)
  }

  return (
    <ListView
      ctx={ctx}
      page={page}
      query={query}
      feed={feed}
      at={page.at === null ? undefined : clockTime(page.at, locale)}
      counts={counts && { active: counts.activeWorkOrdersCount, archived: counts.archivedWorkOrdersCount }}
      onPoint={next => list.prepare({ ...query, items: next, page: 1 })}
      onItems={next => fromFirst('items', next)}
      onSearch={next => fromFirst('search', next)}
      onPage={next => host.setView('page', next)}
      onPageSize={next => fromFirst('pageSize', next)}
      onRetry={() => void list.refresh()}
    />
  )
}
