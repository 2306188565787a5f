import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { test } from '../fixtures/gallery'
import { configureHost, linesOf, openHost, order, ordersHtml } from '../fixtures/host-page'
import { misconfigurations } from '../fixtures/misconfigurations'

const errors = readFileSync(fileURLToPath(new URL('../../docs/errors.md', import.meta.url)), 'utf8')

/** Codes that separate tests below cause. */
const otherCodes = ['no_configure', 'bad_portal', 'no_worker']

for (const wrong of misconfigurations)
  test(`in development ${wrong.what} writes one line to the console (${wrong.code})`, async ({ page, site }) => {
    const { line, code, html = ordersHtml, isSecure, shows } = wrong
    const lines = linesOf(page)
    if (wrong.token === 'hangs') await page.clock.install()
    await openHost(page, site, html, isSecure)
    await configureHost(page, wrong)
    if (wrong.token === 'hangs') await page.clock.fastForward(21_000)
    await expect(page.locator('main')).toContainText(shows)
    await expect.poll(() => lines.length).toBe(1)
    if (typeof line === 'string') expect(lines).toEqual([`reeldock: ${line} (${code})`])
    else {
      expect(lines[0]?.replace(/^reeldock: | \(\w+\)$/g, '')).toMatch(line)
      expect(lines[0]).toContain(`(${code})`)
    }
  })

test('a page without a mistake has no messages in development', async ({ page, site }) => {
  const lines = linesOf(page)
  await openHost(
    page,
    site,
    '<reeldock-work-orders id="a" class="b" data-page="1" page-size="10" theme="dark" locale="fr_CA" hidden-by="x"></reeldock-work-orders><other-element pagesize="1"></other-element>',
  )
  await configureHost(page, { options: { messages: { 'drives.title': 'Disks' } } })
  await expect(page.locator('main')).toContainText(order)
  await page.evaluate(
    () =>
      import(performance.getEntriesByType('resource').find(({ name }) => name.includes('/development-'))?.name ?? ''),
  )
  expect(lines).toEqual([])
})

test('outside development options cause no messages and load no files for them', async ({ page, site }) => {
  const lines = linesOf(page)
  const files: string[] = []
  page.on('request', request => files.push(request.url()))
  await openHost(page, site, '<reeldock-work-orders pagesize="10" theme="darkish"></reeldock-work-orders>')
  await configureHost(page, { options: { tokn: 'a', locale: 'xx' } }, 'production')
  await expect(page.locator('main')).toContainText(order)
  expect([lines, files.filter(file => file.includes('development'))]).toEqual([[], []])
})

test('a page that does not call configure is warned after five seconds, once for all its elements', async ({
  page,
  site,
}) => {
  const lines = linesOf(page)
  await page.clock.install()
  await openHost(page, site, `${ordersHtml}${ordersHtml}`)
  await expect(page.locator('.skeleton').first()).toBeAttached()
  await page.clock.fastForward(5000)
  await expect
    .poll(() => lines)
    .toEqual([
      'reeldock: <reeldock-work-orders> is waiting for configure({ bases, token }) or for the portal of its reeldock-session (no_configure)',
    ])
})

test('a page that calls configure late, but within five seconds, is not warned', async ({ page, site }) => {
  const lines = linesOf(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await openHost(page, site, ordersHtml)
  await expect(page.locator('.skeleton').first()).toBeAttached()
  await page.clock.runFor(4900)
  await configureHost(page, {})
  await page.clock.resume()
  await expect(page.locator('main')).toContainText(order)
  await page.clock.fastForward(60_000)
  expect(lines).toEqual([])
})

test('a session with a value that is not a portal reports it', async ({ page, site }) => {
  const lines = linesOf(page)
  await openHost(page, site, '<reeldock-session></reeldock-session>')
  await page.evaluate(() => customElements.whenDefined('reeldock-session').then(() => undefined))
  await page.locator('reeldock-session').evaluate(session => void Object.assign(session, { portal: {} }))
  await expect
    .poll(() => lines)
    .toEqual([
      'reeldock: <reeldock-session> has an invalid portal. Set portal to what createPortal() returns (bad_portal)',
    ])
})

test('in development a missing worker for sheets is reported once, and sheets are written all the same', async ({
  page,
  site,
}) => {
  const lines = linesOf(page)
  await openHost(page, site, `<reeldock-shipments work-order-no="${order}"></reeldock-shipments>`)
  await configureHost(page, {})
  const save = async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await download
  }
  await save()
  expect(lines).toEqual([])
  await page.route('**/sheet-worker.js', route => route.fulfill({ status: 404 }))
  await save()
  await save()
  expect(lines).toEqual([
    `reeldock: couldn’t start a worker from ${site}/reeldock/sheet-worker.js, so sheets are processed in the page’s own thread. (no_worker)`,
  ])
})

test('a host is told of a bad attribute value by an event and by its observer', async ({ page, site }) => {
  await openHost(page, site, '<reeldock-work-orders theme="darkish"></reeldock-work-orders>')
  const counted = page.evaluate(
    () => new Promise(resolve => addEventListener('reeldock-error', event => resolve((event as CustomEvent).detail))),
  )
  await configureHost(page, {})
  expect(await counted).toMatchObject({ category: 'attribute', title: 'theme="darkish"' })
  const observed = await page.evaluate(() => Reflect.get(window, 'observed') as { kind: string }[])
  expect(observed.filter(({ kind }) => kind === 'error')).toEqual([
    { kind: 'error', element: 'reeldock-work-orders', category: 'attribute', code: null, status: null },
  ])
})

test('every code has an entry in docs/errors.md, and every entry has a code', () => {
  const entries = [...errors.matchAll(/^## (\w+)$/gm)].map(([, code]) => code)
  const codes = new Set([...misconfigurations.map(({ code }) => code), ...otherCodes])
  expect(entries).toEqual([...codes].toSorted())
  expect(misconfigurations.length).toBeGreaterThanOrEqual(30)
})
