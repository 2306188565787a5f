import { isEqual } from '../base/json'
import { isCollapsible } from '../company-settings/business-hours'
import type { DayHours } from '../company-settings/types'
import type { Text } from '../i18n/translate'
import { deliveryOf, isOffered } from '../service-areas/rules'
import type { Offer } from '../service-areas/types'
import type { Errors } from './types'

/** Paths of which a field of the wizard says what is wrong; areas are asked by their row as well. */
const fields: readonly RegExp[] = [
  /^company\.phones(\[\d+\]\.(intlCode|phoneNo|category))?$/,
  /^company\.emails(\[\d+\]\.email)?$/,
  /^company\.timezone$/,
  /^company\.businessHours(\[\d+\]\.(startTime|endTime))?$/,
  /^drives\[\d+\]\.totalStock$/,
  /^bandwidth\.(value|unit)$/,
  /^terms$/,
]

const areaField = /^offer\.areas\[(\d+)\]\.options(\[\d+\]\.(max|unit|price|pickup))?$/

/** What is wrong with a part of the offer that step 2 does not show. */
export interface HiddenFault {
  /** Where it stands; null for a fault of no single row. */
  readonly row: { readonly list: 'areas' | 'lists'; readonly at: number } | null
  readonly words: readonly Text[]
}

/** Faults of electronic areas, theatre lists and whatever else of the offer has no field on step 2, row by row. */
export function hiddenFaults(offer: Offer, errors: Errors): readonly HiddenFault[] {
  const found = new Map<string, HiddenFault>()
  for (const [path, words] of Object.entries(errors)) {
    if (!/^offer\b/.test(path) || isInSight(offer, path)) continue
    const [, list, index] = /^offer\.(areas|lists)\[(\d+)\]/.exec(path) ?? []
    const at = Number(index)
    const row = (list === 'areas' || list === 'lists') && offer[list][at] !== undefined ? ({ list, at } as const) : null
    const key = row === null ? '' : `${row.list} ${row.at}`
    const known = found.get(key)?.words ?? []
    const isKnown = known.some(each => isEqual(each, words))
    found.set(key, { row, words: isKnown ? known : [...known, words] })
  }
  return [...found.values()]
}

function isInSight(offer: Offer, path: string): boolean {
  if (path === 'offer.areas') return true
  const area = offer.areas[Number(areaField.exec(path)?.[1] ?? Number.NaN)]
  return area !== undefined && isOffered(area) && deliveryOf(area.deliveryType) === 'drive'
}

/** Each of the errors is said somewhere in the wizard: the banner need not say it as well. */
export function areAllShown(errors: Errors): boolean {
  return Object.keys(errors).every(path => /^offer\b/.test(path) || fields.some(field => field.test(path)))
}

/** Faults as they are counted: one row of hours for Monday to Friday is at fault once, not day by day. */
export function countedFaults(days: readonly DayHours[], errors: Errors): Errors {
  if (!isCollapsible(days)) return errors
  const inFirst = (path: string) => path.replace(/^(company\.businessHours)\[\d+\]/, '$1[0]')
  return Object.fromEntries(Object.entries(errors).map(([path, words]) => [inFirst(path), words]))
}

/** The offer without a row. Nothing is in force yet, so it is gone and not marked as removed. */
export function withoutRow(offer: Offer, { list, at }: NonNullable<HiddenFault['row']>): Offer {
  return { ...offer, [list]: offer[list].filter((_, index) => index !== at) }
}
