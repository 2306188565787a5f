import { reviewedBy } from '../../approvals/rules'
import { epochOf, timeAt } from '../../base/zoned'
import { firstZone } from '../../base/zones'
import type { PortalEvent } from '../../wire/events'
import type { Approval, ApprovalStatus, Registration, ServiceAreasSubmission } from '../../wire/people'
import type { Theatre } from '../../wire/theatres'
import { minute, toInstant } from '../durations'
import { type At, type Done, done, type Outcome } from '../outcome'
import type { ApprovalHead, ApprovalRecord, PartnerRecord } from '../records'
import { areasInForce, listsInForce } from './in-force'

export interface Submitted {
  partner: PartnerRecord
  record: ApprovalRecord
}

/** Submits a registration for the first time, or again under the same id after it was sent back. */
export function submitRegistration(
  partner: PartnerRecord,
  heads: readonly ApprovalHead[],
  id: string | null,
  registrationData: Registration,
  { now }: At,
): Done<Submitted, Approval> {
  const count = heads.filter(({ type }) => type === 'registration').length
  const approval: Approval = {
    id: id ?? `${partner.org}-registration-${count + 1}`,
    type: 'registration',
    ...pendingFields(now),
    registrationData,
  }
  return toSubmitted({ ...partner, submitted: true }, approval, now)
}

/** Submits new service areas and theatre lists. The present ones stay in force until the new ones are approved. */
export function submitAreas(
  partner: PartnerRecord,
  heads: readonly ApprovalHead[],
  registrationData: ServiceAreasSubmission,
  { now }: At,
): Done<Submitted, Approval> {
  const newest = newestOf('service_areas', heads)?.id
  const approval: Approval = {
    id: `${partner.org}-service-areas-${numberOf(newest) + 1}`,
    type: 'service_areas',
    ...pendingFields(now),
    registrationData,
  }
  return toSubmitted(partner, approval, now)
}

/** Returns the number at the end of an id. Submissions cannot be counted, because old ones are not read. */
function numberOf(id = ''): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0)
}

/** Removes the data of earlier, decided submissions. A newer submission exists, so nobody reads that data again. */
export function withoutData(
  records: readonly ApprovalRecord[],
  { approval: newest }: ApprovalRecord,
): ApprovalRecord[] {
  const isOver = ({ approval: { type, id, registrationData } }: ApprovalRecord) =>
    type === newest.type && id !== newest.id && registrationData !== null
  return records.filter(isOver).map(record => ({ ...record, approval: { ...record.approval, registrationData: null } }))
}

function pendingFields(now: number) {
  return { status: 'PENDING', comments: null, submittedOn: toInstant(now) } as const
}

function toSubmitted(partner: PartnerRecord, approval: Approval, now: number): Done<Submitted, Approval> {
  const record = { org: partner.org, approval, nextAt: decidedAt(now, partner.timezone) }
  return done({ partner: withNextVersion(partner), record }, approval, [changeEvent(approval)])
}

/**
 * Returns the time of the simulated decision: on the day that the pages name to the partner, at the time of day of the
 * submission.
 */
function decidedAt(now: number, timezone: string): number {
  const zone = firstZone(timezone)
  return epochOf(reviewedBy(toInstant(now), zone), timeAt(now, zone), zone) + (now % minute)
}

/**
 * Returns the event of a changed approval without its data, which can be megabytes large and would go to every socket
 * of the partner.
 */
function changeEvent(approval: Approval): PortalEvent {
  return { type: 'approval.changed', approval: { ...approval, registrationData: null } }
}

/** Returns the newest approval of a type. */
export function newestOf(type: Approval['type'], heads: readonly ApprovalHead[]): ApprovalHead | undefined {
  return heads.findLast(head => head.type === type)
}

export function isApproved(heads: readonly ApprovalHead[]): boolean {
  return newestOf('registration', heads)?.status === 'APPROVED'
}

/** Applies the reviewer's decision. Approved data becomes the partner's data, with dollars converted to cents. */
export function decide(
  partner: PartnerRecord,
  record: ApprovalRecord,
  status: ApprovalStatus,
  comments: string | null,
  theatres: readonly Theatre[],
): Outcome<Submitted, Approval> {
  const before = record.approval
  const approved = status === 'APPROVED'
  const approval: Approval = {
    ...before,
    status,
    comments: status === 'NEEDS_MORE_INFO' ? comments : null,
    ...(approved ? { registrationData: null } : {}),
  }
  const after = approved ? withApprovedData(partner, before, theatres) : partner
  return done({ partner: withNextVersion(after), record: { ...record, approval, nextAt: null } }, approval, [
    changeEvent(approval),
  ])
}

/** Returns the partner with its next version. The version covers the partner's approvals too. */
function withNextVersion(partner: PartnerRecord): PartnerRecord {
  return { ...partner, version: partner.version + 1 }
}

/** Returns the partner with the approved data. If a submission has no theatre lists, those in force stay. */
function withApprovedData(
  partner: PartnerRecord,
  { registrationData: data }: Approval,
  theatres: readonly Theatre[],
): PartnerRecord {
  if (data === null) return partner
  const { serviceAreas, theatreLists, ...company } = data
  return {
    ...partner,
    ...company,
    serviceAreas: areasInForce(serviceAreas),
    theatreLists: theatreLists ? listsInForce(theatreLists, theatres) : partner.theatreLists,
  }
}
