import words from '../../core/i18n/en/shipments-notes'
import { registerMessages } from '../../core/i18n/translate'
import { findCourier } from '../../core/shipments/rows/couriers'
import { trackingPage } from '../../core/tracking/hint'
import { useText } from '../kit/context'
import type { CellProps } from './row-context'

registerMessages('en', words)

/** A row's tracking number, which leads to the carrier's own page about the parcel where that is known. */
export function TrackedNumber({ row, ctx }: CellProps) {
  const t = useText()
  const { shippingCourier, shippingTracking } = row.edit
  const courier = findCourier(shippingCourier, ctx.shippingTypes)
  const page = courier && trackingPage(shippingTracking, courier.aftership_slug)
  if (!page) return <span className="mono">{shippingTracking}</span>
  return (
    <a
      className="link mono"
      href={page}
      target="_blank"
      rel="noopener noreferrer"
      title={t('shipments.track', { courier: courier.name })}
    >
      {shippingTracking}
    </a>
  )
}
