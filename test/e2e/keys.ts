import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page of the portal has. */
const mostStops = 150

/** Goes on with Tab until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop++) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${target}`)
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
