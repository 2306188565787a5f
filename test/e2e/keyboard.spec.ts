import { expect, test } from '@playwright/test'
import { type StartedServer, startServer } from '../server/start'
import { ada, signIn } from './partner'

let server: StartedServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startServer({ world: 'small' })
})
test.afterAll(() => server.stop())
test('the focus is never lost: it returns from a dialog to what opened it, and goes on at the start of an opened order', async ({
  page,
}) => {
  await signIn(page, server.url, ada)
  const link = page.getByRole('link', { name: 'Drive inventory' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.getByRole('link', { name: /^WO-/ }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: /^Delivery/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Work orders' })).toBeFocused()
})
