import { dayIn } from '../base/time'
import { addWorkingDays } from '../base/working-days'
import { type ApprovalState, newestApproval, type Shown, shownOf } from '../session/rules'
import type { Day, Instant } from '../wire/base'
import type { Approval, UsersMe } from '../wire/people'

/** The typical duration of a review (specification, section 1). */
export const reviewDays = 3

interface ApprovalFacts {
  /** Whether the registration can be edited and submitted. */
  readonly isEditable: boolean
  /** Whether the next submission has the same approval, because the registration was submitted before. */
  readonly isRepeated: boolean
}

/**
 * The rules for each state (decision 8): a rejected registration behaves as one that needs more info, an unknown state
 * as pending.
 */
const rulesOf: Readonly<Record<ApprovalState, ApprovalFacts>> = {
  NOT_SUBMITTED: { isEditable: true, isRepeated: false },
  PENDING: { isEditable: false, isRepeated: false },
  NEEDS_MORE_INFO: { isEditable: true, isRepeated: true },
  REJECTED: { isEditable: true, isRepeated: true },
  APPROVED: { isEditable: false, isRepeated: false },
  UNKNOWN: { isEditable: false, isRepeated: false },
}

/** Returns whether the registration is still to be completed, so that the wizard is shown. */
export function canSubmit(state: ApprovalState): boolean {
  return rulesOf[state].isEditable
}

/** Returns the approval of the next submission; null for the first one. */
export function approvalToRepeat(me: UsersMe, state: ApprovalState): Approval | null {
  return rulesOf[state].isRepeated ? newestApproval(me.approvals, 'registration') : null
}

/** Returns the registration that the partner sees; null before the first submission. */
export function shownRegistration(me: UsersMe, state: ApprovalState): Shown | null {
  return state === 'NOT_SUBMITTED' ? null : shownOf(me, state)
}

/** Returns the reviewer's comments of an approval that needs more info; null for any other approval. */
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
