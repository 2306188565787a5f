import { expect } from 'chai'
import fc from 'fast-check'
import { until } from '../../test/fixtures/page/wait'
import { routes } from '../testing/calls/routes'
import { createTestBackend } from '../testing/test-backend'
import { notifyObserver, type Observed, type ObserverEvent } from './observe'
import { createPortal } from './portal'

/** Returns the event that a host receives; null for none. */
function observe(...event: ObserverEvent): Observed | null {
  const observations: Observed[] = []
  notifyObserver(observed => observations.push(observed), ...event)
  return observations[0] ?? null
}

const allowed = /^(GET|POST|PUT) (\/(:id|[a-z0-9-]+))+$/

/** Returns all texts of the world about a person: names, numbers, addresses, serials. */
async function textsOfWorld(): Promise<string[]> {
  const { options } = createTestBackend({ scenario: 'approved-manual' })
  const { bases, fetch, token } = options
  const texts = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && value.length > 3 && !/^[a-z_]+$/.test(value)) texts.add(value)
    else if (value && typeof value === 'object') for (const each of Object.values(value)) visit(each)
  }
  for (const path of ['users/me', 'work-orders?offset=0&ps=50', 'appliances', 'approvals/me'])
    visit(await (await fetch(`${bases.main}/v1/${path}`, { headers: { authorization: `Bearer ${token}` } })).json())
  return [...texts]
}

describe('the events for a host', () => {
  it('contain no text of the world', async () => {
    const texts = await textsOfWorld()
    expect(texts.length).to.be.greaterThan(100)
    const text = fc.constantFrom(...texts)
    const part = fc.oneof(text.map(encodeURIComponent), text, fc.constantFrom('v1', 'work-orders', 'shipments'))
    const detail = fc.record({
      status: fc.oneof(fc.integer({ min: 100, max: 599 }), text, fc.constant(null)),
      code: fc.oneof(text, fc.constant('stale')),
      title: text,
      message: text,
      retries: fc.oneof(fc.nat(3), text),
      fieldErrors: fc.dictionary(text, text),
      category: fc.constantFrom('server', 'invalid'),
    })
    fc.assert(
      fc.property(
        fc.constantFrom('call', 'reeldock-ready', 'reeldock-error', 'reeldock-view-changed'),
        fc.array(part, { minLength: 1 }),
        detail,
        (what, parts, info) => {
          const subject = what === 'call' ? `GET /${parts.join('/')}` : 'reeldock-work-orders'
          const observed = observe(what, subject, info, 12.3)
          const json = JSON.stringify(observed)
          if (what === 'reeldock-view-changed') expect(observed).to.equal(null)
          expect(
            texts.filter(each => json.includes(each)),
            json,
          ).to.deep.equal([])
          if (observed?.kind === 'call') expect(observed.call).to.match(allowed)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('contain each request of a portal, with its retries', async () => {
    const { options, fail } = createTestBackend({ scenario: 'small' })
    const observations: Observed[] = []
    let tokenRequests = 0
    const portal = createPortal({
      ...options,
      token: () => (tokenRequests++ === 0 ? 'stale-token' : options.token),
      observe: observed => observations.push(observed),
    } as Parameters<typeof createPortal>[0])
    const area = { name: 'probe', create: ({ http }: { http: unknown }) => http as typeof import('../http/http') }
    const http = portal.use(area as never) as unknown as { get(base: string, path: string): Promise<unknown> }
    await http.get('main', 'v1/users/me')
    fail('work-orders', 503)
    await http.get('main', 'v1/work-orders/WO-30120').catch(() => {})
    fail('locations', 'offline')
    await http.get('main', 'v1/locations').catch(() => {})
    await until(() => observations.length === 4, 'the four events')
    expect(observations.map(each => each.kind === 'call' && [each.call, each.status, each.retries])).to.deep.equal([
      ['GET /v1/users/me', 401, 0],
      ['GET /v1/users/me', 200, 1],
      ['GET /v1/work-orders/:id', 503, 0],
      ['GET /v1/locations', null, 0],
    ])
    for (const each of observations) if (each.kind === 'call') expect(each.milliseconds).to.be.at.least(0)
  })

  it('ignore a host that throws', () => {
    const report = console.error
    console.error = () => {}
    try {
      notifyObserver(
        () => {
          throw new Error('mine')
        },
        'reeldock-ready',
        'reeldock-reports',
        {},
        3,
      )
    } finally {
      console.error = report
    }
  })
})

describe('the events of calls for a host', () => {
  const filled = (path: string, by: string) => path.replace(/:[a-zA-Z]+/g, by)

  for (const { method, path } of routes)
    it(`contain all constant parts of ${method} ${path}`, () => {
      const observed = observe('call', `${method} ${filled(path, 'WO-48213')}`, { status: 200 }, 1)
      expect(observed).to.include({ call: `${method} ${filled(path, ':id')}` })
    })
})
