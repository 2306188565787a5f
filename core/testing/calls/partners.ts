import { isFields } from '../checks'
import { forbidden, notFound, refuse } from '../outcome'
import { isApproved } from '../transitions/approvals'
import { saveDay } from '../transitions/calendar'
import { isDrivesOnly, savePartner } from '../transitions/partner'
import { isDay } from '../zoned'
import { knownDomains } from './known-domains'
import { type CallContext, nothing, ok, type Route, refused, settle } from './route'
import { isAdmin, partnerShape } from './shapes'
import { dayShape, ifStale, partnerTag } from './versions'

const companyWas = 'This company was'

async function writeDay(context: CallContext, isNew: boolean) {
  const { repository, org, partner, call, now } = context
  const date = isFields(call.body) && isDay(call.body.date) ? call.body.date : null
  const before = date === null ? null : ((await repository.days(org, date, date))[0] ?? null)
  return settle(
    context,
    saveDay(partner, before, call.body, isNew, { now }),
    after => (after === before ? [] : [{ of: 'day', before, after }]),
    (_, after) => ok(dayShape(after)),
  )
}

export const partners: readonly Route[] = [
  {
    method: 'PUT',
    base: 'partners',
    path: '/v1/partner/:org',
    async answer(context) {
      const { repository, org, params, partner, account, call, now } = context
      if (params.org !== org) return refused(notFound('Partner'))
      if (!isApproved(await repository.approvals(org))) return refused(forbidden('The registration is not approved'))
      if (!isDrivesOnly(call.body) && !isAdmin(account))
        return refused(forbidden('Only an admin may change company details'))
      const stale = ifStale(call, partnerTag(partner), companyWas)
      if (stale !== null) return stale
      const appliances = await repository.appliances(org)
      return settle(
        context,
        savePartner(partner, call.body, await knownDomains()),
        after => (after === partner ? [] : [{ of: 'partner', before: partner, after }]),
        (_, after) => ok(partnerShape(after, appliances, now), { etag: partnerTag(after) }),
      )
    },
  },
  {
    method: 'POST',
    base: 'account',
    path: '/v1/partners/accounts/:companyId',
    async answer({ params, partner, account, call }) {
      if (params.companyId !== partner.companyId) return refused(notFound('Company'))
      if (!isAdmin(account)) return refused(forbidden('Only an admin may change company details'))
      const etag = partnerTag(partner)
      const stale = ifStale(call, etag, companyWas)
      if (stale !== null) return stale
      if (!isFields(call.body)) return refused(refuse(422, 'invalid', 'Company details are expected'))
      // The account site keeps its own copy, which nothing here reads: the partner's record stays as it is.
      return { ...nothing, headers: { etag } }
    },
  },
  {
    method: 'GET',
    base: 'partners',
    path: '/v1/partner/calendar',
    async answer({ call: { query }, repository, org }) {
      const [from, to] = [query.get('startDate'), query.get('endDate')]
      if (!isDay(from) || !isDay(to)) return refused(refuse(400, 'invalid_query', 'startDate and endDate are days'))
      return ok((await repository.days(org, from, to)).map(dayShape))
    },
  },
  { method: 'POST', base: 'partners', path: '/v1/partner/calendar', answer: context => writeDay(context, true) },
  {
    method: 'PUT',
    base: 'partners',
    path: '/v1/partner/:org/calendar',
    answer: async context =>
      context.params.org === context.org ? writeDay(context, false) : refused(notFound('Partner')),
  },
]
