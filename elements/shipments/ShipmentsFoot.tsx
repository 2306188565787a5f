import { offsetIn } from '../../core/base/time'
import { useText } from '../kit/context'
import { KeyHints } from './KeyHints'

interface ShipmentsFootProps {
  shown: number
  count: number
  /** The partner's zone. */
  zone: string
  /** A deadline of the order, by which the zone's offset is told. */
  at: string | undefined
}

/** How many rows there are, in which zones the times are, and what the keys do. */
export function ShipmentsFoot({ shown, count, zone, at }: ShipmentsFootProps) {
  const t = useText()
  const offset = offsetIn(zone, at && !Number.isNaN(Date.parse(at)) ? at : new Date().toISOString())
  return (
    <div className="panel-foot">
      <span role="status">
        {shown === count ? t('shipments.count', { count }) : t('shipments.countOf', { shown, count })}
      </span>
      <span className="quiet-text">{t('shipments.zones', { zone: offset })}</span>
      <KeyHints />
    </div>
  )
}
