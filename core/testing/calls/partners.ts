import { isDay } from '../../base/days'
import { isFields } from '../checks'
import { refuse } from '../outcome'
import { saveDay } from '../transitions/calendar'
import { savePartner } from '../transitions/partner'
import { type CallContext, endWrite, get, nothing, ok, type Route, refused, type WriteContext, write } from './route'
import { partnerShape } from './shapes'
import { dayShape, ifStale, partnerTag } from './versions'

async function writeDay(context: WriteContext<'addHoliday' | 'saveDay'>, isNew: boolean) {
  const { repository, org, partner, sent, now } = context
  const before = (await repository.records('day', org, { from: sent.date, to: sent.date }))[0] ?? null
  return endWrite(
    context,
    saveDay(partner, before, sent, isNew, { now }),
    after => (after === before ? [] : [{ of: 'day', before, after }]),
    (_, after) => ok(dayShape(after)),
  )
}

const companyStale = ({ call, partner }: CallContext) => ifStale(call, partnerTag(partner), 'this company')

async function writePartner(context: CallContext, outcome: ReturnType<typeof savePartner>) {
  const { repository, org, partner, now } = context
  const appliances = await repository.records('appliance', org)
  return endWrite(
    context,
    outcome,
    after => (after === partner ? [] : [{ of: 'partner', before: partner, after }]),
    (_, after) => ok(partnerShape(after, appliances, now), { etag: partnerTag(after) }),
  )
}

/** Returns whether a body saves drives: it has drives and no phones. */
function isDrivesOnly({ body }: CallContext['call']): boolean {
  return isFields(body) && body.drives !== undefined && body.phones === undefined
}

export const partners: readonly Route[] = [
  write('saveCompany', context => writePartner(context, savePartner(context.partner, context.sent)), {
    matches: call => !isDrivesOnly(call),
    ifStale: companyStale,
  }),
  write(
    'saveDrives',
    async context => {
      const { partner, sent } = context
      const { companyId, drives } = sent
      const details = { path: 'companyId' }
      return companyId === partner.companyId
        ? writePartner(context, savePartner(partner, { drives }))
        : refused(refuse(422, 'unknown', 'Company not found', details))
    },
    { matches: isDrivesOnly, ifStale: companyStale },
  ),
  write(
    'copyCompany',
    // The account site keeps a separate copy. No other call reads it, so the partner's record does not change.
    async ({ partner }) => ({ ...nothing, headers: { etag: partnerTag(partner) } }),
    { ifStale: companyStale },
  ),
  get('partners', '/v1/partner/calendar', async ({ call: { query }, repository, org }) => {
    const [from, to] = [query.get('startDate'), query.get('endDate')]
    if (!isDay(from) || !isDay(to))
      return refused(refuse(400, 'invalid_query', 'Enter startDate and endDate as YYYY-MM-DD'))
    return ok((await repository.records('day', org, { from, to })).map(dayShape))
  }),
  write('addHoliday', context => writeDay(context, true)),
  write('saveDay', context => writeDay(context, false)),
]
