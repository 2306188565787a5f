import { expect, type Page } from '@playwright/test'
import { listenTo } from '../fixtures/complaints'
import { clearStorage, gallery, openState, test } from '../fixtures/gallery'
import { bringTranslator, mark } from './translator'

const answers = { latency: '40' }

/** Opens a state in a page that a translator changes continuously. */
async function openTranslated(page: Page, site: string, element: string) {
  const shown = gallery.find(each => each.element === element && each.state === 'ready')
  if (!shown) throw new Error(`The gallery shows no ${element}`)
  const complaints = await listenTo(page)
  await clearStorage(page)
  await bringTranslator(page)
  await openState(page, site, shown, answers)
  await page.evaluate(() => window.translator.keep())
  await expect(page.getByText(mark).first()).toBeAttached()
  return complaints
}

test('a number is saved, a list is imported, and rows are chosen while a translator changes the page', async ({
  page,
  site,
}) => {
  const complaints = await openTranslated(page, site, 'shipments')
  const cell = page.locator('reeldock-shipments .edit-cell[data-field="shippingTracking"]').first()
  const id = await cell.getAttribute('data-row')
  await cell.press('Enter')
  await page.locator('reeldock-shipments [data-field="shippingTracking"] input:focus').fill('986760891733')
  await page.keyboard.press('Control+s')
  await expect(page.locator('.save-bar')).toHaveCount(0)
  const row = page.locator('tbody tr').filter({ has: page.locator(`[data-row="${id}"]`) })
  await expect(row).toContainText('986760891733')

  const list = [
    'Serial Number,Work Order Number,Shipping Courier Type,Shipping Tracking Number',
    '12,WO-48213,FedEx,986398585592',
  ]
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list.join('\n')) }
  await page.locator('reeldock-shipments input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Apply to 1 shipment' }).click()
  await expect(page.locator('.save-bar')).toHaveCount(0)
  await expect(page.locator('tbody')).toContainText('986398585592')

  const boxes = page
    .locator('tbody tr')
    .filter({ hasText: /Pending(?! cancellation)/ })
    .getByRole('checkbox')
  await boxes.nth(0).check()
  await expect(page.getByRole('button', { name: 'Print 1 label…' })).toBeVisible()
  await boxes.nth(1).check()
  await expect(page.getByRole('button', { name: 'Print 2 labels…' })).toBeVisible()
  expect(await complaints.all()).toEqual([])
})

test('a button names its next action while a translator changes the page', async ({ page, site }) => {
  const complaints = await openTranslated(page, site, 'work-orders')
  const text = (name: string) => page.getByRole('button', { name })
  await text('Expand all').click()
  await expect(text('Collapse all')).toBeVisible()
  await expect(text('Expand all')).toHaveCount(0)
  await text('Collapse all').click()
  await expect(text('Expand all')).toBeVisible()
  expect(await complaints.all()).toEqual([])
})
