import { expect, type Page } from '@playwright/test'
import { maya, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'
import { maxShift, slowDown, untilPainted, watchShifts } from '../fixtures/shifts'

const order = '/work-orders?work-order-no=WO-48213'
const grid = (page: Page) => page.getByRole('grid', { name: 'Shipments of WO-48213' })

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

/** The steps of a user. After each one the page must not move. */
const flows: readonly (readonly [name: string, act: (page: Page) => Promise<unknown>])[] = [
  ['the list loads', page => page.goto(`${server.url}/work-orders`)],
  ['an order is opened from the list', page => page.locator('.order-link').first().click()],
  ['back to the list', page => page.goBack()],
  ['an order is opened by its address', page => page.goto(server.url + order)],
  ['a filter is chosen', page => page.getByRole('button', { name: /^Shipped/ }).click()],
  ['all rows are asked for', page => page.getByRole('button', { name: /^All/ }).click()],
  ['a theatre is searched for', page => page.getByRole('searchbox').fill('kino')],
  ['the search is cleared', page => page.getByRole('searchbox').fill('')],
  ['a row is opened', page => grid(page).locator('.in-toggle button').first().click()],
  [
    'a number is edited',
    page =>
      grid(page)
        .getByRole('button', { name: /^Edit / })
        .first()
        .press('Enter'),
  ],
  ['the labels are asked for', page => page.getByRole('button', { name: 'Labels…' }).click()],
]

for (const [width, height] of [
  [1280, 800],
  [375, 700],
] as const)
  test(`nothing moves by itself while orders are opened and edited, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const shifts = await watchShifts(page)
    await slowDown(page)
    await signIn(page, server.url, maya)
    for (const [name, act] of flows) {
      const before = await shifts()
      await act(page)
      await page.waitForLoadState('networkidle')
      await untilPainted(page)
      const { sum, moved } = await shifts()
      // A reloaded page counts from zero.
      const isNew = sum < before.sum || moved.length < before.moved.length
      const newMoves = isNew ? moved : moved.slice(before.moved.length)
      expect.soft(sum - (isNew ? 0 : before.sum), `${name}: ${newMoves.join(', ')}`).toBeLessThanOrEqual(maxShift)
    }
  })
