import type { Bay } from './appliances'
import type { Approval } from './people'
import type { DownloadStatus, WorkOrderStatus } from './work-orders'

/** GET {reports}/v1/work-orders-report?startDate=&endDate=&dateType=assigned_on, with credentials, `Accept: text/csv`: a CSV attachment, RFC 4180, UTF-8 with BOM (the request says `Content-Type: text/csv` too).
 *  Columns: Work Order Number, Assigned On, Status, Delivery Mode, Compositions, Shipments, Shipped, Delivered, Ship By, Deliver By, On Time (yes, no, open). If columns are unknown, a client shows the rows without charts. */

/** WebSocket {events}?token=… : one JSON object per message. Unknown types are ignored. */
export type PortalEvent =
  | { type: 'work_order.assigned'; workOrderNo: string }
  | { type: 'work_order.changed'; workOrderNo: string; status: WorkOrderStatus; totalCopied: number }
  | {
      type: 'download.changed'
      workOrderNo: string
      compositionId: string
      status: DownloadStatus
      percentage: number | null
    }
  | { type: 'shipments.changed'; workOrderNo: string }
  | { type: 'bays.changed'; applianceId: string; drives: Bay[] }
  | { type: 'appliance.changed'; applianceId: string; isOnline: boolean }
  | { type: 'approval.changed'; approval: Approval }

/** Browser navigations: GET {partners}/v1/web/auth/provider?returnTo=<same-origin path> (sign in or sign up), GET {partners}/v1/web/auth/logout. */
