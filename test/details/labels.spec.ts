import { expect } from '@playwright/test'
import { test } from '../fixtures/gallery'
import { chooseSerials, openLabels } from '../fixtures/label-dialog'
import { complaints } from '../fixtures/partner'
import { printed } from '../fixtures/print'

test('labels are placed by keyboard and printed from a separate document, under the strict policy', async ({
  page,
  site,
}) => {
  const heard = complaints(page)
  await openLabels(page, site)
  await chooseSerials(page, '11-25')
  const first = page.getByRole('radio', { name: 'Label 1', exact: true })
  await first.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
  await expect(page.getByRole('radio', { name: 'Label 8', exact: true })).toBeFocused()
  await expect(page.getByRole('dialog').getByText('15 labels · 2 pages')).toBeVisible()
  const html = await printed(page, 'Print')
  expect(html).not.toContain('reeldock-')
  expect(html).toContain('lang="en"')
  expect(html.match(/class="label-page"/g)).toHaveLength(2)
  expect(html.match(/class="drive-label /g)).toHaveLength(15)
  expect(heard).toEqual([])
})
