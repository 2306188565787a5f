import { createRoot } from 'react-dom/client'
import type { Fleet } from '../../../../core/appliances/types'
import { KitProvider } from '../../../../elements/kit/context'
import type { Contender } from '../../types'
import { t } from '../stage'
import { yieldTask } from '../until-drawn'
import { openAppliances, shownIn, View } from './scene'
import { openFleet, prepareTicks, setTick, untilNextTick } from './world'

const ticks = 40

/** Renders one React root again at every tick. Without `content-visibility`, everything is laid out. */
export async function make(size: number): Promise<Contender> {
  const sent = prepareTicks(size, ticks)
  let tick = 0
  setTick(0)
  const stage = openAppliances('.dock { content-visibility: visible !important }')
  const root = createRoot(stage.box)
  const draw = (fleet: Fleet) =>
    root.render(
      <KitProvider t={t}>
        <View fleet={fleet} />
      </KitProvider>,
    )
  const store = openFleet(sent[0]?.list ?? '')
  draw(store.fleet)
  const next = () => {
    tick += 1
    setTick(tick)
    return sent[tick]
  }
  return {
    steps: {
      poll: async () => {
        draw(await store.poll(next()?.status ?? ''))
        await untilNextTick(size, tick)
      },
      events: async () => {
        for (const message of next()?.events ?? []) {
          store.hear(message)
          await yieldTask()
        }
        draw(store.fleet)
        await untilNextTick(size, tick)
      },
    },
    shown: () => shownIn(stage.root),
  }
}
