import { type BrowserContext, expect, type Page } from '@playwright/test'
import { openState, test } from '../fixtures/gallery'
import { ada, signIn } from '../fixtures/partner'
import { test as onServer } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

test.describe('a language that does not arrive', () => {
  test('is English until it loads', async ({ page, site }) => {
    const french = /\/chunks\/_words_fr-[^/]+\.js/
    await page.route(french, route => route.abort())
    await openState(page, site, { element: 'work-orders', state: 'ready' }, { locale: 'fr' })
    const frame = page.locator('reeldock-work-orders .frame').first()
    await expect(page.getByRole('heading', { name: 'Work orders' })).toBeVisible()
    await expect(frame).toHaveAttribute('lang', 'en')
    await page.unroute(french)
    await expect(page.getByRole('heading', { name: 'Ordres de travail' })).toBeVisible()
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
  const expectLanguage = async (page: Page, lang: string, dir: string, title: string) => {
    await expect(page).toHaveTitle(title)
    const root = page.locator('html')
    await expect(root).toHaveAttribute('lang', lang)
    await expect(root).toHaveAttribute('dir', dir)
  }

  onServer('is chosen in the header, changes the whole page at once, and survives a reload', async ({ page }) => {
    await signIn(page, server.url, ada, '/work-orders')
    await choose(page, 'Français')
    await expectLanguage(page, 'fr', 'ltr', 'Ordres de travail · Reeldock')
    await expect(page.getByRole('heading', { name: 'Ordres de travail' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Ordres de travail/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Forum' })).toBeVisible()
    await page.reload()
    await expectLanguage(page, 'fr', 'ltr', 'Ordres de travail · Reeldock')
    await expect(page.getByRole('heading', { name: 'Ordres de travail' })).toBeVisible()
    await choose(page, 'العربية')
    await expectLanguage(page, 'ar', 'rtl', 'أوامر العمل · Reeldock')
    await expect(page.getByRole('heading', { name: 'أوامر العمل' })).toBeVisible()
    await choose(page, 'Deutsch')
    await expectLanguage(page, 'de', 'ltr', 'Aufträge · Reeldock')
    await choose(page, 'English')
    await expectLanguage(page, 'en', 'ltr', 'Work orders · Reeldock')
  })

  onServer('changes while a form is open, and the form keeps its edits', async ({ page }) => {
    await signIn(page, server.url, ada, '/company-settings')
    await page.getByRole('textbox', { name: 'Email 1' }).fill('night.desk@cinderlane.example.com')
    await choose(page, 'Français')
    await expect(page.getByRole('heading', { name: 'Paramètres de l’entreprise' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'E-mail 1' })).toHaveValue('night.desk@cinderlane.example.com')
  })

  onServer('is the language of the browser with its region if the user has chosen none', async ({ browser }) => {
    let context: BrowserContext | undefined
    try {
      context = await browser.newContext({ locale: 'fr-CA' })
      const page = await context.newPage()
      await page.goto(server.url)
      await expect(page.getByRole('link', { name: 'Se connecter ou créer un compte' })).toBeVisible()
      await expectLanguage(page, 'fr-CA', 'ltr', 'Portail partenaires · Reeldock')
    } finally {
      await context?.close()
    }
  })
})
