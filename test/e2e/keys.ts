import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page of the portal has. */
const mostStops = 150

/** Goes on until something has the focus: with Tab, and within a grid, which is one stop, with the arrows. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop++) {
    if (await isFocused(target)) return
    await page.keyboard.press(await target.evaluate(nextKey))
  }
  throw new Error(`No key came to ${target}`)
}

/** Runs in the page: the key that leads nearer to an element. */
function nextKey(element: Element): string {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot
  const cell = element.closest<HTMLTableCellElement>('[role=grid] tr:not(.row-opened) > .cell')
  const here = activeElement?.closest<HTMLTableCellElement>('[role=grid] tr > .cell, [role=grid] tr > td')
  if (!cell || !here || cell.closest('[role=grid]') !== here.closest('[role=grid]')) return 'Tab'
  // What is opened under a row is gone through by Tab, as the rest of the page.
  if (here.closest('.row-opened')) return 'Shift+Tab'
  const [rowThere, rowHere] = [cell, here].map(each => (each.parentElement as HTMLTableRowElement).rowIndex)
  if (rowThere !== rowHere) return (rowThere ?? 0) > (rowHere ?? 0) ? 'ArrowDown' : 'ArrowUp'
  if (cell.cellIndex !== here.cellIndex) return cell.cellIndex > here.cellIndex ? 'ArrowRight' : 'ArrowLeft'
  // One of several controls: into the cell, and on in it.
  return activeElement === here ? 'Enter' : 'Tab'
}

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate(element => {
    const root = element.getRootNode() as Document | ShadowRoot
    return root.activeElement === element
  })
}

/** Presses a button or follows a link, come to by Tab. */
export async function pressByKey(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Writes over what is in a field, come to by Tab. */
export async function typeByKey(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** Chooses from a native list by the arrow keys. */
export async function chooseByKey(page: Page, list: Locator, value: string): Promise<void> {
  await tabTo(page, list)
  await page.keyboard.press('Home')
  for (let choice = 0; choice < mostStops; choice++) {
    if ((await list.inputValue()) === value) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${value} is no choice of ${list}`)
}
