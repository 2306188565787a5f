import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { createCsvReader } from '../../core/base/csv'
import { traceTasks } from '../fixtures/long-tasks'
import { ada, complaints, signIn } from '../fixtures/partner'
import { addManyOrders } from '../fixtures/server/many-orders'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { seededDirectory } from '../fixtures/server/template'

/**
 * `npm run load` reads many rows and measures the tasks of the page. A run of all tests has fewer rows and measures no
 * time.
 */
const isLoad = process.env.LOAD === '1'
const count = isLoad ? 100_000 : 1000
/** The longest task that leaves a page responsive, in milliseconds. */
const maxTask = 50

let server: StartedServer
test.beforeAll(async () => {
  const dataDir = await seededDirectory('small')
  await addManyOrders(dataDir, 'cinderlane', count)
  server = await startServer({ dataDir })
})
test.afterAll(() => server.stop())

test(`a report of ${count.toLocaleString('en')} rows shows its progress, keeps the page responsive, and is complete`, async ({
  page,
  browser,
}) => {
  const heard = complaints(page)
  await signIn(page, server.url, ada, '/reports')
  const reports = page.locator('reeldock-reports')
  const foot = reports.locator('.panel-foot').last()
  await expect(foot).toBeVisible()

  const longTasks = isLoad ? await traceTasks(browser, page, maxTask) : null
  // Records the progress texts that a user sees during the read.
  await reports.evaluate(element => {
    const told: number[] = []
    Object.assign(window, { told })
    const look = () => {
      const statusText = element.shadowRoot?.querySelector('.report-reading .quiet-text')?.textContent ?? ''
      const rows = Number(/^([\d,]+) rows?/.exec(statusText)?.[1]?.replaceAll(',', '') ?? Number.NaN)
      if (rows !== told.at(-1) && !Number.isNaN(rows)) told.push(rows)
      requestAnimationFrame(look)
    }
    look()
  })
  await reports.getByRole('button', { name: 'Last 365 days' }).click()
  if (isLoad) {
    await expect(reports.getByText('Loading report').first()).toBeVisible()
    // The user can cancel meanwhile.
    await expect(reports.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  }
  await expect(reports.getByRole('heading', { name: 'Work orders by month' })).toBeVisible({
    timeout: 180_000,
  })
  const rowsHere = Number(/of ([\d,]+) rows/.exec(await foot.innerText())?.[1]?.replaceAll(',', ''))
  if (longTasks) expect(await longTasks(), `tasks over ${maxTask} ms`).toEqual([])
  const told = await page.evaluate(() => (window as unknown as { told: number[] }).told)
  const steps = told.filter(rows => rows > 0 && rows < count)
  if (isLoad) expect(steps.length, 'the number of progress texts').toBeGreaterThan(5)
  expect(told).toEqual(told.toSorted((a, b) => a - b))

  const coming = page.waitForEvent('download')
  await reports.getByRole('button', { name: 'Download CSV' }).click()
  const file = await coming
  const { searchParams } = new URL(page.url())
  expect(file.suggestedFilename()).toBe(`work-orders_${searchParams.get('from')}_${searchParams.get('to')}.csv`)
  const rows: (readonly string[])[] = []
  const reader = createCsvReader(cells => rows.push(cells))
  reader.push(await readFile(await file.path(), 'utf8'))
  reader.end()
  const numbers = rows.slice(1).map(([no = '']) => no)
  expect(numbers.length).toBe(rowsHere)
  expect(new Set(rows.map(cells => cells.length))).toEqual(new Set([11]))
  const many = numbers.filter(no => no.startsWith('LOT-'))
  expect(many.length).toBe(count)
  expect(new Set(many).size).toBe(count)
  expect([many[0], many.at(-1)]).toEqual(['LOT-000001', `LOT-${String(count).padStart(6, '0')}`])
  const days = rows.slice(1).map(([, assignedOn = '']) => assignedOn)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(heard).toEqual([])
})

test('a long task is counted', async ({ page, browser }) => {
  test.skip(!isLoad, 'npm run load')
  await page.goto(server.url)
  const longTasks = await traceTasks(browser, page, maxTask)
  await page.evaluate(async () => {
    await new Promise(resolve => setTimeout(resolve))
    for (let at = performance.now(); performance.now() - at < 400; );
  })
  expect(await longTasks()).toHaveLength(1)
})
