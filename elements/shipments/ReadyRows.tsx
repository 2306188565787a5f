import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { findCourier, slugsOf } from '../../core/shipments/rows/couriers'
import { trackingHint } from '../../core/tracking/hint'
import type { ShippingType } from '../../core/wire/reference'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { useOrder } from './order-context'
import { idOf } from './row-context'

interface ReadyRowsProps {
  /** Changed rows that have a number and stay pending. */
  ready: readonly ShipmentRow[]
  onShipped(): void
}

/** Over the save bar: what else the numbers that were typed could mean, each with its one press. */
export function ReadyRows({ ready, onShipped }: ReadyRowsProps) {
  const { store, rows, shippingTypes } = useOrder()
  const t = useText()
  const named = namedCouriers(rows, shippingTypes)
  if (ready.length === 0 && named.size === 0) return null
  return (
    <div className="ready-rows">
      {named.size > 0 && (
        <span>
          <span>{`${t('shipments.namesCourier', { count: named.size })} `}</span>
          <Button
            size="bar"
            onClick={() =>
              store.editMany(new Map([...named].map(([id, shippingCourier]) => [id, { shippingCourier }])))
            }
          >
            {t('shipments.fillCouriers')}
          </Button>
        </span>
      )}
      {ready.length > 0 && (
        <span>
          <span>{`${t('shipments.stayPending', { count: ready.length })} `}</span>
          <Button size="bar" onClick={onShipped}>
            {t('shipments.markShipped')}
          </Button>
        </span>
      )}
    </div>
  )
}

/** Changed rows without a courier whose number only one of the couriers writes, with its name. */
function namedCouriers(rows: readonly ShipmentRow[], types: readonly ShippingType[]): Map<string, string> {
  const named = new Map<string, string>()
  for (const row of rows) {
    if (!row.changed || row.edit.shippingCourier.trim() !== '') continue
    const hint = trackingHint(row.edit.shippingTracking, undefined, slugsOf(types))
    const [only, ...others] = hint?.kind === 'open' ? hint.others : []
    const name = types.find(({ aftership_slug }) => aftership_slug === only)?.name
    const known = name && others.length === 0 ? findCourier(name, types) : null
    if (known) named.set(idOf(row), known.name)
  }
  return named
}
