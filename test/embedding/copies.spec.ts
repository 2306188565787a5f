import { expect } from '@playwright/test'
import { listenTo } from '../fixtures/complaints'
import { test } from '../fixtures/gallery'

for (const order of ['reeldock,copy', 'copy,reeldock'])
  for (const configured of ['reeldock', 'copy'])
    test(`two bundles on a page: ${order}, configured by ${configured}`, async ({ page, site }) => {
      const complaints = await listenTo(page)
      const infos: string[] = []
      page.on('console', message => {
        if (message.type() === 'info') infos.push(message.text())
      })
      await page.goto(`${site}/test/embedding/pages/copies.html?${new URLSearchParams({ order, configured })}`)
      await expect(page.locator('reeldock-work-orders').locator('table')).toBeVisible()
      expect(infos.filter(text => text.includes('already defined'))).toHaveLength(1)
      expect(await complaints.all()).toEqual([])
    })
