import { expect, type Page, test } from '@playwright/test'
import { demoAccounts } from '../../core/testing/seeds/accounts'
import { complaints, enter } from '../fixtures/partner'
import { type StartedServer, startServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startServer({ world: 'demo' })
})
test.afterAll(() => server.stop())

const work = ['/work-orders', '/work-orders/past', '/appliances', '/reports']
const always = [
  '/service-areas',
  '/service-areas/pending',
  '/service-areas/theatre-list',
  '/service-areas/pending/theatre-list',
  '/calendar',
  '/not-found',
]
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
const tagOf = (path: string) =>
  `reeldock-${elementOf[path] ?? (['register', 'service-areas', 'work-orders'].find(start => path.startsWith(`/${start}`)) ?? '').replace('register', 'registration')}`

/** Where each path leads a kind of account: paths that are not named lead to themselves (decisions 1, 4 and 6). */
type Leads = Record<string, string>
const all = (paths: readonly string[], to: string): Leads => Object.fromEntries(paths.map(path => [path, to]))
const stay = (paths: readonly string[]): Leads => Object.fromEntries(paths.map(path => [path, path]))

const approved = (start: string, isAdmin = true): Leads => ({
  ...stay([...work, ...always, '/register/approved']),
  ...all(['/', '/home', '/noAccess', '/maintenance', '/register', '/register/pending', '/register/success'], start),
  '/company-settings': isAdmin ? '/company-settings' : start,
  '/account/company-details': isAdmin ? '/company-settings' : start,
  '/account/service-areas': '/service-areas',
  '/nowhere': '/not-found',
})
const sentBack: Leads = {
  ...stay([...always, '/company-settings']),
  ...all([...work, '/', '/home', '/noAccess', '/maintenance'], '/register'),
  ...all(['/register', '/register/pending', '/register/success', '/register/approved'], '/register'),
  '/account/company-details': '/company-settings',
}
const pending: Leads = {
  ...stay([...always, '/company-settings', '/register/success']),
  ...all([...work, '/', '/home', '/noAccess', '/maintenance'], '/register/pending'),
  ...all(['/register', '/register/pending', '/register/approved'], '/register/pending'),
}
const noAccess: Leads = {
  ...all([...work, ...always.slice(0, 5), '/', '/noAccess', '/register', '/company-settings'], '/noAccess'),
  '/nowhere': '/not-found',
}
const notFound: Leads = all([...work, ...always, '/', '/register', '/company-settings', '/nowhere'], '/not-found')
const nobody: Leads = {
  ...all(
    [...work, ...always.slice(0, 5), '/', '/home', '/register', '/register/pending', '/company-settings'],
    '/home',
  ),
  ...all(['/not-found', '/nowhere'], '/not-found'),
  '/noAccess': '/noAccess',
  '/account/service-areas': '/home',
}

const kinds: [userId: string, start: string, Leads][] = [
  ['maya.ortiz', '/work-orders', approved('/work-orders')],
  ['ben.whitfield', '/work-orders', approved('/work-orders', false)],
  ['claire.dubois', '/work-orders', approved('/work-orders')],
  ['jun.tanaka', '/appliances', approved('/appliances')],
  ['lena.fischer', '/register', sentBack],
  ['nora.quinn', '/register', sentBack],
  ['raj.patel', '/register', sentBack],
  ['tom.becker', '/register/pending', pending],
  ['ivo.marin', '/noAccess', noAccess],
  ['zoe.hart', '/not-found', notFound],
]

async function isAt(page: Page, path: string, asked = path): Promise<void> {
  await expect(page, `${asked} leads to ${path}`).toHaveURL(url => url.pathname === path)
  const screen = page.locator(`#outlet > ${tagOf(path)}`)
  await expect(screen, `${asked} shows ${tagOf(path)}`).toBeVisible()
  await expect(screen.getByRole('heading').first(), `${asked} has a heading`).toBeVisible()
  await expect(page).toHaveTitle(/^\S.* · Reeldock$/)
}

/** The root leads to where one was last: that is another test's. */
async function forgetPath(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'reeldock_path' })
}

for (const [userId, start, leads] of kinds) {
  const account = demoAccounts.find(each => each.userId === userId)
  if (!account) throw new Error(`no account ${userId}`)
  test(`${account.name} (${account.about}) comes in at ${start}, and each path leads where it should, reloaded too`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const heard = complaints(page)
    await enter(page, server.url, account)
    await isAt(page, start, '/')
    const visited: string[] = []
    for (const [asked, place] of Object.entries(leads)) {
      await forgetPath(page)
      await page.goto(server.url + asked)
      await isAt(page, place, asked)
      await page.reload()
      await isAt(page, place, asked)
      visited.push(place)
    }
    // Back over what was opened, and forward again; an address that leads on is not among the steps.
    const last = visited.slice(-4)
    for (const place of last.toReversed().slice(1)) {
      await page.goBack()
      await isAt(page, place, 'back')
    }
    for (const place of last.slice(1)) {
      await page.goForward()
      await isAt(page, place, 'forward')
    }
    // A reload cuts a socket that has just been opened: the browser says so itself.
    expect(
      heard.filter(each => !/status of 40[134]|^WebSocket connection .*(closed before|interrupted)/.test(each)),
    ).toEqual([])
  })
}

test('whoever is not signed in is led home from everywhere that needs an account', async ({ page }) => {
  for (const [asked, place] of Object.entries(nobody)) {
    await page.goto(server.url + asked)
    await isAt(page, place, asked)
  }
})

test('steps by the menus are undone by back and done again by forward', async ({ page }) => {
  const maya = demoAccounts[0]
  if (!maya) throw new Error('no account')
  await enter(page, server.url, maya)
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
    await isAt(page, path)
    await expect(page.locator('#outlet')).toBeFocused()
    // Within 200 ms a further press does nothing more (section 2).
    await page.waitForTimeout(250)
  }
  for (const [, , path] of steps.toReversed()) {
    await isAt(page, path)
    await page.goBack()
  }
  await isAt(page, '/work-orders')
  for (const [, , path] of steps) {
    await page.goForward()
    await isAt(page, path)
  }
})
