import { array, lazy, mixed, object, string, ValidationError } from 'yup'
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
import type { AreaForm, ListForm, ListOptionForm, Offer, OptionForm } from './types'

const invalid: MessageKey = 'shared.invalidValue'
const required: MessageKey = 'shared.required'
const selectUnit: MessageKey = 'areas.selectUnit'
const selectType: MessageKey = 'areas.selectType'
const selectPickup: MessageKey = 'areas.selectPickup'
const higherMax: MessageKey = 'areas.higherMax'
const atLeastOne: MessageKey = 'areas.atLeastOne'

const typed = (message: MessageKey, passes: (text: string) => boolean) =>
  string().test('typed', message, text => passes(text ?? ''))
const unit = string().oneOf([...units], selectUnit)

const priced = { max: typed(invalid, isMax), unit, price: typed(invalid, isAreaPrice) }
const withoutPickup = object(priced)
const withPickup = object({ ...priced, pickup: typed(selectPickup, text => pickupOf(text) !== null) })

const listOption = object({
  time: typed(invalid, isWholeText),
  unit,
  price: typed(invalid, isListPrice),
  size: typed(invalid, isSize),
})

/** A later option of the same unit and max as an earlier one is at fault (decision 15). */
function twins(options: readonly OptionForm[] | undefined, path: string): true | ValidationError {
  const seen = new Set<string>()
  const found: ValidationError[] = []
  for (const [index, option] of (options ?? []).entries()) {
    const key = isBlankOption(option) ? null : timeKey(option.max, option.unit)
    if (key !== null && seen.has(key)) found.push(new ValidationError(higherMax, option.max, `${path}[${index}].max`))
    if (key !== null) seen.add(key)
  }
  return found.length === 0 || new ValidationError(found)
}

const areaOf = (area: AreaForm) =>
  object({
    options: array(
      lazy((option: OptionForm) => {
        if (isBlankOption(option)) return mixed()
        return needsPickup(area.deliveryType) ? withPickup : withoutPickup
      }),
    )
      .test('some', required, options => (options ?? []).some(option => !isBlankOption(option as OptionForm)))
      .test('twins', (options, { path }) => twins(options as OptionForm[] | undefined, path)),
  })

const list = object({
  deliveryType: string().required(selectType),
  theatres: array().min(1, required),
  options: array(lazy((option: ListOptionForm) => (isBlankListOption(option) ? mixed() : listOption))).test(
    'some',
    required,
    options => (options ?? []).some(option => !isBlankListOption(option as ListOptionForm)),
  ),
})

/** Paths as "[0].options[1].price"; areas that are removed are not looked at. */
export const areasSchema = array(lazy((area: AreaForm) => (isOffered(area) ? areaOf(area) : mixed())))

export const listsSchema = array(lazy((_: ListForm) => list))

/** Paths as "areas[0].options[1].price"; neither an area nor a list is a fault of "areas" (decision 15). */
export const offerSchema = object({ areas: areasSchema, lists: listsSchema }).test(
  'one',
  (value, { createError, path }) => {
    const { areas, lists } = value as unknown as Offer
    return (
      areas.some(isOffered) ||
      lists.length > 0 ||
      createError({ path: path ? `${path}.areas` : 'areas', message: atLeastOne })
    )
  },
)
