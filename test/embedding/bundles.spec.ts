import { expect, type Page } from '@playwright/test'
import { listenTo } from '../fixtures/complaints'
import { test } from '../fixtures/gallery'

/** Changes the version of the bundle in `/copy/`. */
async function renameCopy(page: Page): Promise<void> {
  await page.route('**/copy/chunks/core-*.js', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/([`"'])\d+\.\d+\.\d+\1/, '`9.9.9`')
    expect(body).toContain('9.9.9')
    await route.fulfill({ response, body })
  })
}

for (const order of [
  ['reeldock', 'copy'],
  ['copy', 'reeldock'],
])
  test(`two versions, ${order.join(' before ')}: the first definition wins, the second reports this once, and both elements work`, async ({
    page,
    site,
  }) => {
    const complaints = await listenTo(page)
    const messages: string[] = []
    page.on('console', message => {
      if (message.type() === 'info') messages.push(message.text())
    })
    await renameCopy(page)
    await page.goto(`${site}/test/embedding/pages/loader.html`)
    const winner = await page.evaluate(async bundles => {
      for (const bundle of bundles)
        for (const name of ['drive-inventory', 'status-page']) await import(`/${bundle}/elements/${name}.js`)
      const tag = customElements.get('reeldock-status-page') ?? {}
      const inventory = document.createElement('reeldock-drive-inventory')
      inventory.setAttribute('inline', '')
      document.querySelector('main')?.append(document.createElement('reeldock-status-page'), inventory)
      return Reflect.get(tag, Symbol.for('reeldock.version')) as string
    }, order)
    expect(winner === '9.9.9').toBe(order[0] === 'copy')
    await expect(page.locator('reeldock-status-page')).toContainText(/not found|does not exist|no such/i)
    await expect(page.getByLabel('CRU drives on hand')).toBeVisible()
    expect(messages.filter(message => message.includes('is already defined by'))).toHaveLength(1)
    expect(messages[0]).toContain(winner)
    expect(await complaints.all()).toEqual([])
  })

for (const order of ['reeldock,copy', 'copy,reeldock'])
  for (const configured of ['reeldock', 'copy'])
    test(`two bundles on a page: ${order}, configured by ${configured}`, async ({ page, site }) => {
      const complaints = await listenTo(page)
      const infos: string[] = []
      page.on('console', message => {
        if (message.type() === 'info') infos.push(message.text())
      })
      await page.goto(`${site}/test/embedding/pages/two-bundles.html?${new URLSearchParams({ order, configured })}`)
      await expect(page.locator('reeldock-work-orders').locator('table')).toBeVisible()
      expect(infos.filter(text => text.includes('already defined'))).toHaveLength(1)
      expect(await complaints.all()).toEqual([])
    })

/** Returns the calls of the in-memory back end. */
const callsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { backend: { calls: { path: string }[] } }).backend.calls)

for (const [name, isInSession] of [
  ['in a session, an element of one bundle shows and follows the portal of another', true],
  ['what is done to the page’s portal in one bundle reaches the elements of another', false],
] as const)
  test(name, async ({ page, site }) => {
    const complaints = await listenTo(page)
    await page.goto(`${site}/test/embedding/pages/loader.html`)
    await page.evaluate(async inSession => {
      for (const element of ['session', 'drive-inventory']) await import(`/reeldock/elements/${element}.js`)
      const { configure, createPortal } = await import('/copy/reeldock.js' as string)
      const { createTestBackend } = await import('/copy/testing.js' as string)
      const backend = createTestBackend({ scenario: 'approved-manual' })
      const portal = (inSession ? createPortal : configure)(backend.options)
      Object.assign(window, { backend, portal })
      const session = document.createElement('reeldock-session')
      const inventory = document.createElement('reeldock-drive-inventory')
      inventory.setAttribute('inline', '')
      session.append(inventory)
      document.querySelector('main')?.append(inSession ? session : inventory)
      Object.assign(session, { portal })
    }, isInSession)
    const act = (what: string) => page.evaluate(`void portal.${what}`)
    const drives = page.locator('reeldock-drive-inventory')
    await expect(drives.getByLabel('CRU drives on hand')).toBeVisible()
    await act("configure({ locale: 'fr' })")
    await expect(drives.locator('.frame')).toHaveAttribute('lang', 'fr')
    const reads = async () => (await callsOf(page)).filter(({ path }) => path.endsWith('/users/me')).length
    const before = await reads()
    await act('renew()')
    await expect.poll(reads).toBeGreaterThan(before)
    await act('signedOut()')
    await expect(drives.getByRole('textbox')).toHaveCount(0)
    expect(await complaints.all()).toEqual([])
  })
