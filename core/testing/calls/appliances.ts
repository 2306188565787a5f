import { notFound } from '../outcome'
import { baysAt } from '../transitions/bays'
import { lineAt } from '../transitions/downloads'
import { tasksAt } from '../transitions/tasks'
import { type CallContext, get, ok, type Route, refused } from './route'
import { applianceShape } from './shapes'

async function find({ repository, org, params }: CallContext) {
  return (await repository.records('appliance', org)).find(({ applianceId }) => applianceId === params.id)
}

export const appliances: readonly Route[] = [
  get('main', '/v1/appliances', async ({ repository, org, now }) =>
    ok((await repository.records('appliance', org)).map(record => applianceShape(record, now))),
  ),
  get('main', '/v1/appliance-status', async ({ call: { query }, repository, org, now }) => {
    const wantedIds = new Set([...query.getAll('applianceId'), ...query.getAll('applianceId[]')])
    const found = (await repository.records('appliance', org)).filter(
      ({ applianceId }) => wantedIds.size === 0 || wantedIds.has(applianceId),
    )
    const statuses = found.map(record => {
      const { applianceId, away, softwareVersion, publicIp } = record
      return { applianceId, ...lineAt(record, now), isOnline: away === null, softwareVersion, publicIp }
    })
    return ok({ applianceStatus: { appliances: statuses } })
  }),
  get('main', '/v1/appliances/:org/duplication-status', async ({ repository, org, params, now }) => {
    if (params.org !== org) return refused(notFound('Partner'))
    const records = await repository.records('appliance', org)
    return ok(records.map(record => ({ applianceId: record.applianceId, drives: baysAt(record, now) })))
  }),
  get('main', '/v1/qs/appliances/:id', async context => {
    const record = await find(context)
    return record ? ok(applianceShape(record, context.now)) : refused(notFound('Appliance'))
  }),
  get('main', '/v1/appliance-tasks/:id', async context => {
    const record = await find(context)
    return record ? ok(tasksAt(record, context.now)) : refused(notFound('Appliance'))
  }),
]
