import { expect, test } from '@playwright/test'
import type { WorkOrderList } from '../../core/wire/work-orders'
import { listen } from '../fixtures/server/listen'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { duePartner, noSubmissions, putRows, submission } from '../fixtures/server/strange-rows'
import { seededDirectory } from '../fixtures/server/template'

const post = (server: StartedServer, path: string, form: Record<string, string>) =>
  fetch(server.embedUrl + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
const operations = async (server: StartedServer) => (await fetch(`${server.embedUrl}/operations`)).text()
/** Returns the texts in the partner's row: the reason, the start, the number of tries, the next try. */
const row = (text: string) =>
  /<th scope="row">aaa<\/th>(.*)<\/tr>/
    .exec(text)?.[1]
    ?.split(/<[^>]+>/)
    .filter(Boolean) ?? []

test('a partner with a failing world is paused alone, is shown to the operator, and continues after a successful retry', async () => {
  const dataDir = await seededDirectory('small')
  // This submission cannot be approved, because its theatre lists are not an array.
  await putRows(dataDir, duePartner('aaa'), submission('aaa', 'broken', { theatreLists: 5 }, 1))

  const first = await startServer({ dataDir })
  const ada = await first.signIn('ada.novak@cinderlane.example.com')
  const { body } = await ada.call('GET', '/api/main/v1/work-orders?items=current&ps=50&offset=0')
  const [found] = (body as WorkOrderList).workOrders.flatMap(({ workOrderNo, compositions }) =>
    compositions.flatMap(({ id, download }) => (download === null ? { workOrderNo, compositionId: id } : [])),
  )
  await ada.call('POST', `/api/main/v1/work-orders/${found?.workOrderNo}/download/${found?.compositionId}`)
  const { messages, opened } = listen(first, await ada.token())
  await opened
  await post(first, '/operations/world', { forward: '1440' })
  const event = { type: 'download.changed', ...found, status: 'completed' }
  await expect.poll(() => messages, 'other partners continue').toContainEqual(expect.objectContaining(event))

  const [reason, since, , , button] = row(await operations(first))
  expect(reason).toContain('TypeError')
  expect(button).toBe('Try again')
  const logged = first
    .output()
    .split('\n')
    .filter(line => line.includes('the simulation of a partner is paused'))
  expect(logged, 'logged once').toHaveLength(1)
  expect(logged[0]).toContain('aaa')
  await first.stop('SIGKILL')

  const second = await startServer({ dataDir })
  const [, sinceThen, tries] = row(await operations(second))
  expect(sinceThen, 'kept').toBe(since)
  expect((await post(second, '/operations', { retry: 'aaa' })).status).toBe(303)
  expect(Number.parseInt(row(await operations(second))[2] ?? '', 10), 'tried at once').toBeGreaterThan(
    Number.parseInt(tries ?? '', 10),
  )
  expect((await post(second, '/operations', { retry: 'nobody' })).status).toBe(303)
  const foreign = {
    method: 'POST',
    body: new URLSearchParams({ retry: 'aaa' }),
    headers: { 'sec-fetch-site': 'cross-site' },
  }
  expect((await fetch(`${second.embedUrl}/operations`, foreign)).status).toBe(403)
  await second.stop()

  await putRows(dataDir, noSubmissions('aaa'))
  const third = await startServer({ dataDir })
  await post(third, '/operations', { retry: 'aaa' })
  expect(row(await operations(third))).toEqual([])
  expect(await third.stop()).toBe(0)
})
