import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type CDPSession, expect, type Page } from '@playwright/test'
import type { ShipmentSent } from '../../core/wire/shipments'
import { hostiles } from '../fixtures/files/hostile'
import { gallery, openState, test } from '../fixtures/gallery'

const fileOf = (name: string) => fileURLToPath(new URL(`../fixtures/files/${name}`, import.meta.url))
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
  await (await chosen).setFiles(file)
}

/** Puts a file into the field behind "Import…". The runner's own way keeps the field for good, and with it every view that it stood in. */
async function put(session: CDPSession, file: string): Promise<void> {
  const field = "document.querySelector('reeldock-shipments').shadowRoot.querySelector('input[type=file]')"
  const { result } = await session.send('Runtime.evaluate', { expression: field })
  const { objectId } = result
  if (objectId === undefined) throw new Error('No field takes a file')
  await session.send('DOM.setFileInputFiles', { files: [file], objectId })
  await session.send('Runtime.releaseObject', { objectId })
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
    await page.keyboard.press('F8')
    await expect(preview.locator('[data-problem]:focus-within')).toHaveCount(1)
    const apply = preview.getByRole('button', { name: /^Apply to/ })
    await expect(apply).toBeDisabled()
    await apply.press('Enter')
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

/** Keeps the sheet worker's file away until it is let go: what it works at lasts as long as the test wants. */
async function holdWorker(page: Page): Promise<() => void> {
  let free = () => {}
  const held = new Promise<void>(resolve => {
    free = resolve
  })
  await page.route('**/sheet-worker*', async route => {
    await held
    await route.continue().catch(() => undefined)
  })
  return free
}

test('an export that lasts is cancelled by the keys: nothing is saved, that is told, and the next one is whole', async ({
  page,
  site,
}) => {
  await open(page, site)
  const saved: string[] = []
  page.on('download', download => saved.push(download.suggestedFilename()))
  const free = await holdWorker(page)
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

test('the reading of a workbook says how far it is and is cancelled by the keys: the shipments are back as they were', async ({
  page,
  site,
}) => {
  await open(page, site)
  const free = await holdWorker(page)
  await choose(page, fileOf('depot-forty.xlsx'))
  await expect(page.getByRole('status').filter({ hasText: 'Reading the spreadsheet' })).toContainText('Starting')
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Import…' })).toBeFocused()
  await expect.poll(() => page.workers().length).toBe(0)
  free()
  await choose(page, fileOf('depot-forty.xlsx'))
  await expect(page.getByText('31 shipments will change')).toBeVisible()
  expect(await puts(page)).toEqual([])
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

test('files that mean harm are refused by their words, ask nothing of anybody, their worker is ended and their memory given back', async ({
  page,
  site,
}, testInfo) => {
  test.setTimeout(180_000)
  const away: string[] = []
  page.on('request', request => {
    if (/secret|entity|passwd|127\.0\.0\.1\/$/.test(request.url())) away.push(request.url())
  })
  await open(page, site)
  const session = await page.context().newCDPSession(page)
  const heap = async () => {
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  const refuse = async ({ name, bytes, words }: (typeof hostiles)[number]) => {
    // A path, not its bytes: the runner would hand them over inside the page.
    const path = testInfo.outputPath(`${name}.xlsx`)
    await writeFile(path, bytes())
    await put(session, path)
    const told = page.getByText(words, { exact: true })
    await expect(told, name).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => page.workers().length, name).toBe(0)
    await page.getByRole('button', { name: 'Dismiss' }).first().press('Enter')
    await expect(told, name).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Import…' })).toBeVisible()
  }
  // What an import brings along comes with the first ones and in the pauses after them, and stays.
  for (const hostile of hostiles.slice(0, 2)) await refuse(hostile)
  await page.waitForLoadState('networkidle')
  const before = await heap()
  for (const hostile of hostiles) await refuse(hostile)
  const after = await heap()
  console.log(`heap ${(before / 1e6).toFixed(1)} MB before, ${(after / 1e6).toFixed(1)} MB after`)
  expect(after).toBeLessThan(before * 1.1)
  expect(away).toEqual([])
  expect(await puts(page)).toEqual([])
})
