import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { quotedMessages } from './specification/cut'

/** Messages whose screens come with a later issue, and what they wait for. The list shrinks with each of them. */
export const open: Readonly<Record<string, string>> = {
  'Could not load dcp transfer statuses': 'the electronic tab of an order',
  'DCP upload status could not updated': 'the electronic tab of an order',
  'Could not start download': 'appliances',
  'Could not start duplication': 'appliances',
  'Appliance {serialNo} is offline': 'appliances',
  'Appliance {serialNo} not found': 'appliances',
  'Drive {bayNo} is already in use': 'appliances',
  'No drives inserted': 'appliances',
  'No suitable DCPs found for CPL {cplName}': 'appliances',
  'DCP is not found in store': 'appliances',
  'Not enough space in Drive {bayNo}': 'appliances',
  'Failed with Status Code {status}': 'appliances',
}

/** Those that a test provokes; `said` refuses any other. */
export const provoked = new Set([
  'Unexpected error',
  'Could not load work orders',
  'Failed to save drive inventory',
  'Error while fetching shipments',
  'Error while importing shipments Excel',
  'There was an error processing your request',
  'Drive inventory was updated successfully',
  'Shipping details updated',
  'Failed to save company details',
  'Partner company details were updated successfully',
  'Could not submit registration',
  'Error in theatres search',
  'Unable to save calendar event',
  'Unable to load calendar',
  'Service areas changes have been submitted and are pending approval',
])

export const messages = quotedMessages()

/** A message as section 8 has it, word for word. */
export function said(message: string): string {
  if (!messages.includes(message) || !provoked.has(message)) throw new Error(`Section 8 has no "${message}" to provoke`)
  return message
}

export const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })
export const toast = (page: Page, title: string) => notifications(page).locator('.toast').filter({ hasText: title })

export async function dismiss(shown: Locator): Promise<void> {
  await shown.getByRole('button', { name: 'Dismiss' }).click()
  await expect(shown).toHaveCount(0)
}

/** The dialog of the drives with something to save. */
export async function openDrives(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/work-orders?dialog=drives`)
  const stock = page.getByLabel('CRU drives on hand')
  await stock.fill(`${(Number(await stock.inputValue()) + 1) % 1000}`)
}

/** From the list of work orders: an order that still waits for tracking numbers. */
export async function openPendingOrder(page: Page): Promise<void> {
  const row = page.getByRole('row', { name: /Shipment pending/ })
  await row.getByRole('link', { name: /^WO-/ }).first().click()
}
