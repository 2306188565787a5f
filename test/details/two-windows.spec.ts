import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import { complaints, emptyCell, maya, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

const no = 'WO-48213'

/** Types a tracking number into the first row without one, and saves. */
async function addTracking(page: Page, tracking: string): Promise<void> {
  await emptyCell(page).click()
  await page
    .getByRole('textbox', { name: /^Tracking number/ })
    .first()
    .fill(tracking)
  await page.getByRole('button', { name: 'Save 1 row' }).click()
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('Shipping details updated').last(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0)
}

test('a change in one window appears in the other by socket and by polling, without duplicate reads after a reconnect', async ({
  browser,
}) => {
  // The windows are in two contexts, because windows of one browser also announce a save to each other.
  const [own, theirs] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()]
  const heard = complaints(theirs)
  const sockets: WebSocketRoute[] = []
  let isCut = false
  await theirs.routeWebSocket(/\/events/, socket => {
    if (isCut) return void socket.close({ code: 1001 })
    sockets.push(socket)
    socket.connectToServer()
  })
  await theirs.clock.install()
  for (const page of [own, theirs]) await signIn(page, server.url, maya, `/work-orders?work-order-no=${no}`)
  await expect(theirs.getByText('Live', { exact: true })).toBeVisible()
  await addTracking(own, '986578788855')
  await expect(theirs.getByText('986578788855')).toHaveCount(1)

  isCut = true
  for (const socket of sockets) await socket.close({ code: 1001 })
  await expect(theirs.getByText('Auto-refresh')).toBeVisible()
  await addTracking(own, '1Z5R89390357567127')
  await expect(theirs.getByText('1Z5R89390357567127')).toHaveCount(1)

  isCut = false
  await expect(theirs.getByText('Live', { exact: true })).toBeVisible()
  const reads: string[] = []
  theirs.on('request', request => {
    if (request.url().endsWith('/shipments')) reads.push(request.url())
  })
  await addTracking(own, '3318810025')
  await expect(theirs.getByText('3318810025')).toHaveCount(1)
  // This time is longer than the interval of the polls.
  await theirs.clock.runFor(6000)
  // One event causes one read. A second socket or a remaining poll would cause more.
  expect(reads).toHaveLength(1)
  expect(heard).toEqual([])
})
