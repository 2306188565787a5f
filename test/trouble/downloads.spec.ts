import { expect } from '@playwright/test'
import type { WorkOrderList } from '../../core/wire/work-orders'
import { listenToRegions } from '../fixtures/live-regions'
import { maya, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'
import { type World, worldOf } from '../fixtures/world'

/** Smaller files complete before a rate is visible. */
const large = 20e9

let server: StartedServer
let world: World
let failed: { no: string; cplName: string }
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
  const visitor = await server.signIn(maya.email)
  world = worldOf(server, visitor)
  const { workOrders } = (await visitor.call('GET', '/api/main/v1/work-orders?items=current&offset=0&ps=100'))
    .body as WorkOrderList
  const found = workOrders
    .flatMap(({ workOrderNo, compositions }) => compositions.map(each => ({ ...each, no: workOrderNo })))
    .find(({ download, size }) => download?.status === 'failed' && size > large)
  if (found === undefined) throw new Error('No large download has failed')
  failed = found
})

test('a download that ends offline shows its rate before, its age meanwhile, and announces its end once', async ({
  page,
  context,
}) => {
  await signIn(page, server.url, maya, `/work-orders?work-order-no=${failed.no}&tab=duplication`)
  const composition = page.getByRole('listitem').filter({ hasText: failed.cplName })
  await expect(composition).toContainText('Download failed')
  const heard = await listenToRegions(page, 'reeldock-work-orders')
  const readAnnounced = async () => (await heard()).filter(text => text.startsWith(failed.cplName))
  await composition.getByRole('button', { name: 'Download again' }).click()
  await expect(composition).toContainText(/Download (queued|in progress)/)
  await expect(async () => {
    await world.forward(1)
    await expect(composition).toContainText(/[\d.,]+ [MGk]bps · .*(min|h \d\d) left · into Dock/, { timeout: 6000 })
  }).toPass({ timeout: 90_000 })
  await expect(page.getByText('Live', { exact: true })).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText(/^Last updated \d\d:\d\d:\d\d/).first()).toBeVisible()
  await expect(page.getByText('Offline', { exact: true }).first()).toBeVisible()
  const start = page.getByRole('button', { name: 'Erase and copy…' })
  await expect(start).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Connection lost')).toBeVisible()
  // The download continues without a viewer and completes.
  await world.forward(24 * 60)
  await expect(composition).toContainText('Download in progress')
  expect(await readAnnounced()).toEqual([])

  await context.setOffline(false)
  await expect(composition).toContainText('Download completed')
  await expect(composition.getByRole('progressbar')).toHaveCount(0)
  await expect(composition).not.toContainText('bps')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Last updated/)).toHaveCount(0)
  await expect(page.getByText('Connection lost')).toHaveCount(0)
  // Wait for one more read, which announces nothing.
  await page.waitForResponse(response => new URL(response.url()).pathname.endsWith('/duplication-status'))
  expect(await readAnnounced()).toEqual([`${failed.cplName}: Download completed`])
})
