import { expect, type Page, test, type WebSocketRoute } from '@playwright/test'
import { type StartedServer, startServer } from '../server/start'
import { ada, complaints, signIn } from './partner'

let server: StartedServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startServer({ world: 'small' })
})
test.afterAll(() => server.stop())

/** The first order in the list that has shipments to send, opened. */
async function openFirstOrder(page: Page): Promise<string> {
  const link = page
    .getByRole('row', { name: /Shipment pending/ })
    .getByRole('link', { name: /^WO-/ })
    .first()
  const no = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { name: no })).toBeVisible()
  return no
}

async function setTracking(page: Page, theatre: string, tracking: string): Promise<void> {
  const row = page.getByRole('row', { name: new RegExp(theatre) })
  await row.getByRole('button', { name: `Edit ${theatre}` }).click()
  await page
    .getByRole('textbox', { name: /Tracking number/ })
    .first()
    .fill(tracking)
  await page.getByRole('button', { name: /^Save 1 row$/ }).click()
  await expect(page.getByText('Shipping details updated').first()).toBeVisible()
}

test('a change in one window shows in the other; the socket is cut, polling goes on, it comes back, nothing is doubled', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const context = await browser.newContext()
  const mine = await context.newPage()
  const theirs = await context.newPage()
  const heard = complaints(theirs)
  const sockets: WebSocketRoute[] = []
  let isCut = false
  await theirs.routeWebSocket(/\/events/, socket => {
    if (isCut) return void socket.close({ code: 1001 })
    sockets.push(socket)
    socket.connectToServer()
  })
  await signIn(mine, server.url, ada)
  const no = await openFirstOrder(mine)
  await theirs.goto(`${server.url}/work-orders?work-order-no=${no}`)
  await expect(theirs.getByText('Live')).toBeVisible()
  const editable = mine.getByRole('button', { name: /^Edit / })
  const theatres = (
    await editable.evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label') ?? ''))
  ).map(label => label.replace(/^Edit /, ''))
  const [first = '', second = '', third = ''] = theatres

  await setTracking(mine, first, '986578788855')
  await expect(theirs.getByText('986578788855')).toHaveCount(1)

  isCut = true
  for (const socket of sockets) await socket.close({ code: 1001 })
  await expect(theirs.getByText('Polling')).toBeVisible()
  await setTracking(mine, second, '1Z5R89390357567127')
  await expect(theirs.getByText('1Z5R89390357567127')).toHaveCount(1, { timeout: 15_000 })

  isCut = false
  await expect(theirs.getByText('Live')).toBeVisible({ timeout: 40_000 })
  const reads: string[] = []
  theirs.on('request', request => {
    if (request.url().endsWith('/shipments')) reads.push(request.url())
  })
  await setTracking(mine, third, '3318810025')
  await expect(theirs.getByText('3318810025')).toHaveCount(1)
  await theirs.waitForTimeout(6000)
  // One event is one read: neither a second socket nor a poll that was left running.
  expect(reads).toHaveLength(1)
  expect(heard).toEqual([])
})
