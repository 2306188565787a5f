import { expect, test } from '@playwright/test'
import type { Shipment } from '../../core/wire/shipments'
import { findPostgres, startPostgres } from './postgres'
import { startServer } from './start'
import { pendingShipment, sentOf } from './work'

const programs = findPostgres()

test('the server stands on PostgreSQL as it does on its own engine', async () => {
  test.skip(programs === null, 'PostgreSQL is not installed: initdb and pg_ctl were not found')
  const postgres = await startPostgres(programs ?? '')
  try {
    const env = { DATABASE_URL: postgres.url }
    const first = await startServer({ env })
    const ada = await first.signIn('ada.novak@cinderlane.example.com')
    const token = await ada.token()
    const { path, shipment, etag } = await pendingShipment(ada)
    const returnDetails = { type: null, slug: null, reference: null, comments: 'kept' }
    const saved = await ada.call('PUT', path, [{ ...sentOf(shipment), returnDetails }], { 'if-match': etag })
    await first.stop('SIGKILL')
    expect(saved.status).toBe(200)

    const second = await startServer({ env, port: first.port })
    expect(await ada.token()).toBe(token)
    const found = (await ada.call('GET', path)).body as Shipment[]
    expect(found.find(({ id }) => id === shipment.id)?.returnDetails?.comments).toBe('kept')
    const search = await ada.call('GET', '/api/main/v1/work-orders?items=current&ps=5&offset=0&search=%00%25')
    expect(search).toMatchObject({ status: 200, body: { total: 0 } })
    expect(await second.stop()).toBe(0)
  } finally {
    await postgres.stop()
  }
})
