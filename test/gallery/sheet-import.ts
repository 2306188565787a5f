import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { ShipmentSent } from '../../core/wire/shipments'
import { gallery, openState } from '../fixtures/gallery'

/** A file of the fixtures, by its path. */
export const fileOf = (name: string) => fileURLToPath(new URL(`../fixtures/files/${name}`, import.meta.url))
const shown = gallery.find(({ element, state }) => element === 'shipments' && state === 'ready')

/** Opens the shipments of the order. */
export async function openShipments(page: Page, site: string): Promise<void> {
  if (!shown) throw new Error('The gallery shows no shipments')
  await openState(page, site, shown)
}

/** The bodies of what was written so far, as the gallery's back end heard them. */
export async function puts(page: Page): Promise<ShipmentSent[][]> {
  return page.evaluate(() => {
    const { backend } = globalThis as unknown as { backend: { calls: { method: string; body: unknown }[] } }
    return backend.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as never)
  })
}

/** Chooses a file by "Import…", as a person does. */
export async function choose(page: Page, file: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import…' }).click()
  await (await chosen).setFiles(file)
}

/** Forty rows of a depot: each mistake is told and counted, mended in place, then one call takes the changed rows. */
export async function mendForty(page: Page, site: string, name: string): Promise<void> {
  await openShipments(page, site)
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
  expect(sent.every(({ shippingDetails, status }) => shippingDetails?.reference && status === 'dispatched')).toBe(true)
  expect(sent.filter(({ shippingDetails }) => shippingDetails?.type === 'FedX Grnd')).toEqual([])
  expect(sent.map(({ shippingDetails }) => shippingDetails?.reference)).toContain('986578788855')
}
