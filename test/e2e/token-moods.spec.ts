import { expect } from '@playwright/test'
import { test } from '../run/gallery'

test('a token supplier that throws is a fault in the element, mended by trying again', async ({ page, site }) => {
  await page.goto(`${site}/test/e2e/pages/loader.html`)
  await page.evaluate(async () => {
    const [{ configure }, { createTestBackend }] = await Promise.all([
      import('/reeldock/reeldock.js' as string),
      import('/reeldock/testing.js' as string),
    ])
    const { options } = createTestBackend({ scenario: 'approved-manual' })
    const state = { fails: true }
    Object.assign(window, { state })
    const token = () => {
      if (state.fails) throw new Error('no token')
      return options.token
    }
    configure({ ...options, token })
    document.body.append(document.createElement('reeldock-work-orders'))
  })
  const orders = page.locator('reeldock-work-orders')
  const again = orders.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.evaluate(() => Object.assign((window as unknown as { state: object }).state, { fails: false }))
  await again.click()
  await expect(orders.getByRole('rowheader', { name: /^WO-48213/ })).toBeVisible()
})
