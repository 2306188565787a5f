import { expect, type Page } from '@playwright/test'
import { cornerOf, type Placed, pagesOf } from '../../core/labels/positions'
import { capacityOf, type Sheet, sheetOf, sheets } from '../../core/labels/sheets'
import { openState, test } from '../fixtures/gallery'
import { chooseSerials, openLabels, order } from '../fixtures/label-dialog'
import { printed } from '../fixtures/print'
import { codesIn, darkCorner, hasTools, missingTools, pageSize, pictures } from './paper'

/** Fifteen pending shipments of the order. */
const serials = Array.from({ length: 15 }, (_, index) => 11 + index)
const codeOf = (serial: number) => `WO-48213-${String(serial).padStart(3, '0')}`

async function toPdf(page: Page, html: string, more = ''): Promise<Buffer> {
  const paper = await page.context().newPage()
  await paper.setContent(html.replace('</head>', `<style>${more}</style></head>`))
  const pdf = await paper.pdf({ preferCSSPageSize: true, printBackground: true })
  await paper.close()
  return pdf
}

/** A sheet that shows only a black square of 2 mm in the corner of each label. */
const corners = `.drive-label > * { visibility: hidden }
.drive-label::before { content: ""; position: absolute; inset: 0 auto auto 0; width: 2mm; height: 2mm; background: #000 }`

const nothing = { width: 0, height: 0, dots: Buffer.alloc(0) }

/** Expects both codes of every label at the place of the label, with its serial. */
function expectCodes(pdf: Buffer, sheet: Sheet, pages: Placed<number>[][]) {
  const drawn = pictures(pdf)
  expect(drawn).toHaveLength(pages.length)
  for (const [index, placed] of pages.entries())
    for (const { item, position } of placed) {
      const corner = cornerOf(sheet, position, { x: 0, y: 0 })
      const read = codesIn(drawn[index] ?? nothing, { ...corner, ...sheet.label })
      expect(read, `page ${index + 1}, label ${position}`).toEqual([
        `CODE-128:${codeOf(item)}`,
        `QR-Code:${codeOf(item)}`,
      ])
    }
}

/** Expects every label of the pages within 0.2 mm of its place in the table. */
function expectPlaces(pdf: Buffer, sheet: Sheet, pages: { position: number }[][], offset = { x: 0, y: 0 }) {
  const drawn = pictures(pdf)
  expect(drawn).toHaveLength(pages.length)
  for (const [index, placed] of pages.entries())
    for (const { position } of placed) {
      const wanted = cornerOf(sheet, position, offset)
      const found = darkCorner(drawn[index] ?? nothing, wanted)
      const place = `${sheet.name}, page ${index + 1}, label ${position}`
      expect(Math.abs(found.x - wanted.x), `${place}, to the right`).toBeLessThanOrEqual(0.2)
      expect(Math.abs(found.y - wanted.y), `${place}, down`).toBeLessThanOrEqual(0.2)
    }
}

test('15 labels from position 8 of an L7163 are two pages of 7 and 8, and every code is read back', async ({
  page,
  site,
}) => {
  test.skip(!hasTools, missingTools)
  await openLabels(page, site)
  await chooseSerials(page, '11-25')
  await page.getByText('8', { exact: true }).and(page.locator('.label-spot > span')).click()
  const html = await printed(page, 'Print')
  const sheet = sheetOf('l7163')
  const pages = pagesOf(serials, sheet, 8, 1)
  expect(pages.map(placed => placed.length)).toEqual([7, 8])
  expectCodes(await toPdf(page, html), sheet, pages)
  expectPlaces(await toPdf(page, html, corners), sheet, pages)
})

for (const sheet of sheets)
  test(`${sheet.name}: every label is where the sheet has it, and its codes can be read`, async ({ page, site }) => {
    test.skip(!hasTools, missingTools)
    const some = serials.slice(0, capacityOf(sheet))
    await openLabels(page, site)
    await chooseSerials(page, `11-${10 + some.length}`)
    await page.getByLabel('Sheet').selectOption(sheet.id)
    const html = await printed(page, 'Print')
    const pdf = await toPdf(page, html)
    const size = pageSize(pdf)
    expect(Math.abs(size.width - sheet.page.width)).toBeLessThanOrEqual(0.4)
    expect(Math.abs(size.height - sheet.page.height)).toBeLessThanOrEqual(0.4)
    const pages = pagesOf(some, sheet, 1, 1)
    expectCodes(pdf, sheet, pages)
    expectPlaces(await toPdf(page, html, corners), sheet, pages)
  })

test('the correction of a printer applies to labels and the calibration page, and is kept in this browser', async ({
  page,
  site,
}) => {
  test.skip(!hasTools, missingTools)
  await openLabels(page, site)
  await page.getByText('Printer alignment').click()
  await page.getByLabel('To the right').fill('1.5')
  await page.getByLabel('Down').fill('-0.8')
  await openState(page, site, order)
  await page.getByRole('button', { name: 'Labels…' }).click()
  await page.getByText('Printer alignment').click()
  await expect(page.getByLabel('To the right')).toHaveValue('1.5')
  await expect(page.getByLabel('Down')).toHaveValue('-0.8')
  const sheet = sheetOf('l7163')
  const offset = { x: 1.5, y: -0.8 }
  const full = pagesOf(Array.from({ length: 14 }), sheet, 1, 1)
  const html = await printed(page, 'Print test page')
  const bare = '.label-rulers { display: none } .label-outline { border: 0 }'
  expectPlaces(await toPdf(page, html, corners + bare), sheet, full, offset)
})
