import type { WorkOrder } from '../wire/work-orders'

export type Items = 'current' | 'past' | 'all'

/** Rows a page, and how many there are until somebody chooses (specification, section 9). */
export const pageSizes = ['10', '25', '50'] as const
export type PageSize = (typeof pageSizes)[number]
export const defaultPageSize: PageSize = '25'

export interface ListQuery {
  readonly items: Items
  readonly search: string
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

export interface WorkOrderRow extends Omit<WorkOrder, 'shippedDrives'> {
  /** Drives that have left; null where the back end does not tell. */
  readonly shippedDrives: number | null
  /** Belongs to the archive, and is read-only. */
  readonly past: boolean
}

export interface WorkOrderPage {
  readonly rows: readonly WorkOrderRow[]
  readonly total: number
  readonly query: ListQuery
}
