import { type BrowserContext, expect, type Page } from '@playwright/test'
import { openState, test } from '../fixtures/gallery'
import { ada, signIn } from '../fixtures/partner'
import { test as onServer } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'
import { clipped } from '../gallery/clipped'

/** What is looked at in the languages with long words; the narrower width is that of a phone, the other 200 % of 1280. */
const looked: Readonly<Record<string, readonly string[]>> = {
  'work-orders': ['ready', 'expanded', 'order opened', 'nothing found', 'session ended'],
  shipments: ['ready', 'unsaved', 'needs tracking', 'error'],
  'drive-inventory': ['ready', 'dialog', 'refused', 'read-only'],
  navigation: ['ready', 'settings', 'folded open', 'areas pending', 'signed out'],
  landing: ['ready'],
  'status-page': ['ready', 'no access', 'unknown account', 'maintenance'],
  'company-settings': ['ready', 'refused'],
  registration: ['ready', 'service areas', 'drives'],
  'service-areas': ['ready', 'changed'],
  calendar: ['ready', 'range chosen'],
  reports: ['ready'],
  appliances: ['ready', 'opened'],
}

for (const [element, states] of Object.entries(looked))
  for (const locale of ['fr', 'de'])
    test(`${element} in ${locale}: nothing is cut, and nothing scrolls sideways`, async ({ page, site }) => {
      test.setTimeout(120_000)
      for (const state of states)
        for (const width of [320, 640]) {
          await page.setViewportSize({ width, height: 800 })
          await openState(page, site, { element, state }, { locale })
          expect.soft(await clipped(page), `${state}, ${width} px`).toEqual([])
        }
    })

/** A key whose words nobody registered is shown as itself. */
const bareKey =
  /(^|[^\w.@])(appliances|areas|calendar|changes|company|companyParts|companyRules|drives|duplicate|kit|navigation|place|registration|reports|schedule|serviceAreas|shared|shipments|theatres|workOrders)\.[a-z]/

for (const [element, states] of Object.entries(looked))
  test(`${element} has words for all that it says`, async ({ page, site }) => {
    test.setTimeout(120_000)
    for (const state of states) {
      await openState(page, site, { element, state })
      await expect.soft(page.getByText(bareKey), state).toHaveCount(0)
    }
  })

test.describe('a language that does not arrive', () => {
  test('is English, and itself as soon as it comes', async ({ page, site }) => {
    const french = /\/chunks\/fr-[^/]+\.js/
    await page.route(french, route => route.abort())
    await openState(page, site, { element: 'work-orders', state: 'ready' }, { locale: 'fr' })
    const frame = page.locator('reeldock-work-orders .frame').first()
    await expect(page.getByRole('heading', { name: 'Work orders' })).toBeVisible()
    await expect(frame).toHaveAttribute('lang', 'en')
    await page.unroute(french)
    await expect(page.getByRole('heading', { name: 'Ordres de travail' })).toBeVisible({ timeout: 20_000 })
    await expect(frame).toHaveAttribute('lang', 'fr')
  })
})

onServer.describe('the language of the portal page', () => {
  let server: StartedServer
  onServer.beforeAll(async ({ portal }) => {
    server = await portal.restored()
  })

  const choose = async (page: Page, language: string) => {
    await page.getByRole('button', { name: 'Cinder Lane Dis…' }).click()
    await page.getByRole('menuitemradio', { name: language }).click()
    await page.keyboard.press('Escape')
  }
  const isIn = async (page: Page, lang: string, dir: string, title: string) => {
    await expect(page).toHaveTitle(title)
    const root = page.locator('html')
    await expect(root).toHaveAttribute('lang', lang)
    await expect(root).toHaveAttribute('dir', dir)
  }

  onServer('is chosen in the header, changes all of it at once, and outlives a reload', async ({ page }) => {
    await signIn(page, server.url, ada, '/work-orders')
    await choose(page, 'Français')
    await isIn(page, 'fr', 'ltr', 'Ordres de travail · Reeldock')
    await expect(page.getByRole('heading', { name: 'Ordres de travail' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Ordres de travail/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Forum' })).toBeVisible()
    await page.reload()
    await isIn(page, 'fr', 'ltr', 'Ordres de travail · Reeldock')
    await expect(page.getByRole('heading', { name: 'Ordres de travail' })).toBeVisible()
    await choose(page, 'العربية')
    await isIn(page, 'ar', 'rtl', 'أوامر العمل · Reeldock')
    await expect(page.getByRole('heading', { name: 'أوامر العمل' })).toBeVisible()
    await choose(page, 'Deutsch')
    await isIn(page, 'de', 'ltr', 'Aufträge · Reeldock')
    await choose(page, 'English')
    await isIn(page, 'en', 'ltr', 'Work orders · Reeldock')
  })

  onServer('changes under an open form, which keeps what was typed', async ({ page }) => {
    await signIn(page, server.url, ada, '/company-settings')
    await page.getByRole('textbox', { name: 'Email 1' }).fill('night.desk@cinderlane.example.com')
    await choose(page, 'Français')
    await expect(page.getByRole('heading', { name: 'Paramètres de l’entreprise' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'E-mail 1' })).toHaveValue('night.desk@cinderlane.example.com')
  })

  onServer('is the browser’s, its region included, where nothing was chosen', async ({ browser }) => {
    let context: BrowserContext | undefined
    try {
      context = await browser.newContext({ locale: 'fr-CA' })
      const page = await context.newPage()
      await page.goto(server.url)
      await expect(page.getByRole('link', { name: 'Se connecter ou créer un compte' })).toBeVisible()
      await isIn(page, 'fr-CA', 'ltr', 'Portail partenaires · Reeldock')
    } finally {
      await context?.close()
    }
  })
})
