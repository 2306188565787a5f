import { expect, type Page } from '@playwright/test'
import { listenTo } from '../fixtures/complaints'
import { test } from '../fixtures/gallery'
import { hold } from '../fixtures/hold'
import { staticGraph } from '../package/dist'

const requestsOf = (page: Page) => {
  const paths: string[] = []
  page.on('request', request => paths.push(new URL(request.url()).pathname))
  return paths
}

const put = (page: Page, tag: string) =>
  page.evaluate(name => document.querySelector('main')?.append(document.createElement(name)), tag)

const isDefined = (page: Page, tag: string) => page.waitForFunction(name => Boolean(customElements.get(name)), tag)

let early: string[] = []

test.beforeEach(async ({ page, site }) => {
  early = requestsOf(page)
  await page.goto(`${site}/test/embedding/pages/loader.html`)
})

// @spec 2.4
test('fetches nothing for a page without elements, and only what a tag needs', async ({ page }) => {
  const requested = requestsOf(page)
  await page.reload()
  expect(requested.filter(path => path.includes('/elements/'))).toEqual([])
  await put(page, 'reeldock-landing')
  await isDefined(page, 'reeldock-landing')
  expect(requested.filter(path => path.includes('/elements/'))).toEqual(['/reeldock/elements/landing.js'])
  expect(requested.filter(path => /forms|times/.test(path))).toEqual([])
})

test('asks for an element and all of its chunks at once', async ({ page }) => {
  const requested = requestsOf(page)
  const letGo = await hold(page, '**/elements/work-orders.js')
  await put(page, 'reeldock-work-orders')
  const neededFiles = [...staticGraph('elements/work-orders.js')].map(file => `/reeldock/${file}`)
  const missing = () => neededFiles.filter(path => !early.includes(path) && !requested.includes(path))
  await expect.poll(missing).toEqual([])
  const before = new Set(requested)
  letGo()
  await isDefined(page, 'reeldock-work-orders')
  const scripts = requested.filter(path => neededFiles.includes(path))
  expect(scripts.filter(path => !before.has(path))).toEqual([])
  expect(scripts.filter((path, index) => scripts.indexOf(path) !== index)).toEqual([])
})

test('loads the files of an element that the router expects, before its tag is in the page', async ({ page }) => {
  await page.reload()
  await page.evaluate(() => {
    for (const detail of ['landing', 'unknown'])
      document.dispatchEvent(new CustomEvent('reeldock-expected', { detail }))
  })
  await isDefined(page, 'reeldock-landing')
})

test('reads the account once while the files of an element load, and not at all for a page without elements', async ({
  page,
  site,
}) => {
  const asked = (...tags: string[]) =>
    page.evaluate(async names => {
      const calls: string[] = []
      // Each element is inside the previous one.
      let place = document.querySelector('main') as HTMLElement
      for (const name of names) place = place.appendChild(document.createElement(name))
      const { configure } = await import('/reeldock/reeldock.js' as string)
      const base = `${location.origin}/api`
      configure({
        bases: { main: base, account: base, partners: base, reports: base, theatres: base },
        token: 'a',
        fetch: (input: RequestInfo) => {
          calls.push(new URL(new Request(input).url).pathname)
          return new Promise(() => {})
        },
      })
      await new Promise(resolve => setTimeout(resolve))
      return calls
    }, tags)
  expect(await asked()).toEqual([])
  await page.route(/elements\/(work-orders|session)\.js/, () => {})
  await page.goto(`${site}/test/embedding/pages/loader.html`)
  // Elements in a session use the portal of the session.
  expect(await asked('reeldock-session', 'reeldock-work-orders')).toEqual([])
  await page.goto(`${site}/test/embedding/pages/loader.html`)
  expect(await asked('reeldock-work-orders')).toEqual(['/api/v1/users/me'])
})

test('finds tags in open shadow roots and in given closed ones, without changing the page’s functions', async ({
  page,
}) => {
  await page.evaluate(() => {
    const early = document.createElement('div')
    early.attachShadow({ mode: 'open' }).append(document.createElement('reeldock-landing'))
    document.body.append(early)
  })
  await isDefined(page, 'reeldock-landing')
  await page.evaluate(async () => {
    const late = document.createElement('div')
    document.body.append(late)
    await new Promise(resolve => setTimeout(resolve))
    const root = late.attachShadow({ mode: 'closed' })
    root.append(document.createElement('reeldock-status-page'))
    const { discover } = await import(new URL('/reeldock/loader.js', location.href).href)
    discover(root)
    await new Promise(resolve => setTimeout(resolve))
    root.append(document.createElement('reeldock-footer'))
  })
  await isDefined(page, 'reeldock-status-page')
  await isDefined(page, 'reeldock-footer')
  expect(await page.evaluate(() => String(Element.prototype.attachShadow))).toContain('[native code]')
})

