import eject from 'icon:player-eject'
import printer from 'icon:printer'
import { type Ejects, hasShipment } from '../../../core/appliances/rules'
import type { DockBay } from '../../../core/appliances/types'
import type { Instant } from '../../../core/wire/base'
import type { BayShipment } from '../../../core/work-orders/bay-shipments'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { Icon } from '../../kit/icons/Icon'
import { Panel } from '../../kit/layout/Panel'
import { Named, properName } from '../../kit/named'
import { bayName } from './bay-text'

interface ReadyToPullProps {
  ejects: readonly Ejects[]
  shipments: ReadonlyMap<string, BayShipment>
  /** Prints the labels of the drives in some bays; missing where none are printed. */
  onPrint?: (bays: readonly DockBay[]) => void
  /** True while the shipments of these labels are read. */
  printBusy?: boolean
}

/** Returns the ship-by time of the drive in a bay; null where it is not known or the shipment is cancelled. */
export function shipByIn(shipments: ReadyToPullProps['shipments']): (bay: DockBay) => Instant | null {
  return ({ bookingNo }) => {
    const shipment = bookingNo === null ? undefined : shipments.get(bookingNo)
    return !shipment || shipment.isCancelled ? null : shipment.shipBy
  }
}

function isCancelled({ bookingNo }: DockBay, shipments: ReadyToPullProps['shipments']): boolean {
  return bookingNo !== null && shipments.get(bookingNo)?.isCancelled === true
}

/** Names the drives to pull, in order. A drive whose shipment was cancelled is marked, so that nobody ships it. */
export function ReadyToPull({ ejects, shipments, onPrint, printBusy = false }: ReadyToPullProps) {
  const t = useText()
  const count = ejects.reduce((sum, { bays }) => sum + bays.length, 0)
  if (count === 0) return null
  const isOrdered = ejects.some(({ bays }) => bays.filter(shipByIn(shipments)).length > 1)
  const leaving = ejects.flatMap(({ bays }) => bays.filter(bay => !isCancelled(bay, shipments)))
  const printed = leaving.filter(hasShipment)
  const mayBeOrdered = ejects.some(({ bays }) => bays.length > 1)
  return (
    <Panel label={t('appliances.readyToPull', { count })}>
      <div className="pull">
        <span data-tone="ok" className="pull-icon">
          <Icon of={eject} />
        </span>
        <div className="pull-text">
          <p className="pull-title">
            <span>{`${t('appliances.readyToPull', { count })} `}</span>
            {mayBeOrdered && (
              // The note keeps its room until the times are read, because on a phone it takes a line of its own.
              <span className="quiet-text" style={{ visibility: isOrdered ? undefined : 'hidden' }}>
                {t('appliances.pullBy')}
              </span>
            )}
          </p>
          <ul className="pull-list">
            {ejects.map(({ dock, bays }) => (
              <li key={dock.id}>
                <Named
                  of="appliances.pullFrom"
                  vars={{
                    name: properName(dock.name),
                    bays: bays
                      .map(bay => {
                        const name = bayName(t, dock.slots, bay.bay)
                        return isCancelled(bay, shipments) ? t('appliances.pullCancelled', { name }) : name
                      })
                      .join(t('appliances.then')),
                  }}
                />
              </li>
            ))}
          </ul>
        </div>
        {onPrint && leaving.length > 0 && (
          <div className="pull-action">
            <Button
              size="bar"
              icon={printer}
              busy={printBusy}
              off={printed.length > 0 ? undefined : t('appliances.unknownShipment')}
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
