import { expect } from '@playwright/test'
import { ada, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'

test('opening a screen requests each file once', async ({ page: first, portal, context }) => {
  const { url } = await portal.restored()
  await signIn(first, url, ada)
  const page = await context.newPage()
  const paths: string[] = []
  page.on('request', request => paths.push(new URL(request.url()).pathname))
  await page.goto(`${url}/work-orders`)
  await expect(page.getByRole('link', { name: /^WO-/ }).first()).toBeVisible()
  const files = paths.filter(path => /\.(js|css)$/.test(path))
  expect(files).toContain('/preloaded.js')
  expect(files).toEqual([...new Set(files)])
})
