import { live } from '../../core/live/live'
import { defineArea } from '../../core/portal/container'
import type { PortalOptions, SocketLike } from '../../core/portal/options'
import { createPortal, type Portal } from '../../core/portal/portal'

/** Somebody who may come in. */
const session = defineArea('test-session', context => {
  const enter = () => context.granted('')
  enter()
  context.onRenewed(enter)
  return {}
})

const bases = {
  main: '/m',
  account: '/a',
  partners: '/p',
  reports: '/r',
  theatres: '/t',
  events: 'wss://e.test/events',
}

interface FakeSocket extends SocketLike {
  url: string
  closedWith: number | undefined
}

const portals: Portal[] = []

/** Ends every portal that a test has made. */
export function endFeeds(): void {
  for (const { end } of portals.splice(0)) end()
}

/** A portal whose sockets the test opens and cuts. */
export function feed(more: Partial<PortalOptions> = {}) {
  const sockets: FakeSocket[] = []
  const portal = createPortal({
    bases,
    token: () => 'token 1',
    fetch: async () => new Response('{}', { status: 401 }),
    socket: url => {
      const socket: FakeSocket = {
        url,
        closedWith: undefined,
        onopen: null,
        onmessage: null,
        onclose: null,
        close(code) {
          socket.closedWith = code ?? 1005
        },
      }
      sockets.push(socket)
      return socket
    },
    ...more,
  })
  portals.push(portal)
  const release = portal.hold(live)
  const store = portal.use(live)
  const door = portal.hold(session)
  portal.use(session)
  let refetched = 0
  store.whileAway(async () => {
    refetched += 1
  })
  const last = () => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('no socket')
    return socket
  }
  return {
    portal,
    store,
    sockets,
    last,
    release: () => {
      release()
      door()
    },
    open: () => last().onopen?.({} as never),
    cut: (code = 1006) => last().onclose?.({ code }),
    say: (message: unknown) =>
      last().onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) }),
    refetched: () => refetched,
  }
}
