import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { createPortal, type Portal } from '../portal/portal'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import { defaultQuery as query } from './rules'
import { type WorkOrderListStore, workOrderList } from './store'

const listPath = '/v1/work-orders'

describe('prepared lists', () => {
  let backend: TestBackend
  let portal: Portal
  let list: WorkOrderListStore

  beforeEach(() => {
    backend = createTestBackend({ scenario: 'small', now: '2026-11-19T15:00:00Z', latency: 20 })
    portal = createPortal(backend.options)
    portal.hold(workOrderList, 'one')
    list = portal.use(workOrderList, 'one')
  })
  afterEach(() => {
    portal.end()
    backend.close()
  })
  const page = () => list.page.value
  const listCalls = () => backend.calls.filter(({ path }) => path === listPath)

  it('are ready when they are requested, and are read again after a failure', async () => {
    list.ask(query)
    await until(() => page().data !== null && !page().busy, 'the list')
    list.prepare(query)
    list.prepare({ ...query, items: 'past' })
    list.prepare({ ...query, items: 'past' })
    await until(() => listCalls().length === 2, 'the archive before its request')
    list.ask({ ...query, items: 'past' })
    await until(() => page().data?.query.items === 'past', 'the archive')
    expect(listCalls().length).to.equal(2)

    const restore = backend.fail(listPath, 503)
    list.prepare(query)
    await until(() => listCalls()[2]?.status === 503, 'the read that fails')
    restore()
    list.ask(query)
    await until(() => page().data?.query.items === 'current', 'the first list')
    expect(listCalls().length).to.equal(4)
  })
  it('are read again when they are too old', async () => {
    list.ask(query)
    await until(() => page().data !== null && !page().busy, 'the list')
    const age = new AbortController()
    const { timeout } = AbortSignal
    AbortSignal.timeout = () => age.signal
    list.prepare({ ...query, items: 'past' })
    await until(() => listCalls()[1]?.status === 200, 'the archive before its request')
    AbortSignal.timeout = timeout
    age.abort()
    list.ask({ ...query, items: 'past' })
    await until(() => page().data?.query.items === 'past', 'the archive')
    expect(listCalls().length).to.equal(3)
  })

  // @spec 7.18
  it('are cancelled by a read of another list', async () => {
    list.ask(query)
    await until(() => page().data !== null && !page().busy, 'the list')
    list.prepare({ ...query, items: 'past' })
    await until(() => listCalls().length === 2, 'the archive before its request')
    list.ask({ ...query, search: 'salt' })
    await until(() => listCalls()[2]?.status === 200, 'the search')
    expect(listCalls()[1]?.status, 'the read of the archive is cancelled').to.equal(null)
  })
})
