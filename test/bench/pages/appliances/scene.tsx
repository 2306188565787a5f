import type { Fleet } from '../../../../core/appliances/types'
import '../../../../core/appliances/words'
import { createPortal } from '../../../../core/portal/portal'
import { createTestBackend } from '../../../../core/testing/test-backend'
import { DockCard } from '../../../../elements/appliances/DockCard'
import { ScreenScope } from '../../../../elements/base/bridge/hooks'
import area from '../../../../styles/areas/appliances.css?inline'
import bays from '../../../../styles/bundles/bays.css?inline'
import base from '../../../../styles/index.css?inline'
import { openStage, type Stage } from '../stage'

const noShipments = new Map()
const nothing = () => {}
const noOrderLinks = { base: null, onOpen: nothing }

/** The context that the bays' ends of copies read the schedule from. No step of the bench calls the host. */
const scope = {
  portal: createPortal(createTestBackend({ scenario: 'approved-online' }).options),
  host: {
    id: 'bench',
    element: document.body,
    emit: () => true,
    setView: nothing,
    navigate: () => false,
    ready: nothing,
    failed: nothing,
    onRefresh: nothing,
    expose: nothing,
  },
}

/** All cards of the element in their current state. */
export function View({ fleet }: { fleet: Fleet }) {
  return (
    <ScreenScope value={scope}>
      <div className="docks">
        {fleet.docks.map(dock => (
          <DockCard
            key={dock.id}
            dock={dock}
            watch={nothing}
            shipments={noShipments}
            showsIp
            onOpen={nothing}
            onDuplicate={nothing}
            onRefresh={nothing}
            onLabel={nothing}
            printing={null}
            isAlone={false}
            toOrder={noOrderLinks}
          />
        ))}
      </div>
    </ScreenScope>
  )
}

export function openAppliances(...more: readonly string[]): Stage {
  return openStage(base, bays, area, ...more)
}

/** Returns the texts, labels and bars of the bays of the first appliance, which is in sight. */
export function shownIn(root: ShadowRoot): string {
  return [...(root.querySelector('.dock')?.querySelectorAll('.slot') ?? [])]
    .map(slot => {
      const bars = [...slot.querySelectorAll<HTMLElement>('.time-bar-done')].map(bar => bar.style.transform)
      return `${slot.textContent} ${slot.querySelector('.time-bar')?.ariaLabel} ${bars.join(' ')}`
    })
    .join('\n')
}
