import { expect, type Locator } from '@playwright/test'
import { openPendingOrder } from '../fixtures/messages'
import { ada, nora, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'
import { constants } from '../fixtures/specification/cut'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

const optionsOf = (choice: Locator) => choice.getByRole('option').allTextContents()

// @spec 9.1
test('a page has 25 work orders unless 10 or 50 are chosen; the offset is size x (page - 1)', async ({ page }) => {
  const [size, first, ...sizes] = constants(
    /page size default (\d+), page (\d+);.* Page size options (\d+), (\d+), (\d+)/,
  )
  const asked: (string | null)[][] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/v1/work-orders')) asked.push([searchParams.get('ps'), searchParams.get('offset')])
  })
  await signIn(page, server.url, ada)
  expect(first).toBe(1)
  await expect.poll(() => asked[0]).toEqual([`${size}`, '0'])
  const choice = page.getByRole('combobox', { name: 'Rows per page' })
  await expect(choice).toHaveValue(`${size}`)
  expect(await choice.getByRole('option').allTextContents()).toEqual(sizes.map(String))
  asked.length = 0
  await page.goto(`${server.url}/work-orders?items=past&page=3&page-size=${sizes[0]}`)
  await expect(page.getByRole('link', { name: /^WO-/ }).first()).toBeVisible()
  await expect.poll(() => asked[0]).toEqual([`${sizes[0]}`, `${(sizes[0] ?? 0) * 2}`])
})

// @spec 9.2
test('theatres are searched ten at a time', async ({ page }) => {
  const [size] = constants(/Theatre search page size (\d+)/)
  await signIn(page, server.url, ada, '/service-areas/theatre-list')
  await page.getByRole('button', { name: 'Add theatre list' }).click()
  await page.getByRole('button', { name: 'Add theatres' }).click()
  const asked = page.waitForRequest(request => request.url().includes('/v1/theatres/search'))
  await page.getByRole('searchbox', { name: 'Theatre name or city' }).fill('Rialto')
  const { searchParams } = new URL((await asked).url())
  expect([searchParams.get('ps'), searchParams.get('offset')]).toEqual([`${size}`, '0'])
})

// @spec 9.4, 9.12, 9.13
test('a phone number has 15 digits at most; codes have a plus and ascend; each zone is "(UTC offset) name" and appears once', async ({
  page,
}) => {
  const [maxDigits = 0] = constants(/phone number max (\d+)/)
  await signIn(page, server.url, ada, '/company-settings')
  const number = page.getByRole('textbox', { name: 'Number' }).first()
  await number.fill('')
  await number.pressSequentially('1'.repeat(maxDigits + 3))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const digits = (await number.inputValue()).length
  if (digits > maxDigits) await expect(number).toHaveAttribute('aria-invalid', 'true')
  else expect(digits).toBe(maxDigits)

  const codes = (await optionsOf(page.getByRole('combobox', { name: 'Country code' }).first())).filter(
    code => code !== '+',
  )
  // The code is after its country, so that the plus is before the number in right-to-left texts too.
  for (const code of codes) expect(code).toMatch(/^\S.* \+\d+$/)
  const numbers = codes.map(code => Number(code.split('+').at(-1)))
  expect(numbers.length).toBeGreaterThan(1)
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))

  const [, ...zones] = await optionsOf(page.getByRole('combobox', { name: 'Time zone' }))
  for (const zone of zones) expect(zone).toMatch(/^\(UTC[+-]\d\d:\d\d\) \S/)
  expect(new Set(zones).size).toBe(zones.length)
})

// @spec 1.3, 9.3, 9.6
test('bandwidth has its four units, smallest first; a count of drives has at most three digits', async ({ page }) => {
  await signIn(page, server.url, nora, '/register?step=3')
  const unit = page.getByRole('combobox', { name: /unit/i })
  await expect(unit).toBeVisible()
  expect(await optionsOf(unit)).toEqual(['kbps', 'Mbps', 'Gbps', 'Tbps'])
  for (const name of ['MPAA', 'FACT', /^ISO ?27001$/]) await expect(page.getByRole('checkbox', { name })).toBeVisible()
  const stock = page.getByLabel('CRU drives on hand')
  await stock.fill('')
  await stock.pressSequentially('1000')
  await expect(stock).toHaveValue('100')
})

// @spec 9.9, 9.14, 9.25
test('days are YYYY-MM-DD, money is in dollars with two decimals, and the environment is shown', async ({ page }) => {
  await signIn(page, server.url, ada)
  await expect(page.locator('reeldock-navigation').getByText('staging')).toBeVisible()
  const shipBy = page.getByRole('row', { name: /Shipment pending/ }).first()
  await expect(shipBy).toContainText(/\b\d{4}-\d\d-\d\d \d\d:\d\d\b/)
  await openPendingOrder(page)
  await page
    .getByRole('button', { name: /^Details of / })
    .first()
    .click()
  await expect(page.getByText(/^\$\d[\d,]*\.\d\d$/).first()).toBeVisible()
})
