import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { freeMonth } from '../../elements/calendar/month-fixtures'
import { answered, coded, faults, intercept, nonsense, serverSays } from '../fixtures/faults'
import {
  canCopy,
  canDownload,
  canStartUpload,
  dismiss,
  expectMessage,
  failsInEachWay,
  messages,
  notifications,
  openDrives,
  openDuplication,
  openPendingOrder,
  readUnseen,
  specified,
  toast,
  waitsForConnection,
} from '../fixtures/messages'
import { ada, emptyCell, maya, nora, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'
import { codedReasons } from '../fixtures/specification/cut'

test.describe.configure({ mode: 'default' })

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

test('section 8 has the messages that this file expects', () => {
  expect(messages.length).toBeGreaterThan(25)
  expect(codedReasons().length).toBe(7)
})

for (const { message, path, show } of [
  // @spec 8.4
  { message: 'Could not load work orders', path: /\/v1\/work-orders$/, show: (page: Page) => page.reload() },
  {
    // @spec 8.12
    message: 'Error while fetching shipments',
    path: /\/v1\/work-orders\/[^/]+\/shipments$/,
    show: openPendingOrder,
  },
  {
    // @spec 8.7
    message: 'Unable to load calendar',
    path: /\/v1\/partner\/calendar$/,
    show: (page: Page) => page.goto(`${server.url}/calendar`),
  },
])
  test(`${message}: shown in place of the data, with the reason, and removed by a successful retry`, async ({
    page,
  }) => {
    await signIn(page, server.url, ada)
    const calls = await intercept(page, 'GET', path)
    for (const [index, fault] of faults.entries()) {
      calls.with(fault)
      if (index === 0) await show(page)
      else await page.getByRole('button', { name: 'Try again' }).click()
      const state = page.getByRole('alert').filter({ hasText: message })
      await expect(state, fault.name).toContainText(fault.text)
      await expect(state.getByRole('heading')).toHaveText(message)
      await expectMessage(state, message)
    }
    calls.with(null)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(message)).toHaveCount(0)
    await expect(notifications(page)).toHaveCount(0)
  })

