import { expect, test } from '@playwright/test'
import type { Approval } from '../../core/wire/people'
import { type StartedServer, startServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async () => {
  server = await startServer({ world: 'demo' })
})
test.afterAll(() => server.stop())

const pages = () => `${server.embedUrl}/reviews`
const pending = '/prairie/prairie-registration-1'

/** Sends a decision with the `submittedOn` of the current page, or with a given one. */
async function decide(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const [, submittedOn = ''] =
    /name="submittedOn" value="([^"]*)"/.exec(await (await fetch(pages() + path)).text()) ?? []
  const body = new URLSearchParams({ submittedOn, ...form })
  return fetch(pages() + path, { method: 'POST', body, headers, redirect: 'manual' })
}

async function approvalsOf(email: string): Promise<Approval[]> {
  const visitor = await server.signIn(email)
  return (await visitor.call('GET', '/api/main/v1/approvals/me')).body as Approval[]
}

test('pending submissions are listed with all of their data, under the policy of the site', async () => {
  const list = await fetch(pages())
  expect(list.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(list.headers.get('cache-control')).toBe('no-store')
  expect(await list.text()).toContain(`/reviews${pending}`)
  const text = await (await fetch(pages() + pending)).text()
  for (const shown of ['dispatch@prairie.example.com', '500.00 Mbps', 'CRU: 320', 'United States by drive', '$54.50'])
    expect(text, shown).toContain(shown)
  expect((await fetch(`${pages()}/prairie/another`)).status).toBe(404)
  expect(await (await fetch(`${server.embedUrl}/account/company`)).text()).toContain('href="/reviews"')
  expect(server.output()).toContain(pages())
})

test('only a form of this site can decide, and a request for more information needs comments', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site' }
  for (const headers of [foreign, { origin: 'https://elsewhere.example' }, { origin: 'null' }]) {
    const refusal = await decide(pending, { decision: 'APPROVED' }, headers)
    expect(refusal.status).toBe(403)
    expect(refusal.headers.get('content-type')).toContain('text/html')
    expect(await refusal.text()).toContain(`Only pages of ${server.embedUrl} can send this`)
  }
  expect((await decide(pending, { decision: 'PENDING' })).status).toBe(400)
  const refused = await decide(pending, { decision: 'NEEDS_MORE_INFO', comments: '  ' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Enter what the partner should add or change')
  for (const comments of ['turned \u202e around', 'a\u0000b', 'x'.repeat(2001)])
    expect((await decide(pending, { decision: 'REJECTED', comments })).status, comments).toBe(422)
  expect((await approvalsOf('tom.becker@prairie.example.com'))[0]?.status).toBe('PENDING')
})

test('a decision on a submission that was replaced meanwhile is refused', async () => {
  for (const submittedOn of ['', '2020-01-01T00:00:00Z']) {
    const stale = await decide(pending, { decision: 'APPROVED', submittedOn, comments: 'kept' })
    expect(stale.status).toBe(409)
    const text = await stale.text()
    for (const shown of ['The partner has submitted a newer version', 'dispatch@prairie.example.com', 'kept'])
      expect(text, shown).toContain(shown)
  }
  expect((await approvalsOf('tom.becker@prairie.example.com'))[0]?.status).toBe('PENDING')
  const own = { origin: server.embedUrl, 'sec-fetch-site': 'same-origin' }
  expect((await decide(pending, { decision: 'NEEDS_MORE_INFO', comments: '' }, own)).status).toBe(422)
})

test('a decision is made once; comments are shown as text', async () => {
  const comments = '<b>More</b> & better'
  expect((await decide(pending, { decision: 'NEEDS_MORE_INFO', comments })).status).toBe(303)
  expect((await approvalsOf('tom.becker@prairie.example.com'))[0]).toMatchObject({
    status: 'NEEDS_MORE_INFO',
    comments,
  })
  expect((await decide(pending, { decision: 'APPROVED' })).status).toBe(303)
  expect((await approvalsOf('tom.becker@prairie.example.com'))[0]?.status).toBe('NEEDS_MORE_INFO')
  const text = await (await fetch(pages() + pending)).text()
  expect(text).toContain('More information requested')
  expect(text).not.toContain('<b>More</b>')
  expect(await (await fetch(pages())).text()).not.toContain(pending)
})

test('service areas that were submitted are rejected without touching those in force', async () => {
  const ada = await server.signIn('ada.novak@cinderlane.example.com')
  const deliveryOptions = [{ maxTime: { unit: 'hours', value: 6 }, price: 12.5, shippingPickupTime: null }]
  const area = { code: 'US-NY', deliveryType: 'INTERNET', deliveryOptions, excludeCodes: [], status: 'active' }
  const sent = await ada.call('POST', '/api/main/v1/approvals?approvalType=service_areas', { serviceAreas: [area] })
  const { id } = sent.body as Approval
  const path = `/cinderlane/${id}`
  const before = (await ada.call('GET', '/api/main/v1/users/me')).body as {
    user: { partner: { serviceAreas: unknown } }
  }
  expect(await (await fetch(pages() + path)).text()).toContain('New York over the internet: 6 hours for $12.50')
  expect((await decide(path, { decision: 'REJECTED', comments: 'of no use' })).status).toBe(303)
  const after = (await ada.call('GET', '/api/main/v1/users/me')).body as typeof before & { approvals: Approval[] }
  expect(after.user.partner.serviceAreas).toEqual(before.user.partner.serviceAreas)
  expect(after.approvals.find(each => each.id === id)).toMatchObject({ status: 'REJECTED', comments: null })
})
