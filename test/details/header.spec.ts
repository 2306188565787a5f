import { expect } from '@playwright/test'
import { openState, test } from '../fixtures/gallery'
import { ada, signIn } from '../fixtures/partner'
import { test as onServer } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

const ready = { element: 'navigation', state: 'ready' }

test.describe('the header', () => {
  test('two presses in a row navigate once, and modifier keys leave the link to the browser', async ({
    page,
    site,
    context,
  }) => {
    await openState(page, site, ready)
    await page.evaluate(() => {
      const gone: string[] = []
      Object.assign(window, { gone })
      document.addEventListener('reeldock-navigate', event => {
        event.preventDefault()
        gone.push((event as CustomEvent).detail.path)
      })
    })
    await page.getByRole('link', { name: 'Reports' }).dblclick()
    const gone = () => page.evaluate(() => (window as unknown as { gone: string[] }).gone)
    expect(await gone()).toEqual(['/reports'])
    const link = page.getByRole('link', { name: 'Appliances' })
    await expect(link).toHaveAttribute('href', /\/appliances$/)
    for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      // The content of the tab depends on the browser: the pinned Chromium loses some tabs that a key opens.
      const opened = context.waitForEvent('page')
      await link.click(how)
      await opened
    }
    expect(await gone()).toEqual(['/reports'])
  })

  test('the button opens and closes the settings, and a page of the account site opens once in a new tab', async ({
    page,
    site,
    context,
  }) => {
    await openState(page, site, ready)
    const button = page.getByRole('button', { name: 'Cinder Lane Dis…' })
    await button.click()
    await expect(page.getByRole('menu', { name: 'Cinder Lane Dispatch, Admin' })).toBeVisible()
    await button.click()
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    let opened = 0
    context.on('page', () => {
      opened += 1
    })
    await page.getByRole('menuitem', { name: 'Company profile' }).dblclick()
    await expect.poll(() => opened).toBe(1)
    await expect(page.getByRole('menu')).toBeHidden()
    // Tabs open in the order of presses, so a tab of the second press would be counted too.
    const next = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Appliances' }).click({ modifiers: ['ControlOrMeta'] })
    await next
    expect(opened).toBe(2)
    await expect(page).toHaveURL(/gallery/)
  })
})

onServer.describe('the header of the portal page', () => {
  let server: StartedServer
  onServer.beforeAll(async ({ portal }) => {
    server = await portal.restored()
  })

  onServer('a chosen theme applies to the page in every tab and after a reload', async ({ page, context }) => {
    await signIn(page, server.url, ada)
    const other = await context.newPage()
    await other.goto(`${server.url}/work-orders`)
    const scheme = (tab: typeof page) => tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    await page.getByRole('button', { name: 'Cinder Lane Dis…' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect.poll(() => scheme(page)).toBe('dark')
    await expect.poll(() => scheme(other)).toBe('dark')
    await page.reload()
    await expect.poll(() => scheme(page)).toBe('dark')
  })

  onServer('the first Tab reaches the link that skips to the content', async ({ page }) => {
    await signIn(page, server.url, ada, '/work-orders')
    await expect(page.getByRole('link', { name: /^Work orders \d+/ })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})
