import { expect } from '@playwright/test'
import { ada, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

test('signing out asks before it deletes edits, then leaves no data in the browser', async ({ page }) => {
  await signIn(page, server.url, ada)
  await page.getByRole('link', { name: 'Drive inventory' }).click()
  await page.getByLabel('CRU drives on hand').fill('7')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Cinder Lane Dis…' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' })
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(question).toBeHidden()
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Cinder Lane Dis…' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Sign out and delete changes' }).click()
  await expect(page.getByRole('link', { name: 'Sign in or sign up' })).toBeVisible()
  expect(await page.evaluate(() => [localStorage, sessionStorage].flatMap(storage => Object.keys(storage)))).toEqual([])
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).not.toContain('reeldock_path')

  await page.goto(`${server.url}/work-orders`)
  await expect(page).toHaveURL(`${server.url}/home`)
})

test('a link of another site only leads to the confirmation of a sign-out', async ({ page }) => {
  await signIn(page, server.url, ada)
  await page.goto(`${server.embedUrl}/intranet/`)
  await page.evaluate(address => location.assign(address), `${server.url}/api/partners/v1/web/auth/logout`)
  await expect(page.getByRole('heading', { name: 'Sign out?' })).toBeVisible()
  await page.getByRole('link', { name: 'Stay signed in' }).click()
  await expect(page.getByRole('button', { name: 'Cinder Lane Dis…' })).toBeVisible()

  await page.goto(`${server.embedUrl}/intranet/`)
  await page.evaluate(address => location.assign(address), `${server.url}/api/partners/v1/web/auth/logout`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in or sign up' })).toBeVisible()
})

test('one press signs out of the intranet and the portal', async ({ page }) => {
  await signIn(page, server.url, ada)
  const intranet = await page.context().newPage()
  await intranet.goto(`${server.embedUrl}/intranet/`)
  await intranet.getByRole('link', { name: 'Sign in to the work orders' }).click()
  await intranet.getByRole('link', { name: 'Sign out' }).click()
  await expect(intranet.getByRole('link', { name: 'Sign in to the work orders' })).toBeVisible()
  await page.goto(`${server.url}/work-orders`)
  await expect(page.getByRole('link', { name: 'Sign in or sign up' })).toBeVisible()
})

test('signing out deletes the latest edits in another tab', async ({ page }) => {
  await signIn(page, server.url, ada, '/company-settings')
  const other = await page.context().newPage()
  await other.clock.install()
  await other.goto(`${server.url}/company-settings`)
  await expect(other.getByRole('textbox', { name: 'Number' }).first()).toBeVisible()
  // The last edit waits for a pause that never comes.
  await other.clock.pauseAt(Date.now() + 3_600_000)
  await other.getByRole('textbox', { name: 'Number' }).first().fill('2222')
  await page.getByRole('button', { name: 'Cinder Lane Dis…' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in or sign up' })).toBeVisible()
  await expect(other).toHaveURL(`${server.url}/home`)
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([])
})
