import { expect, type Page } from '@playwright/test'
import { openState, test } from '../fixtures/gallery'
import { printed, replacePrint } from '../fixtures/print'

const report = { element: 'reports', state: 'ready' }

/** The millimeters between the margins of a sheet. */
const sheets = { A4: 210 - 2 * 12, Letter: 215.9 - 2 * 12 } as const
const pixelsPerMillimetre = 96 / 25.4

/** Opens the printed document of a report as a page, as wide as the sheet without its margins. */
async function openPaper(page: Page, html: string, millimetres: number): Promise<Page> {
  const paper = await page.context().newPage()
  await paper.setViewportSize({ width: Math.floor(millimetres * pixelsPerMillimetre), height: 1000 })
  await paper.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await paper.setContent(html)
  return paper
}

test.beforeEach(async ({ page, site }) => {
  await replacePrint(page)
  await openState(page, site, report)
})

test('a report is printed with all of its rows below its company, days and zone', async ({ page }) => {
  const foot = await page.locator('reeldock-reports .panel-foot').innerText()
  const count = Number(/(\d+) rows/.exec(foot)?.[1])
  const paper = await openPaper(page, await printed(page, 'Print'), sheets.A4)
  await expect(paper.locator('tbody tr:has-text("WO-")')).toHaveCount(count)
  await expect(paper.getByText('Work orders assigned')).toHaveText(
    /^\S.*\. Work orders assigned [\d-]{10} to [\d-]{10}, \S+ \(UTC\S+\), both dates included\. Printed 2026-03-11 [\d:]{5}\.$/,
  )
  await expect(paper.getByRole('button')).toHaveCount(0)
  await expect(paper.getByText('View as table').filter({ visible: true })).toHaveCount(0)
})

for (const [format, millimetres] of Object.entries(sheets))
  test(`a report fits ${format}, in light colors on white`, async ({ page }) => {
    const paper = await openPaper(page, await printed(page, 'Print'), millimetres)
    const beside = await paper.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beside, 'pixels beside the sheet').toBeLessThanOrEqual(0)
    const heads = paper.locator('.paper-rows th')
    await expect(heads).toHaveText(['Work order', 'Status', 'Shipped', 'Ship by', 'On time'])
    const color = await paper.locator('h1').evaluate(title => getComputedStyle(title).color)
    expect(color).toBe('rgb(29, 27, 24)')
    const pdf = await paper.pdf({ format, printBackground: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  })
