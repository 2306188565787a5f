import undo from 'icon:arrow-back-up'
import printer from 'icon:printer'
import { formatCents } from '../../core/base/money'
import { findCourier } from '../../core/shipments/rows/couriers'
import { daysOut, deliverByZone, isReturning } from '../../core/shipments/rules'
import sheet from '../../styles/areas/shipments-opened.css?inline'
import { useSheet } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { type Fact, Facts } from '../kit/layout/Facts'
import { Heading } from '../kit/layout/Heading'
import { verbatim } from '../kit/own-text'
import { CourierField, RowTextField } from './EditFields'
import { useOrder } from './order-context'
import type { CellProps } from './row-context'
import { timeOut } from './row-texts'
import { TrackLink } from './TrackLink'

/** An opened row: its booking, its content, and the return of the drive. */
export function Opened({ row, ctx }: CellProps) {
  useSheet(sheet)
  const t = useText()
  const { isPast } = useOrder()
  const { shipment, edit } = row
  const { theatre, driveType, deliveryInstructions } = shipment
  const inZone = (at: string) => {
    const time = ctx.times.long(at, ctx.zone)
    return time && `${time} ${ctx.times.zone(at, ctx.zone)}`
  }
  const facts: (Fact | false)[] = [
    { name: t('shipments.column.shipBy'), value: inZone(shipment.dispatchDeadline) || '–' },
    { name: t('shipments.column.deliverBy'), value: deliverByText(row, ctx) },
    { name: t('shipments.bookingNo'), value: verbatim(shipment.bookingNo || '–') },
    { name: t('shipments.price'), value: formatCents(shipment.price) },
    { name: t('shipments.driveType'), value: driveType ?? '–' },
    edit.dispatchedOn !== null && {
      name: t('shipments.shippedOn'),
      value: inZone(edit.dispatchedOn),
    },
    theatre.phone !== undefined && { name: t('shipments.phone'), value: theatre.phone },
  ]
  return (
    <div className="opened">
      <Facts facts={facts.filter(fact => fact !== false)} />
      {deliveryInstructions && (
        <div className="only-1200">
          <Heading className="opened-title">{t('shipments.column.deliveryInstructions')}</Heading>
          <span>{deliveryInstructions}</span>
        </div>
      )}
      <div className="opened-part">
        <Heading className="opened-title">{t('shipments.compositions')}</Heading>
        <ul>
          {shipment.compositions.map(({ id, cplName }) => (
            <li key={id} className="mono cpl-name" translate="no">
              {cplName}
            </li>
          ))}
        </ul>
      </div>
      <div className="opened-part">
        <Heading className="opened-title">{t('shipments.wayBack')}</Heading>
        <Tracks row={row} ctx={ctx} />
        {row.readOnly ? (
          <ReturnFacts row={row} />
        ) : (
          <div className="return-fields">
            <CourierField row={row} ctx={ctx} field="returnCourier" />
            <RowTextField row={row} ctx={ctx} field="returnTracking" />
            <RowTextField row={row} ctx={ctx} field="returnComments" />
          </div>
        )}
      </div>
      <div className="opened-steps">
        {!isPast && (
          <Button size="bar" icon={printer} onClick={() => ctx.onPrint([shipment.ordinal])}>
            {t('shipments.printLabel')}
          </Button>
        )}
        {row.changed && !row.readOnly && (
          <Button size="bar" icon={undo} onClick={() => ctx.store.undo([shipment.id])}>
            {t('shipments.undo')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Returns when a shipment is due at its theatre, in the theatre's zone. */
function deliverByText({ shipment }: CellProps['row'], { times, zone }: CellProps['ctx']): string {
  const there = deliverByZone(shipment, zone)
  const time = times.long(shipment.deliverOn, there)
  return time === '' ? '–' : `${time} ${times.zone(shipment.deliverOn, there)}`
}

/** The time since the drive left, and links to follow both parcels. */
function Tracks({ row, ctx }: CellProps) {
  const t = useText()
  const { shippingCourier, shippingTracking, returnCourier, returnTracking } = row.edit
  const days = isReturning(row.edit) ? daysOut(row.edit, Date.now()) : null
  const link = (courier: string, number: string) => {
    const shippingType = findCourier(courier, ctx.shippingTypes)
    return shippingType && <TrackLink number={number} slug={shippingType.aftership_slug} courier={shippingType.name} />
  }
  return (
    <p className="opened-tracks">
      {days !== null && <span>{timeOut(days, t)}</span>}
      {link(shippingCourier, shippingTracking)}
      {link(returnCourier, returnTracking)}
    </p>
  )
}

function ReturnFacts({ row }: Pick<CellProps, 'row'>) {
  const t = useText()
  const fields = ['returnCourier', 'returnTracking', 'returnComments'] as const
  return <Facts facts={fields.map(field => ({ name: t(`shipments.field.${field}`), value: row.edit[field] || '–' }))} />
}
