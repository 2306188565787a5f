import type { Page } from '@playwright/test'
import { openState } from '../fixtures/gallery'

/** The order of 240 shipments. */
export const order = { element: 'shipments', state: 'ready' }

/** Opens the dialog; the browser's print window is not waited for. */
export async function openLabels(page: Page, site: string): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => window.top?.postMessage('printed')
  })
  await openState(page, site, order)
  await page.getByRole('button', { name: 'Labels…' }).click()
}

/** Chooses labels by their serial numbers. */
export async function chooseSerials(page: Page, text: string): Promise<void> {
  await page.getByLabel('By serial number').check()
  await page.getByLabel('Serial numbers').fill(text)
}

/** Presses a button that prints, and answers the document that it prints from, as one that stands alone. */
export async function printed(page: Page, button: string): Promise<string> {
  const heard = page.evaluate(
    () => new Promise<void>(resolve => window.addEventListener('message', () => resolve(), { once: true })),
  )
  await page.getByRole('button', { name: button, exact: true }).click()
  await heard
  return page.evaluate(() => {
    const page = document.querySelector<HTMLIFrameElement>('body > iframe')?.contentDocument
    if (!page) throw new Error('nothing to print from')
    const rules = page.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules].map(({ cssText }) => cssText))
    return `<!doctype html>${page.documentElement.outerHTML.replace('</head>', `<style>${rules.join('\n')}</style></head>`)}`
  })
}
