import { expect, type Page } from '@playwright/test'
import { openState, test } from '../fixtures/gallery'

/** Moves the element of the page into a closed shadow root, as hosts may have. Playwright finds nothing in it. */
async function closeRoot(page: Page): Promise<void> {
  await page.evaluate(() => {
    const element = document.querySelector('main > *') as HTMLElement
    const host = document.createElement('section')
    element.before(host)
    host.attachShadow({ mode: 'closed' }).append(element)
    Reflect.set(window, 'embedded', element)
  })
}

/** Returns the visible elements of the embedded element that match a selector: their centers and, for inputs, values. */
function find(page: Page, selector: string) {
  return page.evaluate(wanted => {
    const root = (Reflect.get(window, 'embedded') as HTMLElement).shadowRoot as ShadowRoot
    const within = (node: ParentNode): HTMLElement[] =>
      [...node.querySelectorAll<HTMLElement>('*')].flatMap(each => [
        ...(each.matches(wanted) ? [each] : []),
        ...(each.shadowRoot ? within(each.shadowRoot) : []),
      ])
    return within(root)
      .filter(each => each.checkVisibility())
      .map(each => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2, value: each instanceof HTMLInputElement ? each.value : '' }
      })
  }, selector)
}

async function press(page: Page, selector: string): Promise<void> {
  await expect.poll(async () => (await find(page, selector)).length).toBeGreaterThan(0)
  const [first] = await find(page, selector)
  await page.mouse.click(first?.x ?? 0, first?.y ?? 0)
}

/** Returns the first and the last day in the fields of the range. */
const readDays = async (page: Page) => (await find(page, 'input')).map(({ value }) => value).slice(0, 2)

test('two presses choose a range in a closed root', async ({ page, site }) => {
  await openState(page, site, { element: 'reports', state: 'ready' })
  await closeRoot(page)
  await press(page, '[aria-label="Open calendar"]')
  await press(page, '[data-day="2026-02-05"]')
  await press(page, '[data-day="2026-02-09"]')
  await expect.poll(() => readDays(page)).toEqual(['2026-02-05', '2026-02-09'])
})

test('keys choose a range in a closed root', async ({ page, site }) => {
  await openState(page, site, { element: 'reports', state: 'ready' })
  await closeRoot(page)
  const before = await readDays(page)
  await press(page, '[aria-label="Open calendar"]')
  await expect.poll(async () => (await find(page, '.range-day:focus')).length).toBe(1)
  for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expect.poll(() => readDays(page)).not.toEqual(before)
})

for (const { element, state, trigger } of [
  { element: 'navigation', state: 'ready', trigger: '.header-company' },
  { element: 'reports', state: 'ready', trigger: '[aria-label="Open calendar"]' },
])
  test(`a second press on ${trigger} closes its popover in a closed root`, async ({ page, site }) => {
    await openState(page, site, { element, state })
    await closeRoot(page)
    const open = async () => (await find(page, ':popover-open')).length
    await press(page, trigger)
    await expect.poll(open).toBe(1)
    await press(page, trigger)
    await expect.poll(open).toBe(0)
    await press(page, trigger)
    await expect.poll(open).toBe(1)
  })
