import { expect } from '@playwright/test'
import { accessFaults } from '../fixtures/access'
import { listenTo } from '../fixtures/complaints'
import { clearStorage, gallery, openState, test } from '../fixtures/gallery'
import { setWidth } from '../fixtures/page-settings'
import { bareKey } from '../gallery/bare-key'
import { checkHeadings } from '../gallery/headings'
import { roomFaults } from '../gallery/room'

/** The widths of a window and of the narrowest phone. */
const [wide, narrow] = [1280, 320]

/** The states that users meet most often; `gallery/` has the others. */
const main = ['ready', 'empty', 'error', 'offline']

/** One test for each element. All of its states use one page, which already has the files. */
const elements = [...new Set(gallery.map(({ element }) => element))].map(element => ({
  element,
  states: gallery.filter(shown => shown.element === element && main.includes(shown.state)),
}))

const soft = expect.configure({ soft: true })

for (const { element, states } of elements)
  test(`${element}: main states have their texts and room, are accessible, and log no errors`, async ({
    page,
    site,
  }) => {
    expect(states.map(({ state }) => state)).toContain('ready')
    const complaints = await listenTo(page)
    await clearStorage(page)
    for (const shown of states) {
      const { state } = shown
      await page.setViewportSize({ width: wide, height: 800 })
      await openState(page, site, shown, { theme: 'light', locale: 'en' })
      await expect.soft(page.getByText(bareKey), `${state}: bare keys`).toHaveCount(0)
      await soft.poll(() => roomFaults(page), `${state}, ${wide} px: no room`).toEqual([])
      await checkHeadings(page, shown)
      if (state === 'ready') expect.soft(await accessFaults(page), `${state}: access`).toEqual([])
      await setWidth(page, narrow)
      await soft.poll(() => roomFaults(page), `${state}, ${narrow} px: no room`).toEqual([])
      expect.soft(await complaints.all(), `${state}: policy, console, errors`).toEqual([])
    }
  })
