import { readTime } from '../base/read-time'
import type { TimeOfDay } from '../wire/base'
import { centsOf, priceLimit } from './prices'
import type { ListOptionForm, OptionForm, Unit } from './types'

/** Days and hours of an option are below this (specification, section 9). */
export const maxLimit = 1000
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
  const cents = centsOf(typed) ?? 0
  return cents > 0 && cents < priceLimit * 100
}

/** A theatre list's price has no upper limit (specification, section 5). */
export function isListPrice(typed: string): boolean {
  return (centsOf(typed) ?? 0) > 0
}

/** Above 1, in GB. */
export function isSize(typed: string): boolean {
  return /^\d{1,12}(\.\d*)?$/.test(typed.trim()) && Number(typed) > 1
}

/** "16:30" or "4:30 pm" as "16:30"; null for anything else. */
export function pickupOf(typed: string): TimeOfDay | null {
  return readTime(typed)
}

/** A fully empty option is ignored; the unit, which a new row brings along, does not fill it. */
export function isBlankOption(option: OptionForm): boolean {
  return [option.max, option.price, option.pickup].every(typed => typed.trim() === '')
}

export function isBlankListOption(option: ListOptionForm): boolean {
  return [option.time, option.price, option.size].every(typed => typed.trim() === '')
}

/** "5 days", written the same for "5" and "05"; null while it is not whole. Two options of one area never share it. */
export function timeKey(max: string, unit: Unit | ''): string | null {
  return unit !== '' && isWholeText(max) ? `${Number(max)} ${unit}` : null
}

/** A day is 24 hours; what is not typed yet comes last. */
export function hoursOf(time: string, unit: Unit | ''): number {
  if (!isWholeText(time)) return Number.POSITIVE_INFINITY
  return Number(time) * (unit === 'hours' ? 1 : hoursADay)
}

/** By time, as on load and on send (decision 15); equal times keep their order. */
export function sortOptions<Option>(
  options: readonly Option[],
  timeOf: (option: Option) => readonly [string, Unit | ''],
): Option[] {
  return options.toSorted((a, b) => {
    const [hoursA, hoursB] = [hoursOf(...timeOf(a)), hoursOf(...timeOf(b))]
    // Of two that are not typed yet this is no number, which sorts as equal.
    return hoursA - hoursB
  })
}

/** What an option says, whatever way it is typed: for comparing. */
export function optionKey({ max, unit, price, pickup }: OptionForm): string {
  return [
    timeKey(max, unit) ?? `${max.trim()} ${unit}`,
    centsOf(price) ?? price.trim(),
    pickupOf(pickup) ?? pickup.trim(),
  ].join('|')
}

export function listOptionKey({ time, unit, price, size }: ListOptionForm): string {
  return [
    timeKey(time, unit) ?? `${time.trim()} ${unit}`,
    centsOf(price) ?? price.trim(),
    size.trim() && Number(size),
  ].join('|')
}

export const newOption: OptionForm = { max: '', unit: 'days', price: '', pickup: '' }
export const newListOption: ListOptionForm = { time: '', unit: 'days', price: '', size: '' }
