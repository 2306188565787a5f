import type { WorkOrder } from '../wire/work-orders'

export type Items = 'current' | 'past' | 'all'

/** The page sizes, with a default until a person chooses (specification, section 9). */
export const pageSizes = ['10', '25', '50'] as const
export type PageSize = (typeof pageSizes)[number]
export const defaultPageSize: PageSize = '25'

export interface ListQuery {
  readonly items: Items
  readonly search: string
  /** The page number, from 1. */
  readonly page: number
  readonly pageSize: number
}

export interface WorkOrderRow extends Omit<WorkOrder, 'shippedDrives'> {
  /** The shipped drives; null when the server reports none. */
  readonly shippedDrives: number | null
  /** Whether the order belongs to the archive and is read-only. */
  readonly past: boolean
}

export interface WorkOrderPage {
  readonly rows: readonly WorkOrderRow[]
  readonly total: number
  readonly query: ListQuery
}
