import { notFound } from '../outcome'
import type { ApplianceRecord, OrderRecord } from '../records'
import type { Change } from '../repository'
import { startDuplication } from '../transitions/copies'
import { startDownload } from '../transitions/downloads'
import { saveShipments } from '../transitions/shipments'
import { setTransferStatus } from '../transitions/transfers'
import {
  accepted,
  type CallContext,
  endWrite,
  get,
  nothing,
  ok,
  orderWrite,
  type Route,
  refused,
  searchOf,
  wholeOf,
  write,
} from './route'
import { orderShape } from './shapes'
import { ifStale, shipmentsTag } from './versions'

const pageSize = { otherwise: 25, max: 100 }
const maxOffset = 1e6

/** Returns the work order of the path, or a 404. */
function getOrder(path: string, answer: (order: OrderRecord, context: CallContext) => ReturnType<typeof ok>): Route {
  return get('main', path, async context => {
    const order = await context.repository.order(context.org, context.params.no ?? '')
    return order === null ? refused(notFound('Work order')) : answer(order, context)
  })
}

function orderAndAppliance(before: OrderRecord, appliances: readonly ApplianceRecord[]) {
  return (state: { order: OrderRecord; appliance: ApplianceRecord }): Change[] => {
    const appliance = appliances.find(({ applianceId }) => applianceId === state.appliance.applianceId)
    const changes: Change[] = [{ of: 'order', before, after: state.order }]
    return appliance ? [...changes, { of: 'appliance', before: appliance, after: state.appliance }] : changes
  }
}

export const workOrders: readonly Route[] = [
  get('main', '/v1/work-orders', async ({ call: { query }, repository, org, now }) => {
    const { heads, total } = await repository.orders(org, {
      archived: query.get('items') === 'archived',
      search: searchOf(query, 'search'),
      offset: wholeOf(query, 'offset', 0, maxOffset),
      limit: wholeOf(query, 'ps', pageSize.otherwise, pageSize.max),
    })
    return ok({ workOrders: heads.map(head => orderShape(head, now, true)), total })
  }),
  get('main', '/v1/work-orders-count', async ({ repository, org }) => {
    const count = async (archived: boolean) => (await repository.orders(org, { archived, offset: 0, limit: 0 })).total
    return ok({ activeWorkOrdersCount: await count(false), archivedWorkOrdersCount: await count(true) })
  }),
  getOrder('/v1/work-orders/:no', (order, { now }) => ok(orderShape(order, now, false))),
  getOrder('/v1/work-orders/:no/shipments', order => ok(order.shipments, { etag: shipmentsTag(order) })),
  orderWrite(
    'saveShipments',
    (context, order) =>
      endWrite(
        context,
        saveShipments(order, context.sent, context),
        state => (state === order ? [] : [{ of: 'order', before: order, after: state }]),
        (shipments, state) => ok(shipments, { etag: shipmentsTag(state) }),
      ),
    { ifStale: ({ call }, order) => order && ifStale(call, shipmentsTag(order), 'these shipments') },
  ),
  orderWrite('startCopies', async (context, order) => {
    const { repository, org, sent } = context
    const appliances = await repository.records('appliance', org)
    const appliance = appliances.find(({ applianceId }) => applianceId === sent.applianceId)
    const outcome = startDuplication(order, appliance, sent.applianceId, context, appliances)
    return endWrite(context, outcome, orderAndAppliance(order, appliances), () => accepted)
  }),
  orderWrite('startDownload', async (context, order) => {
    const { params, repository, org } = context
    const appliances = await repository.records('appliance', org)
    const outcome = startDownload(order, appliances, params.id ?? '', context)
    return endWrite(context, outcome, orderAndAppliance(order, appliances), () => accepted)
  }),
  orderWrite('setTransfer', (context, order) =>
    endWrite(
      context,
      setTransferStatus(order, context.partner.type, context.params.id ?? '', context.sent, context),
      state => [{ of: 'order', before: order, after: state }],
      () => nothing,
    ),
  ),
  write('nameMovies', async ({ repository, org, sent }) => ok(await repository.movies(org, sent.compositions)), {
    writes: false,
  }),
]
