import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { ShipmentSent } from '../../core/wire/shipments'
import { hostiles } from '../files/hostile'
import { gallery, openState, test } from '../run/gallery'

const fileOf = (name: string) => fileURLToPath(new URL(`../files/${name}`, import.meta.url))
const shown = gallery.find(({ element, state }) => element === 'shipments' && state === 'ready')

async function open(page: Page, site: string): Promise<void> {
  if (!shown) throw new Error('The gallery shows no shipments')
  await openState(page, site, shown)
}

/** The bodies of what was written so far, as the gallery's back end heard them. */
async function puts(page: Page): Promise<ShipmentSent[][]> {
  return page.evaluate(() => {
    const { backend } = globalThis as unknown as { backend: { calls: { method: string; body: unknown }[] } }
    return backend.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as never)
  })
}

async function choose(page: Page, file: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import…' }).click()
  const chooser = await chosen
  await chooser.setFiles(file)
  // The runner's hold on the field would keep the view that it stood in.
  await chooser.element().dispose()
}

for (const name of ['depot-forty.xlsx', 'depot-forty-1252.csv', 'depot-forty-bom.csv'])
  test(`forty rows of ${name}: each mistake is told and counted, mended in place, then one call takes the changed rows`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000)
    await open(page, site)
    await choose(page, fileOf(name))
    const preview = page.getByRole('region', { name: 'Import preview' })
    const summary = preview.locator('.import-summary')
    await expect(summary).toContainText('31 shipments will change')
    await expect(summary).toContainText('3 rows had no courier or tracking and were left out')
    await expect(summary).toContainText('3 cells need you')
    await expect(summary).toContainText('1 serial is not in this work order')
    await expect(summary).toContainText('2 rows repeat a serial')
    await expect(preview.getByText('“FedX Grnd” is not one of your couriers.')).toHaveCount(2)
    await expect(preview.getByText('Number altered by Excel')).toHaveCount(1)
    await expect(preview.getByText('Serial stands twice')).toHaveCount(2)
    await expect(preview.getByText('No such serial here')).toHaveCount(1)
    await expect(preview.getByText('Quai nº 3, côté café')).toBeVisible()
    await page.getByRole('button', { name: /^Problems 6$/ }).click()
    await expect(preview.locator('tbody tr')).toHaveCount(6)
    await preview.getByRole('button', { name: /^Apply to/ }).click()
    await expect(page.getByText('Invalid Courier Type for the Following Theatres:')).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await puts(page)).toEqual([])

    // Both bad couriers by one choice, the number anew, and one of the two rows with one serial left out.
    const courier = preview.getByRole('combobox').first()
    await courier.fill('FedEx')
    await courier.press('Enter')
    await expect(preview.getByText('“FedX Grnd” is not one of your couriers.')).toHaveCount(0)
    await preview.getByRole('button', { name: 'Retype' }).press('Enter')
    await page.keyboard.insertText('986578788855')
    await page.keyboard.press('Enter')
    const twice = preview.locator('tbody tr').filter({ hasText: 'Serial stands twice' })
    await twice.last().getByRole('checkbox').press('Space')
    await expect(preview.getByText('Serial stands twice')).toHaveCount(0)
    await expect(summary).toContainText('35 shipments will change')
    expect(await puts(page)).toEqual([])

    await preview.getByRole('button', { name: 'Apply to 35 shipments' }).click()
    await expect(preview).toHaveCount(0)
    const [sent = [], ...others] = await puts(page)
    expect(others).toEqual([])
    expect(sent).toHaveLength(35)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(35)
    expect(sent.every(({ shippingDetails, status }) => shippingDetails?.reference && status === 'dispatched')).toBe(
      true,
    )
    expect(sent.filter(({ shippingDetails }) => shippingDetails?.type === 'FedX Grnd')).toEqual([])
    expect(sent.map(({ shippingDetails }) => shippingDetails?.reference)).toContain('986578788855')
  })

test('a table on the clipboard, titles and all, is shown in the preview first', async ({ page, site }) => {
  await open(page, site)
  const words = [
    'Serial Number\tWork Order Number\tShipping Courier Type\tShipping Tracking Number\tStatus',
    '11\tWO-48213\tUPS\t1Z5R89390357567127\tShipped',
    '12\tWO-48213\tFedEx\t986578788855\tShipped',
  ].join('\r\n')
  await page.locator('reeldock-shipments .edit-cell').first().focus()
  await page.evaluate(clip => {
    const data = new DataTransfer()
    data.setData('text/plain', clip)
    let at = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    at?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, composed: true, cancelable: true }),
    )
  }, words)
  await expect(page.getByText('2 shipments will change')).toBeVisible()
  expect(await puts(page)).toEqual([])
})

test('files that mean harm are refused by their words, ask nothing of anybody, and leave no worker behind', async ({
  page,
  site,
}, testInfo) => {
  test.setTimeout(180_000)
  const away: string[] = []
  page.on('request', request => {
    if (/secret|entity|passwd|127\.0\.0\.1\/$/.test(request.url())) away.push(request.url())
  })
  await open(page, site)
  const refuse = async ({ name, bytes, words }: (typeof hostiles)[number]) => {
    // A path, not its bytes: the runner would hand them over inside the page.
    const path = testInfo.outputPath(`${name}.xlsx`)
    await writeFile(path, bytes())
    await choose(page, path)
    const told = page.getByText(words, { exact: true })
    await expect(told, name).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => page.workers().length, name).toBe(0)
    await page.getByRole('button', { name: 'Dismiss' }).first().press('Enter')
    await expect(told, name).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Import…' })).toBeVisible()
  }
  for (const hostile of hostiles) await refuse(hostile)
  expect(away).toEqual([])
  expect(await puts(page)).toEqual([])
})
