import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { test } from '../run/gallery'
import { listenTo } from '../run/watch'

const guide = readFileSync(fileURLToPath(new URL('../../demo/GUIDE.md', import.meta.url)), 'utf8')
const types = { html: 'text/html', css: 'text/css', js: 'text/javascript' }

/** The guide's files by their names. */
const files = new Map(
  [...guide.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(([, type = '', name = '', text = '']) => [
    `/${name}`,
    { contentType: types[type as keyof typeof types], body: text },
  ]),
)

test('the guide’s page shows what the guide says, under the policy that it names', async ({ page, site }) => {
  expect([...files.keys()].toSorted()).toEqual(['/page.css', '/page.html', '/page.js'])
  const policy = /^default-src [\s\S]*?(?=\n```)/m.exec(guide)?.[0].replaceAll('\n', ' ') ?? ''
  await page.route(
    url => files.has(url.pathname),
    route => {
      const file = files.get(new URL(route.request().url()).pathname)
      return route.fulfill({ ...file, headers: { 'content-security-policy': policy } })
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
  const counts = () => page.evaluate(() => (window as unknown as { counts: Record<string, number> }).counts)
  await expect.poll(async () => (await counts()).ready).toBe(1)
  expect((await counts())['call 200']).toBeGreaterThan(1)
  await orders.getByRole('button', { name: 'WO-48213', exact: true }).click()
  await expect(page).toHaveTitle('WO-48213')
  expect(await complaints.all()).toEqual([])
  expect(warnings).toEqual([])
})

test('in development a page hears once of colours that cannot be read', async ({ page, site }) => {
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
  await page.goto(`${site}/page.html`)
  await expect
    .poll(() => warnings.filter(each => /--reeldock-text-2 on --reeldock-surface 1\.\d+:1/.test(each)).length)
    .toBe(1)
})
