import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { feed } from '../../test/fixtures/page/feed'
import { deferred } from '../../test/fixtures/page/wait'
import type { Failure } from '../base/errors'
import { verbatim } from '../i18n/translate'
import { live } from '../live/live'
import { type AreaContext, defineArea } from './container'
import { configure } from './page'
import { recheck } from './recheck'

const bases = { main: '/m', account: '/a', partners: '/p', reports: '/r', theatres: '/t', events: '/e' }
const categoryOf = (call: Promise<unknown> | undefined) =>
  call?.then(
    () => 'none',
    ({ category }: Failure) => category,
  )

/** Returns a portal with an open live feed, an area that makes a call on demand, and the calls that the page sees. */
async function opened(
  clock: Clock,
  token: () => string | Promise<string>,
  answer: () => Response | Promise<Response> = () => new Response('{}'),
) {
  const requests: string[] = []
  const { portal, sockets, open, cut, store } = feed({
    token: () => {
      requests.push('token')
      return token()
    },
    fetch: async input => {
      requests.push(String(input))
      return answer()
    },
  })
  await clock.advance(0)
  open()
  let context: AreaContext | undefined
  portal.use(defineArea('caller', own => (context = own)))
  requests.length = 0
  return { portal, sockets, cut, store, requests, context }
}

describe('an ended portal', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock()
  })
  afterEach(() => clock.restore())

  it('leaves no timer, also not of a new toast', async () => {
    const { portal } = await opened(clock, () => 'token')
    portal.notifications.notify('ok', verbatim('Saved'))
    void portal.notifications.write(
      { title: verbatim('Failed'), busy: verbatim('Saving') },
      () => new Promise(() => {}),
    )
    portal.configure({ startUp: () => new Promise(() => {}), token: () => new Promise(() => {}) })
    void recheck(portal)
    await clock.advance(0)
    portal.configure({ token: () => new Promise(() => {}) })
    await clock.advance(0)
    portal.end()
    expect(clock.waiting()).to.equal(0)
  })

  it('makes no store, call or socket', async () => {
    const { portal, sockets, cut, store, requests, context } = await opened(clock, () => 'token')
    portal.end()
    cut()
    expect(portal.use(live)).to.equal(store)
    portal.hold(live)()
    for (const method of ['get', 'post', 'put'] as const)
      expect(await categoryOf(context?.http[method]('main', 'v1/x', {})), method).to.equal('cancelled')
    expect(await categoryOf(context?.token('refused'))).to.equal('cancelled')
    expect(() => portal.use(defineArea('late', () => requests.push('a store')))).to.throw()
    portal.configure({ token: () => 'another', bases })
    portal.renew()
    portal.signedOut()
    await clock.advance(120_000)
    expect([requests, sockets.length, portal.generation.value]).to.deep.equal([[], 1, 0])
    expect(portal.use(live)).to.equal(store)
  })

  it('sends no call that waited for its token', async () => {
    const token = deferred<string>()
    const { portal, requests, context } = await opened(clock, () => 'token')
    portal.configure({ token: () => token.promise })
    const calls = (['get', 'put'] as const).map(method => categoryOf(context?.http[method]('main', 'v1/x', {})))
    await clock.advance(0)
    portal.end()
    token.resolve('late')
    expect(await Promise.all(calls)).to.deep.equal(['cancelled', 'cancelled'])
    expect(requests.filter(each => each !== 'token')).to.deep.equal([])
  })

  it('ignores the refusal of an earlier call', async () => {
    const answer = deferred<Response>()
    const { portal, context } = await opened(
      clock,
      () => 'token',
      () => answer.promise,
    )
    const call = categoryOf(context?.http.put('main', 'v1/x', {}))
    await clock.advance(0)
    portal.end()
    const access = portal.access.value
    answer.resolve(new Response(JSON.stringify({ errors: [{ code: 'no_access' }] }), { status: 401 }))
    expect(await call).to.equal('no-access')
    expect(portal.access.value).to.equal(access)
  })

  it('of the page is replaced by one that is configured later', () => {
    const first = configure({ bases, locale: 'fr' })
    first.end()
    const second = configure({ locale: 'de' })
    expect(second).not.to.equal(first)
    expect(second.options.value).to.include({ locale: 'de', bases })
    expect(configure({ locale: 'en' })).to.equal(second)
    second.end()
  })
})
