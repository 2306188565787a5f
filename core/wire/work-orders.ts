import type { Day, Instant } from './base'

/** The server's order; no sort parameter. GET {main}/v1/work-orders?items=current|archived&appliancesCount=&offset=&ps=&search= */
export interface WorkOrderList {
  workOrders: WorkOrder[]
  total: number
}
/** GET {main}/v1/work-orders-count */
export interface WorkOrdersCount {
  activeWorkOrdersCount: number
  archivedWorkOrdersCount: number
}
/** GET {main}/v1/work-orders/{no}?appliancesCount= answers WorkOrder. */
export interface WorkOrder {
  workOrderNo: string
  status: WorkOrderStatus
  assignedOn: Instant
  deliveryMode: 'PARTNERS' | 'ELECTRONIC'
  tasks: ('duplicate_dcps' | 'download_dcps')[]
  compositions: Composition[]
  shipments: { bookingNo: string }[]
  totalCopied: number // drives copied so far
  totalDrives: number
  shippedDrives?: number // drives that have left; a back end may not say it
  nextShipBy: Instant | null
  overallWorkOrderStatusChangedInServer: boolean
}
export type WorkOrderStatus =
  | 'assigned'
  | 'approved'
  | 'rejected'
  | 'ready_to_process'
  | 'in_process'
  | 'fulfilled'
  | 'cancelled'
  | 'download_in_progress'
  | 'download_failed'
  | 'copy_in_progress'
  | 'shipment_pending'
  | 'shipment_completed'
  | 'update_shipping_details'
  | 'shipments_pending_cancellation'
export interface Composition {
  id: string
  cplName: string
  size: number // bytes
  dcpTransferStatus: 'started' | 'completed' | null
  download: { status: DownloadStatus; percentage: number | null } | null
}
export type DownloadStatus =
  | 'not_started'
  | 'queued'
  | 'in_progress'
  | 'completed'
  | 'failed'
  | 'pending'
  | 'error'
  | 'unarchiving'
  | 'archived'
  | 'stalled'

/** POST {main}/v1/movies body { compositions: string[] } (unique ids) answers Movie[]; a composition without a movie is absent. */
export interface Movie {
  compositionId: string
  movieId: string
  movieName: string
  releaseDate: Day | null
  language: string | null
}

/** PUT {main}/v1/bookings/compositions/{id}/work-orders/{no}/transfer-status */
export interface TransferStatusSent {
  status: 'started' | 'completed'
  bookingNos: string[]
}
/** POST {main}/v1/work-orders/{no}/download/{compositionId}: answers 202. */
/** POST {main}/v1/work-orders/{no}/duplicate body { applianceId }: answers 202; fails with the codes of specification.md, section 8, their {serialNo}, {bayNo}, {cplName} in `details`. */
