import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, test } from '@playwright/test'
import { openStore } from '../../demo/server/store/open'
import { findPostgres, noPostgres, startPostgres } from '../fixtures/server/postgres'

const programs = findPostgres()

test.skip(programs === null, noPostgres)

/** Relays connections to a port. After `hold`, both ends stay open without receiving anything. */
async function startRelay(port: number) {
  const sockets: Socket[] = []
  const relay = createServer(near => {
    const far = connect(port, '127.0.0.1')
    for (const socket of [near, far]) socket.on('error', () => undefined)
    near.pipe(far).pipe(near)
    sockets.push(near, far)
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  return {
    port: (relay.address() as AddressInfo).port,
    hold() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    stop() {
      for (const socket of sockets) socket.destroy()
      relay.close()
    },
  }
}

test('a silently dead connection for notices is detected and opened again', async () => {
  const postgres = await startPostgres(programs ?? '')
  const url = new URL(postgres.url)
  const relay = await startRelay(Number(url.port))
  url.port = `${relay.port}`
  const [here, there] = [
    await openStore(url.href, async () => undefined),
    await openStore(postgres.url, async () => undefined),
  ]
  const applied: unknown[] = []
  let missed = 0
  const onFailure = () => undefined
  const listener = await here.notices({
    apply: message => applied.push(message),
    missed: () => (missed += 1),
    onFailure,
  })
  const teller = await there.notices({ apply: onFailure, missed: onFailure, onFailure })
  try {
    relay.hold()
    await expect.poll(() => missed).toBe(1)
    teller?.send('again')
    await expect.poll(() => applied).toContain('again')
  } finally {
    await teller?.close()
    await listener?.close()
    relay.stop()
    await Promise.all([here.close(), there.close()])
    await postgres.stop()
  }
})
