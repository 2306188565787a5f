import { expect, type Page } from '@playwright/test'
import { ada, complaints, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

const lena = { email: 'lena.fischer@harborline.example.com' }
const joined = 'Showing your edits from another window'
const parted = 'You have different unsaved edits in another window.'
const number = (page: Page) => page.getByRole('textbox', { name: 'Number' }).first()
const email = (page: Page) => page.getByRole('textbox', { name: /^Email/ }).first()

async function openTwo(page: Page, who: { email: string }, path: string): Promise<Page> {
  await signIn(page, server.url, who, path)
  const other = await page.context().newPage()
  await other.goto(server.url + path)
  return other
}

test('edits of a registration in one window appear in the other without losses', async ({ page }) => {
  const heard = complaints(page)
  const other = await openTwo(page, lena, '/register')
  await expect(number(other)).toBeVisible()
  await number(page).fill('301234567')
  await expect(number(other)).toHaveValue('301 234 567')
  await expect(other.getByRole('status').filter({ hasText: joined })).toBeVisible()
  await email(other).fill('lena@northlight.example')
  await expect(email(page)).toHaveValue('lena@northlight.example')
  for (const each of [page, other]) {
    await each.reload()
    await expect(number(each)).toHaveValue('301 234 567')
    await expect(email(each)).toHaveValue('lena@northlight.example')
  }
  expect(heard).toEqual([])
})

test('a window that missed edits shows the conflict, and drops nothing before a choice', async ({ page }) => {
  await page.context().addInitScript(() => {
    // A window that sleeps hears nothing until it wakes.
    addEventListener('storage', event => Reflect.get(window, 'asleep') && event.stopImmediatePropagation(), true)
  })
  const other = await openTwo(page, ada, '/company-settings')
  await expect(number(other)).toBeVisible()
  await other.evaluate(() => Reflect.set(window, 'asleep', true))
  await number(page).fill('1111')
  await expect(page.getByText('Draft saved on this computer')).toBeVisible()
  await number(other).fill('2222')
  await expect(other.getByRole('status').filter({ hasText: parted })).toBeVisible()
  await expect(number(page)).toHaveValue('1111')
  await expect(number(other)).toHaveValue('2222')
  await other.getByRole('button', { name: 'Keep my edits' }).click()
  await expect(number(page)).toHaveValue('2222')
  await expect(page.getByRole('status').filter({ hasText: joined })).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(number(page)).not.toHaveValue('2222')
})
