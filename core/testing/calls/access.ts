import type { ApprovalStatus } from '../../wire/people'
import { forbidden, notFound, type Refusal, refuse } from '../outcome'
import type { Account, ApprovalHead, OrderRecord, PartnerRecord } from '../records'
import { isApproved, newestOf } from '../transitions/approvals'
import { isAdmin } from './shapes'
import type { Needs, Write } from './writes'

/** The facts that decide on access: the caller, and the records that the path names. */
export interface Facts {
  account: Account
  partner: PartnerRecord
  approvals: readonly ApprovalHead[]
  /** Null if the path names no work order, or one that the partner does not have. */
  order: OrderRecord | null
}

/** Returns why every call of an account is refused; null when it is admitted. */
export function notAdmitted({ access }: Account): Refusal | null {
  if (access === 'no-access') return refuse(401, 'no_access', 'This account doesn’t have access yet')
  return access === 'not-found' ? notFound('User') : null
}

/**
 * Returns why a write is refused whatever its body contains: another partner's record, the wrong state, or a missing
 * right. Null when the body decides.
 */
export function refusalOf(
  { who, needs }: Pick<Write, 'who' | 'needs'>,
  params: Record<string, string>,
  facts: Facts,
): Refusal | null {
  return missing(params, facts) ?? stateRefusals[needs](facts) ?? (who === 'admins' ? notAdmin(facts) : null)
}

/**
 * Returns a 404 if the path names a record that the partner does not have. The message is the same whether another
 * partner has it or nobody.
 */
function missing(params: Record<string, string>, { partner, approvals, order }: Facts): Refusal | null {
  const { org = partner.org, companyId = partner.companyId, approval, no } = params
  if (org !== partner.org) return notFound('Partner')
  if (companyId !== partner.companyId) return notFound('Company')
  if (approval !== undefined && newestOf('registration', approvals)?.id !== approval) return notFound('Approval')
  return no !== undefined && order === null ? notFound('Work order') : null
}

function notAdmin({ account }: Facts): Refusal | null {
  return isAdmin(account) ? null : forbidden('Only an admin can change company details')
}

const unapproved = ({ approvals }: Facts) =>
  isApproved(approvals) ? null : forbidden('The registration is not approved')

const closed: Partial<Record<ApprovalStatus, Refusal>> = {
  PENDING: refuse(409, 'approval_pending', 'The registration is already pending approval'),
  APPROVED: refuse(409, 'already_approved', 'The registration is already approved'),
}

const stateRefusals: Record<Needs, (facts: Facts) => Refusal | null> = {
  nothing: () => null,
  'no registration'({ approvals }) {
    const newest = newestOf('registration', approvals)
    if (newest === undefined) return null
    return (
      closed[newest.status] ??
      refuse(409, 'approval_exists', 'The registration was returned. Edit it, then submit it again.')
    )
  },
  'sent back': ({ approvals }) => closed[newestOf('registration', approvals)?.status ?? 'REJECTED'] ?? null,
  submitted: ({ partner }) => (partner.submitted ? null : forbidden('Submit the registration first')),
  approved: unapproved,
  'free areas'(facts) {
    const waits = newestOf('service_areas', facts.approvals)?.status === 'PENDING'
    const pending = refuse(409, 'approval_pending', 'Service area changes are already pending approval')
    return unapproved(facts) ?? (waits ? pending : null)
  },
  'open order'(facts) {
    const isPast = facts.order?.archived === true
    return unapproved(facts) ?? (isPast ? refuse(409, 'read_only', 'Past work orders are read-only') : null)
  },
}
