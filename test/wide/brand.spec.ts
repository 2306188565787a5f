import { expect } from '@playwright/test'
import { createRandom } from '../../core/testing/random'
import { accessFaults } from '../fixtures/access'
import { clearStorage, gallery, openState, test } from '../fixtures/gallery'
import { setTheme, setTokens } from '../fixtures/page-settings'

/** Another seed gives other brands: BRAND_SEED=7. */
const stream = Number(process.env.BRAND_SEED ?? 20)
const random = createRandom(stream)
const seeds = Array.from({ length: 10 }, () => `#${random.whole(0, 0xffffff).toString(16).padStart(6, '0')}`)

for (const element of ['work-orders', 'registration'])
  test(`${element}: axe finds no faint colour under ten brands, light and dark`, async ({ page, site }) => {
    const shown = gallery.find(each => each.element === element && each.state === 'ready')
    if (!shown) throw new Error(`${element} has no state that is ready`)
    await clearStorage(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openState(page, site, shown, { theme: 'light' })
    const focusColor = () =>
      page.evaluate(tag => {
        const root = document.querySelector(tag)?.shadowRoot?.querySelector('.root')
        return root ? getComputedStyle(root).getPropertyValue('--_focus') : ''
      }, `reeldock-${element}`)
    const usual = await focusColor()
    for (const seed of seeds)
      for (const theme of ['light', 'dark'] as const) {
        await setTokens(page, { '--reeldock-seed': seed })
        await setTheme(page, theme)
        expect.soft(await focusColor(), `${seed} reaches the element`).not.toBe(usual)
        const faults = await accessFaults(page, ['color-contrast', 'link-in-text-block'])
        expect.soft(faults, `${seed}, ${theme}, BRAND_SEED=${stream}`).toEqual([])
      }
  })
