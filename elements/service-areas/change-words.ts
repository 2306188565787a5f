import '../../core/service-areas/changes/words'
import { formatCents } from '../../core/base/money'
import type { Translate } from '../../core/i18n/translate'
import { type Change, type Subject, totalsOf } from '../../core/service-areas/changes'
import { fullName, nameOf } from '../../core/service-areas/places'
import type { Places } from '../../core/service-areas/types'
import { listText, timeText } from '../parts/areas/area-text'

/** The most subjects that are named. Of more subjects, only the count is shown. */
const maxSubjects = 3

/** Returns "1 added, 1 removed, 1 price changed: $25.00 to $30.00"; empty without changes. */
export function changeSentence(all: readonly Change[], t: Translate): string {
  const { added, removed, prices, price, others } = totalsOf(all)
  const changed = t('changes.countPrices', { count: prices })
  const priceText =
    price === null
      ? changed
      : t('changes.onePrice', { changed, before: formatCents(price.before), after: formatCents(price.after) })
  const parts = [
    ...(added > 0 ? [t('changes.countAdded', { count: added })] : []),
    ...(removed > 0 ? [t('changes.countRemoved', { count: removed })] : []),
    ...(prices > 0 ? [priceText] : []),
    ...(others > 0 ? [t('changes.countOthers', { count: others })] : []),
  ]
  return new Intl.ListFormat(t.locale, { type: 'unit' }).format(parts)
}

/** Returns "Ontario, Canada", "Nevada and Texas" or "12 areas". */
export function subjectText(subjects: readonly Subject[], places: Places, t: Translate): string {
  const [first] = subjects
  if (first === undefined) return ''
  if (subjects.length > maxSubjects) return t('changes.areas', { count: subjects.length })
  if (subjects.length === 1 && first.of === 'area') return fullName(places, first.name)
  const names = subjects.map(({ of, name }) =>
    of === 'area' ? nameOf(places, name) : name || t('changes.unnamedList'),
  )
  return listText(names, t.locale)
}

/** Returns the time of an option as text, or "no time yet" while the time is incomplete. */
export function timeOf(time: string, t: Translate): string {
  const [value = '', unit] = time.split(' ')
  if (unit === undefined) return t('changes.noTime')
  return timeText(value, unit === 'hours' ? 'hours' : 'days', t)
}

/** Returns the price of an option as text, or "no price yet" while the price is incomplete. */
export function moneyText(cents: number | null, t: Translate): string {
  return cents === null ? t('changes.noPrice') : formatCents(cents)
}
