import { dayIn } from '../base/time'
import { addWorkingDays } from '../base/working-days'
import { type ApprovalState, newestApproval, type Shown, shownOf } from '../session/rules'
import type { Day, Instant } from '../wire/base'
import type { Approval, UsersMe } from '../wire/people'

/** The typical duration of a review (specification, section 1). */
export const reviewDays = 3

interface ApprovalFacts {
  /** The registration can be edited and submitted. */
  readonly editable: boolean
  /** The registration was submitted before: the next submission has the same approval. */
  readonly again: boolean
}

/**
 * The rules for each state (decision 8): a rejected registration behaves as one that needs more info, an unknown state
 * as pending.
 */
const rulesOf: Readonly<Record<ApprovalState, ApprovalFacts>> = {
  NOT_SUBMITTED: { editable: true, again: false },
  PENDING: { editable: false, again: false },
  NEEDS_MORE_INFO: { editable: true, again: true },
  REJECTED: { editable: true, again: true },
  APPROVED: { editable: false, again: false },
  UNKNOWN: { editable: false, again: false },
}

/** Returns whether the registration is still to be completed, so that the wizard is shown. */
export function canSubmit(state: ApprovalState): boolean {
  return rulesOf[state].editable
}

/** Returns the approval of the next submission; null for the first one. */
export function approvalToRepeat(me: UsersMe, state: ApprovalState): Approval | null {
  return rulesOf[state].again ? newestApproval(me.approvals, 'registration') : null
}

/** Returns the registration that the partner sees; null before the first submission. */
export function shownRegistration(me: UsersMe, state: ApprovalState): Shown | null {
  return state === 'NOT_SUBMITTED' ? null : shownOf(me, state)
}

/** Returns the reviewer's comments of an approval that needs more info; none of any other. */
export function commentsOf(approval: Approval | null): string | null {
  return approval?.status === 'NEEDS_MORE_INFO' ? approval.comments || null : null
}

/**
 * Returns the day by which three business days have passed since an instant, in the partner's zone. Saturdays, Sundays
 * and the day of the submission do not count. Empty for an unreadable instant.
 */
export function reviewedBy(submittedOn: Instant, zone: string): Day {
  const submitted = dayIn(submittedOn, zone)
  return submitted === '' ? '' : addWorkingDays(submitted, reviewDays)
}
