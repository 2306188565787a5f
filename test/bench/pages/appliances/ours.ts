import '../../../../elements/appliances/index'
import type { SocketLike } from '../../../../core/base/environment'
import { open } from '../../../fixtures/page/screen'
import type { Contender } from '../../types'
import { until, yieldTask } from '../until-drawn'
import { shownIn } from './scene'
import { prepareTicks, setTick, untilNextTick } from './world'

const ticks = 40

/** Opens the element as a host does, over a back end and a socket that send prepared texts. */
export async function make(size: number): Promise<Contender> {
  const sent = prepareTicks(size, ticks)
  const socket: SocketLike = { onopen: null, onmessage: null, onclose: null, close: () => {} }
  let tick = 0
  setTick(0)
  const { element } = open('reeldock-appliances', {
    scenario: 'approved-online',
    before({ options }) {
      const { fetch } = options
      options.fetch = async (input, init) => {
        const { pathname } = new URL(String(input), location.href)
        if (pathname.endsWith('/v1/appliances')) return new Response(sent[tick]?.list)
        if (pathname.endsWith('/duplication-status')) return new Response(sent[tick]?.status)
        return pathname.endsWith('/shipments') ? Response.json([]) : fetch(input, init)
      }
      options.socket = () => {
        setTimeout(() => socket.onopen?.({} as never))
        return socket
      }
    },
  })
  const root = () => element.shadowRoot as ShadowRoot
  await until(() => root().querySelectorAll('.slot').length === size * 12, 'the bays')
  await until(() => root().textContent?.includes('Live') === true, 'the socket')
  const first = root().querySelector('.slot')
  const percent = () => Number.parseInt(first?.querySelector('.slot-percent')?.textContent ?? '', 10)
  const step = async (send: () => Promise<void>) => {
    const before = percent()
    tick += 1
    setTick(tick)
    await send()
    await until(() => percent() === before + 1, 'the first bay')
    await untilNextTick(size, tick)
  }
  return {
    steps: {
      // A page that becomes visible again polls at once.
      poll: () => step(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
      events: () =>
        step(async () => {
          for (const data of sent[tick]?.events ?? []) {
            socket.onmessage?.({ data })
            await yieldTask()
          }
        }),
    },
    shown: () => shownIn(root()),
  }
}
