import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Shown } from '../fixtures/gallery'

/** Elements around a page, which have no title. */
const untitled = ['navigation', 'footer', 'notifications']

/** Elements whose first heading is the title of the page. */
const wholePages = ['landing', 'status-page']

const soft = expect.configure({ soft: true })

/** Returns the levels of the visible headings in reading order; those of dialogs are separate. */
async function readLevels(page: Page): Promise<{ screen: number[]; dialog: number[] }> {
  return page.evaluate(() => {
    const found = { screen: [] as number[], dialog: [] as number[] }
    const look = (root: ParentNode, isInDialog: boolean) => {
      for (const element of root.querySelectorAll('*')) {
        const inDialog = isInDialog || element.closest('dialog') !== null
        const level = Number(/^h([1-6])$/.exec(element.localName)?.[1])
        if (level && element.checkVisibility()) found[inDialog ? 'dialog' : 'screen'].push(level)
        if (element.shadowRoot) look(element.shadowRoot, inDialog)
      }
    }
    for (const main of document.querySelectorAll('main')) look(main, false)
    return found
  })
}

/**
 * Returns the faults of headings that should begin at a level: another first level, a second heading at it, or a
 * skipped level.
 */
function faultsOf(found: readonly number[], first: number): string[] {
  const text = found.join(' ')
  return [
    ...(found[0] === first ? [] : [`begins with ${found[0]}: ${text}`]),
    ...(found.filter(level => level <= first).length === 1 ? [] : [`not one of ${first}: ${text}`]),
    ...found.flatMap((level, index) => (level > (found[index - 1] ?? level) + 1 ? [`skips to ${level}: ${text}`] : [])),
  ]
}

/** Checks the headings of a state at the default level of the element, and again with `heading-level` 3. */
export async function checkHeadings(page: Page, { element, state }: Shown): Promise<void> {
  if (untitled.includes(element)) return
  for (const requestedLevel of [null, 3]) {
    const first = requestedLevel ?? (wholePages.includes(element) ? 1 : 2)
    await page.locator(`reeldock-${element}`).evaluate((host, level) => {
      if (level) host.setAttribute('heading-level', String(level))
      else host.removeAttribute('heading-level')
    }, requestedLevel)
    const faults = async () => {
      const { screen, dialog } = await readLevels(page)
      const isDialogAlone = screen.length === 0 && dialog.length > 0 && element === 'drive-inventory'
      return [...(isDialogAlone ? [] : faultsOf(screen, first)), ...(dialog.length > 0 ? faultsOf(dialog, 2) : [])]
    }
    await soft.poll(faults, `${element}, ${state}: headings from ${first}`).toEqual([])
  }
  await page.locator(`reeldock-${element}`).evaluate(host => host.removeAttribute('heading-level'))
}
