import { type ApprovalState, newestApproval } from '../session/rules'
import type { UsersMe } from '../wire/people'
import { offerOfSubmission } from './mapping'

/** What may be done with the areas: only an approved registration may change them, and only one submission waits at a time. */
export type SubmissionState = 'not-approved' | 'waiting' | 'sent-back' | 'free'

/** The newest submission while it is not approved. */
export type Submission = NonNullable<ReturnType<typeof submissionOf>>

export function canEdit(state: SubmissionState): boolean {
  return state === 'sent-back' || state === 'free'
}

/** What was sent back is edited where it is seen, everything else where it is in force. */
export function editedView(state: SubmissionState): 'current' | 'pending' {
  return state === 'sent-back' ? 'pending' : 'current'
}

/** Null when nothing was submitted, or when the newest submission has been approved. */
export function submissionOf(me: UsersMe) {
  const newest = newestApproval(me.approvals, 'service_areas')
  if (newest === null || newest.status === 'APPROVED') return null
  const { id, status, comments, submittedOn, registrationData } = newest
  return {
    id,
    submittedOn,
    /** One that nobody knows, too. */
    status: status as string,
    /** The reviewer's; for needs more info only. */
    comments: status === 'NEEDS_MORE_INFO' ? comments : null,
    /** Null when what was sent did not come with it. */
    offer: registrationData ? offerOfSubmission(registrationData) : null,
  }
}

/** A status that nobody knows is read-only, as PENDING is (decision 8). */
export function submissionStateOf(registration: ApprovalState, submission: Submission | null): SubmissionState {
  if (registration !== 'APPROVED') return 'not-approved'
  if (submission === null) return 'free'
  return submission.status === 'NEEDS_MORE_INFO' || submission.status === 'REJECTED' ? 'sent-back' : 'waiting'
}
