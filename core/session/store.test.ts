import { expect } from 'chai'
import { takeClock } from '../../test/fixtures/page/clock'
import { untilLive } from '../../test/fixtures/page/live'
import { until } from '../../test/fixtures/page/wait'
import { replaceEnvironment } from '../base/environment'
import type { Failure } from '../base/errors'
import type { PortalOptions } from '../portal/options'
import { createPortal, type Portal } from '../portal/portal'
import { createTestBackend, type TestBackend, type TestBackendOptions } from '../testing/test-backend'
import type { Approval, Partner, UsersMe } from '../wire/people'
import { withPartner } from './mapping'
import { session } from './store'

let backend: TestBackend
let portal: Portal
/** The token that the host of the test supplies. */
let suppliedToken = ''
/** The token that the server no longer accepts. */
let refusedToken = ''

function start(options: TestBackendOptions, more: Partial<PortalOptions> = {}) {
  backend = createTestBackend({ now: '2026-11-19T15:00:00Z', ...options })
  portal = createPortal({ ...backend.options, ...more })
  portal.hold(session)
  return portal.use(session)
}
const countCalls = () => backend.calls.filter(({ path }) => path === '/v1/users/me').length

describe('the session', () => {
  afterEach(() => {
    refusedToken = ''
    portal.end()
    backend.close()
  })

  it('reads the user once for all callers', async () => {
    const store = start({ scenario: 'small' })
    const users = await Promise.all([store.whoAmI(), store.whoAmI(), store.whoAmI()])
    expect(new Set(users).size).to.equal(1)
    expect(countCalls()).to.equal(1)
    expect(portal.access.value).to.equal('authorized')
    expect([store.registration.value, store.admin.value, store.zone.value]).to.deep.equal([
      'APPROVED',
      true,
      'America/Chicago',
    ])
  })

  it('reads the user again when the network returns, until the portal ends', async () => {
    const store = start({ scenario: 'small' })
    await store.whoAmI()
    dispatchEvent(new Event('online'))
    await until(() => countCalls() === 2 && !store.me.value.busy, 'read again')
    portal.end()
    dispatchEvent(new Event('online'))
    expect([countCalls(), store.me.value.busy]).to.deep.equal([2, false])
  })

  it('reads the user again when the page becomes visible only if the last read was a minute ago', async () => {
    const clock = takeClock({ dates: true })
    let isVisible = true
    const restore = replaceEnvironment({ isVisible: () => isVisible })
    const look = (isShown: boolean) => {
      isVisible = isShown
      dispatchEvent(new Event('visibilitychange'))
    }
    try {
      const store = start({ scenario: 'small' })
      await clock.until(() => store.me.value.data !== null, 'the user')
      look(false)
      look(true)
      expect(countCalls(), 'right after the first read').to.equal(1)
      look(false)
      await clock.advance(60_000)
      expect(countCalls(), 'while the page is hidden').to.equal(1)
      look(true)
      await clock.until(() => countCalls() === 2 && !store.me.value.busy, 'read again')
      portal.end()
      await clock.advance(60_000)
      look(true)
      expect(countCalls(), 'after the end of the portal').to.equal(2)
    } finally {
      restore()
      clock.restore()
    }
  })

  it('is not admin for a member, and has no registration before the first read', async () => {
    const store = start({ scenario: 'non-admin' })
    expect([store.registration.value, store.admin.value]).to.deep.equal([null, false])
    await store.whoAmI()
    expect(store.admin.value).to.equal(false)
  })

  // @spec 2.21
  for (const [scenario, access] of [
    ['no-access', 'no-access'],
    ['not-found', 'not-found'],
  ] as const) {
    // @spec 4.36
    it(`an account that is ${scenario} has the access ${access}`, async () => {
      const store = start({ scenario })
      const thrown = await store.whoAmI().catch((failure: unknown) => failure)
      expect((thrown as Failure).category).to.equal(access)
      expect(portal.access.value).to.equal(access)
    })
  }

  it('reads again for the next caller after a failed read', async () => {
    const store = start({ scenario: 'small', latency: 5 })
    const lift = backend.fail('/v1/users/me', 503)
    const failures = await Promise.allSettled([store.whoAmI(), store.whoAmI()])
    expect(failures.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected'])
    expect([countCalls(), portal.access.value]).to.deep.equal([1, 'unknown'])
    lift()
    const users = await Promise.all([store.whoAmI(), store.whoAmI()])
    expect(users[0]?.user.companyName).to.equal('Cinder Lane Dispatch')
    expect([countCalls(), portal.access.value]).to.deep.equal([2, 'authorized'])
  })

  // @spec 4.36
  it('is authorized again with a new token, for which callers wait', async () => {
    const store = start({ scenario: 'small' }, { token: 'of-nobody' })
    const thrown = await store.whoAmI().catch((failure: unknown) => failure)
    expect((thrown as Failure).category).to.equal('unauthorized')
    expect(portal.access.value).to.equal('unauthorized')
    portal.configure({ token: backend.options.token })
    expect((await store.whoAmI()).user.companyName).to.equal('Cinder Lane Dispatch')
    expect(portal.access.value).to.equal('authorized')
  })

  for (const [how, change] of [
    ['a new token that the host configures', (token: string) => portal.configure({ token })],
    [
      'a supplier that returns another token after a refusal',
      (token: string) => {
        suppliedToken = token
        refusedToken = backend.options.token as string
        void portal.use(session).refresh()
      },
    ],
  ] as const)
    it(`starts anew for another company, which the earlier store never shows: ${how}`, async () => {
      const companies: (string | undefined)[] = []
      const earlier = start({ scenario: 'small' })
      suppliedToken = backend.options.token as string
      const { fetch } = backend.options
      portal.configure({
        token: how.startsWith('a supplier') ? () => suppliedToken : suppliedToken,
        fetch: async (input, init) => {
          const token = new Headers(init?.headers).get('authorization') ?? ''
          if (token === `Bearer ${refusedToken}`) return new Response('{}', { status: 401 })
          const isOther = token.endsWith(' other')
          const answer = await fetch(input, isOther ? { ...init, headers: { authorization: `Bearer ${first}` } } : init)
          if (!isOther || !String(input).endsWith('/users/me')) return answer
          const me = (await answer.json()) as UsersMe
          return Response.json({ ...me, user: { ...me.user, companyId: 'another company' } })
        },
      })
      const first = suppliedToken
      const store = portal.use(session)
      portal.hold(session)
      expect((await store.whoAmI()).user.companyName).to.equal('Cinder Lane Dispatch')
      const before = portal.generation.peek()
      const stop = store.me.subscribe(({ data }) => void companies.push(data?.user.companyId))
      change('other')
      await until(() => portal.generation.peek() > before, 'a fresh start')
      stop()
      expect(companies).not.to.include('another company')
      expect(portal.generation.peek()).to.equal(before + 1)
      expect((await portal.use(session).whoAmI()).user.companyId).to.equal('another company')
      expect(earlier).not.to.equal(portal.use(session))
    })

  it('waits for the later of two reads', async () => {
    const store = start({ scenario: 'small', latency: 20 })
    const early = store.whoAmI()
    void store.refresh()
    expect((await early).user.companyName).to.equal('Cinder Lane Dispatch')
    expect(portal.access.value).to.equal('authorized')
  })

  it('keeps the user while a later read fails', async () => {
    const store = start({ scenario: 'small' })
    await store.whoAmI()
    backend.fail('/v1/users/me', 'offline')
    await store.refresh()
    expect(store.me.value.state).to.equal('offline')
    expect((await store.whoAmI()).user.companyName).to.equal('Cinder Lane Dispatch')
  })

  it('applies an approval from the feed at once, and reads its effects', async () => {
    const store = start({ scenario: 'pending' })
    const { approvals } = await store.whoAmI()
    expect(store.registration.value).to.equal('PENDING')
    await untilLive(portal)
    const approval = { ...approvals[0], status: 'APPROVED', registrationData: null } as Approval
    backend.fail('/v1/users/me', 'offline')
    backend.emit({ type: 'approval.changed', approval })
    expect(store.registration.value).to.equal('APPROVED')
    await until(() => countCalls() === 2, 'read again')
  })

  it('keeps submitted data that an event leaves out', async () => {
    const store = start({ scenario: 'pending' })
    const { approvals } = await store.whoAmI()
    await untilLive(portal)
    backend.fail('/v1/users/me', 'offline')
    const approval = { ...approvals[0], status: 'NEEDS_MORE_INFO', registrationData: null } as Approval
    backend.emit({ type: 'approval.changed', approval })
    expect(store.registration.value).to.equal('NEEDS_MORE_INFO')
    expect(store.me.value.data?.approvals.at(-1)?.registrationData).to.equal(approvals[0]?.registrationData)
    expect(approvals[0]?.registrationData).not.to.equal(null)
  })

  it('keeps a submitted registration when the next read fails, even for a user without a partner', async () => {
    const store = start({ scenario: 'not-submitted' })
    const { user } = await store.whoAmI()
    expect([user.partner, store.registration.value]).to.deep.equal([null, 'NOT_SUBMITTED'])
    backend.fail('/v1/users/me', 503)
    await store.submit(async () => null)
    const [id, type, status, submittedOn] = ['A-1', 'registration', 'PENDING', '2026-11-19T15:00:00Z'] as const
    await store.submit(async () => ({ id, type, status, submittedOn }) as Approval)
    await store.refresh()
    expect([store.registration.value, store.me.value.data?.approvals.length]).to.deep.equal(['PENDING', 1])
  })

  it('uses the partner of the answer to a write', async () => {
    const store = start({ scenario: 'small' })
    const { user } = await store.whoAmI()
    if (!user.partner) throw new Error('no partner')
    const partner = {
      ...user.partner,
      drives: [{ driveType: 'CRU', totalStock: 77 }],
      timezone: 'Asia/Kolkata',
    } as Partner
    await store.mutate({ write: async () => partner, apply: withPartner })
    expect(store.me.value.data?.user.partner?.drives).to.deep.equal([{ driveType: 'CRU', totalStock: 77 }])
    expect(store.zone.value).to.equal('Asia/Kolkata')
    const zones = { ' Asia/Tokyo ': 'Asia/Tokyo', 'Central Standard Time': 'UTC', 'GMT+2': 'UTC', 'Etc/Unknown': 'UTC' }
    for (const [timezone, zone] of Object.entries(zones)) {
      await store.mutate({ write: async () => ({ ...partner, timezone }), apply: withPartner })
      expect(store.zone.value, timezone).to.equal(zone)
    }
  })
})
