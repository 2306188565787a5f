import { get, request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { isReachedByOthers } from '../../demo/server/addresses'
import { readSettings } from '../../demo/server/settings'
import { openStore } from '../../demo/server/store/open'
import { CookieJar } from '../fixtures/server/cookie-jar'
import { production } from '../fixtures/server/production'
import { StartFailed, startServer, temporaryDirectory } from '../fixtures/server/start'

const notice = /<body[^>]*>\n<aside class="demonstration"/

// @spec 1.29
test('every page of the demonstration says that it is a demonstration', async () => {
  const server = await startServer()
  try {
    const read = async (url: string) => (await fetch(url, { headers: { accept: 'text/html' } })).text()
    for (const path of ['/', '/work-orders', '/nowhere', '/gallery/']) {
      expect(await read(server.url + path), path).toMatch(notice)
    }
    const hosts = ['intranet', 'account', 'two-accounts', 'frame', 'react', 'vue'].map(name => `/${name}/`)
    for (const path of [
      ...hosts,
      '/about',
      '/account/company',
      '/reviews',
      '/reviews/a/b',
      '/operations',
      '/operations/world',
    ])
      expect(await read(server.embedUrl + path), path).toMatch(notice)
    const { response } = await new CookieJar().navigate(`${server.url}/api/partners/v1/web/auth/provider`)
    expect(await response.text(), 'sign-in').toMatch(notice)
    expect(await read(`${server.url}/sign-in/ended`), 'a sign-in that has ended').toMatch(notice)
    expect(await read(`${server.url}/api/partners/v1/web/auth/callback`), 'a refusal').toMatch(notice)
    expect(await read(`${server.url}/oidc/auth`), 'a refusal of the provider').toMatch(notice)
    for (const out of [`${server.url}/api/partners/v1/web/auth/logout`, `${server.embedUrl}/sign-out`])
      expect(await read(out), 'the question of a sign-out').toMatch(notice)
    expect(await read(`${server.url}/token`), 'a page that was refused').toMatch(notice)
    for (const origin of [server.url, server.embedUrl])
      expect(await read(`${origin}/demonstration.css`)).toContain('.demonstration {')
    expect(await read(`${server.url}/reeldock/loader.js`)).not.toContain('class="demonstration"')
    const { host } = new URL(server.embedUrl)
    const { etag } = await ask(`${server.embedUrl}/intranet/`, host)
    const known = await ask(`${server.embedUrl}/intranet/`, host, { 'if-none-match': etag })
    expect(known, 'a page that the browser has').toMatchObject({ status: 304, text: '' })
  } finally {
    await server.stop()
  }
})

test('a demonstration that other machines can reach prints a warning at the start', async () => {
  const warning = 'WARNING: other machines can reach this server'
  const [PORTAL_URL, EMBED_URL] = ['https://portal.example.com', 'https://intranet.example.com']
  const site = { PORTAL_URL, EMBED_URL, TRUST_PROXY: 'loopback' }
  const isReached = (env: Record<string, string>) => isReachedByOthers(readSettings(env))
  expect([isReached({}), isReached({ HOST: '127.0.0.1' })]).toEqual([false, false])
  expect([isReached({ HOST: '0.0.0.0' }), isReached(site)]).toEqual([true, true])
  for (const [env, warns] of [
    [{}, false],
    [{ HOST: '0.0.0.0' }, true],
  ] as const) {
    const server = await startServer({ env })
    try {
      await expect.poll(server.output).toContain('Press Ctrl-C to stop.')
      expect(server.output().includes(warning), JSON.stringify(env)).toBe(warns)
    } finally {
      await server.stop()
    }
  }
})

test('the switches of a reachable demonstration work only from its own machine', async () => {
  const own = Object.values(networkInterfaces())
    .flat()
    .find(each => each?.family === 'IPv4' && !each.internal)?.address
  test.skip(own === undefined, 'This machine has no address but its own')
  const server = await startServer({ env: { HOST: '0.0.0.0' } })
  try {
    const { host, port } = new URL(server.embedUrl)
    const post = (hostname: string, path: string, body: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = { host, 'content-type': 'application/x-www-form-urlencoded' }
        request({ hostname, port, path, method: 'POST', headers }, answer => {
          answer.resume()
          resolve(answer.statusCode ?? 0)
        })
          .on('error', reject)
          .end(body)
      })
    for (const [path, body] of [
      ['/operations', 'maintenance=on'],
      ['/operations/world', 'forward=30'],
      ['/reviews/prairie/prairie-registration-1', 'decision=APPROVED'],
    ] as const)
      expect(await post(own ?? '', path, body), path).toBe(403)
    expect(await post('127.0.0.1', '/operations', 'maintenance=on')).toBe(303)
  } finally {
    await server.stop()
  }
})

test('a production server starts empty behind its public addresses, without accounts of the demonstration', async () => {
  const dataDir = await temporaryDirectory()
  const server = await startServer({ dataDir, env: production })
  const portal = (path: string) => ask(server.url + path, 'portal.example.com')
  const intranet = (path: string) => ask(server.embedUrl + path, 'intranet.example.com')
  const page = await portal('/')
  expect(page.status).toBe(200)
  expect(page.text).toContain('Demonstration data: orders, appliances, copies and approvals are simulated.')
  for (const path of ['/operations', '/operations/world', '/react/', '/react/index.html', '/vue/', '/vue/host.js'])
    expect((await intranet(path)).status, path).toBe(404)
  expect((await intranet('/reviews')).location).toBe('/sign-in?returnTo=%2Freviews')
  expect((await intranet('/sign-in')).status, 'the intranet is not registered').toBe(404)
  expect(server.output()).not.toMatch(/without a password|maya|Switches/)
  expect(server.output()).toContain('Demonstration data')
  expect(await server.stop()).toBe(0)

  const refused = await startServer({ dataDir }).catch((cause: unknown) => cause)
  expect(refused, 'a demonstration on the same store').toBeInstanceOf(StartFailed)
  expect((refused as StartFailed).message).toContain('Set OIDC_ISSUER to the provider, or set DATABASE_URL')
  expect((refused as StartFailed).message).not.toContain('    at ')

  const store = await openStore(dataDir, async () => undefined)
  try {
    for (const table of ['accounts', 'partners', 'orders', 'theatres'])
      expect(await store.db.$count(sql.identifier(table) as never), table).toBe(0)
  } finally {
    await store.close()
  }
})

/** Reads a page as a proxy requests it for a public host name. */
function ask(url: string, host: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; location: string; etag: string; text: string }>((resolve, reject) => {
    get(url, { headers: { host, accept: 'text/html', ...headers } }, async answer => {
      const { location = '', etag = '' } = answer.headers
      resolve({ status: answer.statusCode ?? 0, location, etag, text: await text(answer) })
    }).on('error', reject)
  })
}
