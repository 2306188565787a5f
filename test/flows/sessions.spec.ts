import { expect, test } from '@playwright/test'
import { ada, enter, signIn } from '../fixtures/partner'
import { type StartedServer, startServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async () => {
  // A token that ends soon is requested with every call, so that the next call detects an ended session.
  server = await startServer({ world: 'demo', env: { ACCESS_TOKEN_SECONDS: '5' } })
})
test.afterAll(() => server.stop())

const signInLink = 'Sign in or sign up'

test('a link leads to its page after the sign-in', async ({ page }) => {
  await page.goto(`${server.url}/work-orders/past?search=WO`)
  await expect(page).toHaveURL(`${server.url}/home`)
  await page.getByRole('link', { name: signInLink }).click()
  await page.getByRole('button', { name: `Sign in as ${ada.name}` }).click()
  await expect(page).toHaveURL(`${server.url}/work-orders/past?search=WO`)
  await expect(page.getByRole('searchbox')).toHaveValue('WO')
})

test('each account of the demonstration is a row that is a button, with its name, company and what it shows', async ({
  page,
}) => {
  await page.goto(server.url)
  await page.getByRole('link', { name: signInLink }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose an account')
  const rows = page.getByRole('list').getByRole('listitem')
  await expect(rows).toHaveCount(await rows.getByRole('button', { name: /^Sign in as / }).count())
  const row = rows.getByRole('button', {
    name: 'Sign in as Ada Novak Cinder Lane Dispatch Manual partner with a dozen work orders',
    exact: true,
  })
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`^${server.url}/(?!home)`))
})

test('a session that ends while a form is open shows a message, and no edit is lost after signing in again', async ({
  page,
}) => {
  await signIn(page, server.url, ada)
  await page.getByRole('link', { name: 'Drive inventory' }).click()
  const stock = page.getByLabel('CRU drives on hand')
  await stock.fill('77')
  await page.context().clearCookies()
  // Press the key of the page, not of a field: another read may already have detected the end and closed the dialog.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${server.url}/home`)
  await expect(page.getByText('You have been signed out', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: signInLink }).click()
  await page.getByRole('button', { name: `Sign in as ${ada.name}` }).click()
  // The dialog is part of the address, so it opens again with its edits.
  await expect(stock).toHaveValue('77')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('Drive inventory was updated successfully'),
  ).toBeVisible()
})

test('tabs sign out together, and none keeps data', async ({ page, context }) => {
  await signIn(page, server.url, ada)
  const other = await context.newPage()
  await other.goto(`${server.url}/work-orders?search=secret`)
  await expect(other.getByRole('searchbox')).toHaveValue('secret')

  await page.locator('reeldock-navigation').getByRole('button', { name: 'Cinder Lane' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: signInLink })).toBeVisible()
  await expect(other).toHaveURL(`${server.url}/home`)
  await expect(other.getByRole('link', { name: signInLink })).toBeVisible()
  expect(await other.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  expect((await context.cookies()).map(({ value }) => value).join()).not.toContain('secret')
})

test('an account without access sees that an admin must add it, and can only sign out', async ({ page }) => {
  await enter(page, server.url, { name: 'Ivo Marin' })
  await expect(page).toHaveURL(`${server.url}/noAccess`)
  await expect(page.locator('reeldock-status-page')).toContainText(/company admin needs to add your account/i)
  const header = page.locator('reeldock-navigation')
  await expect(header.getByText('Work orders')).toHaveCount(0)
  await header.getByText('Sign out').click()
  await expect(page.getByRole('link', { name: signInLink })).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/home`)
})

test('an unknown account sees a message, and can sign out', async ({ page }) => {
  await enter(page, server.url, { name: 'Zoe Hart' })
  await expect(page).toHaveURL(`${server.url}/not-found`)
  await expect(page.locator('reeldock-status-page')).toContainText(/account/i)
  await page.locator('reeldock-navigation').getByText('Sign out').click()
  await expect(page.getByRole('link', { name: signInLink })).toBeVisible()
})
