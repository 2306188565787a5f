import { decimalOf, readDecimal } from '../base/decimals'
import { readTime } from '../base/read-time'
import { centsOf, priceLimit } from './prices'
import type { ListOptionForm, OptionForm, Unit } from './types'

export type AnyOption = OptionForm | ListOptionForm

/** Days and hours of an option are below this (specification, section 9). */
const maxLimit = 1000
export const units: readonly Unit[] = ['days', 'hours']

const hoursADay = 24

/** What somebody typed is a whole number from 0, written with digits alone. */
export function isWholeText(typed: string): boolean {
  return /^\d{1,15}$/.test(typed.trim())
}

/** 0 means the same day (decision 15). */
export function isMax(typed: string): boolean {
  return isWholeText(typed) && Number(typed) < maxLimit
}

export function isAreaPrice(typed: string): boolean {
  return isListPrice(typed) && (centsOf(typed) ?? 0) < priceLimit * 100
}

/** A theatre list's price has no upper limit (specification, section 5). */
export function isListPrice(typed: string): boolean {
  return (centsOf(typed) ?? 0) > 0
}

/** Above 1, in GB. */
export function isSize(typed: string): boolean {
  return /^\d{1,12}(\.\d*)?$/.test(readDecimal(typed) ?? '') && decimalOf(typed) > 1
}

/** A fully empty option is ignored; the unit, which a new row brings along, does not fill it. */
export function isBlankOption(option: AnyOption): boolean {
  return Object.entries(option).every(([field, typed]) => field === 'unit' || typed.trim() === '')
}

/** The days or hours of an option as they are typed. */
function timeTyped(option: AnyOption): string {
  return 'max' in option ? option.max : option.time
}

/** "5 days", written the same for "5" and "05"; null while it is not whole. Two options of one area never share it. */
export function timeKey(option: AnyOption): string | null {
  const typed = timeTyped(option)
  return option.unit !== '' && isWholeText(typed) ? `${Number(typed)} ${option.unit}` : null
}

/** The time of an option, else what is typed of it. */
export function timeOf(option: AnyOption): string {
  return timeKey(option) ?? timeTyped(option)
}

/** By time, as on load and on send (decision 15); equal times keep their order, and what is not typed yet comes last. */
export function sortOptions<Option extends AnyOption>(options: readonly Option[]): Option[] {
  const hoursOf = (option: Option) => {
    const typed = timeTyped(option)
    return isWholeText(typed) ? Number(typed) * (option.unit === 'hours' ? 1 : hoursADay) : Number.POSITIVE_INFINITY
  }
  // Of two that are not typed yet the difference is no number, which sorts as equal.
  return options.toSorted((a, b) => hoursOf(a) - hoursOf(b))
}

/** What an option says, whatever way it is typed: for comparing. */
export function optionKey(option: AnyOption): string {
  const price = centsOf(option.price) ?? option.price.trim()
  const time = timeKey(option) ?? `${timeTyped(option).trim()} ${option.unit}`
  if ('max' in option) return [time, price, readTime(option.pickup) ?? option.pickup.trim()].join('|')
  return [time, price, sizeKey(option.size)].join('|')
}

/** "1,5" and "1.50" are one size. */
export function sizeKey(typed: string): string {
  const read = readDecimal(typed)
  return read === null ? typed.trim() : String(Number(read))
}

export const newOption: OptionForm = { max: '', unit: 'days', price: '', pickup: '' }
export const newListOption: ListOptionForm = { time: '', unit: 'days', price: '', size: '' }
