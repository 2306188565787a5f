import { type Browser, expect, type Page } from '@playwright/test'
import { clearStorage, gallery, test } from '../fixtures/gallery'
import { staticGraph } from '../package/dist'
import { go, isOfBackEnd, isOptional, type Way, wantedOn, waysThrough } from './lost-files'

const fileOf = (address: string) => new URL(address).pathname.replace('/reeldock/', '')

/**
 * Returns the files that a page requests before the first rows of its elements, and the files of the in-memory back
 * end.
 */
async function firstOn(page: Page): Promise<Set<string>> {
  const tags = await page.locator('main, main ~ *, main > *').evaluateAll(all => all.map(({ localName }) => localName))
  const names = tags.filter(tag => tag.startsWith('reeldock-')).map(tag => tag.slice('reeldock-'.length))
  return new Set(
    ['testing.js', 'reeldock.js', ...names.map(name => `elements/${name}.js`)].flatMap(file => [...staticGraph(file)]),
  )
}

/** Returns the files that load later during a task. */
async function filesOn(page: Page, site: string, way: Way): Promise<Set<string>> {
  const asked = new Set<string>()
  page.on('request', request => asked.add(fileOf(request.url())))
  await go(page, site, way)
  await page.waitForLoadState('networkidle')
  const first = await firstOn(page)
  return new Set([...asked].filter(file => /^(chunks|elements)\/.+js$/.test(file) && !first.has(file)))
}

const allEnds = ['requested again', 'the page, loaded again', 'loaded from another message', 'no message'] as const
type End = (typeof allEnds)[number]

/** Follows the message of an element about a lost file: presses its retry, and returns how the file came back. */
async function followMessage(page: Page, site: string, way: Way, file: string): Promise<End> {
  const alerts = page.getByRole('alert').filter({ hasText: /\w/ })
  if ((await alerts.count()) === 0) return 'no message'
  const retry = page.getByRole('button', { name: 'Try again' })
  const again = page.getByRole('button', { name: /Load the page again/ })
  const came = page.waitForResponse(response => fileOf(response.url()) === file && response.ok())
  await retry.first().click()
  const isKept = await Promise.race([came.then(() => false), again.waitFor().then(() => true)])
  if (isKept) {
    await again.click()
    await go(page, site, way)
  }
  await came
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  return isKept ? 'the page, loaded again' : 'loaded from another message'
}

/**
 * Loses a file during a task until a retry is pressed. Returns the message of the page, or the way the file came back.
 */
async function lose(page: Page, site: string, way: Way, file: string): Promise<End> {
  let isLost = true
  await page.route(
    url => fileOf(url.href) === file,
    route => (isLost ? route.abort() : route.fallback()),
  )
  const lost = page.getByRole('alert').filter({ hasText: 'Could not load' })
  const sign = page.getByRole('button', { name: /Could not load/ })
  // A save without its file waits as without a connection. With the file, the save may turn out to be invalid.
  const unsent = page.getByText(/changes? not sent yet/)
  const message = lost.or(sign).or(unsent).first()
  const again = page.getByRole('button', { name: /Load the page again/ }).first()
  // Steps that wait for the part continue when it is loaded.
  const going = go(page, site, way).then(
    () => null,
    (error: unknown) => error,
  )
  const isTold = await Promise.race([
    message.waitFor({ timeout: 0 }).then(() => true),
    // The message may also appear after the last step.
    going
      .then(() => message.waitFor({ timeout: 3000 }))
      .then(
        () => true,
        () => false,
      ),
  ])
  isLost = false
  if (!isTold) return followMessage(page, site, way, file)
  const [shown = unsent] = (await sign.count()) > 0 ? [sign] : (await lost.count()) > 0 ? [lost] : []
  const send = page.getByRole('button', { name: 'Send now' }).or(page.locator('.button.primary'))
  const retry = shown === unsent ? send : lost.getByRole('button', { name: 'Try again' }).or(sign)
  // The loader of tags also retries automatically.
  await Promise.race([retry.first().click(), expect(shown).toHaveCount(0)])
  const isBack = async () =>
    (shown === unsent && (await page.locator('[aria-invalid=true]').count()) > 0) ||
    ((await page.locator('[aria-busy=true]').count()) === 0 && (await shown.count()) === 0)
  await expect.poll(async () => (await isBack()) || (await again.count()) > 0).toBe(true)
  const isKept = (await again.count()) > 0
  if (isKept) {
    await again.click()
    await going
    await go(page, site, way)
  } else expect(await going).toBeNull()
  await expect.poll(isBack).toBe(true)
  return isKept ? 'the page, loaded again' : 'requested again'
}

const ofElement = (files: ReadonlySet<string>) => new Set([...files].filter(file => !isOfBackEnd(file, files)))

async function onPage<Value>(browser: Browser, use: (page: Page) => Promise<Value>): Promise<Value> {
  // A new context prevents that cached files of another page replace a lost one.
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/Los_Angeles' })
  const page = await context.newPage()
  // The time limit ends waits for something that never comes.
  page.setDefaultTimeout(60_000)
  await clearStorage(page)
  try {
    return await use(page)
  } finally {
    await context.close()
  }
}

test.describe.configure({ mode: 'parallel' })

/** The smallest element, which tests the files that every element requests. */
const smallest = 'landing'

/**
 * All files of all elements take 20 minutes or more (npm run lost-files). This element has the checkboxes of the table
 * and a calendar.
 */
const elements = process.env.LOST_FILES?.split(',') ?? ['reports']
const chosen = elements.includes('1') ? gallery.map(shown => shown.element) : elements

for (const element of new Set(chosen))
  test(`${element}: each lost late file loads again`, async ({ browser, site }) => {
    // The test opens as many pages as the element has files and states.
    test.setTimeout(1_800_000)
    const asked = new Map<Way, Set<string>>()
    for (const way of [...waysThrough(element), ...(element === smallest ? [] : waysThrough(smallest))])
      asked.set(way, ofElement(await onPage(browser, page => filesOn(page, site, way))))
    const files = new Set([...asked.values()].flatMap(each => [...each]))
    const ends = new Map<string, End>()
    for (const [file, way] of wantedOn(asked)) {
      if ([...asked].some(([other, each]) => other.shown.element !== element && each.has(file))) continue
      const end = await onPage(browser, page => lose(page, site, way, file)).catch((cause: unknown) => {
        throw new Error(`${file} on ${way.shown.state}: ${cause}`)
      })
      ends.set(file, end)
    }
    const count = (end: End) => [...ends.values()].filter(each => each === end).length
    console.log(
      `${element}: ${ends.size} files that come later: ${allEnds.map(end => `${end} ${count(end)}`).join(', ')}`,
    )
    const silent = [...ends].filter(([file, end]) => end === 'no message' && !isOptional(file, files))
    expect(silent).toEqual([])
  })
