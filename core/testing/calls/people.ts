import { toJson } from '../../base/json'
import type { Approval } from '../../wire/people'
import type { Done } from '../outcome'
import { theatresOf, unknownTheatres } from '../theatres'
import { type Submitted, submitAreas, submitRegistration, withoutData } from '../transitions/approvals'
import {
  type CallContext,
  created,
  endWrite,
  get,
  okText,
  type Route,
  refused,
  type WriteContext,
  write,
} from './route'
import { userShape } from './shapes'
import { partnerTag } from './versions'

type Submitting = WriteContext<'register' | 'registerAgain' | 'submitAreas'>

/** Ends a submission: refuses an unknown theatre, or stores the new state. */
async function endSubmission(context: Submitting, outcome: Done<Submitted, Approval>) {
  const { partner, repository, org, sent } = context
  const refusal = unknownTheatres(sent.theatreLists, await theatresOf(repository, sent.theatreLists))
  if (refusal !== null) return refused(refusal)
  const submissions = await repository.approvals(org)
  return endWrite(
    context,
    outcome,
    ({ partner: after, record }) => [
      { of: 'partner', before: partner, after },
      ...[record, ...withoutData(submissions, record)].map(after => ({ of: 'approval', after }) as const),
    ],
    created,
  )
}

const isAboutAreas = ({ query }: CallContext['call']) => query.get('approvalType') === 'service_areas'

export const people: readonly Route[] = [
  get('main', '/v1/users/me', async context => {
    const { account, partner, repository, org, now } = context
    const user = userShape(account, partner, await repository.records('appliance', org), now)
    const approvals = await repository.approvalsText(org)
    return okText(`{"user":${toJson(user)},"approvals":${approvals}}`, { etag: partnerTag(partner) })
  }),
  get('main', '/v1/approvals/me', async ({ repository, org }) => okText(await repository.approvalsText(org))),
  write(
    'register',
    context => {
      const { partner, approvals, sent, now } = context
      return endSubmission(context, submitRegistration(partner, approvals, null, sent, { now }))
    },
    { matches: call => !isAboutAreas(call) },
  ),
  write('registerAgain', context => {
    const { partner, approvals, params, sent, now } = context
    return endSubmission(context, submitRegistration(partner, approvals, params.approval ?? null, sent, { now }))
  }),
  write(
    'submitAreas',
    context => {
      const { partner, approvals, sent, now } = context
      return endSubmission(context, submitAreas(partner, approvals, sent, { now }))
    },
    { matches: isAboutAreas },
  ),
]
