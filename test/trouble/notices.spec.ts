import { expect, type Locator, type Page } from '@playwright/test'
import { accessFaults } from '../fixtures/access'
import { intercept, serverSays, status } from '../fixtures/faults'
import { notifications, openDrives, openPendingOrder, specified, toast } from '../fixtures/messages'
import { deferred } from '../fixtures/page/wait'
import { untilLaidOut } from '../fixtures/page-settings'
import { ada, emptyCell, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

test('one press copies the details for support, without personal data', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, server.url, ada)
  const calls = await intercept(page, 'PUT', /\/v1\/partner\/[^/]+$/)
  calls.with(serverSays)
  await openDrives(page, server.url)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const title = specified('Failed to save drive inventory')
  await toast(page, title).getByRole('button', { name: 'Details' }).click()
  const dialog = page.getByRole('alertdialog', { name: title })
  await expect(dialog).toContainText(String(serverSays.text))
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Copy details' }).click()
  await expect(dialog.getByText('Copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n').map(line => line.replace(/\d{4}-\d\d-\d\dT\S+Z$/, 'now'))).toEqual([
    'status: 500 Internal Server Error',
    'code: out_of_order',
    'call: PUT /v1/partner/cinderlane',
    'time: now',
  ])
  // Escape closes only the innermost dialog.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Drive inventory' })).toBeVisible()
})

test('a toast over a dialog is dismissed by one Escape, and the dialog by the next', async ({ page }) => {
  await signIn(page, server.url, ada)
  const calls = await intercept(page, 'PUT', /\/v1\/partner\/[^/]+$/)
  calls.with(serverSays)
  await openDrives(page, server.url)
  const dialog = page.getByRole('dialog', { name: 'Drive inventory' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  const failed = toast(page, specified('Failed to save drive inventory'))
  await failed.getByRole('button', { name: 'Dismiss' }).focus()
  await page.keyboard.press('Escape')
  await expect(failed).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

/** Returns the faults that axe finds in the current page, in both themes. */
async function faultsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    found.push(...(await accessFaults(page, [], 'body')).map(fault => `${colorScheme}, ${fault}`))
  }
  return found
}

for (const width of [320, 1280])
  test(`a toast over a dialog, and the error that it explains, at ${width}: nothing for axe, nothing cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await signIn(page, server.url, ada)
    const calls = await intercept(page, 'PUT', /\/v1\/partner\/[^/]+$/)
    calls.with(serverSays)
    await openDrives(page, server.url)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    const title = specified('Failed to save drive inventory')
    await expect(toast(page, title)).toBeVisible()
    expect(await faultsInBothThemes(page)).toEqual([])
    const isInside = async (selector: string) => {
      const box = await page.locator(selector).boundingBox()
      return box !== null && box.x >= 0 && box.x + box.width <= width
    }
    expect(await isInside('.toast')).toBe(true)
    await toast(page, title).getByRole('button', { name: 'Details' }).click()
    await expect(page.getByRole('alertdialog', { name: title })).toBeVisible()
    expect(await faultsInBothThemes(page)).toEqual([])
    expect(await isInside('dialog[role=alertdialog]')).toBe(true)
  })

test('errors of three places stay, and the keyboard and the wheel reach those that do not fit', async ({ page }) => {
  await signIn(page, server.url, ada)
  const calls = await intercept(page, 'PUT', /\/shipments$|\/v1\/partner\/[^/]+$/)
  calls.with(serverSays)
  await openPendingOrder(page)
  await emptyCell(page).focus()
  await page.keyboard.type('986578788855')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Save 1 row/ }).press('Enter')
  const first = toast(page, specified('There was an error processing your request'))
  await expect(first).toBeVisible()

  await page.getByRole('link', { name: 'Drive inventory' }).press('Enter')
  const drives = page.getByRole('dialog', { name: 'Drive inventory' })
  await drives.getByLabel('CRU drives on hand').fill('7')
  await drives.getByRole('button', { name: 'Save' }).press('Enter')
  const second = toast(page, specified('Failed to save drive inventory'))
  await expect(second).toBeVisible()
  await drives.getByRole('button', { name: 'Close' }).press('Enter')

  await page.getByRole('button', { name: 'Cinder Lane Dis…' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Company settings' }).press('Enter')
  // A window of 1280 by 1024 at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.getByRole('checkbox', { name: 'FACT' }).press('Space')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  const third = toast(page, specified('Failed to save company details'))
  await expect(third).toBeVisible()
  for (const each of [first, second]) await expect(each).toBeVisible()

  const dismissing = (each: Locator) => each.getByRole('button', { name: 'Dismiss' })
  await dismissing(first).focus()
  await expect(dismissing(first)).toBeInViewport({ ratio: 1 })
  await expect(dismissing(third)).not.toBeInViewport({ ratio: 1 })
  await dismissing(third).focus()
  await expect(dismissing(third)).toBeInViewport({ ratio: 1 })
  await third.hover()
  await page.mouse.wheel(0, -2000)
  await expect(dismissing(first)).toBeInViewport({ ratio: 1 })
})

test('a superseded request is not a failure', async ({ page }) => {
  await signIn(page, server.url, ada)
  const held = deferred<void>()
  const isFirst = (url: URL) => url.pathname.endsWith('/v1/work-orders') && url.searchParams.get('search') === 'W'
  await page.route(isFirst, async route => {
    await held.promise
    await route.abort('aborted').catch(() => {})
  })
  const field = page.getByRole('searchbox', { name: 'Work order number or composition name' })
  const first = page.waitForRequest(request => isFirst(new URL(request.url())))
  const failed = page.waitForEvent('requestfailed', request => isFirst(new URL(request.url())))
  await field.fill('W')
  await first
  await field.fill('WO-3')
  await expect(page.getByRole('link', { name: /^WO-3/ }).first()).toBeVisible()
  held.resolve()
  await failed
  await untilLaidOut(page)
  await expect(page.getByText(specified('Could not load work orders'))).toHaveCount(0)
  await expect(notifications(page)).toHaveCount(0)
})

test('a 401 is never a toast: it changes who is signed in', async ({ page }) => {
  await signIn(page, server.url, ada)
  const calls = await intercept(page, 'PUT', /\/v1\/partner\/[^/]+$/)
  calls.with(status(401, 'Sign in'))
  await openDrives(page, server.url)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(specified('Failed to save drive inventory'))).toHaveCount(0)
  await expect(
    page.getByRole('link', { name: /^Sign in/ }).or(page.getByRole('button', { name: /^Sign in/ })),
  ).toBeVisible()
})

test('a 404 of the user or of the data of a route leads to not-found; a 404 of a write is shown', async ({ page }) => {
  await signIn(page, server.url, ada)
  const writes = await intercept(page, 'PUT', /\/v1\/partner\/[^/]+$/)
  writes.with(status(404, 'There is no such partner'))
  await openDrives(page, server.url)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, specified('Failed to save drive inventory'))).toContainText('There is no such partner')
  const reads = await intercept(page, 'GET', /\/v1\/work-orders$/)
  reads.with(status(404, 'No list'))
  await page.goto(`${server.url}/work-orders`)
  await expect(page).toHaveURL(`${server.url}/not-found`)
  const user = await intercept(page, 'GET', /\/v1\/users\/me$/)
  user.with(status(404, 'Nobody'))
  await page.goto(`${server.url}/work-orders`)
  await expect(page).toHaveURL(`${server.url}/not-found`)
})
