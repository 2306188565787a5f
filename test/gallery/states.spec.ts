import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { listenTo } from '../fixtures/complaints'
import { gallery, openState, test } from '../fixtures/gallery'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function accessFaults(page: Page): Promise<string[]> {
  // At the end of the page a save bar stands below the rows; further up it lies over whichever row is under it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const { violations } = await new AxeBuilder({ page }).include('main').withTags(rules).analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}

for (const shown of gallery)
  test(`${shown.element}, ${shown.state}: no violation, and nothing for axe`, async ({ page, site }) => {
    // Three looks at some ten thousand nodes take their time.
    test.setTimeout(180_000)
    const complaints = await listenTo(page)
    const asked = new Set<string>()
    page.on('request', request => asked.add(new URL(request.url()).origin))
    // Colours on their way from one theme to the other are no fault.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openState(page, site, shown, { theme: 'light' })
    expect(await accessFaults(page), 'light').toEqual([])
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    expect(await accessFaults(page), 'dark').toEqual([])
    await page.evaluate(tag => document.querySelector(tag)?.setAttribute('locale', 'ar'), `reeldock-${shown.element}`)
    expect(await accessFaults(page), 'right to left').toEqual([])
    expect(await page.evaluate(() => document.querySelectorAll('head style').length), 'styles in the head').toBe(0)
    expect(await complaints.all()).toEqual([])
    expect([...asked].filter(origin => origin !== site && origin !== 'null')).toEqual([])
  })

for (const width of [1280, 768])
  for (const shown of gallery.filter(({ state }) => state === 'ready'))
    test(`${shown.element}: its skeleton has its final size, ${width} px wide`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(() => {
        const shifts = { sum: 0 }
        Object.assign(window, { shifts })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await openState(page, site, shown, { latency: '300' })
      const { sum } = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts)
      expect(sum).toBeLessThanOrEqual(0.02)
    })
