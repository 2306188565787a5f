import type { KnowsDomain } from '../../company-settings/email-addresses'
import { isBits } from '../../registration/bandwidth'
import type { Approval, ApprovalStatus, Registration } from '../../wire/people'
import type { Theatre } from '../../wire/theatres'
import { createCheck, isFields } from '../checks'
import { type At, done, forbidden, notFound, type Outcome, refuse } from '../outcome'
import type { ApprovalRecord, PartnerRecord } from '../records'
import { day, toInstant } from '../zoned'
import { readAreas } from './areas'
import { readCompany } from './company'
import { areasInForce, listsInForce } from './in-force'
import { readDrives } from './partner'

/** How long a review takes: typically three business days; the world takes three days. */
const reviewTime = 3 * day

export interface Submitted {
  partner: PartnerRecord
  record: ApprovalRecord
}

/** Submits a registration for the first time, or again under the id of one that was sent back. */
export function submitRegistration(
  partner: PartnerRecord,
  records: readonly ApprovalRecord[],
  id: string | null,
  body: unknown,
  { now }: At,
  isKnown: KnowsDomain,
): Outcome<Submitted, Approval> {
  const before = records.filter(({ approval }) => approval.type === 'registration')
  const newest = before.at(-1)?.approval
  if (id !== null && newest?.id !== id) return notFound('Approval')
  if (newest?.status === 'PENDING') return refuse(409, 'approval_pending', 'A registration waits for approval already')
  if (newest?.status === 'APPROVED') return refuse(409, 'already_approved', 'The registration is approved already')
  if (id === null && newest !== undefined)
    return refuse(409, 'approval_exists', 'Submit the registration that was sent back')
  const check = createCheck()
  const sent = isFields(body) ? body : {}
  const company = readCompany(sent, check, isKnown)
  const data: Registration = {
    ...company,
    ...readAreas(sent, check),
    drives: readDrives(sent.drives, check),
    bandwidth: isBits(sent.bandwidth) ? sent.bandwidth : 0,
  }
  if (data.bandwidth === 0) check.add('bandwidth', 'account.errors.bandwidth.notValid', 'Enter a valid value')
  if (check.refusal) return check.refusal
  const approval: Approval = {
    id: id ?? `${partner.org}-registration-${before.length + 1}`,
    type: 'registration',
    status: 'PENDING',
    comments: null,
    submittedOn: toInstant(now),
    registrationData: data,
  }
  const record = { org: partner.org, approval, nextAt: now + reviewTime }
  return done({ partner: grown({ ...partner, submitted: true }), record }, approval, [
    { type: 'approval.changed', approval },
  ])
}

/** Submits other service areas and theatre lists; the present ones stay in force until they are approved. */
export function submitAreas(
  partner: PartnerRecord,
  records: readonly ApprovalRecord[],
  body: unknown,
  { now }: At,
): Outcome<Submitted, Approval> {
  if (!isApproved(records)) return forbidden('The registration is not approved')
  const before = records.filter(({ approval }) => approval.type === 'service_areas')
  if (before.at(-1)?.approval.status === 'PENDING')
    return refuse(409, 'approval_pending', 'Service areas wait for approval already')
  const check = createCheck()
  const data = readAreas(isFields(body) ? body : {}, check)
  if (check.refusal) return check.refusal
  const approval: Approval = {
    id: `${partner.org}-service-areas-${before.length + 1}`,
    type: 'service_areas',
    status: 'PENDING',
    comments: null,
    submittedOn: toInstant(now),
    registrationData: data,
  }
  const record = { org: partner.org, approval, nextAt: now + reviewTime }
  return done({ partner: grown(partner), record }, approval, [{ type: 'approval.changed', approval }])
}

export function isApproved(records: readonly ApprovalRecord[]): boolean {
  const registrations = records.filter(({ approval }) => approval.type === 'registration')
  return registrations.at(-1)?.approval.status === 'APPROVED'
}

/** The reviewer's decision. Approved data becomes the partner's own: dollars turn into cents. */
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
  const after = approved ? registered(partner, before, theatres) : partner
  return done({ partner: grown(after), record: { ...record, approval, nextAt: null } }, approval, [
    { type: 'approval.changed', approval },
  ])
}

/** The partner's version covers its approvals too. */
function grown(partner: PartnerRecord): PartnerRecord {
  return { ...partner, version: partner.version + 1 }
}

/** A submission that says nothing of theatre lists leaves those in force as they are. */
function registered(
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
