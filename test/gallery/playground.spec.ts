import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { listenTo } from '../fixtures/complaints'
import { test } from '../fixtures/gallery'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function open(page: Page, site: string, asked: Record<string, string> = {}) {
  await page.goto(`${site}/demo/gallery/index.html?${new URLSearchParams({ play: '', ...asked })}`)
  await page.locator('html[data-settled]').waitFor()
}

const code = (page: Page, file: string) => page.getByRole('region', { name: file })

test('an element is chosen, its attributes and tokens are changed live, and the code says the same', async ({
  page,
  site,
}) => {
  const complaints = await listenTo(page)
  await open(page, site)
  const orders = page.locator('reeldock-work-orders')
  await page.getByLabel('page-size').selectOption('10')
  await expect(orders.getByRole('rowheader')).toHaveCount(10)
  await page.getByLabel('locale').selectOption('de')
  await expect(orders.getByRole('searchbox')).toHaveAccessibleName(/Auftragsnummer/)
  await page.getByText('Tokens', { exact: true }).click()
  await page.getByLabel('--reeldock-text', { exact: true }).fill('rgb(10, 20, 30)')
  await expect(orders.getByRole('heading', { level: 2 })).toHaveCSS('color', 'rgb(10, 20, 30)')
  await expect(code(page, 'page.html')).toContainText('<reeldock-work-orders page-size="10" locale="de">')
  await expect(code(page, 'page.css')).toContainText('--reeldock-text: rgb(10, 20, 30);')
  // What a person chooses in the element is heard of, and stands in the code as well.
  await orders.getByRole('tab').nth(1).click()
  await expect(page.getByText(/reeldock-view-changed \{"name":"items","value":"past"/)).toBeVisible()
  await expect(code(page, 'page.html')).toContainText('items="past"')
  const heights = () => orders.getByRole('searchbox').evaluate(field => Math.round(field.clientHeight))
  const usual = await heights()
  await page.getByLabel('Density').selectOption('compact')
  await expect.poll(heights).toBeLessThan(usual)
  await page.reload()
  await expect(orders.getByRole('searchbox')).toHaveAccessibleName(/Auftragsnummer/)
  expect(await complaints.all()).toEqual([])
})

test('another element and state, by keyboard alone', async ({ page, site }) => {
  await open(page, site)
  await page.getByLabel('Element').focus()
  await page.keyboard.type('drive')
  await page.keyboard.press('Enter')
  await expect(page.locator('reeldock-drive-inventory')).toBeVisible()
  await page.getByLabel('State').focus()
  await page.keyboard.type('read')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/state=read-only/)
  await expect(code(page, 'page.js')).toContainText("scenario: 'pending'")
})

test('the code is copied', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, site, { element: 'landing' })
  await page.getByRole('button', { name: 'Copy page.html' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code(page, 'page.html').innerText())
})

/** Serves the files that the playground shows, and opens their page. */
async function openCopied(page: Page, site: string) {
  const files = new Map<string, string>()
  for (const name of ['page.html', 'page.css', 'page.js']) {
    const shown = code(page, name)
    files.set(name, (await shown.isVisible()) ? await shown.innerText() : '')
  }
  const types = { html: 'text/html', css: 'text/css', js: 'text/javascript' }
  await page.route(/\/page\.(html|css|js)$/, route => {
    const name = new URL(route.request().url()).pathname.slice(1)
    const type = types[name.split('.')[1] as keyof typeof types]
    return route.fulfill({ contentType: type, body: files.get(name) ?? '' })
  })
  await page.goto(`${site}/page.html`)
}

test('the copied page shows what the playground shows', async ({ page, site }) => {
  const asked = { element: 'drive-inventory', theme: 'dark', 'a.inline': '', 't.--reeldock-text': 'rgb(1, 2, 3)' }
  await open(page, site, asked)
  await openCopied(page, site)
  await expect(page).toHaveTitle('drive-inventory: ready')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  const stock = page.locator('reeldock-drive-inventory').getByLabel('CRU drives on hand')
  await expect(stock).not.toHaveValue('')
  await expect(stock).toHaveCSS('color', 'rgb(1, 2, 3)')
})

test('the copied page is in the state that was chosen', async ({ page, site }) => {
  const orders = page.locator('reeldock-work-orders')
  await open(page, site, { state: 'session ended' })
  await openCopied(page, site)
  await expect(orders).toContainText('Nobody is signed in here')
  await open(page, site, { state: 'offline' })
  await openCopied(page, site)
  await expect(orders).toContainText('Shown as of')
  await open(page, site, { element: 'status-page', state: 'maintenance' })
  await openCopied(page, site)
  await expect(page.locator('reeldock-status-page')).toContainText('+44 20 7946 0101')
})

test('the code says what the gallery does beyond it, and the page which elements have no state', async ({
  page,
  site,
}) => {
  await open(page, site, { element: 'drive-inventory', state: 'refused' })
  await expect(code(page, 'page.js')).toContainText('// Not in here: what the gallery then does by itself')
  for (const tag of ['reeldock-session', 'reeldock-notifications'])
    await expect(page.locator('small').filter({ hasText: tag })).toBeVisible()
})

for (const width of [320, 1280])
  test(`${width} px wide it has no fault for axe and does not scroll sideways`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, site, { element: 'drive-inventory', 'a.inline': '' })
    for (const words of ['Tokens', 'Events']) await page.getByText(words, { exact: true }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
  })
