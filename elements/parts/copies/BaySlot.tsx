import { memo } from 'react'
import type { Dock } from '../../../core/appliances/types'
import { getNumberFormat } from '../../../core/base/numbers'
import type { BayShipment } from '../../../core/work-orders/bay-shipments'
import { useLocale, useText } from '../../kit/context'
import { Slot } from '../../kit/layout/Slot'
import { space, verbatim } from '../../kit/own-text'
import { BayAction, type BayActionProps, hasAction } from './BayAction'
import { BayReference } from './BayReference'
import { BayWork } from './BayWork'
import { lookOf } from './bay-look'
import { bayName, driveText } from './bay-text'
import type { CopyWorkView } from './running-copy'

export interface BaySlotProps extends Omit<BayActionProps, 'name'> {
  slots: Dock['slots']
  /** The shipment of the drive; undefined if it is not known. */
  shipment: BayShipment | undefined
  /** Whether the appliance is offline. The bay is then shown as it was last reported. */
  still: boolean
  /** The component that shows the end of the copy; null until it is loaded. */
  CopyWork?: CopyWorkView | null
  /** Opens the order; missing if the order is open already. */
  onOrder?: (no: string) => void
  portalBase?: string | null
}

function PlainBaySlot(props: BaySlotProps) {
  const {
    bay,
    slots,
    shipment,
    still,
    CopyWork = null,
    dockName,
    onCopyAgain,
    onCopy,
    onLabel,
    labelBusy,
    ...toOrder
  } = props
  const t = useText()
  const locale = useLocale()
  const look = lookOf(t, bay, shipment, still)
  const name = bayName(t, slots, bay.bay)
  const drive = driveText(bay, locale)
  const action = { bay, name, dockName, onCopyAgain, onCopy, onLabel, labelBusy }
  const isWaiting = look.kind === 'inserted'
  return (
    <Slot
      number={getNumberFormat(locale).format(bay.bay)}
      name={name}
      hint={still ? undefined : drive}
      tone={look.tone}
      filled={look.isFilled}
      empty={look.kind === 'empty'}
      icon={look.icon}
      state={look.state}
      reference={
        still || look.kind === 'empty' ? undefined : (
          <>
            {isWaiting && drive && verbatim(drive)}
            {isWaiting && space}
            <BayReference bay={bay} shipment={shipment} {...toOrder} />
          </>
        )
      }
      detail={still ? undefined : look.detail}
      detailTone={look.detailTone}
      work={
        look.copied === null ? null : (
          <BayWork bay={bay} look={look} shipment={shipment} isStill={still} CopyWork={CopyWork} />
        )
      }
      action={!still && !look.isCancelled && hasAction(action) ? <BayAction {...action} /> : null}
      compact={still}
    />
  )
}

/** A slot renders again only when its bay or shipment changes: the reducer keeps unchanged objects. */
export const BaySlot = memo(PlainBaySlot)
