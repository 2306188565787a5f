import { expect, type Page } from '@playwright/test'
import { ada, enter, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

test.afterEach(async () => {
  await flip('maintenance', 'off')
  await flip('signInDown', 'off')
})

/**
 * Installs a clock before the page is opened. Returns a function that forwards the clock past the next automatic retry.
 */
async function installFastClock(page: Page): Promise<() => Promise<void>> {
  await page.clock.install()
  return () => page.clock.fastForward(60_000)
}

/** Flips a switch of the running server, as the Operations page does. */
async function flip(name: 'maintenance' | 'signInDown', to: 'on' | 'off'): Promise<void> {
  const answer = await fetch(`${server.embedUrl}/operations`, {
    method: 'POST',
    body: new URLSearchParams({ [name]: to }),
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
}

test('an open page shows maintenance when it begins, and returns automatically when it ends', async ({ page }) => {
  const forward = await installFastClock(page)
  await signIn(page, server.url, ada, '/work-orders/past')
  await expect(page.getByRole('tab', { name: /^Archive/ })).toHaveAttribute('aria-selected', 'true')

  await flip('maintenance', 'on')
  await page.getByRole('searchbox').fill('WO')
  await expect(page).toHaveURL(`${server.url}/maintenance`)
  const screen = page.locator('reeldock-status-page')
  await expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(screen).toContainText(/sorry/i)
  await expect(screen).toContainText(/thank you/i)
  for (const region of ['Americas', 'Europe, Middle East and Africa', 'Asia Pacific'])
    await expect(screen.getByRole('heading', { name: region })).toBeVisible()
  const header = page.locator('reeldock-navigation')
  await expect(header.getByText('Sign out')).toBeVisible()
  await expect(header.getByText('Work orders')).toHaveCount(0)

  await page.reload()
  await expect(page).toHaveURL(`${server.url}/maintenance`)

  await flip('maintenance', 'off')
  await forward()
  await expect(page).toHaveURL(/\/work-orders\/past/)
  await expect(page.locator('table')).toBeVisible()
  await expect(header.getByText('Work orders')).toBeVisible()
})

test('a page that is opened during maintenance recovers at the next retry', async ({ page }) => {
  await flip('maintenance', 'on')
  await page.goto(`${server.url}/work-orders`)
  await expect(page.getByRole('heading', { name: 'Down for maintenance' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Forum')
  await flip('maintenance', 'off')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('link', { name: 'Sign in or sign up' })).toBeVisible()
})

test('an unavailable sign-in provider is reported on a page, which continues automatically', async ({ page }) => {
  await flip('signInDown', 'on')
  await page.goto(server.url)
  await page.getByRole('link', { name: 'Sign in or sign up' }).click()
  await expect(page.getByRole('heading', { name: 'The sign-in provider isn’t responding' })).toBeVisible()
  await flip('signInDown', 'off')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'You’re not signed in' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('link', { name: 'Sign in or sign up' })).toBeVisible()
})

for (const [name, fault] of [
  ['refuses every connection', { abort: true }],
  ['answers with a proxy’s page', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
] as const)
  test(`a main API that ${name} when the page opens is reported, and the page recovers automatically`, async ({
    page,
  }) => {
    const forward = await installFastClock(page)
    await signIn(page, server.url, ada)
    await page.route('**/api/main/**', route => ('abort' in fault ? route.abort() : route.fulfill(fault)))
    await page.goto(server.url)
    const screen = page.locator('#outlet')
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(screen).not.toContainText('<')
    await page.unroute('**/api/main/**')
    await forward()
    await expect(page.locator('table')).toBeVisible()
    await expect(page.locator('reeldock-navigation').getByText('Work orders')).toBeVisible()
  })

test('a screen with a lost file shows an error, and loads automatically or after a reload', async ({ page }) => {
  const forward = await installFastClock(page)
  await signIn(page, server.url, ada)
  const file = '**/reeldock/elements/work-orders.js'
  await page.route(file, route => route.abort())
  await page.goto(`${server.url}/work-orders`)
  const screen = page.locator('reeldock-work-orders')
  await expect(screen.getByRole('alert')).toBeVisible()
  await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.locator('reeldock-navigation').getByText('Work orders')).toBeVisible()
  await page.unroute(file)
  await forward()
  // Chromium before 156 remembers the failure for the life of the page.
  const again = screen.getByRole('button', { name: 'Load the page again' })
  const table = screen.locator('table')
  await expect(again.or(table).first()).toBeVisible()
  if ((await again.count()) > 0) await again.click()
  await expect(table).toBeVisible()
})

for (const file of [
  'reeldock/reeldock.js',
  'reeldock/router.js',
  'reeldock/chunks/core-*.js',
  'reeldock/loader.js',
  'preloaded.js',
])
  test(`a portal with a lost ${file} shows an error, and starts automatically when the file is available`, async ({
    page,
  }) => {
    const forward = await installFastClock(page)
    await page.route(`**/${file}`, route => route.abort())
    await page.goto(server.url)
    const start = page.locator('form', { hasText: 'Reeldock is still loading.' })
    await expect(start.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.unroute(`**/${file}`)
    await forward()
    await expect(page.getByRole('link', { name: 'Sign in or sign up' })).toBeVisible()
  })

test('the sign-in link works while the API is down', async ({ page }) => {
  await page.route('**/api/**', route => route.abort())
  await page.goto(server.url)
  await expect(page.getByRole('link', { name: 'Sign in or sign up' })).toBeVisible()
  await page.unroute('**/api/**')
  await enter(page, server.url, ada)
})

test('a menu opens without a connection, and lies within the window', async ({ page }) => {
  const code = page.waitForResponse(/chunks\/surfaces-/)
  await signIn(page, server.url, ada, '/company-settings')
  await expect(page.getByRole('textbox', { name: 'Number' }).first()).toBeVisible()
  const header = page.locator('reeldock-navigation')
  await (await code).finished()
  await page.context().setOffline(true)
  const button = header.getByRole('button', { name: /Cinder/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = header.getByRole('menu')
  await expect(menu).toBeVisible()
  const box = await menu.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})
