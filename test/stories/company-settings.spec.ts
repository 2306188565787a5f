import { expect } from '@playwright/test'
import { pressByKey, tabTo } from '../fixtures/keys'
import { ada, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

test('company settings are changed by the keyboard alone, survive a reload, and stay saved', async ({ page }) => {
  await signIn(page, server.url, ada, '/company-settings')
  const form = page.locator('reeldock-company-settings')
  const button = (name: string) => form.getByRole('button', { name, exact: true })
  const number = form.getByLabel('Number').last()
  await expect(form.getByRole('heading', { name: 'Phones' })).toBeVisible()

  await pressByKey(page, button('Add phone'))
  await expect(form.getByLabel('Number')).toHaveCount(3)
  await tabTo(page, number)
  await page.keyboard.type('+44 20 7946 0958')
  await page.keyboard.press('Tab')
  await expect(number).toHaveValue('207 946 0958')
  await expect(form.getByLabel('Country code').last()).toHaveValue('44')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Land')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Type', { exact: true }).last()).toHaveValue('2')

  await pressByKey(page, button('Set hours by day'))
  await pressByKey(page, button('Copy the hours of Monday'), 'ArrowDown')
  await expect(form.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.type('Sat')
  await expect(form.getByRole('menuitem', { name: 'Saturday' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button('Copy the hours of Saturday')).toBeVisible()

  await page.reload()
  await expect(form.getByText('Your unsaved changes were restored')).toBeVisible()
  await expect(number).toHaveValue('207 946 0958')
  await pressByKey(page, number)
  await expect(page.getByText('Partner company details were updated successfully').first()).toBeVisible()

  await page.reload()
  await expect(number).toHaveValue('207 946 0958')
  await expect(button('Copy the hours of Saturday')).toBeVisible()
  await expect(form.getByText('Your unsaved changes were restored')).toHaveCount(0)
})

test('an invalid field receives the focus and is described by its error', async ({ page }) => {
  await signIn(page, server.url, ada, '/company-settings')
  const form = page.locator('reeldock-company-settings')
  const email = form.getByLabel('Email 1').and(form.getByRole('textbox'))
  await email.fill('dock@cinderlane.invalidtld')
  await email.press('Enter')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('Enter a valid value')
  await expect(form.getByRole('group', { name: 'Email 1' })).toHaveAccessibleDescription('Enter a valid value')
})
