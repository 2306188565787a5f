import type { Portal } from '../../core/portal/portal'
import { workOrderList } from '../../core/work-orders/store'
import type { ListQuery } from '../../core/work-orders/types'

interface View extends Pick<ListQuery, 'items' | 'search' | 'page'> {
  readonly pageSize: string
}

/** What the list is asked for by the element's attributes. */
export function queryOf({ items, search, page, pageSize }: View): ListQuery {
  return { items, search, page, pageSize: Number(pageSize) }
}

/** Asks for the list before it is drawn; an order that is opened reads its own. */
export function askAhead(portal: Portal, values: View & { readonly workOrderNo: string }, key: string): () => void {
  const release = portal.hold(workOrderList, key)
  if (values.workOrderNo === '') portal.use(workOrderList, key).ask(queryOf(values))
  return release
}
