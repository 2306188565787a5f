import { readDecimal } from '../base/decimals'
import { readTime } from '../base/read-time'
import { broken, type Problem } from '../drafts/validate'
import { isAreaPrice, isBlankOption, isListPrice, isMax, isSize, isWholeText, timeKey, units } from './options'
import { centsOf } from './prices'
import { isOffered, needsPickup } from './rules'
import type { AreaForm, ListForm, Offer, Unit } from './types'

export type OfferProblemKey =
  | 'shared.required'
  | 'shared.invalidValue'
  | 'shared.invalidNumber'
  | 'areas.selectUnit'
  | 'areas.selectType'
  | 'areas.selectPickup'
  | 'areas.higherMax'
  | 'areas.atLeastOne'

export type OfferProblem = Problem<OfferProblemKey>

/** The rules of specification, section 5, for one area, with decisions 15 and 16; a removed one is not looked at. */
export function areaProblems(area: AreaForm): OfferProblem[] {
  if (!isOffered(area)) return []
  if (area.options.every(isBlankOption)) return [{ path: 'options', key: 'shared.required' }]
  const seen = new Set<string | null>()
  return area.options.flatMap((option, at): OfferProblem[] => {
    if (isBlankOption(option)) return []
    const { max, unit, price, pickup } = option
    // A later option of the same unit and max as an earlier one is at fault.
    const key = timeKey(option)
    const isLater = seen.has(key) && key !== null
    seen.add(key)
    return broken(`options[${at}].`, [
      ['max', isMax(max) && !isLater, isMax(max) ? 'areas.higherMax' : 'shared.invalidValue'],
      ['unit', isUnit(unit), 'areas.selectUnit'],
      ['price', isAreaPrice(price), keyOf(price, centsOf(price))],
      ['pickup', !needsPickup(area.deliveryType) || readTime(pickup) !== null, 'areas.selectPickup'],
    ])
  })
}

/** The rules of specification, section 5, for one theatre list. */
export function listProblems({ deliveryType, theatres, options }: ListForm): OfferProblem[] {
  const whole = broken('', [
    ['deliveryType', deliveryType !== '', 'areas.selectType'],
    ['theatres', theatres.length > 0, 'shared.required'],
    ['options', !options.every(isBlankOption), 'shared.required'],
  ])
  const ofOptions = options.flatMap((option, at): OfferProblem[] => {
    if (isBlankOption(option)) return []
    return broken(`options[${at}].`, [
      ['time', isWholeText(option.time), 'shared.invalidValue'],
      ['unit', isUnit(option.unit), 'areas.selectUnit'],
      ['price', isListPrice(option.price), keyOf(option.price, centsOf(option.price))],
      ['size', isSize(option.size), keyOf(option.size, readDecimal(option.size))],
    ])
  })
  return [...whole, ...ofOptions]
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

/** A text that cannot be read, such as "1,234", gets words that show the form; a number out of its range does not. */
const keyOf = (typed: string, read: number | string | null) =>
  read === null && typed.trim() !== '' ? 'shared.invalidNumber' : 'shared.invalidValue'

const isUnit = (unit: Unit | '') => units.some(known => known === unit)
