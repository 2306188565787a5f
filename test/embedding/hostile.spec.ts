import { expect } from '@playwright/test'
import { elementNames } from '../../elements/base/bundle/entries'
import { listenTo } from '../fixtures/complaints'
import { test } from '../fixtures/gallery'
import { untilLaidOut } from '../fixtures/page-settings'
import { configureHostile, lastBody, makeHostile, passed } from './hostile'

/** Every tag, and the attributes with which it shows something alone. */
const tags: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...Object.fromEntries(elementNames().map(name => [`reeldock-${name}`, {}])),
  'reeldock-registration': { step: 'approved' },
  'reeldock-work-orders': { 'page-size': '10' },
  'reeldock-shipments': { 'work-order-no': 'WO-48213' },
  'reeldock-drive-inventory': { inline: '' },
  'reeldock-status-page': { kind: 'not-found' },
}

test.describe('a page that patches functions which the suite calls, and takes the name of its global', () => {
  test('can remove elements and put them back while they load', async ({ page, site }) => {
    const complaints = await listenTo(page)
    const held: (() => Promise<void>)[] = []
    let isHeld = true
    await page.route('**/reeldock/elements/*.js', route => {
      if (!isHeld) return route.continue()
      held.push(() => route.continue())
    })
    await page.goto(`${site}/test/embedding/pages/hostile.html`)
    await configureHostile(page, 50)
    const shuffle = (times: number) =>
      page.evaluate(
        ([all, rounds]) => {
          const main = document.querySelector('main')
          for (let round = 0; round < rounds; round++)
            for (const [tag, attributes] of Object.entries(all)) {
              const existing = main?.querySelector(tag)
              const element = existing ?? document.createElement(tag)
              for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
              existing?.remove()
              main?.append(element)
              const other = document.createElement(tag)
              main?.append(other)
              other.remove()
            }
        },
        [tags, times] as const,
      )
    await shuffle(10)
    await expect.poll(() => held.length).toBe(Object.keys(tags).length)
    isHeld = false
    for (const go of held) void go()
    await page.waitForFunction(all => all.every(tag => customElements.get(tag)), Object.keys(tags))
    await shuffle(10)
    for (let times = 0; times < 5; times++) {
      await untilLaidOut(page)
      await shuffle(1)
    }
    const main = page.locator('main')
    await expect(main.locator('reeldock-work-orders').getByRole('rowheader')).toHaveCount(10)
    await expect(main.locator('reeldock-shipments').getByRole('row').nth(3)).toBeVisible()
    await expect(main.locator('reeldock-drive-inventory').getByLabel('CRU drives on hand')).toBeVisible()
    await expect(main.locator('reeldock-reports')).toContainText('Delivered on time')
    await expect(page.getByText('Try again')).toHaveCount(0)
    await expect(page.locator('.frame')).toHaveCount(Object.keys(tags).length - 1)
    await expect(main.locator('> *')).toHaveCount(Object.keys(tags).length)
    expect(await complaints.all()).toEqual([])
    const { fetch, attachShadow, define } = await passed(page)
    expect(fetch).toBeGreaterThan(5)
    expect(attachShadow).toBeGreaterThanOrEqual(Object.keys(tags).length)
    expect(define).toBeGreaterThanOrEqual(Object.keys(tags).length)
  })

  test('can save, and its edits survive a reload', async ({ page, site }) => {
    const complaints = await listenTo(page)
    const drives = page.locator('reeldock-drive-inventory')
    const onHand = drives.getByLabel('CRU drives on hand')
    const open = async () => {
      await page.goto(`${site}/test/embedding/pages/hostile.html`)
      await configureHostile(page)
      await page.evaluate(() => {
        const element = document.createElement('reeldock-drive-inventory')
        element.setAttribute('inline', '')
        document.querySelector('main')?.append(element)
      })
    }
    await open()
    await onHand.fill('412')
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).some(value => String(value).includes('412'))))
      .toBe(true)
    await open()
    await expect(onHand).toHaveValue('412')
    await drives.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => lastBody(page, 'PUT')).toContain('drives.0.totalStock 412')
    expect(await lastBody(page, 'PUT')).not.toContain('of the page')
    await expect(page.getByText('Drive inventory was updated successfully').first()).toBeVisible()
    expect(await complaints.all()).toEqual([])
  })

  test('can close all shadow roots: lost files are reported, the focus enters and returns, parts are styled', async ({
    page,
    site,
  }) => {
    const tag = 'reeldock-drive-inventory'
    await makeHostile(page, { closed: true })
    await page.route('**/reeldock/elements/drive-inventory.js', route => route.abort(), { times: 1 })
    await page.goto(`${site}/test/embedding/pages/hostile.html`)
    const putBeside = async () => {
      await configureHostile(page)
      await page.evaluate(name => {
        const opener = document.createElement('button')
        const element = document.createElement(name)
        element.setAttribute('open', '')
        document.querySelector('main')?.append(opener, element)
        opener.focus()
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`${name}::part(root) { outline: 3px solid rgb(1, 2, 3) }`)
        document.adoptedStyleSheets = [sheet]
      }, tag)
    }
    await putBeside()
    const inside = <Found>(selector: string, look: (found: Element | null, root: ShadowRoot) => Found) =>
      page.evaluate(
        ([name, asked, text]) => {
          const root = document.querySelector(name)?.shadowRoot
          return root ? new Function(`return ${text}`)()(root.querySelector(asked), root) : null
        },
        [tag, selector, `${look}`] as const,
      ) as Promise<Found>
    await expect.poll(() => inside('[role=alert]', found => found?.textContent)).toContain('Try again')
    await page.reload()
    await putBeside()
    await expect.poll(() => inside('dialog input', found => found !== null)).toBe(true)
    await expect.poll(() => inside('dialog', (found, root) => found?.contains(root.activeElement))).toBe(true)
    expect(await inside('.root', found => found && getComputedStyle(found).outlineColor)).toBe('rgb(1, 2, 3)')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('button')
  })
})
