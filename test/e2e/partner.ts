import { expect, type Locator, type Page } from '@playwright/test'

/** An approved partner of the full demonstration, with the order of 240 shipments. */
export const maya = { email: 'maya.ortiz@lonestar.example.com', name: 'Maya Ortiz' }
/** An approved partner of the small world, with a dozen work orders. */
export const ada = { email: 'ada.novak@cinderlane.example.com', name: 'Ada Novak' }

/** Comes in at the portal as a person does: the landing page, the provider's page, one button. */
export async function enter(page: Page, url: string, who: { name: string }): Promise<void> {
  await page.goto(url)
  await page.getByRole('link', { name: 'Sign in or sign up' }).click()
  await page.getByRole('button', { name: `Sign in as ${who.name}` }).click()
  await expect(page.locator('#outlet > :not(reeldock-landing, .start)')).toBeVisible()
}

/** Comes in as an approved partner that starts at its work orders. */
export async function signIn(page: Page, url: string, who: { name: string }): Promise<void> {
  await enter(page, url, who)
  await expect(page.getByRole('heading', { name: 'Work orders' })).toBeVisible()
}

/** What the page's console and its policy complained of. Refused tokens of somebody who is not signed in are no complaint. */
export function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', error => heard.push(`${error}`))
  page.on('console', message => {
    const text = message.text()
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (/status of 401/.test(text) && /\/token$/.test(message.location().url)) return
    heard.push(text)
  })
  return heard
}

/** The button of the first cell of an order that holds nothing yet. */
export function emptyCell(page: Page): Locator {
  return page
    .locator('.edit-place:has(.without)')
    .getByRole('button', { name: /^Edit / })
    .first()
}
