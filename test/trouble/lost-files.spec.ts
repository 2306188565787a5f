import { type Browser, expect, type Page } from '@playwright/test'
import { gallery, keepNothing, test } from '../fixtures/gallery'
import { staticGraph } from '../package/dist'
import { go, isMissedByNobody, type Way, wantedOn, waysThrough } from './lost-files'

const fileOf = (address: string) => new URL(address).pathname.replace('/reeldock/', '')

/** What a page with the element asks for before its first rows; and the back end in the page has files of its own. */
const firstOf = (element: string) =>
  new Set(['testing.js', 'reeldock.js', `elements/${element}.js`].flatMap(file => [...staticGraph(file)]))

/** The files that come later on a way. */
async function filesOn(page: Page, site: string, way: Way): Promise<Set<string>> {
  const asked = new Set<string>()
  page.on('request', request => asked.add(fileOf(request.url())))
  await go(page, site, way)
  await page.waitForLoadState('networkidle')
  const first = firstOf(way.shown.element)
  return new Set([...asked].filter(file => /^(chunks|elements)\/.+js$/.test(file) && !first.has(file)))
}

type End = 'a press' | 'the page, loaded again' | 'its own words' | 'nothing to say'

/** Loses a file on a way until a retry is pressed. Answers what the page said, or what brought it. */
async function lose(page: Page, site: string, way: Way, file: string): Promise<End> {
  let isLost = true
  await page.route(
    url => fileOf(url.href) === file,
    route => (isLost ? route.abort() : route.fallback()),
  )
  const told = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  const sign = page.getByRole('button', { name: /could not be loaded/ })
  const message = told.or(sign).first()
  const again = page.getByRole('button', { name: /Load the page again/ }).first()
  // Whoever waits for the part goes on when it is there.
  const going = go(page, site, way).then(
    () => null,
    (error: unknown) => error,
  )
  const isTold = await Promise.race([
    message.waitFor({ timeout: 0 }).then(() => true),
    going.then(async () => {
      await page.waitForLoadState('networkidle')
      return (await message.count()) > 0
    }),
  ])
  if (!isTold)
    return (await page.getByRole('alert').filter({ hasText: /\w/ }).count()) > 0 ? 'its own words' : 'nothing to say'
  isLost = false
  await told.getByRole('button', { name: 'Try again' }).or(sign).first().click()
  await expect.poll(async () => (await message.count()) === 0 || (await again.count()) > 0).toBe(true)
  const isKept = (await again.count()) > 0
  if (isKept) {
    await again.click()
    await going
    await go(page, site, way)
  } else expect(await going).toBeNull()
  await expect(message).toHaveCount(0)
  return isKept ? 'the page, loaded again' : 'a press'
}

async function onPage<Value>(browser: Browser, use: (page: Page) => Promise<Value>): Promise<Value> {
  // What another page has kept of a file does not stand in for it.
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/Los_Angeles' })
  const page = await context.newPage()
  await keepNothing(page)
  const value = await use(page)
  await context.close()
  return value
}

test.describe.configure({ mode: 'parallel' })

/** What every element asks for is lost in the smallest of them. */
const smallest = 'landing'

/** Every file of every element takes half an hour (npm run lost-files); this one has the table's boxes and a calendar. */
const elements = process.env.LOST_FILES ? gallery.map(shown => shown.element) : ['reports']

for (const element of new Set(elements))
  test(`${element}: each file that comes later comes again when it was lost`, async ({ browser, site }) => {
    // As many pages as it has files and states.
    test.setTimeout(1_800_000)
    const firstWay = new Map<string, Way>()
    for (const way of [...waysThrough(element), ...waysThrough(smallest)])
      for (const file of await onPage(browser, page => filesOn(page, site, way)))
        firstWay.set(file, wantedOn(file, way, firstWay.get(file)))
    for (const [file, way] of firstWay) if (way.shown.element !== element) firstWay.delete(file)
    const ends = new Map<string, End>()
    for (const [file, way] of firstWay) ends.set(file, await onPage(browser, page => lose(page, site, way, file)))
    const count = (end: End) => [...ends.values()].filter(each => each === end).length
    const all = (['a press', 'the page, loaded again', 'its own words', 'nothing to say'] as const)
      .map(end => `${end} ${count(end)}`)
      .join(', ')
    console.log(`${element}: ${ends.size} files that come later: ${all}`)
    const silent = [...ends].filter(([file, end]) => end === 'nothing to say' && !isMissedByNobody(file))
    expect(silent).toEqual([])
  })
