import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { untilLive } from '../../test/fixtures/page/live'
import { until, after as wait } from '../../test/fixtures/page/wait'
import { createPortal, type Portal } from '../portal/portal'
import { createTestBackend, type TestBackend, type TestBackendOptions } from '../testing/test-backend'
import { workOrdersCount } from './counts'
import { movies } from './movies'
import { workOrder } from './order-store'
import { defaultQuery } from './rules'
import { type WorkOrderListStore, workOrderList } from './store'

const query = defaultQuery
const listPath = '/v1/work-orders'

describe('work orders', () => {
  let backend: TestBackend
  let portal: Portal
  let list: WorkOrderListStore
  let clock: Clock | null = null

  function start(options: TestBackendOptions = {}) {
    backend = createTestBackend({ scenario: 'small', now: '2026-11-19T15:00:00Z', ...options })
    portal = createPortal(backend.options)
    portal.hold(workOrderList, 'one')
    list = portal.use(workOrderList, 'one')
  }
  const page = () => list.page.value
  const numbers = () => (page().data?.rows ?? []).map(({ workOrderNo }) => workOrderNo)
  const callsTo = (path = listPath) => backend.calls.filter(call => call.path === path)
  const isReady = () => page().data !== null && !page().busy
  const ready = () => until(isReady, 'the list')

  afterEach(() => {
    clock?.restore()
    clock = null
    portal.end()
    backend.close()
  })

  it('make no call before the first query, and one for the same query', async () => {
    clock = takeClock()
    start()
    await clock.advance(1000)
    expect(callsTo()).to.deep.equal([])
    list.ask({ ...query })
    list.ask({ ...query })
    await clock.until(isReady, 'the list')
    expect(callsTo().map(({ query: sent }) => sent)).to.deep.equal([
      'items=current&appliancesCount=1&offset=0&ps=25&search=',
    ])
  })

  it('show the last search when the first one is slower', async () => {
    clock = takeClock()
    start({ latency: 30 })
    list.ask({ ...query, search: 'nothing like this' })
    await clock.until(() => callsTo().length === 1, 'the first search')
    list.ask({ ...query, pageSize: 10 })
    await clock.until(isReady, 'the list')
    await clock.advance(80)
    expect(page().data?.query).to.deep.equal({ ...query, pageSize: 10 })
    expect(numbers().length).to.be.greaterThan(1)
    expect(
      callsTo().map(({ status }) => status),
      'the first search is cancelled',
    ).to.deep.equal([null, 200])
    expect(portal.notifications.toasts.value).to.deep.equal([])
  })

  it('keep the rows while another page is read, and when its read fails', async () => {
    start()
    list.ask(query)
    await ready()
    const before = numbers()
    backend.fail(listPath, 503)
    list.ask({ ...query, page: 2, pageSize: 10 })
    expect([page().busy, numbers()]).to.deep.equal([true, before])
    await until(() => !page().busy, 'the answer')
    expect([page().state, numbers()]).to.deep.equal(['error', before])
  })

  it('go to the last page when the requested page is beyond it', async () => {
    start()
    list.ask({ ...query, page: 99, pageSize: 10 })
    await ready()
    const { total = 0, rows = [] } = page().data ?? {}
    expect(list.query.value.page).to.equal(Math.ceil(total / 10))
    expect(page().data?.query.page).to.equal(list.query.value.page)
    expect(rows.length).to.be.greaterThan(0)
  })

  it('are empty and on page 1 without orders', async () => {
    start({ scenario: 'empty' })
    list.ask({ ...query, page: 7 })
    await ready()
    expect([page().state, list.query.value.page]).to.deep.equal(['empty', 1])
  })

  it('change at once with an event, and are read once after several', async () => {
    start()
    list.ask(query)
    await ready()
    await untilLive(portal)
    const [first = '', second = ''] = numbers()
    const reads = callsTo().length
    clock = takeClock()
    for (let copied = 0; copied < 5; copied += 1) {
      backend.emit({ type: 'work_order.changed', workOrderNo: first, status: 'copy_in_progress', totalCopied: copied })
      await clock.advance(20)
    }
    backend.emit({ type: 'work_order.changed', workOrderNo: 'WO-0', status: 'cancelled', totalCopied: 0 })
    const row = (no: string) => page().data?.rows.find(({ workOrderNo }) => workOrderNo === no)
    expect([row(first)?.status, row(first)?.totalCopied]).to.deep.equal(['copy_in_progress', 4])
    expect(callsTo().length).to.equal(reads)
    await clock.advance(1000)
    expect(callsTo().length).to.equal(reads + 1)
    const [composition] = row(second)?.compositions ?? []
    backend.emit({
      type: 'download.changed',
      workOrderNo: second,
      compositionId: composition?.id ?? '',
      status: 'in_progress',
      percentage: 12,
    })
    expect(row(second)?.compositions[0]?.download).to.deep.equal({ status: 'in_progress', percentage: 12 })
  })

  it('have two queries in two lists', async () => {
    start()
    portal.hold(workOrderList, 'two')
    const other = portal.use(workOrderList, 'two')
    list.ask(query)
    other.ask({ ...query, items: 'past' })
    await ready()
    await until(() => other.page.value.data !== null, 'the other list')
    expect(page().data?.rows.every(({ past }) => !past)).to.equal(true)
    expect(other.page.value.data?.rows.every(({ past }) => past)).to.equal(true)
  })

  it('are read again by Retry after the user could not be read', async () => {
    start()
    const lift = backend.fail('/v1/users/me', 503)
    list.ask(query)
    await until(() => page().failure !== null, 'the failure')
    lift()
    await list.refresh()
    expect(page().state).to.equal('ready')
  })

  // @spec 7.20
  it('request each film once for all lists, and show no message when films cannot be read', async () => {
    start()
    portal.hold(movies)
    const films = portal.use(movies)
    const lift = backend.fail('/v1/movies', 503)
    list.ask(query)
    await ready()
    await until(() => callsTo('/v1/movies').length === 1, 'films')
    await wait(0)
    const named = () => [...films.known.value.values()].filter(film => film !== null).length
    // Each film counts as unnamed for now, so its composition's name is shown without a message.
    expect([films.known.value.size > 0, named(), portal.notifications.toasts.value.length]).to.deep.equal([true, 0, 0])
    lift()
    await list.refresh()
    await until(() => named() > 0, 'the films')
    await list.refresh()
    list.ask({ ...query, pageSize: 10 })
    await ready()
    films.ask([...films.known.value.keys(), 'unknown', 'unknown'])
    await until(() => films.known.value.has('unknown'), 'the unknown film')
    const sent = callsTo('/v1/movies').map(({ body }) => (body as { compositions: string[] }).compositions)
    expect(sent.length).to.equal(3)
    expect(sent[2]).to.deep.equal(['unknown'])
    const [, ids = []] = sent
    expect(new Set(ids).size).to.equal(ids.length)
    expect(films.known.value.get('unknown')).to.equal(null)
  })

  // @spec 3.52, 7.32
  it('are counted, and counted again when one is assigned or changes', async () => {
    start()
    portal.hold(workOrdersCount)
    const { counts } = portal.use(workOrdersCount)
    await until(() => counts.value.data !== null, 'the counts')
    await untilLive(portal)
    const reads = callsTo('/v1/work-orders-count').length
    backend.emit({ type: 'work_order.assigned', workOrderNo: 'WO-99999' })
    await until(() => callsTo('/v1/work-orders-count').length === reads + 1, 'counted again')
  })

  it('read an opened order again when it changes, and not when another one does', async () => {
    start()
    list.ask(query)
    await ready()
    await untilLive(portal)
    const [no = '', other = ''] = numbers()
    portal.hold(workOrder, no)
    const one = portal.use(workOrder, no)
    await until(() => one.order.value.data !== null, 'the order')
    const reads = () => callsTo(`${listPath}/${no}`).length
    expect([one.order.value.data?.workOrderNo, reads()]).to.deep.equal([no, 1])
    clock = takeClock()
    backend.emit({ type: 'shipments.changed', workOrderNo: other })
    await clock.advance(1000)
    expect(reads()).to.equal(1)
    backend.emit({ type: 'shipments.changed', workOrderNo: no })
    await clock.until(() => reads() === 2, 'read again')
  })

  it('show an error in place for a missing order, and do not end the session', async () => {
    start()
    portal.hold(workOrder, 'WO-0/..')
    const { order } = portal.use(workOrder, 'WO-0/..')
    await until(() => order.value.failure !== null, 'the failure')
    expect(order.value.failure?.category).to.equal('not-found')
    expect(portal.access.value).to.equal('authorized')
    expect(callsTo(`${listPath}/WO-0%2F..`).length).to.equal(1)
  })

  for (const scenario of ['unknown-things', 'html-502', 'offline'] as const)
    it(`end in a state that a screen can show with the server ${scenario}`, async () => {
      start({ scenario })
      list.ask({ ...query, items: 'all' })
      await until(() => page().state !== 'loading', 'a state')
      expect(page().state).to.equal({ 'unknown-things': 'ready', 'html-502': 'error', offline: 'offline' }[scenario])
    })
})
