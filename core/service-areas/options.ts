import { decimalOf, readDecimal } from '../base/decimals'
import { readTime } from '../base/read-time'
import { centsOf, priceLimit } from './prices'
import type { ListOptionForm, OptionForm, Unit } from './types'

export type AnyOption = OptionForm | ListOptionForm

/** Days and hours of an option are below this limit (specification, section 9). */
const maxLimit = 1000
export const units: readonly Unit[] = ['days', 'hours']

const hoursADay = 24

/** Returns whether a text is a whole number from 0, in digits only. */
export function isWholeText(typed: string): boolean {
  return /^\d{1,15}$/.test(typed.trim())
}

/** Returns whether a text is a valid time limit; 0 means the same day (decision 15). */
export function isMax(typed: string): boolean {
  return isWholeText(typed) && Number(typed) < maxLimit
}

export function isAreaPrice(typed: string): boolean {
  return isListPrice(typed) && (centsOf(typed) ?? 0) < priceLimit * 100
}

/** Returns whether a text is a valid price of a theatre list, which has no upper limit (specification, section 5). */
export function isListPrice(typed: string): boolean {
  return (centsOf(typed) ?? 0) > 0
}

/** Returns whether a text is a size above 1, in GB. */
export function isSize(typed: string): boolean {
  return /^\d{1,12}(\.\d*)?$/.test(readDecimal(typed) ?? '') && decimalOf(typed) > 1
}

/**
 * Returns whether an option is blank. Blank options are ignored; the unit does not count, because a new row has one.
 */
export function isBlankOption(option: AnyOption): boolean {
  return Object.entries(option).every(([field, typed]) => field === 'unit' || typed.trim() === '')
}

/** Returns the days or hours of an option as they are typed. */
function timeTyped(option: AnyOption): string {
  return 'max' in option ? option.max : option.time
}

/**
 * Returns "5 days" for both "5" and "05"; null while it is not a whole number. Two options of an area never have the
 * same key.
 */
export function timeKey(option: AnyOption): string | null {
  const typed = timeTyped(option)
  return option.unit !== '' && isWholeText(typed) ? `${Number(typed)} ${option.unit}` : null
}

/** Returns the time of an option, or its text while it is incomplete. */
export function timeOf(option: AnyOption): string {
  return timeKey(option) ?? timeTyped(option)
}

/**
 * Sorts options by time, as on load and on send (decision 15). Equal times keep their order, and incomplete ones are
 * last.
 */
export function sortOptions<Option extends AnyOption>(options: readonly Option[]): Option[] {
  const hoursOf = (option: Option) => {
    const typed = timeTyped(option)
    return isWholeText(typed) ? Number(typed) * (option.unit === 'hours' ? 1 : hoursADay) : Number.POSITIVE_INFINITY
  }
  // The difference of two incomplete times is NaN, which sorts as equal.
  return options.toSorted((a, b) => hoursOf(a) - hoursOf(b))
}

/** Returns a key that is equal for options with the same values, however they are typed. */
export function optionKey(option: AnyOption): string {
  const price = centsOf(option.price) ?? option.price.trim()
  const time = timeKey(option) ?? `${timeTyped(option).trim()} ${option.unit}`
  if ('max' in option) return [time, price, readTime(option.pickup) ?? option.pickup.trim()].join('|')
  return [time, price, sizeKey(option.size)].join('|')
}

/** Returns the same key for "1,5" and "1.50". */
export function sizeKey(typed: string): string {
  const read = readDecimal(typed)
  return read === null ? typed.trim() : String(Number(read))
}

export const newOption: OptionForm = { max: '', unit: 'days', price: '', pickup: '' }
export const newListOption: ListOptionForm = { time: '', unit: 'days', price: '', size: '' }
