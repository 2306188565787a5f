import '../../../core/appliances/duplicate/words'
import { hasFailed } from '../../../core/appliances/rules'
import type { Dock, DockBay } from '../../../core/appliances/types'
import { formatBytes } from '../../../core/base/bytes'
import { useLocale, useText } from '../../kit/context'
import { Named, properName } from '../../kit/named'
import { inElement } from '../../kit/own-text'
import { bayName } from './bay-text'

interface DriveLossProps {
  dock: Dock
  bays: readonly DockBay[]
  /** The bay from which the copy was started; missing if an appliance was chosen. */
  askedBay?: number | undefined
}

/**
 * Names the appliance and every bay that will be erased. If the copy was started from one bay, it warns that other bays
 * are erased too.
 */
export function DriveLoss({ dock, bays, askedBay }: DriveLossProps) {
  const t = useText()
  const locale = useLocale()
  const driveOf = ({ driveType, capacity, driveSerialNo }: DockBay) =>
    [driveType, capacity === null ? null : formatBytes(capacity, locale), driveSerialNo]
      .filter(part => part !== null)
      .join(' · ') || '–'
  return (
    <div>
      <p>
        <Named of="duplicate.confirmLoss" vars={{ name: properName(dock.name), serialNo: properName(dock.serialNo) }} />
      </p>
      <ul className="loss">
        {bays.map(bay => (
          <li key={bay.bay}>
            <b>
              <Named
                of="duplicate.driveOf"
                vars={{ bay: bayName(t, dock.slots, bay.bay), drive: properName(driveOf(bay)) }}
              />
            </b>
            {inElement(hasFailed(bay) && ` ${t('duplicate.driveFailed')}`)}
          </li>
        ))}
      </ul>
      {askedBay !== undefined && bays.some(({ bay }) => bay !== askedBay) && <p>{t('duplicate.takesWaiting')}</p>}
      <p className="quiet-text">{t('duplicate.leaveOut')}</p>
    </div>
  )
}