test('finds tags in shadow roots that existed before the loader', async ({ page, site }) => {
  await page.route('**/declared.html', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><main><template shadowrootmode="open"><reeldock-footer></reeldock-footer></template></main>
<script type="module" src="/reeldock/loader.js"></script>`,
    }),
  )
  await page.goto(`${site}/declared.html`)
  await isDefined(page, 'reeldock-footer')
})

/** Aborts a chunk that the work orders need and the page has not fetched, until `restore` is called. */
async function loseChunk(page: Page): Promise<{ restore(): Promise<void> }> {
  await page.clock.install()
  await page.reload()
  const isNew = (file: string) => file.startsWith('chunks/') && !early.includes(`/reeldock/${file}`)
  const lost = [...staticGraph('elements/work-orders.js')].find(isNew)
  await page.route(`**/${lost}`, route => route.abort())
  await page.evaluate(() => {
    addEventListener('reeldock-error', event => {
      document.documentElement.dataset.failed = (event as CustomEvent).detail.category
    })
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  await put(page, 'reeldock-work-orders')
  return { restore: () => page.unroute(`**/${lost}`) }
}

const orders = (page: Page) => page.locator('reeldock-work-orders')

/**
 * Expects that the element loads. In a browser that remembers a failed import until a reload, the element shows a button
 * that reloads the page; then the button is pressed first.
 */
async function expectBack(page: Page): Promise<void> {
  const again = orders(page).getByRole('button', { name: 'Load the page again' })
  const table = orders(page).locator('table')
  await expect(again.or(table).first()).toBeVisible()
  if ((await again.count()) === 0) return
  await again.first().click()
  await page.waitForFunction(() => document.querySelector('main')?.childElementCount === 0)
  await put(page, 'reeldock-work-orders')
  await expect(table).toBeVisible()
}

test('shows an error when files are lost, and Retry loads them at once', async ({ page }) => {
  const complaints = await listenTo(page)
  const { restore } = await loseChunk(page)
  const retry = orders(page).getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  // The message is in the package, so it appears before any language is loaded.
  await expect(orders(page).getByRole('alert')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('data-failed', 'offline')
  await put(page, 'reeldock-work-orders')
  await expect(retry).toHaveCount(2)
  await restore()
  await retry.first().click()
  await page.clock.resume()
  await expectBack(page)
  // After the error message is gone, its sheet is gone too.
  await put(page, 'reeldock-work-orders')
  await expect(orders(page).last().locator('table')).toBeVisible()
  const sheets = () =>
    orders(page).evaluateAll(all => new Set(all.map(each => each.shadowRoot?.adoptedStyleSheets.length)).size)
  await expect.poll(sheets).toBe(1)
  expect((await complaints.all()).filter(each => each.startsWith('violation'))).toEqual([])
})

test('loads lost files again automatically after five seconds', async ({ page }) => {
  const { restore } = await loseChunk(page)
  const again = orders(page).getByRole('button', { name: 'Load the page again' })
  await expect(orders(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await restore()
  const asked = requestsOf(page)
  await page.clock.runFor(4900)
  expect(asked).toEqual([])
  await expect(again).toHaveCount(0)
  await page.clock.runFor(100)
  await page.clock.resume()
  await expectBack(page)
})

test('stops loading files of a removed element, and continues when it returns', async ({ page }) => {
  const { restore } = await loseChunk(page)
  const retry = orders(page).getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.evaluate(() => {
    const element = document.querySelector('reeldock-work-orders')
    element?.remove()
    Object.assign(window, { element })
  })
  const asked = requestsOf(page)
  await page.clock.runFor(3_600_000)
  expect(asked).toEqual([])
  await restore()
  await page.evaluate(() => document.querySelector('main')?.append(Reflect.get(window, 'element')))
  await page.clock.resume()
  await expectBack(page)
})

test('loads an element in a session after Retry', async ({ page, site }) => {
  let isLost = true
  await page.route('**/elements/work-orders.js', route => (isLost ? route.abort() : route.continue()))
  const putSession = () =>
    page.evaluate(async () => {
      const { createPortal } = await import('/reeldock/reeldock.js' as string)
      const { createTestBackend } = await import('/reeldock/testing.js' as string)
      const session = document.createElement('reeldock-session')
      Object.assign(session, { portal: createPortal(createTestBackend({ scenario: 'approved-manual' }).options) })
      session.append(document.createElement('reeldock-work-orders'))
      document.body.append(session)
    })
  await putSession()
  await expect(orders(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  isLost = false
  await orders(page).getByRole('button', { name: 'Try again' }).click()
  const again = orders(page).getByRole('button', { name: 'Load the page again' })
  const row = orders(page).getByRole('rowheader').first()
  await expect(again.or(row).first()).toBeVisible()
  if ((await again.count()) > 0) {
    await page.goto(`${site}/test/embedding/pages/loader.html`)
    await putSession()
  }
  await expect(row).toBeVisible()
})
