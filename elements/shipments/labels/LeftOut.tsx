import type { ShipmentRow } from '../../../core/shipments/drafts/rows'
import { isReadOnly } from '../../../core/shipments/rules'
import { statusLook } from '../../../core/shipments/statuses'
import { useText } from '../../kit/context'
import { Checkbox } from '../../kit/fields/Checkbox'
import type { Choice } from './use-choice'

/** As many are named; the others are counted. */
const mostNamed = 12

/** The serials that need no label, each with its status, and the box that has them printed all the same. */
export function LeftOut({ choice: { off, typed, change } }: { choice: Choice }) {
  const t = useText()
  if (off.length === 0) return null
  const nameOf = ({ shipment: { ordinal, status } }: ShipmentRow) => {
    const { word } = statusLook(status)
    return `${ordinal} (${isReadOnly({ status }) || status === 'delivered' ? t.text(word) : t('labels.electronic')})`
  }
  const named = off.slice(0, mostNamed).map(nameOf).join(', ')
  const serials = off.length > mostNamed ? `${named}, +${off.length - mostNamed}` : named
  return (
    <Checkbox
      label={t('labels.withOff')}
      checked={typed.withOff}
      hint={t(typed.withOff ? 'labels.offIncluded' : 'labels.offNamed', { serials })}
      onChange={withOff => change({ withOff })}
    />
  )
}
