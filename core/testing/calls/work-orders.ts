import { asList, isFields } from '../checks'
import { notFound } from '../outcome'
import type { ApplianceRecord, OrderRecord } from '../records'
import type { Change } from '../repository'
import { startDuplication } from '../transitions/copies'
import { startDownload } from '../transitions/downloads'
import { saveShipments } from '../transitions/shipments'
import { setTransferStatus } from '../transitions/transfers'
import { accepted, type CallContext, nothing, ok, type Route, refused, searchOf, settle, wholeOf } from './route'
import { orderShape } from './shapes'
import { ifStale, shipmentsTag } from './versions'

const pageSize = { otherwise: 25, most: 100 }
const mostOffset = 1e6

/** Answers with the work order of the path, or 404. */
function withOrder(
  answer: (context: CallContext, order: OrderRecord) => Promise<ReturnType<typeof ok>>,
): Route['answer'] {
  return async context => {
    const order = await context.repository.order(context.org, context.params.no ?? '')
    return order === null ? refused(notFound('Work order')) : answer(context, order)
  }
}

function orderAndAppliance(before: OrderRecord, appliances: readonly ApplianceRecord[]) {
  return (state: { order: OrderRecord; appliance: ApplianceRecord }): Change[] => {
    const appliance = appliances.find(({ applianceId }) => applianceId === state.appliance.applianceId)
    const changes: Change[] = [{ of: 'order', before, after: state.order }]
    return appliance ? [...changes, { of: 'appliance', before: appliance, after: state.appliance }] : changes
  }
}

export const workOrders: readonly Route[] = [
  {
    method: 'GET',
    base: 'main',
    path: '/v1/work-orders',
    async answer({ call: { query }, repository, org, now }) {
      const { heads, total } = await repository.orders(org, {
        archived: query.get('items') === 'archived',
        search: searchOf(query, 'search'),
        offset: wholeOf(query, 'offset', 0, mostOffset),
        limit: wholeOf(query, 'ps', pageSize.otherwise, pageSize.most),
      })
      return ok({ workOrders: heads.map(head => orderShape(head, now, true)), total })
    },
  },
  {
    method: 'GET',
    base: 'main',
    path: '/v1/work-orders-count',
    async answer({ repository, org }) {
      const count = async (archived: boolean) => (await repository.orders(org, { archived, offset: 0, limit: 0 })).total
      return ok({ activeWorkOrdersCount: await count(false), archivedWorkOrdersCount: await count(true) })
    },
  },
  {
    method: 'GET',
    base: 'main',
    path: '/v1/work-orders/:no',
    answer: withOrder(async ({ now }, order) => ok(orderShape(order, now, false))),
  },
  {
    method: 'GET',
    base: 'main',
    path: '/v1/work-orders/:no/shipments',
    answer: withOrder(async (_, order) => ok(order.shipments, { etag: shipmentsTag(order) })),
  },
  {
    method: 'PUT',
    base: 'main',
    path: '/v1/work-orders/:no/shipments',
    answer: withOrder(async (context, order) => {
      const { call, now } = context
      const stale = ifStale(call, shipmentsTag(order), 'These shipments were')
      if (stale !== null) return stale
      return settle(
        context,
        saveShipments(order, call.body, { now }),
        state => (state === order ? [] : [{ of: 'order', before: order, after: state }]),
        (shipments, state) => ok(shipments, { etag: shipmentsTag(state) }),
      )
    }),
  },
  {
    method: 'POST',
    base: 'main',
    path: '/v1/work-orders/:no/duplicate',
    answer: withOrder(async (context, order) => {
      const { call, repository, org, now } = context
      const asked = isFields(call.body) ? String(call.body.applianceId ?? '') : ''
      const appliances = await repository.appliances(org)
      const appliance = appliances.find(({ applianceId }) => applianceId === asked)
      const outcome = startDuplication(order, appliance, asked, { now }, appliances)
      return settle(context, outcome, orderAndAppliance(order, appliances), () => accepted)
    }),
  },
  {
    method: 'POST',
    base: 'main',
    path: '/v1/work-orders/:no/download/:id',
    answer: withOrder(async (context, order) => {
      const { params, repository, org, now } = context
      const appliances = await repository.appliances(org)
      const outcome = startDownload(order, appliances, params.id ?? '', { now })
      return settle(context, outcome, orderAndAppliance(order, appliances), () => accepted)
    }),
  },
  {
    method: 'PUT',
    base: 'main',
    path: '/v1/bookings/compositions/:id/work-orders/:no/transfer-status',
    answer: withOrder(async (context, order) => {
      const { params, partner, call, now } = context
      return settle(
        context,
        setTransferStatus(order, partner.type, params.id ?? '', call.body, { now }),
        state => [{ of: 'order', before: order, after: state }],
        () => nothing,
      )
    }),
  },
  {
    method: 'POST',
    base: 'main',
    path: '/v1/movies',
    async answer({ call, repository }) {
      const asked = isFields(call.body) ? asList(call.body.compositions) : []
      const ids = asked.filter(id => typeof id === 'string')
      return ok(await repository.movies([...new Set(ids)]))
    },
  },
]
