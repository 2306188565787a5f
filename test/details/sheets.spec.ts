import { expect } from '@playwright/test'
import { test } from '../fixtures/gallery'
import { hold } from '../fixtures/hold'
import { choose, correctForty, fileOf, openShipments, puts } from '../fixtures/sheet-import'

/** While this file is held back, the work of the worker lasts as long as the test needs. */
const sheetWorker = '**/sheet-worker*'

test('mistakes in forty rows of a workbook are named, counted and corrected in place, and one call saves the changed rows', async ({
  page,
  site,
}) => {
  await correctForty(page, site, 'depot-forty.xlsx')
})

test('the keyboard cancels a long export: nothing is saved, a message says so, and the next export is complete', async ({
  page,
  site,
}) => {
  await openShipments(page, site)
  const saved: string[] = []
  page.on('download', download => saved.push(download.suggestedFilename()))
  const free = await hold(page, sheetWorker)
  const button = page.getByRole('button', { name: 'Export' })
  for (const key of ['Enter', 'Escape']) {
    await button.focus()
    await page.keyboard.press('Enter')
    const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
    await expect(cancel).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Writing the spreadsheet' })).toHaveCount(1)
    await page.keyboard.press(key)
    await expect(cancel).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(page.getByText('The export was cancelled', { exact: true })).toBeVisible()
    await expect.poll(() => page.workers().length).toBe(0)
  }
  expect(saved).toEqual([])
  free()
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/^WO-48213_shipments_.*\.xlsx$/)
  await expect.poll(() => page.workers().length).toBe(0)
})

test('the reading of a workbook shows its progress, and the keyboard cancels it and restores the shipments', async ({
  page,
  site,
}) => {
  await openShipments(page, site)
  const free = await hold(page, sheetWorker)
  await choose(page, fileOf('depot-forty.xlsx'))
  await expect(page.getByRole('status').filter({ hasText: 'Reading the spreadsheet' })).toContainText('Starting')
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Import…' })).toBeFocused()
  await expect.poll(() => page.workers().length).toBe(0)
  free()
  await choose(page, fileOf('depot-forty.xlsx'))
  await expect(page.getByText('34 shipments will change')).toBeVisible()
  expect(await puts(page)).toEqual([])
})

test('a pasted table with titles is shown in the preview first', async ({ page, site }) => {
  await openShipments(page, site)
  const text = [
    'Serial Number\tWork Order Number\tShipping Courier Type\tShipping Tracking Number\tStatus',
    '11\tWO-48213\tUPS\t1Z5R89390357567127\tShipped',
    '12\tWO-48213\tFedEx\t986578788855\tShipped',
  ].join('\r\n')
  await page.locator('reeldock-shipments .edit-cell').first().focus()
  await page.evaluate(clip => {
    const data = new DataTransfer()
    data.setData('text/plain', clip)
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    focused?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, composed: true, cancelable: true }),
    )
  }, text)
  await expect(page.getByText('2 shipments will change')).toBeVisible()
  expect(await puts(page)).toEqual([])
})
