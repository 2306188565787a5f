import { expect, type Page } from '@playwright/test'
import { openState, test } from '../fixtures/gallery'

/** Makes the host clip everything that is not in the top layer. */
function cramp(page: Page): Promise<void> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    main?.style.setProperty('overflow', 'hidden')
    main?.style.setProperty('height', '40px')
    main?.style.setProperty('width', '300px')
    main?.style.setProperty('transform', 'translateX(20px)')
  })
}

/** Returns whether the dialog lies within the window and is on top at each corner of its box. */
async function isFullyVisible(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate(element => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false
    const corners: [number, number][] = [
      [left + 12, top + 12],
      [right - 12, top + 12],
      [left + 12, bottom - 12],
      [right - 12, bottom - 12],
    ]
    const root = element.getRootNode() as ShadowRoot
    return corners.every(([x, y]) => element.contains(root.elementFromPoint(x, y)))
  })
}

test('a dialog is not clipped by its host', async ({ page, site }) => {
  await openState(page, site, { element: 'drive-inventory', state: 'dialog' })
  await cramp(page)
  expect(await isFullyVisible(page, 'reeldock-drive-inventory dialog')).toBe(true)
})

test('a dialog opens above a dialog of the host, and Escape closes it first', async ({ page, site }) => {
  await openState(page, site, { element: 'drive-inventory', state: 'dialog' })
  await page.evaluate(() => document.querySelector('reeldock-drive-inventory')?.removeAttribute('open'))
  await expect(page.locator('reeldock-drive-inventory dialog')).toBeHidden()
  await page.evaluate(() => {
    const element = document.querySelector('reeldock-drive-inventory')
    const hostDialog = document.createElement('dialog')
    if (element) hostDialog.append(element)
    document.body.append(hostDialog)
    hostDialog.showModal()
    element?.setAttribute('open', '')
  })
  await expect(page.locator('reeldock-drive-inventory dialog')).toBeVisible()
  expect(await isFullyVisible(page, 'reeldock-drive-inventory dialog')).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.locator('reeldock-drive-inventory dialog')).toBeHidden()
  expect(await page.evaluate(() => document.querySelector<HTMLDialogElement>('body > dialog')?.open)).toBe(true)
})

test('the focus returns to what opened a dialog', async ({ page, site }) => {
  await openState(page, site, { element: 'drive-inventory', state: 'dialog' })
  await page.evaluate(() => {
    const element = document.querySelector('reeldock-drive-inventory')
    element?.removeAttribute('open')
    const button = document.createElement('button')
    button.textContent = 'Drives'
    button.onclick = () => element?.setAttribute('open', '')
    document.body.append(button)
  })
  const opener = page.getByRole('button', { name: 'Drives', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('reeldock-drive-inventory dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('reeldock-drive-inventory dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})
