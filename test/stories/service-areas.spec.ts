import { expect, type Page } from '@playwright/test'
import { pressByKey, typeByKey } from '../fixtures/keys'
import { ada, complaints, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

const submitted = 'Service areas changes have been submitted and are pending approval'
const place = (page: Page, name: string) => page.getByRole('treeitem', { name })

async function walk(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

test('a partner adds a country without one city, removes an area, changes a price and adds a theatre list, all in force after the approval', async ({
  page,
  context,
}) => {
  const heard = complaints(page)
  await signIn(page, server.url, ada, '/service-areas')
  const coverage = page.getByRole('region', { name: 'Coverage' })
  await expect(coverage).toContainText('All of the United States except Alaska and Hawaii; 1 city excluded')

  // The keyboard ticks Mexico, opens it, and excludes one of its cities.
  await page.getByRole('tree', { name: 'Places' }).focus()
  await walk(page, 'm', ' ', 'ArrowRight')
  await expect(place(page, 'Jalisco')).toHaveAttribute('aria-level', '2')
  await walk(page, 'j', 'ArrowRight')
  await expect(place(page, 'Guadalajara')).toBeVisible()
  await walk(page, 'ArrowRight', ' ')
  await expect(place(page, 'Guadalajara')).toHaveAttribute('aria-checked', 'false')
  await expect(place(page, 'Mexico')).toHaveAttribute('aria-checked', 'mixed')
  await pressByKey(page, page.getByRole('button', { name: 'Remove Québec' }))
  await pressByKey(page, page.getByRole('button', { name: /United States/ }).first())
  await typeByKey(page, page.getByLabel('Price (USD)').nth(2), '30')
  const changes = page.getByRole('region', { name: 'What will change' })
  const sentence = '1 added, 1 removed, 1 price changed: $21.95 to $30.00'
  await expect(changes).toContainText(sentence)
  await pressByKey(page, page.getByRole('button', { name: 'Submit for approval' }))
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(submitted)).toBeVisible()

  // The pending submission is beside the offer in force, with the old and new value of each change.
  await expect(page).toHaveURL(`${server.url}/service-areas/pending`)
  await expect(changes).toContainText(sentence)
  await expect(changes.locator('del')).toHaveText('$21.95')
  await expect(changes.locator('ins')).toHaveText('$30.00')
  await pressByKey(page, page.getByRole('button', { name: 'Current', exact: true }))
  await expect(coverage).toContainText('Québec in Canada')
  await expect(coverage).not.toContainText('Mexico')
  await expect(page.getByRole('button', { name: /^Submit/ })).toHaveCount(0)

  const reviewer = await context.newPage()
  async function approve(): Promise<void> {
    await reviewer.goto(`${server.embedUrl}/reviews`)
    await reviewer.getByRole('link', { name: /Cinder/ }).click()
    await reviewer.getByRole('button', { name: 'Approve' }).click()
    await expect(reviewer.getByText('Approved')).toBeVisible()
    await page.bringToFront()
  }
  await approve()
  await expect(coverage).toContainText('All of Mexico; 1 city excluded')
  await expect(coverage).not.toContainText('Québec')

  await page.goto(`${server.url}/service-areas/theatre-list`)
  await pressByKey(page, page.getByRole('tab', { name: /Drive/ }), 'ArrowRight')
  // The user changes the price of a list in force and then adds a list.
  const fibre = page.getByRole('button', { name: 'Details of Fibre theatres, Texas and Colorado' })
  await pressByKey(page, fibre)
  await typeByKey(page, page.getByLabel('Price (USD)').first(), '26')
  await pressByKey(page, fibre)
  await pressByKey(page, page.getByRole('button', { name: 'Add theatre list' }))
  await typeByKey(page, page.getByLabel('Name', { exact: true }), 'Mountains')
  await page.getByLabel('Delivery type').selectOption('SATELLITE')
  await typeByKey(page, page.getByRole('textbox', { name: 'Delivered within' }), '2')
  await typeByKey(page, page.getByLabel('Price (USD)'), '12.5')
  await typeByKey(page, page.getByLabel('Size (GB)'), '200')
  await pressByKey(page, page.getByRole('button', { name: 'Add theatres' }))
  await typeByKey(page, page.getByRole('searchbox', { name: 'Theatre name or city' }), 'denver')
  await page.getByRole('listbox').focus()
  await walk(page, ' ', 'Shift+ArrowDown')
  await expect(page.getByText('2 theatres in the list')).toBeVisible()
  await pressByKey(page, page.getByRole('button', { name: 'Done' }))
  await pressByKey(page, page.getByRole('button', { name: 'Submit for approval' }))
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(submitted)).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/service-areas/pending/theatre-list?delivery=electronic`)
  await expect(changes).toContainText('1 added, 1 price changed: $24.50 to $26.00')
  await expect(changes.locator('del')).toHaveText('$24.50')
  await expect(changes.locator('ins')).toHaveText('$26.00')
  await pressByKey(page, page.getByRole('button', { name: 'Current', exact: true }))
  await expect(page.getByRole('row', { name: /Fibre/ })).toContainText('6 hours $24.50, 150 GB')
  await expect(page.getByRole('row', { name: /Mountains/ })).toHaveCount(0)
  await approve()
  await page.goto(`${server.url}/service-areas/theatre-list?delivery=electronic`)
  await expect(page.getByRole('row', { name: /Mountains/ })).toContainText('2 days $12.50, 200 GB')
  await expect(page.getByRole('row', { name: /Fibre/ })).toContainText('6 hours $26.00, 150 GB')
  expect(heard).toEqual([])
})
