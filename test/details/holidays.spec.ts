import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, weekdayOf } from '../../core/base/days'
import { dayIn } from '../../core/base/time'
import type { WorkOrder, WorkOrderList } from '../../core/wire/work-orders'
import { ada, complaints, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeEach(async ({ portal }) => {
  server = await portal.restored()
})

/** Makes all days of a range holidays, with the fields of the panel. */
async function closeDays(calendar: Locator, from: string, to = from): Promise<void> {
  await calendar.locator('[data-day]:not([data-pending])').last().click()
  await calendar.getByRole('textbox', { name: 'From' }).fill(from)
  await calendar.getByRole('textbox', { name: 'To', exact: true }).fill(to)
  await calendar.getByRole('radio', { name: /^Holiday/ }).check()
  await calendar.getByRole('button', { name: /^Save \d+ days?$/ }).click()
  await expect(calendar.page().getByRole('button', { name: 'Undo' })).toBeVisible()
}

async function openCalendar(page: Page): Promise<Locator> {
  const calendar = page.locator('reeldock-calendar')
  await expect(calendar.locator('[data-day]').first()).toBeVisible()
  await expect(calendar.locator('[data-pending]')).toHaveCount(0)
  return calendar
}

test('the world assigns no orders on a holiday and continues the day after', async ({ page }) => {
  const visitor = await server.signIn(ada.email)
  const orders = async () => {
    const { body } = await visitor.call('GET', '/api/main/v1/work-orders?items=current&ps=50&offset=0')
    return (body as WorkOrderList).workOrders
  }
  const { body } = await visitor.call('GET', '/api/main/v1/users/me')
  const zone = (body as { user: { partner: { timezone: string } } }).user.partner.timezone
  // The holidays cover all days from today to a day that is followed by a working day.
  const today = dayIn(new Date().toISOString(), zone)
  let last = addDays(today, 1)
  while (weekdayOf(last) > 4) last = addDays(last, 1)
  await signIn(page, server.url, ada, '/calendar')
  await closeDays(await openCalendar(page), today, last)

  const oldNumbers = new Set((await orders()).map(({ workOrderNo }) => workOrderNo))
  let fresh: WorkOrder[] = []
  await expect
    .poll(
      async () => {
        // These minutes are less than the time between two assignments of the world.
        const body = new URLSearchParams({ forward: '150' })
        expect((await fetch(`${server.embedUrl}/operations/world`, { method: 'POST', body })).ok).toBe(true)
        fresh = (await orders()).filter(({ workOrderNo }) => !oldNumbers.has(workOrderNo))
        return fresh.length
      },
      { timeout: 90_000, intervals: [50] },
    )
    .toBeGreaterThan(0)
  for (const { assignedOn } of fresh) expect(dayIn(assignedOn, zone) > last, `${assignedOn} in ${zone}`).toBe(true)
})

/**
 * Returns the order with the earliest ship-by among the orders without a risk. Holidays until its ship-by would put this
 * order at risk.
 */
async function readList(page: Page) {
  const list = page.locator('reeldock-work-orders')
  // Electronic orders need no pick-up.
  const rows = list.locator('tbody tr').filter({ has: page.locator('.ship-by'), hasNotText: 'Electronic' })
  await expect(rows.first()).toBeVisible()
  await expect(list.locator('.risk').first()).toBeVisible()
  const all = await rows.evaluateAll(found =>
    found.map(row => ({
      shipBy: /\d{4}-\d\d-\d\d/.exec(row.querySelector('.ship-by')?.textContent ?? '')?.[0] ?? '',
      order: /WO-\d+/.exec(row.textContent ?? '')?.[0] ?? '',
      risk: row.querySelector('.risk')?.textContent ?? '',
    })),
  )
  const calm = all.filter(({ shipBy, risk }) => risk === '' && shipBy > addDays(today(), 1))
  const [chosen] = calm.toSorted((a, b) => (a.shipBy < b.shipBy ? -1 : 1))
  if (!chosen) throw new Error('every order is at risk already')
  return { ...chosen, risk: rows.filter({ hasText: chosen.order }).locator('.risk') }
}

const today = () => new Date().toISOString().slice(0, 10)

test('a new holiday changes the list on screen without a reload', async ({ page }) => {
  const heard = complaints(page)
  await signIn(page, server.url, ada)
  const { shipBy, risk } = await readList(page)

  // The calendar is on the same page, beside the list.
  await page.evaluate(() => {
    Object.assign(window, { same: true })
    document.querySelector('reeldock-work-orders')?.after(document.createElement('reeldock-calendar'))
  })
  await closeDays(await openCalendar(page), addDays(today(), -1), shipBy)
  await expect(risk).toContainText('No pick-up left')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(risk).toHaveCount(0)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  expect(heard).toEqual([])
})

// @spec 1.33
test('a new holiday of another window changes the list at once, unless it belongs to another company', async ({
  context,
}) => {
  const [own, other, theirs] = [await context.newPage(), await context.newPage(), await context.newPage()]
  const heard = complaints(own)
  await signIn(own, server.url, ada)
  const { shipBy, risk } = await readList(own)
  // For this window, the account belongs to another company.
  await theirs.route('**/v1/users/me', async route => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace(/"companyId":"[^"]*"/g, '"companyId":"another"')
    await route.fulfill({ response: answer, body: text })
  })
  await theirs.goto(`${server.url}/work-orders`)
  const foreign = await readList(theirs)

  await other.goto(`${server.url}/calendar`)
  await closeDays(await openCalendar(other), addDays(today(), -1), shipBy)
  await expect(risk).toContainText('No pick-up left')
  await expect(foreign.risk.filter({ hasText: 'No pick-up left' })).toHaveCount(0)
  expect(heard).toEqual([])
})
