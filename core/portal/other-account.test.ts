import { expect } from 'chai'
import { after, until } from '../../test/fixtures/page/wait'
import type { Http } from '../http/http'
import { defineArea } from './container'
import { createPortal } from './portal'

const bases = { main: '/m', account: '/a', partners: '/p', reports: '/r', theatres: '/t', events: '/e' }

/** Returns a portal with a token supplier, its areas that read one number each, and the calls that were sent. */
function opened(more: Partial<Parameters<typeof createPortal>[0]> = {}) {
  const sent: { method: string; headers: Headers }[] = []
  const source = { token: 'first', requests: 0 }
  const token = async () => {
    source.requests += 1
    await after(5)
    return source.token
  }
  const portal = createPortal({
    bases,
    token,
    fetch: async (_input, init) => {
      sent.push({ method: (init?.method ?? 'get').toLowerCase(), headers: new Headers(init?.headers) })
      return new Response(JSON.stringify(sent.length), { headers: { etag: '"1"' } })
    },
    ...more,
  })
  const areas = ['1', '2', '3', '4'].map(name =>
    defineArea(`numbers-${name}`, context => {
      const handle = context.resource<number>({ load: abort => context.http.get('main', 'v1/n', { abort }) })
      void handle.refresh()
      return handle
    }),
  )
  for (const area of areas) portal.hold(area)
  const allRead = () => areas.every(area => ['ready', 'empty'].includes(portal.use(area).resource.value.state))
  const tokens = () => sent.map(({ headers }) => headers.get('authorization'))
  return { portal, sent, source, token, tokens, allRead }
}

describe('another account of a portal', () => {
  it('is requested once from a supplier that is given again', async () => {
    const { portal, source, token, tokens, allRead } = opened()
    await until(allRead, 'read')
    source.token = 'second'
    portal.renew()
    await until(() => tokens().length === 8, 'read again')
    expect([source.requests, new Set(tokens()).size], 'a token that is still good').to.deep.equal([1, 1])
    for (const count of [2, 3]) {
      portal.configure({ token, locale: 'en' })
      await until(() => tokens().length === 4 + 4 * count, 'read with the next')
      expect([source.requests, new Set(tokens().slice(-4))]).to.deep.equal([count, new Set(['Bearer second'])])
    }
    portal.configure({ locale: 'fr' })
    await after(5)
    expect([source.requests, tokens().length]).to.deep.equal([3, 16])
  })

  it("finds no state of the first account's calls", async () => {
    const jwt = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.x`
    let isCut = true
    const { portal, sent, source, token, allRead } = opened({ features: { idempotencyKeys: true } })
    const http = () => {
      let found: Http | undefined
      portal.hold(defineArea(`notes-${portal.generation.value}`, context => (found = context.http)))
      return found as Http
    }
    const fetch = portal.options.peek().fetch as typeof globalThis.fetch
    source.token = jwt('jun')
    portal.configure({
      fetch: async (input, init) => {
        const answer = await fetch(input, init)
        if (isCut && /put/i.test(init?.method ?? '')) throw new TypeError('cut')
        return answer
      },
    })
    await until(allRead, 'read')
    await http()
      .put('main', 'v1/n', {})
      .catch(() => null)
    isCut = false
    source.token = jwt('sam')
    const before = portal.generation.value
    portal.configure({ token })
    await until(() => portal.generation.value > before, 'a fresh start')
    await http().put('main', 'v1/n', {})
    const [first, second] = sent.filter(({ method }) => method === 'put').map(({ headers }) => headers)
    expect(second?.get('idempotency-key')).not.to.equal(first?.get('idempotency-key'))
  })
})
