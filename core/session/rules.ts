import type { Approval, ApprovalStatus, Partner, PartnerType, Registration, User, UsersMe } from '../wire/people'

export type ApprovalState = ApprovalStatus | 'NOT_SUBMITTED' | 'UNKNOWN'

/** What a back end may say of a person beside what the wire names. */
type Person = User & { readonly id?: string; readonly email?: string }

/** Whose it is that was read or typed: the company's; of an account that has none, the person's, as far as that is said. */
export function accountOf(user: Person): string {
  return user.companyId || (user.id ?? user.email ?? '')
}

/** Role names compare case-insensitively (decision 5). */
export function isAdmin(user: User): boolean {
  return user.roleNames?.some(role => role.toLowerCase() === 'admin') ?? false
}

const partnerTypes: readonly PartnerType[] = ['Manual', 'Offline', 'Online']

/** An unknown type counts as Online (decision 5). */
export function partnerType(type: string | null | undefined): PartnerType {
  return partnerTypes.find(known => known.toLowerCase() === type?.toLowerCase()) ?? 'Online'
}

/** The newest approval of a type; null when there is none. */
export function newestApproval<Type extends Approval['type']>(approvals: readonly Approval[], type: Type) {
  const ofType = approvals.filter((approval): approval is Extract<Approval, { type: Type }> => approval.type === type)
  // One without a time that can be read is older than any other.
  const timeOf = ({ submittedOn }: Approval) => Date.parse(submittedOn) || 0
  return ofType.toSorted((a, b) => timeOf(b) - timeOf(a))[0] ?? null
}

const known: ReadonlySet<string> = new Set(['PENDING', 'NEEDS_MORE_INFO', 'APPROVED', 'REJECTED'])

/**
 * No entry, or no partner, means not submitted (decisions 1 and 8); an unknown status is UNKNOWN, and read-only.
 * `submitted` are the ids that were submitted since the user was read: who had no partner then has one by now.
 */
export function registrationState(me: UsersMe, submitted: ReadonlySet<string> = new Set()): ApprovalState {
  const approval = me.approvals && newestApproval(me.approvals, 'registration')
  if (!approval || (me.user.partner === null && !submitted.has(approval.id))) return 'NOT_SUBMITTED'
  return known.has(approval.status) ? approval.status : 'UNKNOWN'
}

/** Where what is shown comes from: prices are dollars in what was submitted, and cents in what is live. */
export type Shown =
  | { readonly of: 'submitted'; readonly data: Registration }
  | { readonly of: 'live'; readonly data: Partner }

/** What a partner is shown: what was submitted until the approval, what is live after that (decision 8); null where there is neither. */
export function shownOf({ user, approvals }: UsersMe, state: ApprovalState): Shown | null {
  const submitted = state === 'APPROVED' ? null : newestApproval(approvals, 'registration')?.registrationData
  if (submitted) return { of: 'submitted', data: submitted }
  return user.partner && { of: 'live', data: user.partner }
}

/** What a partner works under: what is registered, without what still waits for approval or was removed. No status means in force. */
export function isInForce({ status }: { readonly status?: string | null }): boolean {
  return (status ?? 'active') === 'active'
}
