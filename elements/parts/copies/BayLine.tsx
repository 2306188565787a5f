import '../../../core/appliances/map/words'
import { useText } from '../../kit/context'
import { Icon } from '../../kit/icons/Icon'
import { BayAction, hasAction } from './BayAction'
import { BayReference } from './BayReference'
import type { BaySlotProps } from './BaySlot'
import { BayWork } from './BayWork'
import { lookOf } from './bay-look'
import { bayName } from './bay-text'
import { OrderLink } from './OrderLink'

/**
 * One line with the chosen bay of a map: the state, the shipment of the drive, the progress of the copy, and the next
 * step.
 */
export function BayLine(props: BaySlotProps) {
  const { bay, slots, shipment, still, CopyWork = null, dockName, onCopyAgain, onCopy, onLabel, labelBusy } = props
  const { onOrder, portalBase = null } = props
  const t = useText()
  const look = lookOf(t, bay, shipment, still)
  const name = bayName(t, slots, bay.bay)
  const action = { bay, name, dockName, onCopyAgain, onCopy, onLabel, labelBusy }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and there are none
    <div className="bay-line" role="group" aria-label={name}>
      <b>{name}</b>
      <span className="slot-state" data-tone={look.tone}>
        {look.icon && <Icon of={look.icon} />}
        <span>{look.state}</span>
      </span>
      {look.detail && (
        <span className="slot-detail" data-tone={look.detailTone}>
          {look.detail}
        </span>
      )}
      {look.kind !== 'empty' && (
        <span className="slot-reference">
          <BayReference bay={bay} shipment={shipment} />
        </span>
      )}
      <BayWork bay={bay} look={look} shipment={shipment} isStill={still} CopyWork={CopyWork} isLong />
      <span className="bay-line-actions">
        {!still && !look.isCancelled && hasAction(action) && <BayAction {...action} />}
        {onOrder && bay.workOrderNo !== null && (
          <OrderLink no={bay.workOrderNo} label={t('appliances.openOrder')} base={portalBase} onOpen={onOrder} />
        )}
      </span>
    </div>
  )
}
