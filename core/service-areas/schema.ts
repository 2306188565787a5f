import { array, object, string, type TestContext } from 'yup'
import { readDecimal } from '../base/decimals'
import { getOrInsert } from '../base/get-or-insert'
import { readTime } from '../base/read-time'
import { errorsAtRepeated, unlessDropped } from '../drafts/rule-schema'
import type { Problem } from '../drafts/validate'
import type { MessageKey } from '../i18n/keys'
import {
  type AnyOption,
  isAreaPrice,
  isBlankOption,
  isListPrice,
  isMax,
  isSize,
  isWholeText,
  timeKey,
  units,
} from './options'
import { centsOf } from './prices'
import { isOffered, needsPickup } from './rules'
import type { AreaForm, Offer, OptionForm } from './types'

const keys = {
  required: 'shared.required',
  invalid: 'shared.invalidValue',
  /** For a text that cannot be read, such as "1,234": the message shows the form of a number. */
  unreadable: 'shared.invalidNumber',
  unit: 'areas.selectUnit',
  type: 'areas.selectType',
  pickup: 'areas.selectPickup',
  higherMax: 'areas.higherMax',
  atLeastOne: 'areas.atLeastOne',
} as const satisfies Record<string, MessageKey>

export type OfferProblemKey = (typeof keys)[keyof typeof keys]
export type OfferProblem = Problem<OfferProblemKey>

/** Returns the schema of a number with the decimal sign of any language. */
const typedNumber = (isValid: (typed: string) => boolean, read: (typed: string) => unknown) =>
  string().test('number', (typed = '', { createError }) => {
    const isUnreadable = read(typed) === null && typed.trim() !== ''
    return isValid(typed) || createError({ message: isUnreadable ? keys.unreadable : keys.invalid })
  })

const unit = string().test('unit', keys.unit, typed => units.some(known => known === typed))

const areaOption = object({
  max: string().test('max', keys.invalid, (typed = '') => isMax(typed)),
  unit,
  price: typedNumber(isAreaPrice, centsOf),
})

const pickup = string().test('pickup', keys.pickup, (typed = '') => readTime(typed) !== null)

const someOption = (options: unknown) => !(options as readonly AnyOption[]).every(isBlankOption)

/** Reports an option with the same time and unit as an earlier one. */
function testRepeated(value: unknown, context: TestContext) {
  const options = value as readonly OptionForm[]
  const earlier = new Set<string | null>()
  const isRepeated = options.map(option => {
    const key = isBlankOption(option) ? null : timeKey(option)
    const isLater = key !== null && earlier.has(key)
    earlier.add(key)
    return isLater && isMax(option.max)
  })
  return errorsAtRepeated(context, isRepeated, 'max', keys.higherMax)
}

const areaWith = (option: typeof areaOption) =>
  object({
    options: array(unlessDropped(isBlankOption, option))
      .test('some', keys.required, someOption)
      .test('repeated', testRepeated),
  })

const electronicArea = areaWith(areaOption)
const driveArea = areaWith(areaOption.shape({ pickup }) as unknown as typeof areaOption)

const schemaOf = ({ deliveryType }: AreaForm) => (needsPickup(deliveryType) ? driveArea : electronicArea)

/**
 * The schema of a service area in a form (specification, section 5, decisions 15 and 16). A removed area is not
 * checked.
 */
export const areaSchema = unlessDropped((area: AreaForm) => !isOffered(area), schemaOf)

/** Areas are immutable and hundreds of them are checked after each key, so their results are cached. */
const passed = new WeakMap<AreaForm, boolean>()
const hasPassed = (area: AreaForm) => getOrInsert(passed, area, () => schemaOf(area).isValidSync(area))

const listOption = object({
  time: string().test('time', keys.invalid, (typed = '') => isWholeText(typed)),
  unit,
  price: typedNumber(isListPrice, centsOf),
  size: typedNumber(isSize, readDecimal),
})

/** The schema of a theatre list in a form (specification, section 5). */
export const listSchema = object({
  deliveryType: string().required(keys.type),
  theatres: array(string()).min(1, keys.required),
  options: array(unlessDropped(isBlankOption, listOption)).test('some', keys.required, someOption),
})

/**
 * The schema of an offer in a form, with paths such as "areas[0].options[1].price" and keys as messages. The form and
 * the server apply the same schemas. The error of an offer without areas and lists is at "areas" (decision 15).
 */
export const offerSchema = object({
  areas: array(unlessDropped((area: AreaForm) => !isOffered(area) || hasPassed(area), schemaOf)),
  lists: array(listSchema),
}).test('some', (offer, { path, createError }) => {
  const { areas, lists } = offer as unknown as Offer
  const isOffer = areas.some(isOffered) || lists.length > 0
  return isOffer || createError({ path: [path, 'areas'].filter(Boolean).join('.'), message: keys.atLeastOne })
})
