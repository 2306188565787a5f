import type { MessageKey } from '../i18n/keys'
import {
  isAreaPrice,
  isBlankListOption,
  isBlankOption,
  isListPrice,
  isMax,
  isSize,
  isWholeText,
  pickupOf,
  timeKey,
  units,
} from './options'
import { isOffered, needsPickup } from './rules'
import type { AreaForm, ListForm, Offer, Unit } from './types'

export type OfferProblemKey = Extract<
  MessageKey,
  | 'shared.required'
  | 'shared.invalidValue'
  | 'areas.selectUnit'
  | 'areas.selectType'
  | 'areas.selectPickup'
  | 'areas.higherMax'
  | 'areas.atLeastOne'
>

/** A rule that a field breaks; its path as the form has it ("options[1].price"). */
export interface OfferProblem {
  readonly path: string
  readonly key: OfferProblemKey
}

/** The rules of specification, section 5, for one area, with decisions 15 and 16; a removed one is not looked at. */
export function areaProblems(area: AreaForm): OfferProblem[] {
  if (!isOffered(area)) return []
  if (area.options.every(isBlankOption)) return [{ path: 'options', key: 'shared.required' }]
  const seen = new Set<string | null>()
  return area.options.flatMap((option, at): OfferProblem[] => {
    if (isBlankOption(option)) return []
    const { max, unit, price, pickup } = option
    const problems = createProblems(`options[${at}]`)
    // A later option of the same unit and max as an earlier one is at fault.
    const key = timeKey(max, unit)
    if (!isMax(max)) problems.add('max', 'shared.invalidValue')
    else if (seen.has(key)) problems.add('max', 'areas.higherMax')
    if (key !== null) seen.add(key)
    if (!isUnit(unit)) problems.add('unit', 'areas.selectUnit')
    if (!isAreaPrice(price)) problems.add('price', 'shared.invalidValue')
    if (needsPickup(area.deliveryType) && pickupOf(pickup) === null) problems.add('pickup', 'areas.selectPickup')
    return problems.found
  })
}

/** The rules of specification, section 5, for one theatre list. */
export function listProblems({ deliveryType, theatres, options }: ListForm): OfferProblem[] {
  const whole = createProblems('')
  if (deliveryType === '') whole.add('deliveryType', 'areas.selectType')
  if (theatres.length === 0) whole.add('theatres', 'shared.required')
  if (options.every(isBlankListOption)) whole.add('options', 'shared.required')
  const ofOptions = options.flatMap((option, at): OfferProblem[] => {
    if (isBlankListOption(option)) return []
    const problems = createProblems(`options[${at}]`)
    if (!isWholeText(option.time)) problems.add('time', 'shared.invalidValue')
    if (!isUnit(option.unit)) problems.add('unit', 'areas.selectUnit')
    if (!isListPrice(option.price)) problems.add('price', 'shared.invalidValue')
    if (!isSize(option.size)) problems.add('size', 'shared.invalidValue')
    return problems.found
  })
  return [...whole.found, ...ofOptions]
}

/** All that keeps an offer from being submitted, by paths as "areas[0].options[1].price"; without an area or a list it is "areas" (decision 15). */
export function offerProblems({ areas, lists }: Offer): OfferProblem[] {
  if (!areas.some(isOffered) && lists.length === 0) return [{ path: 'areas', key: 'areas.atLeastOne' }]
  return [
    ...areas.flatMap((area, at) => under(`areas[${at}]`, areaProblems(area))),
    ...lists.flatMap((list, at) => under(`lists[${at}]`, listProblems(list))),
  ]
}

function under(row: string, problems: readonly OfferProblem[]): OfferProblem[] {
  return problems.map(({ path, key }) => ({ path: `${row}.${path}`, key }))
}

function isUnit(unit: Unit | ''): boolean {
  return units.some(known => known === unit)
}

function createProblems(row: string) {
  const found: OfferProblem[] = []
  return {
    found,
    add: (field: string, key: OfferProblemKey) => found.push({ path: row === '' ? field : `${row}.${field}`, key }),
  }
}
