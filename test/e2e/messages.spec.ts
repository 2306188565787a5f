import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { type StartedServer, startServer } from '../server/start'
import { faults, intercept, nonsense, serverSays } from './faults'
import { dismiss, messages, notifications, open, openDrives, openPendingOrder, provoked, said, toast } from './messages'
import { ada, enter, signIn } from './partner'
import { shippedWords } from './specification/shipped'

let server: StartedServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startServer({ world: 'demo' })
})
test.afterAll(() => server.stop())

test('every message of section 8 is provoked here, or waits for its screen', () => {
  expect(messages.length).toBeGreaterThan(25)
  expect([...Object.keys(open), ...provoked].sort()).toEqual([...new Set(messages)].sort())
})

test('what waits for its screen is not in the package yet: once it is, it has to be provoked', () => {
  const isShipped = shippedWords()
  expect(Object.keys(open).filter(isShipped), 'open, but shipped').toEqual([])
  expect(
    [...provoked].filter(message => !isShipped(message)),
    'provoked, but not shipped',
  ).toEqual([])
})

for (const { message, path, show } of [
  {
    message: said('Could not load work orders'),
    path: /\/v1\/work-orders$/,
    show: (page: Page) => page.reload(),
  },
  {
    message: said('Error while fetching shipments'),
    path: /\/v1\/work-orders\/[^/]+\/shipments$/,
    show: openPendingOrder,
  },
  {
    message: said('Unable to load calendar'),
    path: /\/v1\/partner\/calendar$/,
    show: (page: Page) => page.goto(`${server.url}/calendar`),
  },
])
  test(`${message}: said in place of what was not read, with the reason, and mended by trying again`, async ({
    page,
  }) => {
    await signIn(page, server.url, ada)
    const calls = await intercept(page, 'GET', path)
    for (const [index, fault] of faults.entries()) {
      calls.with(fault)
      if (index === 0) await show(page)
      else await page.getByRole('button', { name: 'Try again' }).click()
      const state = page.getByRole('alert').filter({ hasText: message })
      await expect(state, fault.name).toContainText(fault.words)
      await expect(state.getByRole('heading')).toHaveText(message)
    }
    calls.with(null)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(message)).toHaveCount(0)
    await expect(notifications(page)).toHaveCount(0)
  })

