import { expect, type Locator, type Page, type WebSocketRoute } from '@playwright/test'
import { complaints, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'
import { type World, worldOf } from '../fixtures/world'

const jun = { email: 'jun.tanaka@skyreel.example.com', name: 'Jun Tanaka' }
const dockA = 'skyreel-dock-a'

let server: StartedServer
let world: World
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
  world = worldOf(server, await server.signIn(jun.email))
})

/** Routes the socket so that the test can cut it and prevent new ones. */
async function makeCuttable(page: Page): Promise<{ cut(): Promise<void>; restore(): void }> {
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(/\/api\/events/, async socket => {
    if (isCut) return socket.close()
    open.add(socket)
    socket.connectToServer()
  })
  return {
    async cut() {
      isCut = true
      for (const socket of open) await socket.close()
      open.clear()
    },
    restore() {
      isCut = false
    },
  }
}

test('a failed and a slow copy and an offline appliance are announced, and every message ends', async ({ page }) => {
  const heard = complaints(page)
  const socket = await makeCuttable(page)
  // After these minutes the earlier copies have ended and new drives are inserted.
  await world.forward(300)
  await expect.poll(async () => (await world.bays(dockA)).slice(0, 4)).toEqual(Array(4).fill('inserted'))
  const no = await world.orderToCopy(4)

  await signIn(page, server.url, jun, '/work-orders')
  await page.getByRole('searchbox', { name: 'Work order number or composition name' }).fill(no)
  await page.getByRole('link', { name: no }).click()
  await page.getByRole('tab', { name: /^Duplication/ }).click()
  await page.getByRole('radio', { name: /^Dock A/ }).check()
  await page.getByRole('button', { name: 'Erase and copy…' }).click()
  const dialog = page.getByRole('alertdialog')
  for (const bay of [1, 2, 3, 4]) await expect(dialog.getByText(new RegExp(`^Bay ${bay}: `))).toBeVisible()
  await dialog.getByRole('button', { name: 'Erase and copy' }).click()
  const copies = page.getByRole('region', { name: 'Drives for this order' })
  const bay = (bayNo: number): Locator =>
    copies.getByRole('listitem').filter({ hasText: new RegExp(`Bay ${bayNo}(?!\\d)`) })
  for (const bayNo of [1, 2, 3, 4]) await expect(bay(bayNo)).toContainText(no)

  // One copy fails, and the others must not fail by chance.
  await world.goWrong(dockA, 'failing', 1)
  for (const bayNo of [2, 3, 4]) await world.goWrong(dockA, 'sound', bayNo)
  await world.forwardUntil(dockA, 1, /duplicating/, 1)
  for (const bayNo of [1, 3, 4]) await expect(bay(bayNo)).toContainText('Step 2 of 3')
  await world.goWrong(dockA, 'slow', 2)
  await expect(bay(2)).toContainText('Slow drive')
  await expect(bay(2)).toContainText('Duplicating, 2 of 3')
  // The rate is known after the percentage has risen twice. From then on the bay shows its projected end.
  await expect(async () => {
    await world.forward(1)
    await expect(bay(3)).toContainText(/ends \d\d:\d\d/, { timeout: 6000 })
  }).toPass()

  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await socket.cut()
  await expect(page.getByText('Auto-refresh', { exact: true })).toBeVisible()
  await world.goWrong(dockA, 'offline')
  await expect(copies.getByText('Offline', { exact: true })).toBeVisible()
  await expect(copies.getByText(/^Last seen \d\d:\d\d, \d+ min ago/)).toBeVisible()
  // The copies continue inside the appliance.
  await world.forward(120)
  // The message is read out for some seconds only, so the expectation starts before the event.
  const heardOf = expect(page.getByRole('alert').getByText('Dock A, Bay 1: failed. Verification failed')).toHaveCount(1)
  await world.goWrong(dockA, 'online')
  await heardOf
  await expect(copies.getByText('Offline', { exact: true })).toHaveCount(0)
  await expect(bay(1)).toContainText('Failed')
  await expect(bay(1)).toContainText('Verification failed')
  for (const bayNo of [3, 4]) await expect(bay(bayNo)).toContainText('Eject')
  await expect(bay(2)).toContainText('Slow drive')
  await expect(page.getByText(/^Dock A 3, 4/).first()).toBeVisible()

  socket.restore()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await world.forwardUntil(dockA, 2, /copy_complete/, 30)
  await expect(bay(2)).toContainText('Eject')
  await expect(copies.getByText('Slow drive')).toHaveCount(0)
  await world.forward(180)
  await expect.poll(async () => (await world.bays(dockA)).slice(0, 4)).toEqual(Array(4).fill('inserted'))
  await expect(copies).toHaveCount(0)
  expect(heard.filter(complaint => !/WebSocket/.test(complaint))).toEqual([])
})
