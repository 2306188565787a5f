import { expect, type Page } from '@playwright/test'
import { demoAccounts } from '../../core/testing/seeds/accounts'
import { accessFaults } from '../fixtures/access'
import { complaints, maya, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

const elementOf: Record<string, string> = {
  '/': 'landing',
  '/home': 'landing',
  '/noAccess': 'status-page',
  '/not-found': 'status-page',
  '/maintenance': 'status-page',
  '/company-settings': 'company-settings',
  '/calendar': 'calendar',
  '/appliances': 'appliances',
  '/reports': 'reports',
}
/** Rules of axe that are not part of WCAG. */
const headingRules = ['page-has-heading-one', 'heading-order']

const tagOf = (path: string) =>
  `reeldock-${elementOf[path] ?? (['register', 'service-areas', 'work-orders'].find(start => path.startsWith(`/${start}`)) ?? '').replace('register', 'registration')}`

/** The target of each path. The tests use some paths for each kind of account; the tests of `core/navigation` cover all paths. */
type Targets = Record<string, string>

const withoutAccount: Targets = {
  '/': '/home',
  '/work-orders/past': '/home',
  '/register/pending': '/home',
  '/account/service-areas': '/home',
  '/noAccess': '/home',
  '/nowhere': '/home',
}

const kinds: [userId: string, start: string, Targets][] = [
  [
    'maya.ortiz',
    '/work-orders',
    {
      '/work-orders/past': '/work-orders/past',
      '/register': '/work-orders',
      '/register/approved': '/register/approved',
      '/account/company-details': '/company-settings',
      '/nowhere': '/not-found',
    },
  ],
  [
    'ben.whitfield',
    '/work-orders',
    { '/company-settings': '/work-orders', '/service-areas/theatre-list': '/service-areas/theatre-list' },
  ],
  ['jun.tanaka', '/appliances', { '/': '/appliances', '/work-orders': '/work-orders', '/noAccess': '/appliances' }],
  [
    'lena.fischer',
    '/register',
    { '/work-orders': '/register', '/register/success': '/register', '/calendar': '/calendar' },
  ],
  [
    'tom.becker',
    '/register/pending',
    {
      '/register': '/register/pending',
      '/register/success': '/register/success',
      '/reports': '/register/pending',
      '/service-areas/pending': '/service-areas/pending',
    },
  ],
  ['ivo.marin', '/noAccess', { '/register': '/noAccess', '/calendar': '/noAccess', '/nowhere': '/not-found' }],
  ['zoe.hart', '/not-found', { '/': '/not-found', '/register': '/not-found', '/work-orders': '/not-found' }],
]

async function expectAt(page: Page, path: string, requested = path): Promise<void> {
  await expect(page, `${requested} leads to ${path}`).toHaveURL(url => url.pathname === path)
  const screen = page.locator(`#outlet > ${tagOf(path)}`)
  await expect(screen, `${requested} shows ${tagOf(path)}`).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }), `${requested} has one title`).toHaveCount(1)
  expect(await accessFaults(page, headingRules, 'body'), `${requested}: headings`).toEqual([])
  await expect(page).toHaveTitle(/^\S.* · Reeldock$/)
}

/** Deletes the cookie of the last path. Otherwise `/` would lead to that path, which another test checks. */
async function forgetPath(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'reeldock_path' })
}

for (const [userId, start, targets] of kinds) {
  const account = demoAccounts.find(each => each.userId === userId)
  if (!account) throw new Error(`no account ${userId}`)
  // @spec 2.1, 2.3
  test(`${account.name} (${account.about}) comes in at ${start}, and each path leads where it should`, async ({
    page,
  }) => {
    const heard = complaints(page)
    await signIn(page, server.url, account)
    await expectAt(page, start, '/')
    const visited: string[] = []
    for (const [requested, place] of Object.entries(targets)) {
      await forgetPath(page)
      await page.goto(server.url + requested)
      await expectAt(page, place, requested)
      visited.push(place)
    }
    await page.reload()
    await expectAt(page, visited.at(-1) ?? start, 'reloaded')
    // Back through the visited pages, and forward again. A redirected address is no step of the history.
    const last = visited.slice(-4)
    for (const place of last.toReversed().slice(1)) {
      await page.goBack()
      await expectAt(page, place, 'back')
    }
    for (const place of last.slice(1)) {
      await page.goForward()
      await expectAt(page, place, 'forward')
    }
    // A reload interrupts a socket that is opening, and the browser reports that itself.
    expect(
      heard.filter(each => !/status of 40[134]|^WebSocket connection .*(closed before|interrupted)/.test(each)),
    ).toEqual([])
  })
}

// @spec 2.13
test('every path that needs an account leads to the home page without a sign-in', async ({ page }) => {
  for (const [requested, place] of Object.entries(withoutAccount)) {
    await page.goto(server.url + requested)
    await expectAt(page, place, requested)
  }
})

test('back and forward follow the steps through the menus', async ({ page }) => {
  await page.clock.install()
  await signIn(page, server.url, maya)
  const header = page.locator('reeldock-navigation')
  const steps: [menu: 'main' | 'settings', item: string, path: string][] = [
    ['main', 'Appliances', '/appliances'],
    ['main', 'Reports', '/reports'],
    ['settings', 'Calendar', '/calendar'],
    ['settings', 'Service areas', '/service-areas'],
    ['settings', 'Company settings', '/company-settings'],
    ['main', 'Work orders', '/work-orders'],
  ]
  const settings = header.getByRole('button', { name: /Lone Star/ })
  await expect(settings).toBeVisible()
  for (const [menu, item, path] of steps) {
    if (menu === 'settings') await settings.click()
    await header
      .getByRole(menu === 'settings' ? 'menuitem' : 'link', { name: new RegExp(`^${item}`) })
      .first()
      .click()
    await expectAt(page, path)
    await expect(page.locator('#outlet')).toBeFocused()
    // A further press within 200 ms does nothing (section 2).
    await page.clock.runFor(200)
  }
  for (const [, , path] of steps.toReversed()) {
    await expectAt(page, path)
    await page.goBack()
  }
  await expectAt(page, '/work-orders')
  for (const [, , path] of steps) {
    await page.goForward()
    await expectAt(page, path)
  }
})
