import type { Fleet } from '../../../../core/appliances/types'
import '../../../../core/appliances/words'
import { DockCard } from '../../../../elements/appliances/DockCard'
import area from '../../../../styles/areas/appliances.css?inline'
import bays from '../../../../styles/bundles/bays.css?inline'
import base from '../../../../styles/index.css?inline'
import { openStage, type Stage } from '../stage'

const nobody = new Map()
const nothing = () => {}
const nowhere = { base: null, onOpen: nothing }

/** All cards of the element in their current state. */
export function View({ fleet }: { fleet: Fleet }) {
  return (
    <div className="docks">
      {fleet.docks.map(dock => (
        <DockCard
          key={dock.id}
          dock={dock}
          watch={nothing}
          shipments={nobody}
          showsIp
          onOpen={nothing}
          onDuplicate={nothing}
          onRefresh={nothing}
          onLabel={nothing}
          printing={null}
          isAlone={false}
          toOrder={nowhere}
        />
      ))}
    </div>
  )
}

export function openAppliances(...more: readonly string[]): Stage {
  return openStage(base, bays, area, ...more)
}

/** Returns the texts of the first appliance's bays, which are in sight. */
export function shownIn(root: ShadowRoot): string {
  return [...(root.querySelector('.dock')?.querySelectorAll('.slot') ?? [])]
    .map(slot => {
      const bars = [...slot.querySelectorAll<HTMLElement>('.time-bar-done')].map(bar => bar.style.transform)
      return `${slot.textContent} ${slot.querySelector('.time-bar')?.ariaLabel} ${bars.join(' ')}`
    })
    .join('\n')
}
