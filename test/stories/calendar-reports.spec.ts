import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import { addDays } from '../../core/base/days'
import { longDay } from '../../core/base/time'
import { freeMonth } from '../../elements/calendar/month-fixtures'
import { pressByKey } from '../fixtures/keys'
import { ada, complaints, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

const month = freeMonth()
const next = addDays(`${month}-31`, 1)

async function saveFile(press: () => Promise<void>, page: Page) {
  const coming = page.waitForEvent('download')
  await press()
  const file = await coming
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('thirty days become holidays by the keyboard alone, outlive a reload, and come back from a file of another calendar', async ({
  page,
}) => {
  const heard = complaints(page)
  await signIn(page, server.url, ada, `/calendar?month=${month}`)
  const calendar = page.locator('reeldock-calendar')
  const day = (date: string) => calendar.locator(`[data-day="${date}"]`)
  const button = (name: string | RegExp) => calendar.getByRole('button', { name })
  await expect(calendar.locator('[data-pending]')).toHaveCount(0)

  await pressByKey(page, day(`${month}-01`))
  for (let presses = 0; presses < 29; presses++) await page.keyboard.press('Shift+ArrowRight')
  await expect(
    calendar.getByRole('heading', { name: `${longDay(`${month}-01`, 'en')} to ${longDay(`${month}-30`, 'en')}` }),
  ).toBeVisible()
  await pressByKey(page, calendar.getByRole('radio', { name: /^Standard/ }), 'ArrowDown')
  await expect(calendar.getByRole('radio', { name: /^Holiday/ })).toBeChecked()
  await pressByKey(page, button('Save 30 days'))
  await expect(day(`${month}-30`)).toHaveAccessibleName(/Holiday$/)
  await expect(calendar.getByRole('heading', { name: `${month}-30` })).toBeFocused()

  // The user undoes the change and makes it again. The focus is at the heading of the day after each.
  await pressByKey(page, page.getByRole('button', { name: 'Undo' }))
  await expect(day(`${month}-30`)).not.toHaveAccessibleName(/Holiday/)
  await expect(calendar.getByRole('heading', { name: `${month}-30` })).toBeFocused()
  await pressByKey(page, calendar.getByRole('radio', { name: /^Standard/ }), 'ArrowDown')
  await pressByKey(page, button('Save 30 days'))
  await expect(day(`${month}-30`)).toHaveAccessibleName(/Holiday$/)

  await page.reload()
  await expect(day(`${month}-30`)).toHaveAccessibleName(/Holiday$/)
  await expect(day(`${month}-31`)).not.toHaveAccessibleName(/Holiday/)

  // The file of another calendar contains the last day, which is free, and the day before it, which already is a
  // holiday.
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Elsewhere//EN',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTAMP:20260101T000000Z',
    `DTSTART;VALUE=DATE:${month.replace('-', '')}30`,
    `DTEND;VALUE=DATE:${next.replaceAll('-', '')}`,
    'SUMMARY:Spring',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
  const choosing = page.waitForEvent('filechooser')
  await button('Import holidays…').click()
  await (await choosing).setFiles({ name: 'spring.ics', mimeType: 'text/calendar', buffer: Buffer.from(lines) })
  await expect(calendar.getByRole('row', { name: new RegExp(`${month}-30 Spring Holiday Already set`) })).toBeVisible()
  await button('Import 1 day').click()
  await expect(day(`${month}-31`)).toHaveAccessibleName(/Holiday$/)

  await page.goto(`${server.url}/calendar`)
  const { name, text: file } = await saveFile(() => button('Export .ics').click(), page)
  expect(name).toMatch(/^reeldock-calendar_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.ics$/)
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map(each => new ICAL.Event(each))
  const days = events.map(({ uid, startDate, endDate }) => [uid.split('@')[0], `${startDate}`, `${endDate}`])
  expect(days).toContainEqual([`${month}-01-holiday`, `${month}-01`, next])
  for (const { startDate, endDate, summary } of events) {
    expect([startDate.isDate, endDate.isDate]).toEqual([true, true])
    expect(endDate.compare(startDate)).toBe(1)
    expect(summary).toMatch(/^(Holiday|(Discount|Surge) \d+%)$/)
  }
  expect(heard).toEqual([])
})

test('a report is read from the server, drawn, and saved under the server’s file name', async ({ page }) => {
  const heard = complaints(page)
  await signIn(page, server.url, ada, '/reports')
  const reports = page.locator('reeldock-reports')
  await reports.getByRole('button', { name: 'Last 365 days' }).click()
  await expect(reports.getByRole('heading', { name: 'Work orders by month' })).toBeVisible()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
  const { searchParams } = new URL(page.url())
  const { name, text: csv } = await saveFile(() => reports.getByRole('button', { name: 'Download CSV' }).click(), page)
  expect(name).toBe(`work-orders_${searchParams.get('from')}_${searchParams.get('to')}.csv`)
  expect(csv).toMatch(/^\uFEFFWork order,Assigned \([\w/]+\),Status,/)
  expect(csv).not.toMatch(/_in_progress|T\d\d:\d\d|PARTNERS/)
  expect(csv.trimEnd().split('\r\n').length - 1).toBe(
    Number(/(\d+) rows?\b/.exec(await reports.locator('.panel-foot').last().innerText())?.[1]),
  )
  expect(heard).toEqual([])
})