test('drive inventory: each failure is said over its dialog, then that it was saved', async ({ page }) => {
  await signIn(page, server.url, ada)
  const calls = await intercept(page, 'PUT', /\/v1\/partner\/[^/]+$/)
  await openDrives(page, server.url)
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' })
  const failed = toast(page, said('Failed to save drive inventory'))
  for (const fault of [...faults, nonsense]) {
    if (fault === nonsense) expect(nonsense.words).toBe(said('Unexpected error'))
    calls.with(fault)
    await save.click()
    await expect(failed, fault.name).toContainText(fault.words)
    await dismiss(failed)
  }
  calls.with(null)
  await save.click()
  await expect(toast(page, said('Drive inventory was updated successfully'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('shipments: each failure of a save is said, then that it was saved', async ({ page }) => {
  await signIn(page, server.url, ada)
  const calls = await intercept(page, 'PUT', /\/shipments$/)
  await openPendingOrder(page)
  await page
    .getByRole('button', { name: /^Edit .+ –$/ })
    .first()
    .focus()
  await page.keyboard.type('986578788855')
  await page.keyboard.press('Enter')
  const failed = toast(page, said('There was an error processing your request'))
  for (const fault of faults) {
    calls.with(fault)
    await page.getByRole('button', { name: /^Save 1 row/ }).click()
    await expect(failed, fault.name).toContainText(fault.words)
    await dismiss(failed)
  }
  calls.with(null)
  await page.getByRole('button', { name: /^Save 1 row/ }).click()
  await expect(toast(page, said('Shipping details updated'))).toBeVisible()
})

test('company settings: each failure of the save is said, then that they were updated', async ({ page }) => {
  await signIn(page, server.url, ada)
  const calls = await intercept(page, 'PUT', /\/v1\/partner\/[^/]+$/)
  await page.goto(`${server.url}/company-settings`)
  await page.getByRole('checkbox', { name: 'FACT' }).click()
  const failed = toast(page, said('Failed to save company details'))
  for (const fault of faults) {
    calls.with(fault)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(failed, fault.name).toContainText(fault.words)
    await dismiss(failed)
  }
  calls.with(null)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, said('Partner company details were updated successfully'))).toBeVisible()
})

test('the registration: each failure of a submission is said, and nothing typed is lost', async ({ page }) => {
  await enter(page, server.url, { name: 'Nora Quinn' })
  const calls = await intercept(page, 'POST', /\/v1\/approvals\b/)
  await page.goto(`${server.url}/register?step=3`)
  await page.getByRole('checkbox', { name: 'MPAA' }).click()
  const ticked = await page.getByRole('checkbox', { name: 'MPAA' }).isChecked()
  await page.getByRole('checkbox', { name: /terms/i }).check()
  const failed = toast(page, said('Could not submit registration'))
  for (const fault of faults) {
    calls.with(fault)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(failed, fault.name).toContainText(fault.words)
    await dismiss(failed)
    await expect(page.getByRole('checkbox', { name: 'MPAA' })).toBeChecked({ checked: ticked })
  }
})

test('service areas: a submission is said to wait for its approval', async ({ page }) => {
  await signIn(page, server.url, ada)
  await page.goto(`${server.url}/service-areas`)
  await page.getByRole('button', { name: 'Remove Québec' }).click()
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  const submitted = said('Service areas changes have been submitted and are pending approval')
  await expect(toast(page, submitted)).toBeVisible()
})

test('calendar: each failure of a save is said', async ({ page }) => {
  await signIn(page, server.url, ada)
  const calls = await intercept(page, 'POST PUT', /\/v1\/partner\/(.+\/)?calendar$/)
  await page.goto(`${server.url}/calendar`)
  await page.getByRole('button', { name: 'Next month' }).click()
  await page
    .getByRole('gridcell', { name: /^Wednesday/ })
    .nth(2)
    .click()
  await page.getByRole('radio', { name: /^Holiday/ }).check()
  const failed = toast(page, said('Unable to save calendar event'))
  for (const fault of faults) {
    calls.with(fault)
    await page.getByRole('button', { name: 'Save 1 day' }).click()
    await expect(failed, fault.name).toContainText(fault.words)
    await dismiss(failed)
  }
})

test('theatre lists: each failure of a search is said over the dialog of the search', async ({ page }) => {
  await signIn(page, server.url, ada)
  const calls = await intercept(page, 'GET', /\/v1\/theatres\/search$/)
  await page.goto(`${server.url}/service-areas/theatre-list`)
  await page.getByRole('button', { name: 'Add theatre list' }).click()
  await page.getByRole('button', { name: 'Add theatres' }).click()
  const failed = toast(page, said('Error in theatres search'))
  for (const [index, fault] of faults.entries()) {
    calls.with(fault)
    await page.getByRole('searchbox', { name: 'Theatre name or city' }).fill(`Rialto ${index}`)
    await expect(failed, fault.name).toContainText(fault.words)
    await dismiss(failed)
  }
})

test('an import whose couriers cannot be read says why', async ({ page }) => {
  await signIn(page, server.url, ada)
  const calls = await intercept(page, 'GET', /\/v1\/shipping-types$/)
  calls.with(serverSays)
  await openPendingOrder(page)
  for (const fault of faults) {
    calls.with(fault)
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import…' }).click()
    await (await chosen).setFiles(fileURLToPath(new URL('../files/depot-list.xlsx', import.meta.url)))
    const failed = toast(page, said('Error while importing shipments Excel'))
    await expect(failed, fault.name).toContainText(fault.words)
    await dismiss(failed)
  }
})
