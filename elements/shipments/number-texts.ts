import '../../core/shipments/rows/words'
import type { Translate } from '../../core/i18n/translate'
import type { Duplicates } from '../../core/shipments/rows/duplicates'
import type { TrackingHint } from '../../core/tracking/hint'
import type { ShippingType } from '../../core/wire/reference'
import { maxListed } from './row-texts'

/** Returns the name of a courier by its slug. */
export function courierNamed(slug: string, couriers: readonly ShippingType[]): string {
  return couriers.find(({ aftership_slug }) => aftership_slug === slug)?.name ?? slug
}

/** Returns the text of a tracking number's hint. */
export function hintText(hint: TrackingHint, couriers: readonly ShippingType[], t: Translate): string {
  const courierName = (slug: string) => courierNamed(slug, couriers)
  if (hint.kind === 'none') return t('shipments.hint.none')
  if (hint.kind === 'fits') return t('shipments.hint.fits', { courier: courierName(hint.slug) })
  if (hint.kind !== 'mistyped') {
    const list = new Intl.ListFormat(t.locale, { type: 'disjunction' }).format(hint.others.map(courierName))
    return t('shipments.hint.other', { couriers: list })
  }
  const { slug, check: digit } = hint
  const text = slug ? t('shipments.hint.mistyped', { courier: courierName(slug) }) : t('shipments.hint.mistypedNobody')
  return digit ? `${text} ${t('shipments.hint.lastDigit', { digit })}` : text
}

/** Returns the texts about other uses of a tracking number: one for rows and one for orders. */
export function duplicateTexts({ rows, orders }: Duplicates, t: Translate): readonly string[] {
  const list = (values: readonly (string | number)[]) => {
    const listed = values.length > maxListed ? [...values.slice(0, maxListed), '…'] : values
    return new Intl.ListFormat(t.locale, { type: 'unit' }).format(listed.map(String))
  }
  return [
    ...(rows.length > 0 ? [t('shipments.sameNumber', { count: rows.length, rows: list(rows) })] : []),
    ...(orders.length > 0 ? [t('shipments.sameNumberIn', { orders: list(orders) })] : []),
  ]
}
