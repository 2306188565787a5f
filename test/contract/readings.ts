import assert from 'node:assert/strict'
import { Failure } from '../../core/base/errors'
import { rowsOf } from '../../core/drive-inventory/mapping'
import { createHttp, type Http } from '../../core/http/http'
import { fetchOrder } from '../../core/orders/order-api'
import { fetchShippingTypes } from '../../core/reference/api'
import { fetchMe } from '../../core/session/api'
import { isAdmin, newestApproval, partnerType, registrationState } from '../../core/session/rules'
import { fetchShipments } from '../../core/shipments/api'
import { changedRows, editOf } from '../../core/shipments/mapping'
import { countStatuses, defaultOrder, matchesSearch, sortShipments } from '../../core/shipments/rules'
import { sortRows } from '../../core/work-orders/active/sort'
import { fetchCounts, fetchMovies, fetchPage } from '../../core/work-orders/api'
import { rowOf } from '../../core/work-orders/mapping'
import { defaultQuery, statusCounts } from '../../core/work-orders/rules'
import type { BackEnd } from './client'

/** A check that the suite's own readers understand the answers of a back end. Unknown content must not break a reader. */
export interface Reading {
  name: string
  run(backEnd: BackEnd): Promise<void>
}

const locale = 'en-US'

function httpOf({ fetch, bases, token }: BackEnd): Http {
  return createHttp({
    base: name => bases[name],
    token: async () => token,
    fetch,
    onRefused: category => assert.fail(`refused: ${category}`),
    idempotencyKeys: () => false,
  })
}

const reading = (name: string, run: (http: Http) => Promise<void>): Reading => ({
  name,
  run: backEnd => run(httpOf(backEnd)),
})

export const readings: readonly Reading[] = [
  reading('the user, the partner and the drives', async http => {
    const me = await fetchMe(http)
    const submitted = newestApproval(me.approvals, 'registration')
    assert.equal(registrationState(me), submitted === null ? 'NOT_SUBMITTED' : 'APPROVED')
    assert.equal(isAdmin(me.user), true)
    assert.equal(partnerType(me.user.partner?.type), 'Manual')
    const rows = rowsOf(me.user.partner?.drives)
    assert.deepEqual(
      rows.map(({ driveType }) => driveType),
      ['CRU', 'USB'],
    )
  }),
  reading('both lists, the counts and an order', async http => {
    const { signal } = new AbortController()
    const page = await fetchPage(http, { ...defaultQuery, items: 'all' }, 0, signal)
    assert.ok(page.rows.length > 0)
    const texts = { locale: 'en', statusText: String, contentText: String }
    const sorted = sortRows(page.rows, { by: 'nextShipBy', dir: 'asc' }, texts)
    assert.equal(sorted.length, page.rows.length)
    const counted = [...statusCounts(page.rows).values()].reduce((sum, count) => sum + count, 0)
    assert.equal(counted, page.rows.length)
    const counts = await fetchCounts(http, signal)
    assert.equal(counts.activeWorkOrdersCount + counts.archivedWorkOrdersCount, page.total)
    for (const { workOrderNo } of page.rows.slice(0, 8)) {
      const order = rowOf(await fetchOrder(http, workOrderNo, 0))
      assert.equal(order.workOrderNo, workOrderNo)
    }
    const ids = page.rows.flatMap(({ compositions }) => compositions.map(({ id }) => id))
    assert.ok((await fetchMovies(http, ids)).length > 0)
  }),
  reading('shipments: sorted, counted, searched, and no changes to send without edits', async http => {
    const { signal } = new AbortController()
    const page = await fetchPage(http, { ...defaultQuery, pageSize: 10 }, 0, signal)
    for (const { workOrderNo } of page.rows) {
      const rows = await fetchShipments(http, workOrderNo)
      assert.ok(rows.length > 0)
      const shown = rows.map(shipment => ({ shipment }))
      for (const by of ['address', 'deliveryInstructions', 'deliverBy', 'shipBy', 'shippingInfo', 'status'] as const)
        assert.equal(sortShipments(shown, { ...defaultOrder, by }, locale).length, rows.length)
      const edits = new Map(rows.map(row => [row.id, editOf(row)]))
      assert.deepEqual(changedRows(rows, edits, []), [])
      const {
        needsTracking: _,
        returning: __,
        ...counts
      } = Object.fromEntries(countStatuses(rows.map(row => ({ shipment: row, edit: editOf(row) }))))
      assert.equal(
        Object.values(counts).reduce((sum, count) => sum + count, 0),
        rows.length,
      )
      for (const row of rows) assert.equal(matchesSearch(row, editOf(row), row.theatre.name), true)
    }
  }),
  reading('couriers, by name, the catch-all last', async http => {
    const names = (await fetchShippingTypes(http)).map(({ name }) => name)
    assert.ok(names.length > 1)
    assert.deepEqual(
      names.slice(0, -1),
      names.slice(0, -1).toSorted((a, b) => a.localeCompare(b)),
    )
    assert.equal(names.at(-1), 'Other')
  }),
  reading('failures, with their category and fields', async http => {
    const failure = async (call: Promise<unknown>) => {
      const error = await call.then(
        () => null,
        (thrown: unknown) => thrown,
      )
      assert.ok(error instanceof Failure)
      return error
    }
    const missing = await failure(http.get('main', 'v1/work-orders/WO-0'))
    assert.equal(missing.category, 'not-found')
    const invalid = await failure(http.post('main', 'v1/approvals?approvalType=service_areas', { serviceAreas: [] }))
    assert.ok(['invalid', 'unexpected'].includes(invalid.category))
    assert.notEqual(invalid.message, '')
  }),
]
