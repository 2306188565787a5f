import type { Page } from 'puppeteer-core'
import { expect, test } from './stage'

const shown = { element: 'drive-inventory', state: 'dialog' }

/** Returns whether the element's dialog is visible. */
const isOpen = (page: Page) =>
  page.evaluate(() =>
    Boolean(document.querySelector('reeldock-drive-inventory')?.shadowRoot?.querySelector('dialog[open]')),
  )

/** Returns whether the dialog lies within the window and is on top at its corners. */
function isFullyVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const root = document.querySelector('reeldock-drive-inventory')?.shadowRoot
    const dialog = root?.querySelector('dialog')
    if (!root || !dialog) return false
    const { left, top, right, bottom } = dialog.getBoundingClientRect()
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false
    return [left + 12, right - 12].every(x =>
      [top + 12, bottom - 12].every(y => dialog.contains(root.elementFromPoint(x, y))),
    )
  })
}

test('a dialog is not clipped by its host', async ({ stage: { page, open } }) => {
  await open(shown)
  await page.evaluate(() => {
    const cramped = { overflow: 'hidden', height: '40px', width: '300px', transform: 'translateX(20px)' }
    Object.assign(document.querySelector('main')?.style ?? {}, cramped)
  })
  expect(await isFullyVisible(page)).toBe(true)
})

test('a dialog opens above a dialog of the host, Escape closes it first, and the focus returns', async ({
  stage: { page, open },
}) => {
  await open(shown)
  await page.evaluate(() => {
    const element = document.querySelector('reeldock-drive-inventory')
    element?.removeAttribute('open')
    const hostDialog = document.createElement('dialog')
    const opener = document.createElement('button')
    opener.textContent = 'Drives'
    opener.id = 'opener'
    opener.onclick = () => element?.setAttribute('open', '')
    hostDialog.append(opener)
    if (element) hostDialog.append(element)
    document.body.append(hostDialog)
    hostDialog.showModal()
    opener.focus()
  })
  await expect.poll(() => isOpen(page)).toBe(false)
  await page.keyboard.press('Enter')
  await expect.poll(() => isOpen(page)).toBe(true)
  expect(await isFullyVisible(page)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => isOpen(page)).toBe(false)
  const after = () =>
    page.evaluate(() => [document.querySelector<HTMLDialogElement>('body > dialog')?.open, document.activeElement?.id])
  await expect.poll(after).toEqual([true, 'opener'])
})
