import type { ApplianceTask, Bay } from '../wire/appliances'
import type { Instant } from '../wire/base'
import type { CalendarDay } from '../wire/calendar'
import type { Drive } from '../wire/drives'
import type { Approval, CompanyDetails, PartnerType } from '../wire/people'
import type { ServiceArea } from '../wire/service-areas'
import type { Shipment } from '../wire/shipments'
import type { Theatre, TheatreList } from '../wire/theatres'
import type { DownloadStatus, WorkOrder, WorkOrderStatus } from '../wire/work-orders'

/**
 * The records of the server. They are plain JSON and never mutated: a transition returns new records that share
 * unchanged parts. Times inside plans are epoch milliseconds; instants and days are those of the wire.
 */

/** A person who can sign in. `userId` is the subject of the access token. */
export interface Account {
  userId: string
  name: string
  email: string
  roleNames: string[]
  companyId: string
  companyName: string
  /** The partner that the account works for; null for an account without access or without a record. */
  org: string | null
  /** With `no-access` every call gets a 401 with the code "no_access". With `not-found` every call gets a 404. */
  access: 'granted' | 'no-access' | 'not-found'
}

export interface PartnerRecord extends CompanyDetails {
  org: string
  companyId: string
  type: PartnerType
  /** Whether the first registration was submitted. Until then users/me has `partner: null`. */
  submitted: boolean
  drives: Drive[]
  bandwidth: number
  serviceAreas: ServiceArea[]
  theatreLists: TheatreList[]
  /** The ETag of users/me. It grows with every change of this record or its approvals. */
  version: number
  /** The time at which the simulation assigns the next work order; null for never. */
  nextAt: number | null
}

/** The stages of a process with their ends, and its outcome. Percentages are computed from the plan and not stored. */
export interface Plan<Stage extends string, Outcome extends string> {
  startedAt: number
  stages: { stage: Stage; endsAt: number }[]
  outcome: Outcome
}

export type DownloadPlan = Plan<'pending' | 'queued' | 'unarchiving' | 'in_progress', DownloadStatus>

export interface CompositionRecord {
  id: string
  cplName: string
  size: number
  /** Whether the store has the package, so that it can be downloaded. */
  inStore: boolean
  dcpTransferStatus: 'started' | 'completed' | null
  download: DownloadPlan | null
}

/** The part of a work order that lists and reports need: everything except its shipments. */
export interface OrderHead {
  org: string
  workOrderNo: string
  assignedOn: Instant
  deliveryMode: WorkOrder['deliveryMode']
  tasks: WorkOrder['tasks']
  compositions: CompositionRecord[]
  /** `derive()` keeps status, counts and dates consistent with the shipments, the copies and the downloads. */
  status: WorkOrderStatus
  archived: boolean
  bookingNos: string[]
  totalCopied: number
  /** The count of drives of this order that are being copied. */
  copying: number
  totalDrives: number
  shipped: number
  delivered: number
  nextShipBy: Instant | null
  lastShipBy: Instant | null
  lastDeliverBy: Instant | null
  onTime: 'yes' | 'no' | 'open'
  /** The time at which the simulation, not the partner, last changed the status. */
  statusChangedOn: Instant | null
  /** The ETag of the shipments. It grows with every change of a shipment. */
  shipmentsVersion: number
  /** The end of the next stage of a download; null while no download runs. */
  nextAt: number | null
}

export interface OrderRecord extends OrderHead {
  /** The shipments, sorted by ordinal. */
  shipments: Shipment[]
}

export type CopyPlan = Plan<'queued' | 'preparing' | 'formatting' | 'duplicating' | 'verifying', 'succeeded' | 'failed'>

export interface CopyJob extends CopyPlan {
  id: string
  workOrderNo: string
  bookingNo: string | null
  /** The reason of a failure or a delay. */
  detail: Bay['detail']
  /** Whether the end of the copy was added to the counts of its work order. */
  settled: boolean
}

export interface BayRecord {
  bay: number
  drive: { driveType: 'CRU' | 'USB'; driveSerialNo: string; capacity: number } | null
  job: CopyJob | null
  /**
   * A state that no copy explains, such as a drive in other use or a dead slot. Null when the drive and the copy
   * explain the state.
   */
  fixed: Pick<Bay, 'state' | 'detail'> | null
}

export interface ApplianceRecord {
  org: string
  applianceId: string
  serialNo: string
  name: string
  slots: 'bays' | 'ports'
  /** The time of the last contact with an offline appliance, and the time of its return; null while it is online. */
  away: { since: number; until: number } | null
  softwareVersion: string
  publicIp: string
  /** The bandwidth of downloads, in bits per second. */
  lineRate: number
  downloads: { workOrderNo: string; compositionId: string; startsAt: number; endsAt: number }[]
  bays: BayRecord[]
  /** Ended downloads, and copies that have left their bay, newest first. Each step keeps at most 50. */
  history: ApplianceTask[]
  nextAt: number | null
}

export interface ApprovalRecord {
  org: string
  approval: Approval
  /** The time of the reviewer's decision; null when no decision is due. */
  nextAt: number | null
}

/** The state of a submission, without its data and comments. */
export interface ApprovalHead
  extends Pick<ApprovalRecord, 'org' | 'nextAt'>,
    Pick<Approval, 'id' | 'type' | 'status' | 'submittedOn'> {}

export function approvalHead({
  org,
  approval: { id, type, status, submittedOn },
  nextAt,
}: ApprovalRecord): ApprovalHead {
  return { org, id, type, status, submittedOn, nextAt }
}

export interface DayRecord extends Omit<CalendarDay, 'version'> {
  org: string
  /** Grows with every change. */
  version: number
}

/** The stored answer to a write with an `Idempotency-Key`. */
export interface ReplyRecord {
  userId: string
  key: string
  /** SHA-256 of the request. Another request with the same key is refused. */
  request: string
  status: number
  /** Null for an answer without a body, and for a body that was too large to store. */
  body: unknown
  headers: Record<string, string>
  at: number
}

/** The failure of a partner's step, and the time of the next try. */
export interface StepFailure {
  org: string
  /** The text of the thrown error, for an operator. */
  reason: string
  /** The time of the first failure since the last success. */
  since: number
  /** The count of failures since the last success. */
  attempts: number
  nextTryAt: number
}

/**
 * Returns the text that the search of the list looks in, in lower case: order number and composition names, one per
 * line. A composition name has its title without spaces ("TheSaltOrchard"), but people type spaces, so the titles are
 * included with them.
 */
export function searchText({ workOrderNo, compositions }: Pick<OrderHead, 'workOrderNo' | 'compositions'>): string {
  const names = compositions.map(({ cplName }) => cplName)
  const spacedNames = names.map(name => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' '))
  return [workOrderNo, ...names, ...spacedNames].join('\n').toLowerCase()
}

/** Returns the text that the theatre search looks in, in lower case. */
export function theatreText(theatre: Theatre): string {
  return [
    theatre.name,
    theatre.street,
    theatre.city,
    theatre.state?.name ?? '',
    theatre.country.name,
    theatre.postalCode,
  ]
    .join('\n')
    .toLowerCase()
}
