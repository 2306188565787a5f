import { writeFile } from 'node:fs/promises'
import { type CDPSession, expect } from '@playwright/test'
import { hostiles } from '../fixtures/files/hostile'
import { test } from '../fixtures/gallery'
import { correctForty, openShipments, puts } from '../fixtures/sheet-import'

for (const name of ['depot-forty-1252.csv', 'depot-forty-bom.csv'])
  test(`mistakes in forty rows of ${name} are named, counted and corrected in place, and one call saves the changed rows`, async ({
    page,
    site,
  }) => {
    await correctForty(page, site, name)
  })

/**
 * Puts a file into the field behind "Import…". The runner's own function would keep the field forever, and with it
 * every view that contained it.
 */
async function put(session: CDPSession, file: string): Promise<void> {
  const field = "document.querySelector('reeldock-shipments').shadowRoot.querySelector('input[type=file]')"
  const { result } = await session.send('Runtime.evaluate', { expression: field })
  const { objectId } = result
  if (objectId === undefined) throw new Error('No field takes a file')
  await session.send('DOM.setFileInputFiles', { files: [file], objectId })
  await session.send('Runtime.releaseObject', { objectId })
}

test('malicious files are refused with their message, make no request, end their worker and free their memory', async ({
  page,
  site,
}, testInfo) => {
  const leaks: string[] = []
  page.on('request', request => {
    if (/secret|entity|passwd|127\.0\.0\.1\/$/.test(request.url())) leaks.push(request.url())
  })
  await openShipments(page, site)
  const session = await page.context().newCDPSession(page)
  const heap = async () => {
    // The page's clock is stopped, so time limits of calls that have long been answered would keep their signals.
    await page.clock.fastForward('01:00')
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  const refuse = async ({ name, bytes, message: text }: (typeof hostiles)[number]) => {
    // The test passes a path, because the runner would pass bytes through the page.
    const path = testInfo.outputPath(`${name}.xlsx`)
    await writeFile(path, bytes())
    await put(session, path)
    const message = page.getByText(text, { exact: true })
    await expect(message, name).toBeVisible()
    await expect.poll(() => page.workers().length, name).toBe(0)
    await page.getByRole('button', { name: 'Dismiss' }).first().press('Enter')
    await expect(message, name).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Import…' })).toBeVisible()
  }
  // The first round loads and compiles the parts of an import, which stay in memory.
  for (const hostile of hostiles) await refuse(hostile)
  await page.waitForLoadState('networkidle')
  const before = await heap()
  for (const hostile of hostiles) await refuse(hostile)
  const after = await heap()
  console.log(`heap ${(before / 1e6).toFixed(1)} MB before, ${(after / 1e6).toFixed(1)} MB after`)
  expect(after).toBeLessThan(before * 1.1)
  expect(leaks).toEqual([])
  expect(await puts(page)).toEqual([])
})
