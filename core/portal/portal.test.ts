import { expect } from 'chai'
import { after, until } from '../../test/fixtures/page/wait'
import { defineArea } from './container'
import type { PortalOptions } from './options'
import { createPortal } from './portal'

const bases = { main: '/m', account: '/a', partners: '/p/', reports: '/r', theatres: '/t', events: '/e' }

/** Returns a portal before a server that accepts one token, and an area that reads one number. */
function counted(more: Partial<PortalOptions> = {}) {
  const requests: string[] = []
  let good = 'good'
  const portal = createPortal({
    bases,
    token: () => 'good',
    fetch: async (_input, init) => {
      const token = new Headers(init?.headers).get('authorization') ?? ''
      requests.push(token)
      const ok = token === `Bearer ${good}`
      return new Response(JSON.stringify(ok ? requests.length : {}), { status: ok ? 200 : 401 })
    },
    ...more,
  })
  const events: string[] = []
  const area = defineArea('numbers', context => {
    events.push('made')
    context.onEnd(() => events.push('ended'))
    const handle = context.resource<number>({ load: abort => context.http.get('main', 'v1/n', { abort }) })
    void handle.refresh()
    return handle
  })
  portal.hold(area)
  return {
    portal,
    requests,
    events,
    number: () => portal.use(area).resource.value,
    accept: (token: string) => {
      good = token
    },
  }
}

describe('a portal', () => {
  it("restarts when the token is another account's", async () => {
    const jwt = (sub: string, nonce = '') => `x.${btoa(JSON.stringify({ sub, nonce }))}.x`
    let token = jwt('jun')
    const { portal, events, number, accept } = counted({ token: () => token })
    accept(token)
    await until(() => number().data !== null, 'read')
    token = jwt('jun', 'fresh')
    accept(token)
    portal.renew()
    await until(() => events.length === 1 && number().data !== null && !number().busy, 'read again')
    expect(portal.generation.value).to.equal(0)
    token = jwt('sam')
    accept(token)
    portal.renew()
    await until(() => portal.generation.value === 1, 'a fresh start')
    expect(events).to.deep.equal(['made', 'ended'])
  })

  it('sends no pending write of the first account as another one', async () => {
    const jwt = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.x`
    let token = jwt('jun')
    const { portal, requests, accept, number } = counted({ token: () => token })
    accept(token)
    await until(() => number().data !== null, 'read')
    let save: () => Promise<unknown> = async () => null
    const notes = defineArea('notes', ({ http }) => {
      save = () => http.put('main', 'v1/notes', {})
    })
    portal.hold(notes)
    await save()
    token = jwt('sam')
    accept(token)
    portal.renew()
    await until(() => portal.generation.value === 1, 'a fresh start')
    const before = requests.length
    const late = await save().then(
      () => null,
      failure => failure.category,
    )
    expect([late, requests.length]).to.deep.equal(['cancelled', before])
  })

  it('applies locale, messages and maintenance without a new read', async () => {
    const { portal, requests, events, number } = counted()
    await until(() => number().state === 'ready', 'read')
    portal.configure({ locale: 'fr', messages: { 'drives.title': 'X' }, maintenance: true, onNavigate: () => {} })
    await after(5)
    expect(portal.options.value).to.include({ locale: 'fr', maintenance: true })
    expect(portal.generation.value).to.equal(0)
    expect(requests.length).to.equal(1)
    expect(events).to.deep.equal(['made'])
  })

  it('reads again with another token in its present stores', async () => {
    const { portal, requests, events, number, accept } = counted()
    await until(() => number().state === 'ready', 'read')
    accept('other')
    portal.configure({ token: () => 'other' })
    await until(() => number().data === 2, 'read again')
    expect(requests).to.deep.equal(['Bearer good', 'Bearer other'])
    expect(events).to.deep.equal(['made'])
    expect(portal.generation.value).to.equal(0)
  })

  it('restarts for other bases', async () => {
    const { portal, events, number } = counted()
    await until(() => number().state === 'ready', 'read')
    const before = number().data
    portal.configure({ bases: { ...bases, main: '/elsewhere' } })
    expect(portal.generation.value).to.equal(1)
    expect(events).to.deep.equal(['made', 'ended'])
    expect(number().data).to.equal(null)
    await until(() => number().state === 'ready', 'read there')
    expect(number().data).not.to.equal(before)
  })

  it('does nothing for unchanged options', async () => {
    const { portal, requests, number } = counted({ locale: 'en', token: 'good' })
    await until(() => number().state === 'ready', 'read')
    portal.configure({ bases: { ...bases }, locale: 'en', token: 'good', features: undefined as never })
    await after(5)
    expect([portal.generation.value, requests.length]).to.deep.equal([0, 1])
  })

  it('is unauthorized after a refusal, and reads again with the next token', async () => {
    const { portal, number, accept } = counted({ token: 'bad' })
    await until(() => number().state === 'session-ended', 'refused')
    expect(portal.access.value).to.equal('unauthorized')
    portal.configure({ token: 'good' })
    expect(portal.access.value).to.equal('unknown')
    await until(() => number().state === 'ready', 'read')
    accept('none')
  })

  it('requests one token for many calls, and shares none with another portal', async () => {
    let tokenRequests = 0
    const token = async () => {
      tokenRequests += 1
      await after(5)
      return 'good'
    }
    const { portal, requests } = counted({ token })
    const stores = ['1', '2', '3', '4'].map(key => {
      const area = defineArea(`numbers-${key}`, context => {
        const handle = context.resource<number>({ load: () => context.http.get('main', 'v1/n') })
        void handle.refresh()
        return handle
      })
      portal.hold(area)
      return portal.use(area)
    })
    await until(() => stores.every(({ resource }) => resource.value.state === 'ready'), 'all read')
    expect([tokenRequests, requests.length]).to.deep.equal([1, 5])
    const other = counted({ token })
    await until(() => other.number().state === 'ready', 'the other portal reads')
    expect(tokenRequests).to.equal(2)
  })

  // @spec 1.19, 2.92
  it('links to the provider, with the return address as one parameter', () => {
    const { portal } = counted()
    expect(portal.signInUrl('/work-orders?search=a&page=2')).to.equal(
      '/p/v1/web/auth/provider?returnTo=%2Fwork-orders%3Fsearch%3Da%26page%3D2',
    )
    expect(portal.signOutUrl()).to.equal('/p/v1/web/auth/logout')
  })
})
