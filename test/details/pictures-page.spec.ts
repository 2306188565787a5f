import { expect } from '@playwright/test'
import { elements } from '../../demo/gallery/states.js'
import { test } from '../fixtures/gallery'

const address = '/demo/gallery/pictures/index.html'

test('lists the pictures of every element, and fewer when they are filtered', async ({ page, site }) => {
  await page.goto(site + address)
  const list = page.getByRole('navigation', { name: 'Pictures' })
  await expect(list.getByRole('heading', { level: 2 })).toHaveText(Object.keys(elements))
  await page.getByLabel('Filter').fill('shipments/conflict')
  await expect(list.getByRole('button')).toHaveText([
    'conflict, 768, light',
    'conflict, 1280, light',
    'conflict, 1280, dark',
  ])
  await page.getByLabel('Theme').selectOption('dark')
  await expect(list.getByRole('button')).toHaveText(['conflict, 1280, dark'])
})

test('shows a chosen picture beside its live state', async ({ page, site }) => {
  await page.goto(`${site}${address}?filter=footer`)
  await page.getByRole('button', { name: 'ready, 768, light' }).click()
  const picture = page.getByRole('img', { name: 'Picture: footer/ready-768-light' })
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(768)
  const live = page.frameLocator('iframe[title="footer, ready: live"]')
  await expect(live.getByRole('link', { name: 'Terms' })).toBeVisible()
})

test('shows a chosen picture beside its reference if a folder is given', async ({ page, site }) => {
  const asked: string[] = []
  await page.route('**/drawn/*.png', route => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ path: 'test/pictures/baseline/footer/ready-768-light.png' })
  })
  await page.goto(`${site}${address}?references=/drawn&picture=work-orders/copy-plan-1280-dark`)
  await expect(page.getByRole('img', { name: 'Picture: work-orders/copy-plan-1280-dark' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Reference: 19-copy-plan-1280-dark.png' })).toBeVisible()
  expect(asked).toEqual(['/drawn/19-copy-plan-1280-dark.png'])
})
