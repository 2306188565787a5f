import type { Approval, ApprovalStatus } from '../wire/people'
import { notFound, type Outcome, refuse } from './outcome'
import type { ApprovalHead } from './records'
import type { Repository } from './repository'
import { theatresOf } from './theatres'
import { decide, type Submitted } from './transitions/approvals'

export interface Decision {
  status: Exclude<ApprovalStatus, 'PENDING'>
  /** Only for NEEDS_MORE_INFO. */
  comments: string | null
  /** The time of the submission that the reviewer saw. The decision does not apply to a newer one. */
  submittedOn?: string
}

/**
 * Decides a pending approval within a unit, and stores the decision. This is called when a simulated decision is due,
 * and when a person decides.
 */
export async function review(
  repository: Repository,
  { org, id }: Pick<ApprovalHead, 'org' | 'id'>,
  { status, comments, submittedOn }: Decision,
): Promise<Outcome<Submitted, Approval>> {
  const partner = await repository.partner(org, 'write')
  const record = await repository.approval(org, id)
  if (partner === null || record === null) return notFound('Approval')
  if (record.approval.status !== 'PENDING')
    return refuse(409, 'already_decided', 'This submission has already been decided')
  if (submittedOn !== undefined && submittedOn !== record.approval.submittedOn)
    return refuse(409, 'submitted_anew', 'The partner has submitted a newer version. Review it, then decide.')
  const lists = status === 'APPROVED' ? record.approval.registrationData?.theatreLists : undefined
  const theatres = await theatresOf(repository, lists)
  const outcome = decide(partner, record, status, comments, theatres)
  if (!outcome.ok) return outcome
  await repository.save({ of: 'partner', before: partner, after: outcome.state.partner })
  await repository.save({ of: 'approval', after: outcome.state.record })
  return outcome
}
