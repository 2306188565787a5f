import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { pressByKey } from '../fixtures/keys'
import { complaints, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'
import { type World, worldOf } from '../fixtures/world'

const jun = { email: 'jun.tanaka@skyreel.example.com', name: 'Jun Tanaka' }

const dockA = 'skyreel-dock-a'
/** A poll, and some patience with a busy machine. */
const told = { timeout: 30_000 }

let server: StartedServer
let world: World
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
  world = worldOf(server, await server.signIn(jun.email))
})

/** Lets time pass until a bay of Dock A is in one of these states, and no longer. */
async function until(bay: number, state: RegExp, step: number): Promise<void> {
  const seen = new Set<string>()
  for (let tries = 0; tries < 400; tries += 1) {
    const now = (await world.bays(dockA))[bay - 1] ?? ''
    if (state.test(now)) return
    seen.add(now)
    await world.forward(step)
  }
  throw new Error(`Bay ${bay} never was ${state}, but ${[...seen].join(', ')}`)
}

/** Everything that an element's live regions said from now on, each addition once. */
async function listen(page: Page, tag: string): Promise<() => Promise<string[]>> {
  await page.evaluate(name => {
    const said: string[] = []
    Object.assign(window, { said })
    const root = document.querySelector(name)?.shadowRoot
    if (!root) throw new Error(`no ${name}`)
    new MutationObserver(records => {
      for (const { target, addedNodes } of records)
        for (const node of addedNodes)
          if (target instanceof Element && target.closest('[role=status], [role=alert]'))
            said.push(node.textContent ?? '')
    }).observe(root, { subtree: true, childList: true })
  }, tag)
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

test('by keyboard alone a partner copies an order, follows it, finds the bay that failed and copies it again', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const heard = complaints(page)
  const no = await world.orderToCopy(1)
  await signIn(page, server.url, jun, '/appliances')
  await expect(page.getByRole('heading', { name: 'Appliances' })).toBeVisible()
  const bay = page
    .getByRole('region', { name: 'Dock A' })
    .getByRole('listitem')
    .filter({ hasText: /^Bay 7/ })
  await expect(bay).toContainText('Ready to copy')
  const said = await listen(page, 'reeldock-appliances')

  const open = page.getByRole('button', { name: 'Duplicate in Dock A' })
  await pressByKey(page, open)
  const dialog = page.getByRole('dialog', { name: /^Copy onto .+ in Dock A/ })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await expect(dialog.getByText(/^Bay 7: CRU/)).toBeHidden()
  await page.keyboard.type(no)
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await pressByKey(page, dialog.getByRole('radio'), 'Space')
  await expect(dialog.getByRole('radio')).toBeChecked()
  await expect(dialog.getByText(/^Bay 7: CRU/)).toBeVisible()
  await expectClean(page)
  await pressByKey(page, dialog.getByRole('button', { name: 'Erase and copy' }))

  await expect(page.getByText(`${no} is being copied in Dock A`).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await expect(bay).toContainText(no)

  // The world takes its time: it is moved on, and each stage is heard by itself.
  await world.goWrong(dockA, 'failing', 7)
  for (const [stage, words, step] of [
    [/formatting/, 'Step 1 of 3', 1 / 4],
    [/duplicating/, 'Step 2 of 3', 1 / 4],
    [/verifying/, 'Step 3 of 3', 1],
    [/^failed/, 'Verification failed', 1],
  ] as const) {
    await until(7, stage, step)
    await expect(bay).toContainText(words, told)
  }
  await expectClean(page)

  await pressByKey(page, page.getByRole('button', { name: 'Copy again… Dock A, Bay 7' }))
  await expect(dialog.getByRole('radio')).toBeChecked()
  await expect(dialog.getByText(/^Bay 7: CRU.+its last copy failed/)).toBeVisible()
  await pressByKey(page, dialog.getByRole('button', { name: 'Erase and copy' }))
  await expect(dialog).toBeHidden()
  await until(7, /duplicating/, 1 / 4)
  await expect(bay).toContainText('Step 2 of 3', told)
  await world.goWrong(dockA, 'sound', 7)
  await until(7, /^copy_complete/, 1)
  await expect(bay).toContainText('Copied and verified', told)

  const ends = (await said()).filter(words => words.startsWith('Dock A, Bay 7'))
  expect(ends).toEqual([
    'Dock A, Bay 7: failed. Verification failed',
    'Dock A, Bay 7: copied and verified, ready to pull',
  ])
  expect(heard).toEqual([])
})

test('an appliance that is away is told before anything is asked of it, and a cut socket leaves nothing behind', async ({
  page,
  context,
}) => {
  await signIn(page, server.url, jun, '/appliances')
  await expect(page.getByRole('button', { name: 'Duplicate in Dock C' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/Shown as of \d\d:\d\d:\d\d/).first()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('region', { name: 'Dock A' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/Shown as of/)).toHaveCount(0, { timeout: 20_000 })
})
