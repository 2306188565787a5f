import copyIcon from 'icon:copy'
import printer from 'icon:printer'
import { hasFailed, hasShipment, slotOf } from '../../../core/appliances/rules'
import type { DockBay } from '../../../core/appliances/types'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'

export interface BayActionProps {
  bay: DockBay
  /** The name of the bay. */
  name: string
  dockName: string
  /** Repeats a failed copy; missing if no copy can be started. */
  onCopyAgain?: ((bay: DockBay) => void) | undefined
  /** Copies an order onto the drives that wait, including the one in this bay; missing if no copy can be started. */
  onCopy?: ((bay: DockBay) => void) | undefined
  /** Prints the label of the drive; missing if labels are not printed. */
  onLabel?: ((bay: DockBay) => void) | undefined
  /** Whether the shipment for the label is being read. */
  labelBusy?: boolean | undefined
}

/** Returns whether a bay has a next step. */
export function hasAction({ bay, onCopyAgain, onCopy, onLabel }: BayActionProps): boolean {
  return (
    canCopyAgain(bay, onCopyAgain) || canCopy(bay, onCopy) || (onLabel !== undefined && slotOf(bay.state) === 'eject')
  )
}

function canCopy({ state }: DockBay, onCopy: BayActionProps['onCopy']): boolean {
  return onCopy !== undefined && slotOf(state) === 'inserted'
}

function canCopyAgain(bay: DockBay, onCopyAgain: BayActionProps['onCopyAgain']): boolean {
  return onCopyAgain !== undefined && bay.workOrderNo !== null && hasFailed(bay)
}

/**
 * The button of the next step: repeat a failed copy, copy onto a waiting drive, or print the label of a ready drive.
 */
export function BayAction({ bay, name, dockName, onCopyAgain, onCopy, onLabel, labelBusy = false }: BayActionProps) {
  const t = useText()
  if (canCopyAgain(bay, onCopyAgain))
    return (
      <Button
        size="bar"
        icon={copyIcon}
        aria-label={t('appliances.copyAgainIn', { name: dockName, bay: name })}
        onClick={() => onCopyAgain?.(bay)}
      >
        {t('appliances.copyAgain')}
      </Button>
    )
  if (canCopy(bay, onCopy))
    return (
      <Button
        size="bar"
        aria-label={t('appliances.copyToDrivesIn', { name: dockName, bay: name })}
        onClick={() => onCopy?.(bay)}
      >
        {t('appliances.copyToDrives')}
      </Button>
    )
  return (
    <Button
      size="bar"
      icon={printer}
      aria-label={t('appliances.labelIn', { name: dockName, bay: name })}
      busy={labelBusy}
      offReason={hasShipment(bay) ? undefined : t('appliances.unknownShipment')}
      onClick={() => onLabel?.(bay)}
    >
      {t('appliances.label')}
    </Button>
  )
}
