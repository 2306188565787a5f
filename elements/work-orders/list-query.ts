import type { ListQuery } from '../../core/work-orders/types'

interface View extends Pick<ListQuery, 'items' | 'search' | 'page'> {
  readonly pageSize: string
}

/** What the list is asked for by the element's attributes. */
export function queryOf({ items, search, page, pageSize }: View): ListQuery {
  return { items, search, page, pageSize: Number(pageSize) }
}
