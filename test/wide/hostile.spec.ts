import { expect } from '@playwright/test'
import { clashWithNames, type Hostility, makeHostile } from '../embedding/hostile'
import { listenTo } from '../fixtures/complaints'
import { gallery, openState, test } from '../fixtures/gallery'
import { looks, restingLooks } from '../fixtures/looks'

const hosts: readonly [what: string, hostility: Hostility][] = [
  ['closes all shadow roots', { closed: true }],
  ['defines tags late, and in another order', { late: true }],
]

for (const shown of gallery.filter(({ state }) => state === 'ready'))
  test(`${shown.element} looks the same in a page that changes prototypes and uses the suite’s inner names`, async ({
    page,
    site,
    context,
  }) => {
    const tag = `reeldock-${shown.element}`
    await openState(page, site, shown)
    expect((await restingLooks(page, tag)).length).toBeGreaterThan(3)
    for (const [what, hostility] of hosts) {
      const away = await context.newPage()
      const complaints = await listenTo(away)
      await makeHostile(away, hostility)
      await openState(away, site, shown)
      expect.soft(await clashWithNames(away, tag), what).toBeGreaterThan(50)
      // Late parts may arrive at different times in the two pages.
      await expect(async () => expect(await looks(away, tag), what).toEqual(await looks(page, tag))).toPass()
      expect.soft(await complaints.all(), what).toEqual([])
      await away.close()
    }
  })
