import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import type { WorkOrder, WorkOrderList } from '../../core/wire/work-orders'
import { type Fault, faults, type intercept } from '../fixtures/faults'
import { maya, signIn } from '../fixtures/partner'
import type { StartedServer } from '../fixtures/server/start'
import { quotedMessages } from '../fixtures/specification/cut'

export const messages = quotedMessages()

/** In a file, which outlives a worker that ends with a failure; Playwright empties the folder when a run begins. */
const seenIn = () => join(test.info().project.outputDir, 'messages-seen.txt')

/** What no test of this run has seen on a page. */
export async function unseen(): Promise<string[]> {
  const seen = new Set((await readFile(seenIn(), 'utf8')).split('\n'))
  return messages.filter(message => !seen.has(message))
}

/** A message as section 8 has it, word for word. */
export function said(message: string): string {
  if (!messages.includes(message)) throw new Error(`Section 8 has no "${message}"`)
  return message
}

/** Waits until a place says a message of section 8, with values where it has {names}, and takes note of it. */
export async function expectSaid(place: Locator, message: string, values: Record<string, string> = {}): Promise<void> {
  const words = said(message).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  await expect(place).toContainText(words)
  await mkdir(dirname(seenIn()), { recursive: true })
  await appendFile(seenIn(), `${message}\n`)
}

export const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })
export const toast = (page: Page, title: string) => notifications(page).locator('.toast').filter({ hasText: title })

export async function dismiss(shown: Locator): Promise<void> {
  await shown.getByRole('button', { name: 'Dismiss' }).click()
  await expect(shown).toHaveCount(0)
}

interface Failing {
  /** The calls that fail. */
  calls: Awaited<ReturnType<typeof intercept>>
  title: string
  /** What the person does, for the n-th time. */
  act(index: number): Promise<unknown>
  ways?: readonly Fault[]
  /** After each, when its toast is gone again. */
  afterwards?(): Promise<unknown>
}

/** Something fails in each way in turn: a toast says so with the reason. Then the calls go through again. */
export async function failsInEachWay(
  page: Page,
  { calls, title, act, ways = faults, afterwards }: Failing,
): Promise<void> {
  const failed = toast(page, said(title))
  for (const [index, fault] of ways.entries()) {
    calls.with(fault)
    await act(index)
    await expect(failed, fault.name).toContainText(fault.words)
    await expectSaid(failed, title)
    await dismiss(failed)
    await afterwards?.()
  }
  calls.with(null)
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

/** Opens the duplication of the first order of an approved partner that fits. */
export async function openDuplication(
  page: Page,
  server: StartedServer,
  fits: (order: WorkOrder) => boolean,
): Promise<void> {
  const visitor = await server.signIn(maya.email)
  const answer = await visitor.call('GET', '/api/main/v1/work-orders?items=current&offset=0&ps=100')
  const no = (answer.body as WorkOrderList).workOrders.find(fits)?.workOrderNo
  await signIn(page, server.url, maya, `/work-orders?work-order-no=${no}&tab=duplication`)
}
