import { createRoot } from 'react-dom/client'
import type { Fleet } from '../../../../core/appliances/types'
import { DockCard } from '../../../../elements/appliances/DockCard'
import { KitProvider } from '../../../../elements/kit/context'
import type { Contender } from '../../types'
import { task } from '../drawn'
import { t } from '../stage'
import { openAppliances, shownIn } from './scene'
import { openFleet, sendings, setTick } from './world'

const ticks = 40
const nobody = new Map()
const nothing = () => {}

/** One root that is drawn anew with every tick, and lays out everything: no `content-visibility`. */
export async function make(size: number): Promise<Contender> {
  const sent = sendings(size, ticks)
  let tick = 0
  setTick(0)
  const stage = openAppliances('.dock { content-visibility: visible !important }')
  const root = createRoot(stage.box)
  const draw = (fleet: Fleet) =>
    root.render(
      <KitProvider t={t}>
        <div className="docks">
          {fleet.docks.map(dock => (
            <DockCard
              key={dock.id}
              dock={dock}
              watch={nothing}
              shipments={nobody}
              showsIp={false}
              Budget={null}
              onOpen={nothing}
              onDuplicate={nothing}
              onAgain={nothing}
            />
          ))}
        </div>
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
      poll: async () => draw(await store.poll(next()?.status ?? '')),
      events: async () => {
        for (const message of next()?.events ?? []) {
          store.hear(message)
          await task()
        }
        draw(store.fleet)
      },
    },
    shown: () => shownIn(stage.root),
  }
}
