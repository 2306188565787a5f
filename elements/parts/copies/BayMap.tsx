import { type KeyboardEvent, useRef, useState } from 'react'
import '../../../core/appliances/map/words'
import type { Dock, DockBay } from '../../../core/appliances/types'
import type { BayShipment } from '../../../core/work-orders/bay-shipments'
import sheet from '../../../styles/areas/bay-map.css?inline'
import { useText } from '../../kit/context'
import { type CellPlace, cellAfter } from '../../kit/layout/cell-keys'
import { useOwnSheet } from '../../kit/use-own-sheet'
import { useStable } from '../../kit/use-stable'
import { BayCell } from './BayCell'
import { BayLine } from './BayLine'
import type { BaySlotProps } from './BaySlot'

export interface BayMapProps
  extends Omit<BaySlotProps, 'bay' | 'slots' | 'shipment' | 'still' | 'dockName' | 'labelBusy'> {
  dock: Dock
  shipmentOf: (bay: DockBay) => BayShipment | undefined
  isLabelBusy?: (bay: DockBay) => boolean
}

/**
 * The bays of a large appliance as small cells. The pointer or the arrow keys choose one, and a line below shows its
 * details.
 */
export function BayMap({ dock, shipmentOf, isLabelBusy, ...rest }: BayMapProps) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  useOwnSheet(box, sheet)
  const [number, setNumber] = useState<number | null>(null)
  const choose = useStable((bay: number) => setNumber(bay))
  const { bays, slots, name, isOnline } = dock
  const index = Math.max(
    0,
    bays.findIndex(({ bay }) => bay === number),
  )
  const chosen = bays[index]

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('.bay-cell')]
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = cellAfter(event.key, index, cells.map(placeOf), isRtl)
    const bay = bays[next]
    if (!bay) return
    event.preventDefault()
    setNumber(bay.bay)
    cells[next]?.focus()
  }

  return (
    <div ref={box} className="bay-map">
      <div className="bay-cells" role="listbox" aria-label={t('appliances.baysOf', { name })} onKeyDown={onKeyDown}>
        {bays.map(bay => (
          <BayCell
            key={bay.bay}
            bay={bay}
            slots={slots}
            shipment={shipmentOf(bay)}
            still={!isOnline}
            isChosen={bay === chosen}
            onChoose={choose}
          />
        ))}
      </div>
      {chosen && (
        <BayLine
          {...rest}
          bay={chosen}
          slots={slots}
          shipment={shipmentOf(chosen)}
          still={!isOnline}
          dockName={name}
          labelBusy={isLabelBusy?.(chosen)}
        />
      )}
    </div>
  )
}

function placeOf({ offsetLeft: start, offsetTop: top }: HTMLElement): CellPlace {
  return { start, top }
}
