import { isEqual } from '../base/json'
import { isCollapsible } from '../company-settings/business-hours'
import type { DayHours } from '../company-settings/types'
import type { Text } from '../i18n/translate'
import { deliveryOf, isOffered } from '../service-areas/rules'
import type { Offer } from '../service-areas/types'
import type { Errors } from './types'

/** The paths of errors that a field of the wizard shows. Areas are checked by their row too. */
const shownFields: readonly RegExp[] = [
  /^company\.phones(\[\d+\]\.(intlCode|phoneNo|category))?$/,
  /^company\.emails(\[\d+\]\.email)?$/,
  /^company\.timezone$/,
  /^company\.businessHours(\[\d+\]\.(startTime|endTime))?$/,
  /^drives\[\d+\]\.totalStock$/,
  /^bandwidth\.(value|unit)$/,
  /^terms$/,
]

const areaField = /^offer\.areas\[(\d+)\]\.options(\[\d+\]\.(max|unit|price|pickup))?$/

/** An error in a part of the offer that step 2 does not show. */
export interface HiddenFault {
  /** The row with the error; null for an error of no single row. */
  readonly row: { readonly list: 'areas' | 'lists'; readonly index: number } | null
  readonly texts: readonly Text[]
}

/**
 * Returns the errors of electronic areas, theatre lists and all other parts of the offer without a field on step 2, by
 * row.
 */
export function hiddenFaults(offer: Offer, errors: Errors): readonly HiddenFault[] {
  const found = new Map<string, HiddenFault>()
  for (const [path, message] of Object.entries(errors)) {
    if (!/^offer\b/.test(path) || isOnStep2(offer, path)) continue
    const [, list, digits] = /^offer\.(areas|lists)\[(\d+)\]/.exec(path) ?? []
    const index = Number(digits)
    const row =
      (list === 'areas' || list === 'lists') && offer[list][index] !== undefined ? ({ list, index } as const) : null
    const key = row === null ? '' : `${row.list} ${row.index}`
    const texts = found.get(key)?.texts ?? []
    const isKnown = texts.some(each => isEqual(each, message))
    found.set(key, { row, texts: isKnown ? texts : [...texts, message] })
  }
  return [...found.values()]
}

function isOnStep2(offer: Offer, path: string): boolean {
  if (path === 'offer.areas') return true
  const area = offer.areas[Number(areaField.exec(path)?.[1] ?? Number.NaN)]
  return area !== undefined && isOffered(area) && deliveryOf(area.deliveryType) === 'drive'
}

/** Returns whether every error is shown in the wizard, so that the banner does not have to show it. */
export function areAllShown(errors: Errors): boolean {
  return Object.keys(errors).every(path => /^offer\b/.test(path) || shownFields.some(field => field.test(path)))
}

/** Returns the errors to count: the collapsed row for Monday to Friday has one error instead of one for each day. */
export function countedFaults(days: readonly DayHours[], errors: Errors): Errors {
  if (!isCollapsible(days)) return errors
  const inFirst = (path: string) => path.replace(/^(company\.businessHours)\[\d+\]/, '$1[0]')
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [inFirst(path), message]))
}

/** Returns the offer without a row. No row is in force yet, so it is removed instead of marked as removed. */
export function withoutRow(offer: Offer, { list, index }: NonNullable<HiddenFault['row']>): Offer {
  return { ...offer, [list]: offer[list].filter((_, other) => other !== index) }
}
