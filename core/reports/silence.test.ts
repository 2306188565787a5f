import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import type { Observed } from '../portal/observe'
import { createPortal, type Portal } from '../portal/portal'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import { maxSilence, reports } from './store'

const range = { from: '2026-11-01', to: '2026-11-10' }

describe('a report that stalls', () => {
  let clock: Clock
  let backend: TestBackend
  let portal: Portal
  let observations: Observed[]
  beforeEach(() => {
    clock = takeClock()
    observations = []
  })
  afterEach(() => {
    portal.end()
    backend.close()
    clock.restore()
  })

  async function ask(answer: () => Promise<Response>) {
    backend = createTestBackend({ scenario: 'small', now: '2026-11-19T15:00:00Z' })
    const { fetch: reach = fetch } = backend.options
    portal = createPortal({
      ...backend.options,
      fetch: (input, init) => (String(input).includes('work-orders-report') ? answer() : reach(input, init)),
      observe: what => observations.push(what),
    })
    portal.hold(reports)
    const store = portal.use(reports)
    store.ask(range)
    await clock.until(() => store.progress.value !== null, 'a request')
    await clock.advance(1000)
    return store
  }
  const observed = () =>
    observations.filter(({ call }) => call?.includes('work-orders-report')).map(({ status }) => status)

  it('fails like a lost connection, is reported to the host, and can be retried', async () => {
    const answers = [new Promise<Response>(() => {}), Promise.resolve(new Response('Work Order Number\nWO-1\n'))]
    const { report, progress, refresh } = await ask(() => answers.shift() as Promise<Response>)
    await clock.advance(maxSilence)
    expect([report.value.state, report.value.failure?.category]).to.deep.equal(['offline', 'offline'])
    expect([progress.value, report.value.busy]).to.deep.equal([null, false])
    expect(observed()).to.deep.equal([null])
    const again = refresh()
    await clock.advance(1000)
    await again
    expect([report.value.state, report.value.data?.rowCount]).to.deep.equal(['ready', 1])
    expect(observed()).to.deep.equal([null, 200])
  })

  it('fails when it stops half-way, even after a long time', async () => {
    let push = (_text: string) => {}
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        push = text => controller.enqueue(new TextEncoder().encode(text))
      },
    })
    const { report } = await ask(async () => new Response(body))
    for (let row = 0; row < 3; row += 1) {
      push(`WO-${row}\n`)
      await clock.advance(maxSilence * 0.9)
      expect(report.value.busy, `after ${row + 1} rows`).to.equal(true)
    }
    await clock.advance(maxSilence * 0.1)
    expect([report.value.state, report.value.busy]).to.deep.equal(['offline', false])
  })

  it('is not reported as lost when the person cancels it', async () => {
    const { report, cancel, cancelled } = await ask(() => new Promise(() => {}))
    cancel()
    await clock.advance(maxSilence)
    expect([cancelled.value, report.value.busy, report.value.failure]).to.deep.equal([true, false, null])
    expect(observed()).to.deep.equal([])
  })
})
