import { expect, type Page } from '@playwright/test'
import { test } from '../run/gallery'
import { listenTo } from '../run/watch'

/** Lets what `/copy/` serves call itself another version. */
async function renameCopy(page: Page): Promise<void> {
  await page.route('**/copy/chunks/core-*.js', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/([`"'])\d+\.\d+\.\d+\1/, '`9.9.9`')
    expect(body).toContain('9.9.9')
    await route.fulfill({ response, body })
  })
}

for (const order of [
  ['reeldock', 'copy'],
  ['copy', 'reeldock'],
])
  test(`two versions, ${order.join(' before ')}: the first definition wins, the second says so once, and both go on`, async ({
    page,
    site,
  }) => {
    const complaints = await listenTo(page)
    const told: string[] = []
    page.on('console', message => {
      if (message.type() === 'info') told.push(message.text())
    })
    await renameCopy(page)
    await page.goto(`${site}/test/e2e/pages/loader.html`)
    const winner = await page.evaluate(async bundles => {
      for (const bundle of bundles)
        for (const name of ['drive-inventory', 'status-page']) await import(`/${bundle}/elements/${name}.js`)
      const tag = customElements.get('reeldock-status-page') ?? {}
      const inventory = document.createElement('reeldock-drive-inventory')
      inventory.setAttribute('inline', '')
      document.querySelector('main')?.append(document.createElement('reeldock-status-page'), inventory)
      return Reflect.get(tag, Symbol.for('reeldock.version')) as string
    }, order)
    expect(winner === '9.9.9').toBe(order[0] === 'copy')
    await expect(page.locator('reeldock-status-page')).toContainText(/not found|does not exist|no such/i)
    await expect(page.getByLabel('CRU drives on hand')).toBeVisible()
    expect(told.filter(words => words.includes('is already defined by'))).toHaveLength(1)
    expect(told[0]).toContain(winner)
    expect(await complaints.all()).toEqual([])
  })
