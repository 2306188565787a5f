import { memo } from 'react'
import type { Dock, DockBay } from '../../../core/appliances/types'
import { getNumberFormat } from '../../../core/base/numbers'
import type { BayShipment } from '../../../core/work-orders/bay-shipments'
import { useLocale, useText } from '../../kit/context'
import { percentText } from '../../kit/feedback/Progress'
import { Icon } from '../../kit/icons/Icon'
import { lookOf } from './bay-look'
import { bayName } from './bay-text'

interface BayCellProps {
  bay: DockBay
  slots: Dock['slots']
  shipment: BayShipment | undefined
  still: boolean
  isChosen: boolean
  /** Is called with the number of the bay. */
  onChoose: (bay: number) => void
}

function PlainBayCell({ bay, slots, shipment, still, isChosen, onChoose }: BayCellProps) {
  const t = useText()
  const locale = useLocale()
  const { kind, tone, icon, state, copied, isFilled } = lookOf(t, bay, shipment, still)
  const name = [bayName(t, slots, bay.bay), state, copied === null ? '' : percentText(copied, locale)]
  return (
    <button
      type="button"
      role="option"
      className="bay-cell"
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      data-tone={tone}
      data-filled={isFilled || undefined}
      data-empty={kind === 'empty' || undefined}
      onClick={() => onChoose(bay.bay)}
    >
      <span className="bay-cell-number" aria-hidden="true">
        {getNumberFormat(locale).format(bay.bay)}
      </span>
      {copied !== null && (
        <span className="bay-cell-track">
          <span className="bay-cell-bar" style={{ transform: `scaleX(${copied / 100})` }} />
        </span>
      )}
      {copied === null && icon && <Icon of={icon} size={14} />}
      <span className="sr-only">{name.filter(part => part !== '').join(', ')}</span>
    </button>
  )
}

/** A cell renders again only when its bay or shipment changes, because an appliance can have dozens of active bays. */
export const BayCell = memo(PlainBayCell)
