import { expect } from '@playwright/test'
import { ada, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

test('signing out leaves nothing in the browser for whoever comes next, and asks to sign in again', async ({
  page,
}) => {
  await signIn(page, server.url, ada)
  await page.getByRole('link', { name: 'Drive inventory' }).click()
  await page.getByLabel('CRU drives on hand').fill('7')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Cinder Lane Dis…' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in or sign up' })).toBeVisible()
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).not.toContain('reeldock_path')

  await page.goto(`${server.url}/work-orders`)
  await expect(page).toHaveURL(`${server.url}/home`)
})
