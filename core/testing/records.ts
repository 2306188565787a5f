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
 * The records of the server. They are plain JSON and never changed in place: a transition returns new ones that share
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
  /** `no-access` gets a 401 with code "no_access" for every call, `not-found` a 404 for users/me. */
  access: 'granted' | 'no-access' | 'not-found'
}

export interface PartnerRecord extends CompanyDetails {
  org: string
  companyId: string
  type: PartnerType
  /** False until the first registration is submitted: users/me has `partner: null` until then. */
  submitted: boolean
  drives: Drive[]
  bandwidth: number
  serviceAreas: ServiceArea[]
  theatreLists: TheatreList[]
  /** Grows with every change of this record and of its approvals in users/me; the ETag of users/me. */
  version: number
  /** When the world assigns the next work order; null for never. */
  nextAt: number | null
}

/** The stages of a process with their ends, then an outcome. A percentage is computed from it, never stored. */
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
  /** Whether the package lies in the store, so that it can be downloaded. */
  inStore: boolean
  dcpTransferStatus: 'started' | 'completed' | null
  download: DownloadPlan | null
}

/** The part of a work order that a list or a report shows: everything but its shipments. */
export interface OrderHead {
  org: string
  workOrderNo: string
  assignedOn: Instant
  deliveryMode: WorkOrder['deliveryMode']
  tasks: WorkOrder['tasks']
  compositions: CompositionRecord[]
  /** `derive()` keeps status, counts and dates in step with the shipments, the copies and the downloads. */
  status: WorkOrderStatus
  archived: boolean
  bookingNos: string[]
  totalCopied: number
  /** Drives of this order that are being copied now. */
  copying: number
  totalDrives: number
  shipped: number
  delivered: number
  nextShipBy: Instant | null
  lastShipBy: Instant | null
  lastDeliverBy: Instant | null
  onTime: 'yes' | 'no' | 'open'
  /** When the world, not the partner, changed the status last. */
  statusChangedOn: Instant | null
  /** Grows with every change of a shipment; the ETag of the shipments. */
  shipmentsVersion: number
  /** When a download's next stage ends; null while nothing runs. */
  nextAt: number | null
}

export interface OrderRecord extends OrderHead {
  /** By ordinal. */
  shipments: Shipment[]
}

export type CopyPlan = Plan<'queued' | 'preparing' | 'formatting' | 'duplicating' | 'verifying', 'succeeded' | 'failed'>

export interface CopyJob extends CopyPlan {
  id: string
  workOrderNo: string
  bookingNo: string | null
  /** The reason of a failure or a delay. */
  detail: Bay['detail']
  /** Whether the end was booked on the work order. */
  settled: boolean
}

export interface BayRecord {
  bay: number
  drive: { driveType: 'CRU' | 'USB'; driveSerialNo: string; capacity: number } | null
  job: CopyJob | null
  /** A state that no job explains (a drive in other use, a dead slot); null follows drive and job. */
  fixed: Pick<Bay, 'state' | 'detail'> | null
}

export interface ApplianceRecord {
  org: string
  applianceId: string
  serialNo: string
  name: string
  slots: 'bays' | 'ports'
  /** Since when nothing was heard of it, and until when; null while it is online. */
  away: { since: number; until: number } | null
  softwareVersion: string
  publicIp: string
  /** Bits per second while something is being downloaded. */
  lineRate: number
  downloads: { workOrderNo: string; compositionId: string; startsAt: number; endsAt: number }[]
  bays: BayRecord[]
  /** Jobs of drives that have left their bay, newest first, at most 50. */
  history: ApplianceTask[]
  nextAt: number | null
}

export interface ApprovalRecord {
  org: string
  approval: Approval
  /** When the reviewer decides; null when nothing waits for one. */
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

/** A write that was answered before, for an `Idempotency-Key`. */
export interface ReplyRecord {
  userId: string
  key: string
  /** SHA-256 of the request: the same key with another one is refused. */
  request: string
  status: number
  /** Null for none, and for one that was too large to be kept. */
  body: unknown
  headers: Record<string, string>
  at: number
}

/** Why the world's step of a partner was given up, and when it is tried again. */
export interface StepFailure {
  org: string
  /** The thrown error, for an operator. */
  reason: string
  /** When it failed first, in a row of failures. */
  since: number
  /** How often in a row. */
  attempts: number
  nextTryAt: number
}

/**
 * The text that `search` of the list is matched with, in lower case: order number and composition names, one a line. A
 * name has its title without spaces ("TheSaltOrchard"); people type them, so that the words are there too.
 */
export function searchText({ workOrderNo, compositions }: Pick<OrderHead, 'workOrderNo' | 'compositions'>): string {
  const names = compositions.map(({ cplName }) => cplName)
  const spacedNames = names.map(name => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' '))
  return [workOrderNo, ...names, ...spacedNames].join('\n').toLowerCase()
}

/** The text that `q` of the theatre search is matched with, in lower case. */
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
