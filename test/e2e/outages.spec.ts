import { expect, test } from '@playwright/test'
import { type StartedServer, startServer } from '../server/start'
import { ada, signIn } from './partner'

let server: StartedServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

/** Presses a switch of the running server, as its Operations page does. */
async function flip(name: 'maintenance' | 'signInDown', to: 'on' | 'off') {
  await fetch(`${server.embedUrl}/operations`, { method: 'POST', body: new URLSearchParams({ [name]: to }) })
}

test('maintenance begins under a page that is open, and the page returns by itself', async ({ page }) => {
  await signIn(page, server.url, ada)
  await page
    .getByRole('link', { name: 'Archive' })
    .or(page.getByRole('tab', { name: 'Archive' }))
    .click()
  await expect(page).toHaveURL(/\/work-orders\/past/)
  await flip('maintenance', 'on')
  // The next call is refused: the page asks at once what is the matter.
  await page.getByRole('tab', { name: 'Active' }).click()
  await expect(page.getByRole('heading', { name: 'Reeldock is being maintained' })).toBeVisible({ timeout: 10_000 })
  await expect(page).toHaveURL(/\/maintenance$/)
  await expect(page.getByRole('link', { name: 'support.emea@example.com' })).toBeVisible()
  await page.getByRole('button', { name: 'Look again now' }).click()
  await expect(page.getByText(/^Looked at .*: not yet\.$/)).toBeVisible()
  await flip('maintenance', 'off')
  await expect(page.getByRole('heading', { name: 'Work orders' })).toBeVisible({ timeout: 20_000 })
})

test('a page that is opened under maintenance comes in when it is over, as soon as it is asked', async ({ page }) => {
  await flip('maintenance', 'on')
  await page.goto(`${server.url}/work-orders`)
  await expect(page.getByRole('heading', { name: 'Reeldock is being maintained' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Forum')
  await flip('maintenance', 'off')
  await page.getByRole('button', { name: 'Look again now' }).click()
  await expect(page.getByRole('link', { name: 'Sign in or sign up' })).toBeVisible()
})

test('a sign-in provider that is away is told in a page, which goes on by itself', async ({ page }) => {
  await flip('signInDown', 'on')
  await page.goto(server.url)
  await page.getByRole('link', { name: 'Sign in or sign up' }).click()
  await expect(page.getByRole('heading', { name: 'The sign-in provider does not answer' })).toBeVisible()
  await flip('signInDown', 'off')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Do not sign in' }).click()
  await expect(page.getByRole('heading', { name: 'You have not signed in' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('link', { name: 'Sign in or sign up' })).toBeVisible()
})
