import { expect } from '@playwright/test'
import { listenTo } from '../fixtures/complaints'
import { test } from '../fixtures/gallery'
import { code, open, openCopied } from '../fixtures/playground'

test('changes of attributes and tokens apply to the element at once and appear in the code', async ({ page, site }) => {
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
  // A choice inside the element fires an event and appears in the code.
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

test('the copied page shows what the playground shows', async ({ page, site }) => {
  const settings = { element: 'drive-inventory', theme: 'dark', 'a.inline': '', 't.--reeldock-text': 'rgb(1, 2, 3)' }
  await open(page, site, settings)
  await openCopied(page, site)
  await expect(page).toHaveTitle('drive-inventory: ready')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  const stock = page.locator('reeldock-drive-inventory').getByLabel('CRU drives on hand')
  await expect(stock).not.toHaveValue('')
  await expect(stock).toHaveCSS('color', 'rgb(1, 2, 3)')
})
