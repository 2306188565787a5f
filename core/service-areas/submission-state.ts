import { type ApprovalState, newestApproval } from '../session/rules'
import type { UsersMe } from '../wire/people'
import { offerOfSubmission } from './mapping'

/**
 * The state of the newest submission. The offer can be edited only with an approved registration, and not while a
 * submission waits for approval.
 */
export type SubmissionState = 'not-approved' | 'waiting' | 'sent-back' | 'free'

/** The newest submission until it is approved. */
export type Submission = NonNullable<ReturnType<typeof submissionOf>>

export function canEdit(state: SubmissionState): boolean {
  return state === 'sent-back' || state === 'free'
}

/**
 * Returns the view for editing: a submission that was sent back is edited in its own view, everything else in the
 * current one.
 */
export function editedView(state: SubmissionState): 'current' | 'pending' {
  return state === 'sent-back' ? 'pending' : 'current'
}

/** Returns the newest submission; null if none was sent or the newest is approved. */
export function submissionOf(me: UsersMe) {
  const newest = newestApproval(me.approvals, 'service_areas')
  if (newest === null || newest.status === 'APPROVED') return null
  const { id, status, comments, submittedOn, registrationData } = newest
  return {
    id,
    submittedOn,
    /** Any status, including unknown ones. */
    status: status as string,
    /** The comments of the reviewer, only if more information is needed. */
    comments: status === 'NEEDS_MORE_INFO' ? comments : null,
    /** Null if the submitted data is missing. */
    offer: registrationData ? offerOfSubmission(registrationData) : null,
  }
}

/** Returns the state of a submission. An unknown status is read-only, like PENDING (decision 8). */
export function submissionStateOf(registration: ApprovalState, submission: Submission | null): SubmissionState {
  if (registration !== 'APPROVED') return 'not-approved'
  if (submission === null) return 'free'
  return submission.status === 'NEEDS_MORE_INFO' || submission.status === 'REJECTED' ? 'sent-back' : 'waiting'
}
