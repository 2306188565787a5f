import { dayIn } from '../base/time'
import { addWorkingDays } from '../base/working-days'
import { type ApprovalState, newestApproval, type Shown, shownOf } from '../session/rules'
import type { Day, Instant } from '../wire/base'
import type { Approval, UsersMe } from '../wire/people'

/** How long a review typically takes (specification, section 1). */
export const reviewDays = 3

interface ApprovalFacts {
  /** The registration may be typed in, and submitted. */
  readonly editable: boolean
  /** Submitted before: the next submission goes out under the same approval. */
  readonly again: boolean
}

/** One line a state (decision 8): a rejected one behaves as one that needs more info, one that nobody knows as a pending one. */
const rulesOf: Readonly<Record<ApprovalState, ApprovalFacts>> = {
  NOT_SUBMITTED: { editable: true, again: false },
  PENDING: { editable: false, again: false },
  NEEDS_MORE_INFO: { editable: true, again: true },
  REJECTED: { editable: true, again: true },
  APPROVED: { editable: false, again: false },
  UNKNOWN: { editable: false, again: false },
}

/** The registration is still to be filled in: the wizard stands open. */
export function canSubmit(state: ApprovalState): boolean {
  return rulesOf[state].editable
}

/** The approval under whose id the next submission goes out; null for the first one. */
export function approvalToRepeat(me: UsersMe, state: ApprovalState): Approval | null {
  return rulesOf[state].again ? newestApproval(me.approvals, 'registration') : null
}

/** What the partner is shown; null before the first submission. */
export function shownRegistration(me: UsersMe, state: ApprovalState): Shown | null {
  return state === 'NOT_SUBMITTED' ? null : shownOf(me, state)
}

/** The reviewer's comments: of an approval that needs more info, and of no other. */
export function commentsOf(approval: Approval | null): string | null {
  return approval?.status === 'NEEDS_MORE_INFO' ? approval.comments || null : null
}

/**
 * The day by which three business days will have passed since an instant, in the partner's zone: Saturdays and Sundays
 * do not count, and neither does the day of the submission. Empty for an instant that cannot be read.
 */
export function reviewedBy(submittedOn: Instant, zone: string): Day {
  const submitted = dayIn(submittedOn, zone)
  return submitted === '' ? '' : addWorkingDays(submitted, reviewDays)
}
