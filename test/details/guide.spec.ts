import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { createTestBackend } from '../../core/testing/test-backend'
import { listenTo } from '../fixtures/complaints'
import { test } from '../fixtures/gallery'
import { install } from '../package/installed'
import { namedBlocks } from '../package/readme-steps'

const guide = readFileSync(fileURLToPath(new URL('../../demo/GUIDE.md', import.meta.url)), 'utf8')
const types: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' }

/** The guide's files by their paths. */
const files = new Map(
  [...namedBlocks(guide)].map(([name, body]) => [`/${name}`, { contentType: types[extname(name)] ?? '', body }]),
)
const policy = /^default-src [\s\S]*?(?=\n```)/m.exec(guide)?.[0].replaceAll('\n', ' ') ?? ''
const headers = { 'content-security-policy': policy }

test('the page of the guide works under the policy that the guide names', async ({ page, site }) => {
  expect([...files.keys()].toSorted()).toEqual([
    '/angular.ts',
    '/messages.js',
    '/own.js',
    '/page.css',
    '/page.html',
    '/page.js',
    '/react.tsx',
    '/test.js',
  ])
  await page.route(
    url => files.has(url.pathname),
    route => {
      const file = files.get(new URL(route.request().url()).pathname)
      return route.fulfill({ ...file, headers })
    },
  )
  const complaints = await listenTo(page)
  const warnings: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.goto(`${site}/page.html`)
  const orders = page.locator('reeldock-work-orders')
  await expect(orders.getByRole('rowheader')).toHaveCount(10)
  await expect(orders.getByRole('heading', { level: 2 })).toHaveCSS('color', 'rgb(20, 20, 60)')
  await expect(orders.getByRole('searchbox')).toHaveCSS('height', '28px')
  const counts = () =>
    page.evaluate(() => Object.fromEntries((window as unknown as { counts: Map<string, number> }).counts))
  await expect.poll(async () => (await counts()).ready).toBe(1)
  expect((await counts())['call 200']).toBeGreaterThan(1)
  await orders.getByRole('button', { name: 'WO-48213', exact: true }).click()
  await expect(page).toHaveTitle('WO-48213')
  expect(await complaints.all()).toEqual([])
  expect(warnings).toEqual([])
})

test('in development a page is warned once of colors with too little contrast', async ({ page, site }) => {
  const warnings: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.route(
    url => files.has(url.pathname),
    route => {
      const path = new URL(route.request().url()).pathname
      const file = files.get(path)
      if (path !== '/page.css') return route.fulfill({ ...file })
      return route.fulfill({ contentType: 'text/css', body: 'html { --reeldock-text-2: #bbb }' })
    },
  )
  await page.clock.install()
  await page.goto(`${site}/page.html`)
  const heard = () => warnings.filter(each => /--reeldock-text-2 on --reeldock-surface 1\.\d+:1/.test(each)).length
  await expect.poll(heard).toBe(1)
  // Colors are checked on each change and every second, so a repeated warning would appear in this time.
  await page.evaluate(() => document.documentElement.style.setProperty('--reeldock-space', '5px'))
  await page.clock.runFor(2500)
  expect(heard()).toBe(1)
})

test('a custom back end needs only the bases of the guide and a token', async ({ page, site }) => {
  const base = (name: string) => `https://api.example/${name}`
  const { options, calls, close } = createTestBackend({
    bases: {
      main: base('main'),
      account: base('account'),
      partners: base('partners'),
      reports: base('reports'),
      theatres: base('theatres'),
      events: 'wss://api.example/events',
    },
  })
  await page.route(
    url => files.has(url.pathname),
    route => {
      const path = new URL(route.request().url()).pathname
      return route.fulfill({ ...files.get(path === '/page.js' ? '/own.js' : path), headers })
    },
  )
  await page.route('**/token', route => route.fulfill({ body: String(options.token) }))
  await page.routeWebSocket('wss://api.example/**', () => {})
  await page.route('https://api.example/**', async route => {
    const asked = route.request()
    const answer = await options.fetch(
      new Request(asked.url(), { method: asked.method(), headers: asked.headers(), body: asked.postData() }),
    )
    const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    await route.fulfill({
      status: answer.status,
      contentType: 'application/json',
      headers: allowed,
      body: await answer.text(),
    })
  })
  const complaints = await listenTo(page)
  await page.goto(`${site}/page.html`)
  await expect(page.locator('reeldock-work-orders').getByRole('rowheader')).toHaveCount(10)
  expect(calls.length).toBeGreaterThan(1)
  expect(await complaints.all()).toEqual([])
  close()
})

test('the guide’s test of a host runs in Node unchanged', () => {
  const host = install()
  writeFileSync(join(host, 'test.js'), files.get('/test.js')?.body ?? '')
  execFileSync(process.execPath, ['test.js'], { cwd: host, stdio: 'pipe' })
})
