import { expect, type Page } from '@playwright/test'
import { openState, type Shown, test } from '../fixtures/gallery'

/** English texts that a right-to-left direction would reorder, and the states that show them. */
const places: readonly (Shown & { texts: RegExp[] })[] = [
  { element: 'work-orders', state: 'ready', texts: [/^1–\d+ of \d+$/, /^Sorted and filtered over /] },
  { element: 'work-orders', state: 'order opened', texts: [/^\d+ \/ \d+$/] },
  { element: 'shipments', state: 'ready', texts: [/^Labels…$/] },
]

interface Line {
  text: string
  /** The same characters in their order on the screen, from left to right. */
  seen: string
}

/** Returns all drawn lines of text in an element, separately for each text node. */
function linesOf(page: Page, tag: string): Promise<Line[]> {
  return page.locator(tag).evaluate(host => {
    const root = host.shadowRoot
    if (!root) return []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const lines: Line[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const byTop = new Map<number, { letter: string; left: number }[]>()
      const range = document.createRange()
      for (const [index, letter] of [...(node.nodeValue ?? '')].entries()) {
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const { left, top, width } = range.getBoundingClientRect()
        if (width > 0) byTop.set(top, [...(byTop.get(top) ?? []), { letter, left }])
      }
      const read = (letters: { letter: string }[]) => letters.map(({ letter }) => letter).join('')
      for (const letters of byTop.values())
        lines.push({ text: read(letters), seen: read(letters.toSorted((one, other) => one.left - other.left)) })
    }
    return lines
  })
}

const setDirection = (page: Page, dir: string) =>
  page.evaluate(direction => {
    document.documentElement.dir = direction
  }, dir)

for (const { texts, ...shown } of places)
  test(`English words of ${shown.element}, ${shown.state}, read from left to right in a page that runs from right to left`, async ({
    page,
    site,
  }) => {
    const tag = `reeldock-${shown.element}`
    await openState(page, site, shown)
    await setDirection(page, 'rtl')
    await expect(page.locator(`${tag} .frame`).first()).toHaveAttribute('dir', 'rtl')
    const lines = await linesOf(page, tag)
    for (const text of texts)
      expect(lines.filter(line => text.test(line.text)).length, `${text} is shown`).toBeGreaterThan(0)
    expect(lines.filter(({ text, seen }) => text !== seen)).toEqual([])
  })

test('English words in a right-to-left page stand on the right', async ({ page, site }) => {
  await openState(page, site, { element: 'work-orders', state: 'ready' })
  await setDirection(page, 'rtl')
  const gaps = await page.locator('reeldock-work-orders').evaluate(host =>
    [...(host.shadowRoot?.querySelectorAll('tbody .cell.key') ?? [])].map(cell => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const [textBox, box] = [range.getBoundingClientRect(), cell.getBoundingClientRect()]
      return { left: textBox.left - box.left, right: box.right - textBox.right }
    }),
  )
  expect(gaps.length).toBeGreaterThan(0)
  for (const { left, right } of gaps) expect(right).toBeLessThan(left)
})
