import type { Approval, ApprovalStatus, Partner, PartnerType, Registration, User, UsersMe } from '../wire/people'

export type ApprovalState = ApprovalStatus | 'NOT_SUBMITTED' | 'UNKNOWN'

/** Fields of a person that servers may send besides those of the wire. */
type Person = User & { readonly id?: string; readonly email?: string }

/** Returns the owner of data and drafts: the company, else the id or email address of the person, else ''. */
export function accountOf(user: Person): string {
  return user.companyId || (user.id ?? user.email ?? '')
}

/** Returns whether a user has a role. Role names compare case-insensitively (decision 5). */
export function isAdmin(user: User): boolean {
  return user.roleNames?.some(role => role.toLowerCase() === 'admin') ?? false
}

const partnerTypes: readonly PartnerType[] = ['Manual', 'Offline', 'Online']

/** Returns the type of a partner. An unknown type counts as Online (decision 5). */
export function partnerType(type: string | null | undefined): PartnerType {
  return partnerTypes.find(known => known.toLowerCase() === type?.toLowerCase()) ?? 'Online'
}

/** Returns the newest approval of a type; null when there is none. */
export function newestApproval<Type extends Approval['type']>(approvals: readonly Approval[], type: Type) {
  const ofType = approvals.filter((approval): approval is Extract<Approval, { type: Type }> => approval.type === type)
  // An approval without a readable time is older than any other.
  const timeOf = ({ submittedOn }: Approval) => Date.parse(submittedOn) || 0
  return ofType.toSorted((a, b) => timeOf(b) - timeOf(a))[0] ?? null
}

const knownStatuses: ReadonlySet<string> = new Set(['PENDING', 'NEEDS_MORE_INFO', 'APPROVED', 'REJECTED'])

/**
 * Returns the state of a registration. No entry, or no partner, means not submitted (decisions 1 and 8); an unknown
 * status is UNKNOWN, and read-only.
 * @param submitted the ids of approvals submitted since the user was read. Such a registration counts even if the user
 *   had no partner.
 */
export function registrationState(me: UsersMe, submitted: ReadonlySet<string> = new Set()): ApprovalState {
  const approval = me.approvals && newestApproval(me.approvals, 'registration')
  if (!approval || (me.user.partner === null && !submitted.has(approval.id))) return 'NOT_SUBMITTED'
  return knownStatuses.has(approval.status) ? approval.status : 'UNKNOWN'
}

/** The shown data, which is submitted or live. Prices are dollars in submitted data, and cents in live data. */
export type Shown =
  | { readonly of: 'submitted'; readonly data: Registration }
  | { readonly of: 'live'; readonly data: Partner }

/**
 * Returns the data that a partner sees: the submitted data until its approval, then the live data (decision 8); null
 * when there is neither.
 */
export function shownOf({ user, approvals }: UsersMe, state: ApprovalState): Shown | null {
  const submitted = state === 'APPROVED' ? null : newestApproval(approvals, 'registration')?.registrationData
  if (submitted) return { of: 'submitted', data: submitted }
  return user.partner && { of: 'live', data: user.partner }
}

/**
 * Returns whether a registered part of a partner is in force: it neither waits for approval nor was removed. A part
 * without a status is in force.
 */
export function isInForce({ status }: { readonly status?: string | null }): boolean {
  return (status ?? 'active') === 'active'
}
