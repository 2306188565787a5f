import { expect } from 'chai'
import { areas } from '../../test/fixtures/page/areas-desk'
import { type Ask, company, type Desk, days, drives, rowsDesk } from '../../test/fixtures/page/desks'
import { registrations } from '../../test/fixtures/page/registration-desk'
import { reviewedBackend } from '../../test/fixtures/page/reviewed-backend'
import { deferred, until } from '../../test/fixtures/page/wait'
import { duplicate } from '../appliances/duplicate-store'
import { appliances } from '../appliances/store'
import { createPortal, type Portal } from '../portal/portal'
import { session } from '../session/store'
import type { WorkOrderList } from '../wire/work-orders'
import { transfers } from '../work-orders/transfers-store'
import type { ScenarioName } from './scenarios'

/** Prepares a write, and returns the function that a press on its button calls. */
type Prepare = (portal: Portal, ask: Ask) => Promise<() => Promise<unknown>>

/** Edits a form, and prepares the save. */
function saveOf<Store>(make: (ask: Ask) => Promise<Desk<Store>> | Desk<Store>): Prepare {
  return async (portal, ask) => {
    const desk = await make(ask)
    portal.hold(desk.area, desk.key)
    const store = portal.use(desk.area, desk.key)
    await until(() => desk.isReady(store), 'the area')
    desk.type(store, 0, desk.texts[0]?.[0] ?? '')
    return () => desk.save(store)
  }
}

async function firstOrder(ask: Ask) {
  const { workOrders } = (await ask('v1/work-orders?items=current&offset=0&ps=20')) as WorkOrderList
  const [order] = workOrders
  if (!order) throw new Error('no order')
  return order
}

const prepareDuplication: Prepare = async (portal, ask) => {
  const { workOrderNo } = await firstOrder(ask)
  portal.hold(appliances)
  const { fleet } = portal.use(appliances)
  await until(() => fleet.value.data !== null, 'the appliances')
  const [dock] = fleet.value.data?.docks ?? []
  if (!dock) throw new Error('no appliance')
  return () => portal.use(duplicate).start(workOrderNo, dock)
}

/** Prepares a call about the first composition of the first order. */
function transferOf(call: 'download' | 'setUpload'): Prepare {
  return async (portal, ask) => {
    const order = await firstOrder(ask)
    const id = order.compositions[0]?.id ?? ''
    const store = portal.use(transfers, order.workOrderNo)
    return () => (call === 'download' ? store.download(id) : store.setUpload(id, { status: 'started', bookingNos: [] }))
  }
}

const writes: readonly (readonly [
  name: string,
  prepare: Prepare,
  label: string,
  calls: number,
  scenario?: ScenarioName,
])[] = [
  ['the drive inventory', saveOf(() => drives), 'drives.saving', 1],
  // The second call updates the copy of the account site (decision 13).
  ['the company details', saveOf(() => company), 'company.saving', 2],
  ['the shipments of an order', saveOf(rowsDesk), 'shipments.saving', 1],
  ['the calendar', saveOf(() => days), 'calendar.saving', 1],
  ['the service areas', saveOf(() => areas), 'serviceAreas.submitting', 1],
  ['the registration', saveOf(() => registrations), 'registration.submitting', 1, 'needs-more-info'],
  ['the start of copies', prepareDuplication, 'duplicate.starting', 1],
  ['the start of a download', transferOf('download'), 'download.starting', 1],
  ['the status of an upload', transferOf('setUpload'), 'upload.saving', 1],
]

describe('a slow write', () => {
  // @spec 1.25, 1.31, 3.50
  for (const [name, prepare, key, calls, scenario = 'small'] of writes)
    for (const end of ['an answer', 'a failure'] as const)
      it(`is announced until it ends with ${end}, and a second press sends nothing: ${name}`, async () => {
        const backend = reviewedBackend(scenario)
        const { fetch, bases } = backend.options
        const authorization = `Bearer ${backend.options.token}`
        const ask: Ask = async (path, base = 'main') =>
          (await fetch(`${bases[base]}/${path}`, { headers: { authorization } })).json()
        const gate = deferred<void>()
        let sent = 0
        const slow: typeof fetch = async (input, init) => {
          const isWrite = /^(POST|PUT)$/.test(init?.method ?? 'GET') && !String(input).endsWith('/v1/movies')
          if (!isWrite) return fetch(input, init)
          sent += 1
          await gate.promise
          return end === 'an answer' ? fetch(input, init) : new Response('{}', { status: 503 })
        }
        const portal = createPortal({ ...backend.options, fetch: slow })
        const { busy } = portal.notifications
        try {
          portal.hold(session)
          await until(() => portal.use(session).account.value !== null, 'the account')
          const press = await prepare(portal, ask)
          expect(busy.value).to.equal(null)
          const presses = [press(), press()]
          await until(() => busy.value !== null, 'a busy card')
          const label = busy.value && 'key' in busy.value ? busy.value.key : null
          expect([label, sent]).to.deep.equal([key, 1])
          presses.push(press())
          gate.resolve()
          await Promise.all(presses)
          await until(() => busy.value === null, 'no busy card')
          if (end === 'an answer') expect(sent).to.equal(calls)
        } finally {
          portal.end()
          backend.close()
          localStorage.clear()
        }
      })
})
