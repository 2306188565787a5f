import { expect, type Locator, type Page, test } from '@playwright/test'
import type { WorkOrderList } from '../../core/wire/work-orders'
import { type StartedServer, startServer } from '../server/start'
import { complaints, enter } from './partner'

const jun = { email: 'jun.tanaka@skyreel.example.com', name: 'Jun Tanaka' }

let server: StartedServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startServer({ world: 'demo' })
})
test.afterAll(() => server.stop())

/** The number of an order that still needs drives and whose compositions are all there. */
async function orderToCopy(): Promise<string> {
  const visitor = await server.signIn(jun.email)
  const answer = await visitor.call('GET', '/api/main/v1/work-orders?items=current&offset=0&ps=100')
  const order = (answer.body as WorkOrderList).workOrders.find(
    ({ tasks, compositions, totalCopied, totalDrives, status }) =>
      tasks.includes('duplicate_dcps') &&
      totalCopied < totalDrives &&
      status !== 'cancelled' &&
      compositions.every(({ download }) => download?.status === 'completed'),
  )
  return order?.workOrderNo ?? ''
}

/** Goes on by Tab until something has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate(element => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
  }
  throw new Error('never came into focus')
}

test('a partner copies an order by keyboard alone, and sees it go on', async ({ page }) => {
  test.setTimeout(180_000)
  const heard = complaints(page)
  const no = await orderToCopy()
  expect(no).toMatch(/^WO-\d+$/)
  await enter(page, server.url, jun)
  await page.goto(`${server.url}/appliances`)
  await expect(page.getByRole('heading', { name: 'Appliances' })).toBeVisible()
  const bay = page
    .getByRole('region', { name: 'Dock A' })
    .getByRole('listitem')
    .filter({ hasText: /^Bay 7/ })
  await expect(bay).toContainText('Ready to copy')

  const open = page.getByRole('button', { name: 'Duplicate in Dock A' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Copy onto the drives in Dock A/ })
  await expect(dialog.getByText(/^Bay 7: CRU/)).toBeVisible()
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(no)
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await tabTo(page, dialog.getByRole('radio'))
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('radio')).toBeChecked()
  await tabTo(page, dialog.getByRole('button', { name: 'Erase and copy' }))
  await page.keyboard.press('Enter')

  await expect(page.getByText(`${no} is being copied in Dock A`).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await expect(bay).toContainText(no)
  // The world takes a few seconds to begin: each stage is heard by itself.
  await expect(bay).toContainText('Preparing', { timeout: 30_000 })
  await expect(bay).toContainText('Step 1 of 3', { timeout: 40_000 })
  expect(heard).toEqual([])
})

test('an appliance that is away is told before anything is asked of it, and a cut socket leaves nothing behind', async ({
  page,
  context,
}) => {
  await enter(page, server.url, jun)
  await page.goto(`${server.url}/appliances`)
  await expect(page.getByRole('button', { name: 'Duplicate in Dock C' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/Shown as of \d\d:\d\d:\d\d/).first()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('region', { name: 'Dock A' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/Shown as of/)).toHaveCount(0, { timeout: 20_000 })
})
