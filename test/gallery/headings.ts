import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Shown } from '../fixtures/gallery'

/** Elements that are a part around a page show no title of their own. */
const untitled = ['navigation', 'footer', 'notifications']

/** Elements whose first heading is that of a whole page. */
const wholePages = ['landing', 'status-page']

const soft = expect.configure({ soft: true })

/** The levels of the headings in sight, in the order in which they are read; those of dialogs apart. */
async function levels(page: Page): Promise<{ screen: number[]; dialog: number[] }> {
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

/** Returns the faults of headings that should begin at a level: not the first, not alone at it, or a level skipped. */
function faultsOf(found: readonly number[], first: number): string[] {
  const said = found.join(' ')
  return [
    ...(found[0] === first ? [] : [`begins with ${found[0]}: ${said}`]),
    ...(found.filter(level => level <= first).length === 1 ? [] : [`not one of ${first}: ${said}`]),
    ...found.flatMap((level, at) => (level > (found[at - 1] ?? level) + 1 ? [`skips to ${level}: ${said}`] : [])),
  ]
}

/** Checks the headings of a state at the level of the element's own, and again as `heading-level` says 3. */
export async function checkHeadings(page: Page, { element, state }: Shown): Promise<void> {
  if (untitled.includes(element)) return
  for (const asked of [null, 3]) {
    const first = asked ?? (wholePages.includes(element) ? 1 : 2)
    await page.locator(`reeldock-${element}`).evaluate((at, level) => {
      if (level) at.setAttribute('heading-level', String(level))
      else at.removeAttribute('heading-level')
    }, asked)
    const faults = async () => {
      const { screen, dialog } = await levels(page)
      const isDialogAlone = screen.length === 0 && dialog.length > 0 && element === 'drive-inventory'
      return [...(isDialogAlone ? [] : faultsOf(screen, first)), ...(dialog.length > 0 ? faultsOf(dialog, 2) : [])]
    }
    await soft.poll(faults, `${element}, ${state}: headings from ${first}`).toEqual([])
  }
  await page.locator(`reeldock-${element}`).evaluate(at => at.removeAttribute('heading-level'))
}
