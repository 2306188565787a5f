import { submitAreas, submitRegistration } from '../transitions/approvals'
import { knownDomains } from './known-domains'
import { type CallContext, created, ok, type Route, settle } from './route'
import { userShape } from './shapes'
import { partnerTag } from './versions'

async function approvalsOf({ repository, org }: CallContext) {
  return (await repository.approvals(org)).map(({ approval }) => approval)
}

async function submit(context: CallContext, id: string | null) {
  const { repository, org, partner, call, now } = context
  const records = await repository.approvals(org)
  const areas = id === null && call.query.get('approvalType') === 'service_areas'
  const outcome = areas
    ? submitAreas(partner, records, call.body, { now })
    : submitRegistration(partner, records, id, call.body, { now }, await knownDomains())
  return settle(
    context,
    outcome,
    state => {
      const before = records.find(({ approval }) => approval.id === state.record.approval.id) ?? null
      return [
        { of: 'partner', before: partner, after: state.partner },
        { of: 'approval', before, after: state.record },
      ]
    },
    created,
  )
}

export const people: readonly Route[] = [
  {
    method: 'GET',
    base: 'main',
    path: '/v1/users/me',
    async answer(context) {
      const { account, partner, repository, org, now } = context
      const user = userShape(account, partner, await repository.appliances(org), now)
      return ok({ user, approvals: await approvalsOf(context) }, { etag: partnerTag(partner) })
    },
  },
  {
    method: 'GET',
    base: 'main',
    path: '/v1/approvals/me',
    answer: async context => ok(await approvalsOf(context)),
  },
  { method: 'POST', base: 'main', path: '/v1/approvals', answer: context => submit(context, null) },
  {
    method: 'POST',
    base: 'main',
    path: '/v1/approvals/:id',
    answer: context => submit(context, context.params.id ?? ''),
  },
]
