import { expect, type Page } from '@playwright/test'

/** The data that the page of a host keeps for its test. */
interface Seen {
  tokens: Set<string | null>
  supplied: string[]
}

/**
 * Checks everything that a host must be able to do. Returns the faults, or an empty list.
 * @param more paths of other pages of the host that show the work orders
 */
export async function drive(page: Page, origin: string, more: readonly string[] = []): Promise<string[]> {
  const heard: string[] = []
  page.on('pageerror', error => heard.push(`threw: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error' && !/favicon/.test(message.location().url)) heard.push(`console: ${message.text()}`)
  })
  page.on('response', response => {
    if (response.status() >= 400 && !/favicon/.test(response.url()))
      heard.push(`${response.status()}: ${response.url()}`)
  })
  const workers: string[] = []
  page.on('worker', worker => workers.push(worker.url()))
  const asked = new Set<string>()
  page.on('request', request => asked.add(new URL(request.url()).origin))
  await page.goto(origin)

  const orders = page.locator('reeldock-work-orders')
  await expect(orders.getByRole('row', { name: /WO-48213/ })).toBeVisible()
  const { sent, supplied } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen }
    return { sent: [...seen.tokens], supplied: seen.supplied }
  })
  if (supplied.length !== 1) heard.push(`asked ${supplied.length} times for one token`)
  if (sent.join() !== supplied.join()) heard.push('sent another token than the one supplied')

  const shipments = page.locator('reeldock-shipments')
  await shipments.locator('.edit-cell[data-field="shippingTracking"]').first().focus()
  await page.keyboard.type('1Z5R89398926724612')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.locator('#said')).toHaveText('saved 1')

  const download = page.waitForEvent('download')
  await shipments.getByRole('button', { name: 'Export' }).click()
  await download
  if (workers.length === 0) heard.push('wrote the sheet without its worker')

  await page.locator('#language').click()
  await expect(orders.getByRole('searchbox')).toHaveAccessibleName(/Auftragsnummer/)
  await page.locator('#theme').click()
  await expect
    .poll(() => orders.evaluate(element => element.shadowRoot?.querySelector('.root')?.getAttribute('data-theme')))
    .toBe('dark')

  for (const path of more) {
    await page.goto(`${origin}${path}`)
    await expect(orders.getByRole('row', { name: /WO-48213/ }), path).toBeVisible()
  }

  const foreign = [...asked].filter(each => each !== origin)
  if (foreign.length > 0) heard.push(`asked ${foreign.join(', ')}`)
  return heard
}
