import { expect, type Page } from '@playwright/test'
import { complaints, maya } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

/** Signs in at a page of the other site, as a user does. */
async function enter(page: Page, path: string): Promise<void> {
  await page.goto(server.embedUrl + path)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: `Sign in as ${maya.name}` }).click()
  await page.waitForURL(server.embedUrl + path)
}

const tokensAsked = (page: Page) => {
  const asked: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/token') asked.push(request.url())
  })
  return asked
}

test('the account site embeds single elements and receives their events', async ({ page }) => {
  const heard = complaints(page)
  await enter(page, '/account/')
  const drives = page.locator('reeldock-drive-inventory')
  const stock = drives.getByLabel('CRU drives on hand')
  await expect(stock).not.toHaveValue('')
  await expect(page.locator('reeldock-company-settings').getByRole('textbox', { name: 'Email 1' })).not.toHaveValue('')
  await expect(page.getByRole('cell', { name: 'L. Vance' })).toBeVisible()
  await stock.fill('412')
  await drives.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('#heard')).toHaveText('the drives')
  expect(heard).toEqual([])
})

test('twenty elements on a page ask for one token', async ({ page }) => {
  await enter(page, '/account/')
  await expect(page.locator('reeldock-drive-inventory').getByLabel('CRU drives on hand')).toBeVisible()
  const asked = tokensAsked(page)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (let count = 0; count < 18; count++)
        document.body.append(document.createElement(count % 2 ? 'reeldock-work-orders' : 'reeldock-reports'))
    }),
  )
  await page.reload()
  await expect(page.locator('reeldock-work-orders').getByRole('link', { name: 'WO-48213' })).toHaveCount(9)
  await expect(page.locator('reeldock-drive-inventory').getByLabel('CRU drives on hand')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('two accounts on a page each have their rows, their language and one token request', async ({ page }) => {
  const heard = complaints(page)
  await page.goto(`${server.embedUrl}/two-accounts/`)
  const [first, second] = [page.locator('#first'), page.locator('#second')]
  const orders = (session: typeof first) => session.getByRole('button', { name: /^WO-/ })
  await expect(orders(first).first()).toBeVisible()
  await expect(orders(second).first()).toBeVisible()
  const [firsts, seconds] = [await orders(first).allInnerTexts(), await orders(second).allInnerTexts()]
  expect(firsts.filter(each => seconds.includes(each))).toEqual([])
  await expect(second.getByRole('heading', { name: 'Ordres de travail' })).toBeVisible()
  await expect(first.getByRole('heading', { name: 'Work orders' })).toBeVisible()
  for (const name of ['first', 'second']) await expect(page.locator(`#${name}-tokens`)).toHaveText('1')
  await orders(second).first().click()
  await expect(page.locator('#second-opened')).toHaveText(seconds[0] ?? '')
  await expect(page.locator('#first-opened')).toHaveText('none')
  expect(heard).toEqual([])
})

for (const host of ['react', 'vue'])
  test(`a host in ${host} shows rows, exchanges its state with the element, and receives an event`, async ({
    page,
  }) => {
    const heard = complaints(page)
    await page.goto(`${server.embedUrl}/${host}/`)
    await page.getByRole('link', { name: 'Sign in to the work orders' }).click()
    const asked = tokensAsked(page)
    await page.getByRole('button', { name: `Sign in as ${maya.name}` }).click()
    const orders = page.locator('reeldock-work-orders')
    await expect(orders.getByRole('link', { name: 'WO-48213' })).toBeVisible()
    expect(asked).toHaveLength(1)
    await page.getByRole('button', { name: 'Archive' }).click()
    await expect(orders.getByRole('tab', { name: /^Archive/ })).toHaveAttribute('aria-selected', 'true')
    await orders.getByRole('tab', { name: /^Active/ }).click()
    await expect(page.getByRole('button', { name: 'Active', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await orders.getByRole('link', { name: 'WO-48213' }).click()
    await expect(page.locator('#opened')).toHaveText('WO-48213')
    expect(heard).toEqual([])
  })

test('a frame shows rows, and announces an opened order to the page around it', async ({ page }) => {
  const heard = complaints(page)
  await page.goto(`${server.embedUrl}/frame/`)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: 'Sign in to the work orders' }).click()
  await page.getByRole('button', { name: `Sign in as ${maya.name}` }).click()
  await frame.getByRole('link', { name: 'WO-48213' }).click()
  await expect(page.locator('#opened')).toHaveText('WO-48213')
  expect(heard).toEqual([])
})
