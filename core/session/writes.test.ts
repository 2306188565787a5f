import { expect } from 'chai'
import { after, deferred } from '../../test/fixtures/page/wait'
import type { Failure } from '../base/errors'
import { companyDetails, companyForm } from '../company-settings/mapping'
import { defineArea } from '../portal/container'
import { createPortal, type Portal } from '../portal/portal'
import { createTestBackend, type TestBackend, type TestBackendOptions } from '../testing/test-backend'
import type { UsersMe } from '../wire/people'
import { savePartner } from './api'
import { withPartner } from './mapping'
import { session } from './store'

let backend: TestBackend
let portal: Portal
/** The token that the host of the test supplies. */
let suppliedToken = ''
/** The token that the server no longer accepts. */
let refusedToken = ''

function start(options: TestBackendOptions) {
  backend = createTestBackend({ now: '2026-11-19T15:00:00Z', ...options })
  portal = createPortal(backend.options)
  portal.hold(session)
  return portal.use(session)
}

describe('a write of the account itself', () => {
  afterEach(() => {
    portal.end()
    backend.close()
  })

  for (const [what, change] of [
    ['a renewal of the token', () => portal.renew()],
    ['a new token supplier', () => portal.configure({ token: () => suppliedToken })],
  ] as const)
    it(`succeeds right after ${what}`, async () => {
      const store = start({ scenario: 'small' })
      suppliedToken = backend.options.token as string
      const { user } = await store.whoAmI()
      change()
      const written = await store.mutate({
        write({ user }, call) {
          const http = portal.use(defineArea('writer', context => context.http))
          return savePartner(http, user, companyDetails(companyForm(user.partner)), call)
        },
        apply: withPartner,
      })
      expect(written?.org).to.equal(user.partner?.org)
    })
})

describe('a write with a token that names no account', () => {
  afterEach(() => {
    refusedToken = ''
    portal.end()
    backend.close()
  })

  const alone = { companyId: '', id: 'P-1' }
  const accounts: readonly [what: string, before: object, after: object | null, result: string][] = [
    ['another company', {}, { companyId: 'another company' }, 'cancelled'],
    ['the same company', {}, {}, 'saved'],
    ['unknown', {}, null, 'server'],
    ['another person without a company', alone, { companyId: '', id: 'P-2' }, 'cancelled'],
    ['another person without a company, by the address', { companyId: '', email: 'a' }, { email: 'b' }, 'cancelled'],
    ['the same person without a company', alone, { companyId: null, id: 'P-1' }, 'saved'],
    ['a company after a person without one', alone, { companyId: 'a company', id: 'P-2' }, 'cancelled'],
  ]
  for (const [what, before, afterSwitch, result] of accounts)
    it(`is sent again only for the same account: ${what}`, async () => {
      start({ scenario: 'small' })
      const first = backend.options.token as string
      const { fetch } = backend.options
      suppliedToken = first
      const writes: string[] = []
      portal.configure({
        token: () => suppliedToken,
        fetch: async (input, init) => {
          const token = new Headers(init?.headers).get('authorization') ?? ''
          if (init?.method === 'PUT') writes.push(token)
          if (token === `Bearer ${refusedToken}`) return new Response('{}', { status: 401 })
          if (init?.method === 'PUT') return Response.json(['saved'])
          const isOther = token === 'Bearer other'
          if (isOther && afterSwitch === null) return new Response('{}', { status: 503 })
          const answer = await fetch(input, { ...init, headers: { authorization: `Bearer ${first}` } })
          if (!String(input).endsWith('/users/me')) return answer
          const me = (await answer.json()) as UsersMe
          return Response.json({ ...me, user: { ...me.user, ...before, ...(isOther ? afterSwitch : {}) } })
        },
      })
      const http = portal.use(defineArea('writer', context => context.http))
      portal.hold(session)
      await portal.use(session).whoAmI()
      suppliedToken = 'other'
      refusedToken = first
      const put = () =>
        http.put<string[]>('partners', 'v1/x', { stock: 412 }).then(
          ([answer]) => answer,
          (failure: Failure) => failure.category,
        )
      expect(await Promise.all([put(), put()])).to.deep.equal([result, result])
      const again = result === 'saved' ? ['Bearer other', 'Bearer other'] : []
      expect(writes).to.deep.equal([`Bearer ${first}`, `Bearer ${first}`, ...again])
    })

  it('is not sent with the token of another supplier before the account of that token is known', async () => {
    start({ scenario: 'small' })
    const first = backend.options.token as string
    const { fetch } = backend.options
    const writes: string[] = []
    const me = deferred<Response>()
    portal.configure({
      fetch: async (input, init) => {
        const token = new Headers(init?.headers).get('authorization') ?? ''
        if (init?.method === 'PUT') writes.push(token)
        if (token === 'Bearer other' && init?.method !== 'PUT') return (await me.promise).clone()
        return fetch(input, { ...init, headers: { authorization: `Bearer ${first}` } })
      },
    })
    const http = portal.use(defineArea('writer', context => context.http))
    portal.hold(session)
    const known = await portal.use(session).whoAmI()
    portal.configure({ token: () => 'other' })
    const put = http.put('partners', 'v1/x', {}).catch((failure: Failure) => failure.category)
    await after(20)
    me.resolve(Response.json({ ...known, user: { ...known.user, companyId: 'another company' } }))
    expect([await put, writes]).to.deep.equal(['cancelled', []])
  })
})
