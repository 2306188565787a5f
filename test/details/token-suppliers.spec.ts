import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/gallery'
import { drivesSentAs, readAgain, replaceSupplier, saveInMood, setMood, startInMood } from './token-suppliers'

const orders = (page: Page) => page.locator('reeldock-work-orders')
const rows = (page: Page) => orders(page).getByRole('rowheader')
const drives = (page: Page) => page.locator('reeldock-drive-inventory')
const onHand = (page: Page) => drives(page).getByLabel('CRU drives on hand')

for (const mood of ['throws', 'rejects', 'answers nothing', 'answers a page'] as const)
  test(`a token supplier that ${mood} is an error in each element, and a retry in one corrects all`, async ({
    page,
    site,
  }) => {
    await startInMood(page, site, mood)
    for (const element of [orders(page), drives(page)]) {
      await expect(element.getByRole('button', { name: 'Try again' })).toHaveCount(1)
      const why = mood === 'answers nothing' ? 'You’re not signed in' : 'This page could not confirm your sign-in.'
      await expect(element.getByText(why)).toHaveCount(1)
    }
    await setMood(page, 'manual')
    await orders(page).getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page)).toHaveCount(10)
    // The other element had the same fault of the same account, so the retry corrects both.
    await expect(onHand(page)).toBeVisible()
    await expect(drives(page).getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })

test('a token supplier that never answers is an error after the time limit', async ({ page, site }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await startInMood(page, site, 'hangs')
  await expect(orders(page).locator('.skeleton').first()).toBeVisible()
  const again = orders(page).getByRole('button', { name: 'Try again' })
  await page.clock.runFor(19_000)
  await expect(again).toBeHidden()
  await page.clock.runFor(1500)
  await expect(again).toBeVisible()
  await setMood(page, 'manual')
  await again.click()
  await page.clock.resume()
  await expect(rows(page)).toHaveCount(10)
})

for (const form of ['named', 'opaque'] as const) {
  test(`the account of a new supplier (${form} tokens) sees no data of the first account, which finds its edits again later`, async ({
    page,
    site,
  }) => {
    await startInMood(page, site, 'manual', form)
    const first = await rows(page).allTextContents()
    await onHand(page).fill('412')
    await expect(drives(page)).toHaveJSProperty('dirty', true)
    await replaceSupplier(page, 'small', form)
    await expect(onHand(page)).not.toHaveValue('412')
    await expect(drives(page)).toHaveJSProperty('dirty', false)
    await expect(rows(page).first()).toContainText('WO-30')
    for (const row of await rows(page).allTextContents()) expect(first).not.toContain(row)
    expect([await drivesSentAs(page, 'small'), await drivesSentAs(page, 'manual')]).toEqual([[], []])
    await replaceSupplier(page, 'manual', form)
    await expect(onHand(page)).toHaveValue('412')
    await drives(page).getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await drivesSentAs(page, 'manual')).join()).toContain('412')
    expect(await drivesSentAs(page, 'small')).toEqual([])
  })
}

for (const form of ['named', 'opaque'] as const)
  test(`a supplier that changes to another account during a save (${form} tokens) does not save as that account`, async ({
    page,
    site,
  }) => {
    await startInMood(page, site, 'manual', form)
    await onHand(page).fill('412')
    await expect(rows(page)).toHaveCount(10)
    expect(await saveInMood(page, 'small')).toBe(false)
    await expect(rows(page).first()).toContainText('WO-30')
    await expect(onHand(page)).not.toHaveValue('412')
    expect([await drivesSentAs(page, 'small'), await drivesSentAs(page, 'manual')]).toEqual([[], []])
    await setMood(page, 'manual')
    await readAgain(page)
    await expect(onHand(page)).toHaveValue('412')
  })

test('an account with an opaque token is identified by the answer of the server', async ({ page, site }) => {
  await startInMood(page, site, 'manual', 'opaque')
  await onHand(page).fill('412')
  await expect(rows(page)).toHaveCount(10)
  await setMood(page, 'small')
  await readAgain(page)
  await expect(onHand(page)).not.toHaveValue('412')
  await expect(rows(page).first()).toContainText('WO-30')
  expect(await drivesSentAs(page, 'small')).toEqual([])
})
