import { expect } from '@playwright/test'
import { ada, complaints, enter } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

test('a partner signs in on the landing page, changes the drive stock, finds it after a reload, and signs out', async ({
  page,
}) => {
  const heard = complaints(page)
  await enter(page, server.url, ada)
  await page.getByRole('link', { name: 'Drive inventory' }).click()
  const stock = page.getByLabel('CRU drives on hand')
  await expect(stock).not.toHaveValue('77')
  await stock.fill('77')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('Drive inventory was updated successfully'),
  ).toBeVisible()

  await page.goto(server.url)
  await page.getByRole('link', { name: 'Drive inventory' }).click()
  await expect(stock).toHaveValue('77')
  await page.keyboard.press('Escape')

  await page.locator('reeldock-navigation').getByRole('button', { name: 'Cinder Lane' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in or sign up' })).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/home`)
  expect(heard).toEqual([])
})
