import { expect, test } from '@playwright/test'
import type { WorkOrderList } from '../../core/wire/work-orders'
import { listen } from '../fixtures/server/listen'
import { startServer } from '../fixtures/server/start'

test('a started download continues after the server was killed', async () => {
  const first = await startServer()
  const ada = await first.signIn('ada.novak@cinderlane.example.com')
  const { body } = await ada.call('GET', '/api/main/v1/work-orders?items=current&ps=50&offset=0')
  const [found] = (body as WorkOrderList).workOrders.flatMap(({ workOrderNo, compositions }) =>
    compositions.flatMap(({ id, download }) => (download === null ? { workOrderNo, compositionId: id } : [])),
  )
  expect(found).toBeDefined()
  const started = await ada.call(
    'POST',
    `/api/main/v1/work-orders/${found?.workOrderNo}/download/${found?.compositionId}`,
  )
  await first.stop('SIGKILL')
  expect(started.status).toBe(202)

  const second = await startServer({ dataDir: first.dataDir, port: first.port })
  try {
    const { messages, opened } = listen(second, await ada.token())
    await opened
    // A download takes minutes, so it is complete a day later, however long the start took.
    await fetch(`${second.embedUrl}/operations/world`, {
      method: 'POST',
      body: new URLSearchParams({ forward: '1440' }),
    })
    const event = { type: 'download.changed', ...found, status: 'completed' }
    await expect.poll(() => messages).toContainEqual(expect.objectContaining(event))
    expect(await statusOf()).toBe('completed')
  } finally {
    await second.stop()
  }

  async function statusOf(): Promise<string | undefined> {
    const { body: order } = await ada.call('GET', `/api/main/v1/work-orders/${found?.workOrderNo}`)
    const { compositions } = order as WorkOrderList['workOrders'][number]
    return compositions.find(({ id }) => id === found?.compositionId)?.download?.status
  }
})
