import { expect } from 'chai'
import { untilLive } from '../../../test/fixtures/page/live'
import { until } from '../../../test/fixtures/page/wait'
import type { SocketLike } from '../../base/environment'
import { createPortal } from '../../portal/portal'
import { createTestBackend } from '../../testing/test-backend'
import { shipments } from '../store'

const no = 'WO-48213'

function silentSocket(): SocketLike {
  const socket: SocketLike = { onopen: null, onmessage: null, onclose: null, close() {} }
  setTimeout(() => socket.onopen?.({} as never))
  return socket
}

describe('a save of shipments with an unusual response', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())

  for (const body of ['[]', '{"ok":true}', '[null,{"ok":true}]'])
    it(`reads the rows again when the body is ${body}, and shows them as saved`, async () => {
      const backend = createTestBackend({ now: '2026-11-19T15:00:00Z' })
      const { fetch } = backend.options
      const portal = createPortal({
        ...backend.options,
        fetch: async (input, init) => {
          const answer = await fetch(input, init)
          return init?.method === 'PUT' ? new Response(body, answer) : answer
        },
        // The socket connects but sends no event, so that no event causes the read.
        socket: silentSocket,
      })
      portal.hold(shipments, no)
      const store = portal.use(shipments, no)
      const first = () => store.rows.value.find(({ shipment }) => shipment.ordinal === 11)
      await until(() => first() !== undefined && store.couriers.value.length > 0, 'the shipments')
      await untilLive(portal)
      store.edit(first()?.shipment.id ?? '', { shippingComments: 'Dock 3' })
      expect((await store.save())?.length).to.equal(1)
      const callsAfterPut = () => backend.calls.slice(backend.calls.findLastIndex(({ method }) => method === 'PUT') + 1)
      await until(() => callsAfterPut().some(({ method, path }) => method === 'GET' && path.includes(no)), 'the read')
      await until(() => first()?.shipment.shippingDetails?.comments === 'Dock 3', 'the saved row')
      expect([store.changedCount.value, portal.notifications.toasts.value.map(({ tone }) => tone)]).to.deep.equal([
        0,
        ['ok'],
      ])
      portal.end()
      backend.close()
    })
})
