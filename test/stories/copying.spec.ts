import { expect } from '@playwright/test'
import { accessFaults } from '../fixtures/access'
import { pressByKey } from '../fixtures/keys'
import { listenToRegions } from '../fixtures/live-regions'
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

test('by keyboard alone a partner copies an order, follows it, finds the bay that failed and copies it again', async ({
  page,
}) => {
  const heard = complaints(page)
  const no = await world.orderToCopy(1)
  await signIn(page, server.url, jun, '/appliances')
  await expect(page.getByRole('heading', { name: 'Appliances' })).toBeVisible()
  const bay = page
    .getByRole('region', { name: 'Dock A' })
    .getByRole('listitem')
    .filter({ hasText: /Bay 7(?!\d)/ })
  await expect(bay).toContainText('Ready to copy')
  const announced = await listenToRegions(page, 'reeldock-appliances')

  const open = page.getByRole('button', { name: 'Copy to drives in Dock A' })
  await pressByKey(page, open)
  const dialog = page.getByRole('dialog', { name: /^Copy to .+ in Dock A/ })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await expect(dialog.getByText(/^Bay 7: CRU/)).toBeHidden()
  await page.keyboard.type(no)
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await pressByKey(page, dialog.getByRole('radio'), 'Space')
  await expect(dialog.getByRole('radio')).toBeChecked()
  await expect(dialog.getByText(/^Bay 7: CRU/)).toBeVisible()
  expect(await accessFaults(page, [], 'body')).toEqual([])
  await pressByKey(page, dialog.getByRole('button', { name: 'Erase and copy' }))

  await expect(page.getByText(`Copying ${no} on Dock A`).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await expect(bay).toContainText(no)

  // The test forwards the slow world, so that each stage is announced separately.
  await world.goWrong(dockA, 'failing', 7)
  for (const [stage, label, step] of [
    [/formatting/, 'Step 1 of 3', 1 / 4],
    [/duplicating/, 'Step 2 of 3', 1 / 4],
    [/verifying/, 'Step 3 of 3', 1],
    [/^failed/, 'Verification failed', 1],
  ] as const) {
    await world.forwardUntil(dockA, 7, stage, step)
    await expect(bay).toContainText(label)
  }
  expect(await accessFaults(page, [], 'body')).toEqual([])

  await pressByKey(page, page.getByRole('button', { name: 'Copy again… Dock A, Bay 7' }))
  await expect(dialog.getByRole('radio')).toBeChecked()
  await expect(dialog.getByText(/^Bay 7: CRU.+last copy failed/)).toBeVisible()
  await pressByKey(page, dialog.getByRole('button', { name: 'Erase and copy' }))
  await expect(dialog).toBeHidden()
  await world.forwardUntil(dockA, 7, /duplicating/, 1 / 4)
  await expect(bay).toContainText('Step 2 of 3')
  await world.goWrong(dockA, 'sound', 7)
  await world.forwardUntil(dockA, 7, /^copy_complete/, 1)
  await expect(bay).toContainText('Eject')

  const ends = (await announced()).filter(message => message.startsWith('Dock A, Bay 7'))
  expect(ends).toEqual([
    'Dock A, Bay 7: failed. Verification failed',
    'Dock A, Bay 7: copied and verified, ready to remove',
  ])
  expect(heard).toEqual([])
})

test('an offline appliance is announced before any call to it, and a cut socket leaves nothing behind', async ({
  page,
  context,
}) => {
  await signIn(page, server.url, jun, '/appliances')
  await expect(page.getByRole('region', { name: 'Dock C' })).toContainText('Last known state.')
  await expect(page.getByRole('button', { name: 'Copy to drives in Dock C' })).toHaveCount(0)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/Last updated \d\d:\d\d:\d\d/).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Dock A' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByText(/Last updated/)).toHaveCount(0)
})
