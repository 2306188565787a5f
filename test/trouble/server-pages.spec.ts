import { expect, type Page, test } from '@playwright/test'
import type { FastifyRequest } from 'fastify'
import { failurePage } from '../../demo/server/http/failure-page'
import { accessFaults } from '../fixtures/access'
import { type StartedServer, startServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async () => {
  // An address may begin ten times as many sign-ins as an account.
  server = await startServer({ env: { SIGN_IN_LIMIT: '1' } })
})
test.afterAll(() => server.stop())

type Dock = 'lit' | 'broken' | 'half' | 'dark'

const portal = (path: string) => () => server.url + path
const intranet = (path: string) => () => server.embedUrl + path
const pages: [what: string, address: () => string, title: string, action: string, leadsTo: string, dock?: Dock][] = [
  ['an address that leads nowhere', intranet('/nowhere'), 'Page not found', 'Go to home', '/', 'lit'],
  ['a page that is for scripts', portal('/token'), 'Not allowed here', 'Go to home', '/', 'lit'],
  ['a call without a token', portal('/api/main/v1/users/me'), 'You’re not signed in', 'Go to home', '/', 'dark'],
  ['a sign-in of another browser', intranet('/callback?state=x'), 'Sign-in failed', 'Try again', '/sign-in', 'broken'],
  ['a sign-in that has ended', portal('/sign-in/ended'), 'Sign-in session ended', 'Sign in again', '/', 'dark'],
  ['a refusal of the provider', portal('/oidc/auth'), 'Sign-in failed', 'Sign in again', '/', 'broken'],
  ['a submission that is not there', intranet('/reviews/a/b'), 'Submission not found', 'All submissions', '/reviews'],
  ['an address that is not well-formed', portal('/%ff'), 'Invalid request', 'Go to home', '/', 'broken'],
  ['a page of the company', intranet('/about'), 'About us', 'Go to the partner portal', '/'],
]

for (const [what, address, title, action, leadsTo, dock] of pages)
  test(`${what}: a title, one primary action, nothing for axe, no sideways scroll and no script`, async ({ page }) => {
    await page.goto(address())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} – Reeldock`)
    const way = page.getByRole('link', { name: action })
    expect(new URL(await way.evaluate((link: HTMLAnchorElement) => link.href)).pathname).toBe(leadsTo)
    await expect(page.locator('.primary')).toHaveText(action)
    if (dock) await expect(page.locator('.drawing')).toHaveAttribute('data-dock', dock)
    expect(await page.locator('script').count()).toBe(0)
    await expectReadable(page)
  })

/** Checks the page in both themes and at the narrowest width. */
async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await accessFaults(page), colorScheme).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
}

test('too many requests: the page says when to come back, and leads to the same address', async ({ page }) => {
  const path = '/sign-in/unknown'
  for (let index = 0; index < 10; index++) await fetch(server.url + path)
  await page.goto(server.url + path)
  await expect(page.getByRole('heading', { name: 'Too many requests' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    /^\s*Too many requests\s+Try again in \d+ seconds?\.\s+Try again\s*$/,
  )
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', path)
  await expect(page.locator('.drawing')).toHaveAttribute('data-dock', 'half')
  await expectReadable(page)
})

for (const [code, status, message, title, says, dock] of [
  ['busy', 503, 'The server is busy. Try again in a few seconds.', 'The server is busy', /^Try again in a few/, 'half'],
  ['internal', 500, 'Something went wrong on the server', 'Something went wrong', /couldn’t complete this/, 'broken'],
  ['stale', 409, '<b>Changed</b> meanwhile', 'Couldn’t do this', /^<b>Changed<\/b> meanwhile\.$/, 'broken'],
] as const)
  test(`a failure with the code ${code} says what happened in its title`, async ({ page }) => {
    const request = { method: 'GET', url: '/reviews?page=2', id: 'an-entry' } as FastifyRequest
    await page.setContent(failurePage(request, { status, code, message }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('paragraph').first()).toHaveText(says)
    await expect(page.getByText('Reference: an-entry')).toHaveCount(status === 500 ? 1 : 0)
    const action = status < 500 ? { name: 'Go to home', href: '/' } : { name: 'Try again', href: '/reviews?page=2' }
    await expect(page.getByRole('link', { name: action.name })).toHaveAttribute('href', action.href)
    await expect(page.locator('.drawing')).toHaveAttribute('data-dock', dock)
  })

test('after a failed sign-in Try again begins a new one', async ({ page }) => {
  const url = '/api/partners/v1/web/auth/callback?code=one&state=two'
  const request = { method: 'GET', url, id: 'an-entry' } as FastifyRequest
  await page.setContent(failurePage(request, { status: 503, code: 'busy', message: 'The server is busy' }))
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/')
})

test('a form that was refused leads back to its page', async ({ page }) => {
  const request = { method: 'POST', url: '/operations/world' } as FastifyRequest
  await page.setContent(failurePage(request, { status: 404, code: 'not_found', message: 'Appliance not found' }))
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
  await expect(page.getByText('Appliance not found.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/operations/world')
})

test('the mark keeps its disc visible in a dark window', async ({ page }) => {
  await page.goto(intranet('/about')())
  const svg = await (await fetch(`${server.url}/mark.svg`)).text()
  /** Returns the brightness of the disc beside its holes, in the size of a tab's icon. */
  const drawn = () =>
    page.evaluate(async source => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`
      await image.decode()
      const canvas = new OffscreenCanvas(24, 24).getContext('2d')
      canvas?.drawImage(image, 0, 0, 24, 24)
      return canvas?.getImageData(5, 7, 1, 1).data[0] ?? -1
    }, svg)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await drawn()).toBeLessThan(60)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await drawn()).toBeGreaterThan(200)
})