// @spec 8.10, 8.23
test('drive inventory: each failure is shown over its dialog, and then the success', async ({ page }) => {
  await signIn(page, server.url, ada)
  const calls = await intercept(page, 'PUT', /\/v1\/partner\/[^/]+$/)
  await openDrives(page, server.url)
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' })
  const title = 'Failed to save drive inventory'
  await failsInEachWay(page, { calls, title, ways: answered, act: () => save.click() })
  calls.with(nonsense)
  await save.click()
  await expectMessage(toast(page, title), 'Unexpected error')
  calls.with(null)
  await save.click()
  await expectMessage(notifications(page), 'Drive inventory was updated successfully')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

// @spec 8.14, 8.24
test('shipments: each failure of a save is said, then that it was saved', async ({ page }) => {
  await signIn(page, server.url, ada)
  const calls = await intercept(page, 'PUT', /\/shipments$/)
  await openPendingOrder(page)
  await emptyCell(page).focus()
  await page.keyboard.type('986578788855')
  await page.keyboard.press('Enter')
  const save = page.getByRole('button', { name: /^Save 1 row/ })
  const title = 'There was an error processing your request'
  await failsInEachWay(page, { calls, title, ways: answered, act: () => save.click() })
  await waitsForConnection(page, calls, () => save.click())
  await expectMessage(notifications(page), 'Shipping details updated')
})

// @spec 8.9, 8.22
test('company settings: each failure of the save is said, then that they were updated', async ({ page }) => {
  await signIn(page, server.url, ada)
  const calls = await intercept(page, 'PUT', /\/v1\/partner\/[^/]+$/)
  await page.goto(`${server.url}/company-settings`)
  await page.getByRole('checkbox', { name: 'FACT' }).click()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const title = 'Failed to save company details'
  await failsInEachWay(page, { calls, title, ways: answered, act: () => save.click() })
  await waitsForConnection(page, calls, () => save.click())
  await expectMessage(notifications(page), 'Partner company details were updated successfully')
})

// @spec 8.11
test('the registration: each failure of a submission is said, and nothing typed is lost', async ({ page }) => {
  await signIn(page, server.url, nora)
  const calls = await intercept(page, 'POST', /\/v1\/approvals\b/)
  await page.goto(`${server.url}/register?step=3`)
  await page.getByRole('checkbox', { name: 'MPAA' }).click()
  const ticked = await page.getByRole('checkbox', { name: 'MPAA' }).isChecked()
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await failsInEachWay(page, {
    calls,
    title: 'Could not submit registration',
    ways: answered,
    act: () => page.getByRole('button', { name: 'Register', exact: true }).click(),
    afterwards: () => expect(page.getByRole('checkbox', { name: 'MPAA' })).toBeChecked({ checked: ticked }),
  })
})

// @spec 8.25
test('service areas: a submission is said to wait for its approval', async ({ page }) => {
  await signIn(page, server.url, ada, '/service-areas')
  await page.getByRole('button', { name: 'Remove Québec' }).click()
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expectMessage(notifications(page), 'Service areas changes have been submitted and are pending approval')
})

// @spec 8.8
test('calendar: each failure of a save is said', async ({ page }) => {
  await signIn(page, server.url, ada)
  const calls = await intercept(page, 'POST PUT', /\/v1\/partner\/(.+\/)?calendar$/)
  // The month has no marks, because a past day or an existing holiday would leave nothing to save.
  await page.goto(`${server.url}/calendar?month=${freeMonth()}`)
  await expect(page.locator('reeldock-calendar [data-day]').first()).toBeVisible()
  await expect(page.locator('reeldock-calendar [data-pending]')).toHaveCount(0)
  await page.locator(`[data-day="${freeMonth()}-15"]`).click()
  await page.getByRole('radio', { name: /^Holiday/ }).check()
  const save = page.getByRole('button', { name: 'Save 1 day' })
  await failsInEachWay(page, { calls, title: 'Unable to save calendar event', ways: answered, act: () => save.click() })
})

// @spec 8.16
test('theatre lists: each failure of a search is said over the dialog of the search', async ({ page }) => {
  await signIn(page, server.url, maya)
  const calls = await intercept(page, 'GET', /\/v1\/theatres\/search$/)
  await page.goto(`${server.url}/service-areas/theatre-list`)
  await page.getByRole('button', { name: 'Add theatre list' }).click()
  await page.getByRole('button', { name: 'Add theatres' }).click()
  await failsInEachWay(page, {
    calls,
    title: 'Error in theatres search',
    act: index => page.getByRole('searchbox', { name: 'Theatre name or city' }).fill(`Rialto ${index}`),
  })
})

// @spec 8.13
test('an import whose couriers cannot be read says why', async ({ page }) => {
  await signIn(page, server.url, ada)
  const calls = await intercept(page, 'GET', /\/v1\/shipping-types$/)
  calls.with(serverSays)
  await openPendingOrder(page)
  await failsInEachWay(page, {
    calls,
    title: 'Error while importing shipments Excel',
    async act() {
      const chosen = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Import…' }).click()
      await (await chosen).setFiles(fileURLToPath(new URL('../fixtures/files/depot-list.xlsx', import.meta.url)))
    },
  })
})

// @spec 8.17, 8.18, 8.19, 8.20, 8.21
test('copies that cannot be started: the reason is shown below each code, otherwise the status', async ({ page }) => {
  await openDuplication(page, server, canCopy)
  const calls = await intercept(page, 'POST', /\/duplicate$/)
  const details = { serialNo: 'RD-2207', bayNo: '7', cplName: 'NightTrain_FTR' }
  const title = 'Could not start duplication'
  for (const [code, reason] of [...codedReasons(), ['scales_broken', 'Failed with Status Code {status}'] as const]) {
    calls.with(coded(409, code, details, ''))
    await page.getByRole('button', { name: 'Erase and copy…' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Erase and copy/ })
      .click()
    const failed = toast(page, title)
    await expectMessage(failed, reason, { ...details, status: '409' })
    await expectMessage(failed, title)
    await dismiss(failed)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
})

// @spec 8.15
test('a download that cannot be started says why, each time', async ({ page }) => {
  await openDuplication(page, server, canDownload)
  const calls = await intercept(page, 'POST', /\/download\//)
  const start = page.getByRole('button', { name: /^Download/ }).first()
  await failsInEachWay(page, { calls, title: 'Could not start download', act: () => start.click() })
})

// @spec 8.5, 8.6
test('a refused upload status shows the reason; statuses that cannot be read again show an error above the old ones', async ({
  page,
}) => {
  await openDuplication(page, server, canStartUpload)
  const calls = await intercept(page, 'PUT', /\/transfer-status$/)
  const mark = page.getByRole('button', { name: 'Mark upload as started' }).first()
  await failsInEachWay(page, { calls, title: 'DCP upload status could not updated', act: () => mark.click() })
  const reads = await intercept(page, 'GET', /\/v1\/work-orders\/[^/]+$/)
  reads.with(serverSays)
  await mark.click()
  await expectMessage(page.locator('reeldock-work-orders'), 'Could not load dcp transfer statuses')
  await expect(page.getByRole('button', { name: /^Mark upload/ }).first()).toBeVisible()
  // The test uses the keyboard, because an event may reread the statuses before a pointer arrives.
  await page.getByRole('button', { name: 'Try again' }).first().focus()
  reads.with(null)
  await page.keyboard.press('Enter')
  await expect(page.getByText(specified('Could not load dcp transfer statuses'))).toHaveCount(0)
})

test('every message of section 8 was seen on a page', async () => {
  expect(await readUnseen()).toEqual([])
})
