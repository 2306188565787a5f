import { hasFailed } from '../../../core/appliances/rules'
import type { Dock, DockBay } from '../../../core/appliances/types'
import { formatBytes } from '../../../core/base/bytes'
import { useLocale, useText } from '../../kit/context'
import { inElement } from '../../kit/own-text'
import { bayName } from './BaySlot'

interface DriveLossProps {
  dock: Dock
  bays: readonly DockBay[]
  /** It was asked for at one bay whose copy failed. */
  again?: boolean
}

/** Every bay whose drive is erased, and in which appliance; where one bay was meant, that others are taken too. */
export function DriveLoss({ dock, bays, again }: DriveLossProps) {
  const t = useText()
  const locale = useLocale()
  const driveOf = ({ driveType, capacity, driveSerialNo }: DockBay) =>
    [driveType, capacity === null ? null : formatBytes(capacity, locale), driveSerialNo]
      .filter(part => part !== null)
      .join(' · ') || '–'
  return (
    <div>
      <p>{t('duplicate.confirmLoss', { name: dock.name, serialNo: dock.serialNo })}</p>
      <ul className="loss">
        {bays.map(bay => (
          <li key={bay.bay}>
            <b>{t('duplicate.driveOf', { bay: bayName(t, dock.slots, bay.bay), drive: driveOf(bay) })}</b>
            {inElement(hasFailed(bay) && ` ${t('duplicate.driveFailed')}`)}
          </li>
        ))}
      </ul>
      {again && !bays.every(hasFailed) && <p>{t('duplicate.takesWaiting')}</p>}
    </div>
  )
}
