import eject from 'icon:player-eject'
import printer from 'icon:printer'
import { type Ejects, hasShipment } from '../../../core/appliances/rules'
import type { DockBay } from '../../../core/appliances/types'
import { getNumberFormat } from '../../../core/base/numbers'
import type { Instant } from '../../../core/wire/base'
import type { BayShipment } from '../../../core/work-orders/bay-shipments'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { Icon } from '../../kit/icons/Icon'
import { Panel } from '../../kit/layout/Panel'
import { Named, properName } from '../../kit/named'

interface ReadyToRemoveProps {
  ejects: readonly Ejects[]
  shipments: ReadonlyMap<string, BayShipment>
  /** Prints the labels of the drives in some bays; missing if labels are not printed. */
  onPrint?: (bays: readonly DockBay[]) => void
  /** Whether the shipments for these labels are being read. */
  printBusy?: boolean
}

/** Returns a function that returns the ship-by of the drive in a bay; null if the shipment is unknown or cancelled. */
export function shipByIn(shipments: ReadyToRemoveProps['shipments']): (bay: DockBay) => Instant | null {
  return ({ bookingNo }) => {
    const shipment = bookingNo === null ? undefined : shipments.get(bookingNo)
    return !shipment || shipment.isCancelled ? null : shipment.shipBy
  }
}

function isCancelled({ bookingNo }: DockBay, shipments: ReadyToRemoveProps['shipments']): boolean {
  return bookingNo !== null && shipments.get(bookingNo)?.isCancelled === true
}

/** Names the drives to remove, in order. A drive of a cancelled shipment is marked, so that it is not shipped. */
export function ReadyToRemove({ ejects, shipments, onPrint, printBusy = false }: ReadyToRemoveProps) {
  const t = useText()
  const all = ejects.flatMap(({ bays }) => bays)
  if (all.length === 0) return null
  const isOrdered = all.filter(shipByIn(shipments)).length > 1
  const leaving = all.filter(bay => !isCancelled(bay, shipments))
  const printed = leaving.filter(hasShipment)
  const title = t('appliances.readyToRemove', { count: all.length })
  const nameOf = (bay: DockBay) => {
    const name = getNumberFormat(t.locale).format(bay.bay)
    return isCancelled(bay, shipments) ? t('appliances.removeCancelled', { name }) : name
  }
  return (
    <Panel label={title}>
      <div className="remove">
        <span data-tone="ok" className="remove-icon">
          <Icon of={eject} />
        </span>
        <p className="remove-title">{title}</p>
        <div className="remove-text">
          <ul className="remove-list">
            {ejects.map(({ dock, bays }) => (
              <li key={dock.id}>
                <Named
                  of="appliances.removeFrom"
                  vars={{
                    name: properName(dock.name),
                    bays: bays.map(nameOf).reduce((before, bay) => t('appliances.nextBay', { bays: before, bay })),
                  }}
                />
              </li>
            ))}
          </ul>
          {all.length > 1 && (
            // The note reserves its room until the times are read, because on a phone it takes a separate line.
            <span style={{ visibility: isOrdered ? undefined : 'hidden' }}>{t('appliances.earliestFirst')}</span>
          )}
        </div>
        {onPrint && leaving.length > 0 && (
          <div className="remove-action">
            <Button
              size="bar"
              icon={printer}
              busy={printBusy}
              offReason={printed.length > 0 ? undefined : t('appliances.unknownShipment')}
              onClick={() => onPrint(printed)}
            >
              {t('appliances.printLabels', { count: printed.length || leaving.length })}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}
