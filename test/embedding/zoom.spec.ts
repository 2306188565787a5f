import { expect, type Page } from '@playwright/test'
import { openState, test } from '../fixtures/gallery'

/** States with a surface in the top layer. */
const opened = [
  { element: 'work-orders', state: 'columns' },
  { element: 'work-orders', state: 'choosing a filter' },
  { element: 'reports', state: 'days' },
  { element: 'navigation', state: 'settings' },
  { element: 'appliances', state: 'duplicate' },
  { element: 'shipments', state: 'labels' },
  { element: 'drive-inventory', state: 'dialog' },
]

/** Elements that a host may zoom: the whole page, its body, and a wrapper around the element. */
const places = ['html', 'body', 'main']

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Returns the boxes of everything in the top layer, with those of the buttons that opened it, in pixels of the window.
 */
function openBoxes(page: Page): Promise<{ surface: Box; anchor: Box | null }[]> {
  return page.evaluate(() => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap(each => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])])
    const elements = all(document)
    const boxOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom }
    }
    return elements
      .filter(each => each.matches('dialog[open], :popover-open:not(.toasts)'))
      .map(surface => {
        const anchor = elements.find(each => surface.id !== '' && each.getAttribute('aria-controls') === surface.id)
        return { surface: boxOf(surface), anchor: anchor ? boxOf(anchor) : null }
      })
  })
}

/** Returns the vertical distance of the nearest edges of two boxes. */
const gap = (one: Box, other: Box) => Math.max(one.top - other.bottom, other.top - one.bottom)

for (const zoom of [0.8, 1.25, 1.5])
  test(`a surface is in the window and beside its button in a page zoomed to ${zoom}`, async ({ page, site }) => {
    await page.addInitScript(scale => {
      // The strict policy of the page allows a constructed sheet.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`${new URLSearchParams(location.search).get('zoomed')} { zoom: ${scale} }`)
      document.adoptedStyleSheets = [sheet]
    }, zoom)
    for (const place of places)
      for (const shown of opened) {
        const name = `${shown.element}, ${shown.state}, ${place}`
        await openState(page, site, shown, { zoomed: place })
        await expect.poll(async () => (await openBoxes(page)).length, { message: name }).toBeGreaterThan(0)
        await expect(async () => {
          const { width = 0, height = 0 } = page.viewportSize() ?? {}
          for (const { surface, anchor } of await openBoxes(page)) {
            expect(surface.left, `${name}: start`).toBeGreaterThanOrEqual(-1)
            expect(surface.top, `${name}: top`).toBeGreaterThanOrEqual(-1)
            expect(surface.right, `${name}: end`).toBeLessThanOrEqual(width + 1)
            expect(surface.bottom, `${name}: bottom`).toBeLessThanOrEqual(height + 1)
            if (!anchor) continue
            expect(gap(surface, anchor), `${name}: beside its button`).toBeGreaterThanOrEqual(-1)
            expect(gap(surface, anchor), `${name}: beside its button`).toBeLessThanOrEqual(8)
            expect(surface.left, `${name}: under its button`).toBeLessThanOrEqual(anchor.right)
            expect(surface.right, `${name}: under its button`).toBeGreaterThanOrEqual(anchor.left)
          }
        }).toPass({ timeout: 60_000 })
      }
  })
