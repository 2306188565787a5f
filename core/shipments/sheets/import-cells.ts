import { type Text, text } from '../../i18n/translate'
import type { ShippingType } from '../../wire/reference'
import { courierKey, findCourier } from '../rows/couriers'
import { canSet } from '../rules'
import { isShortened } from './cell-kinds'
import type { PlannedCell } from './import-rows'
import { statusOfLabel } from './sheet-labels'
import type { Cell } from './spreadsheet'

export type Reading = Pick<PlannedCell, 'to' | 'state' | 'message'>

/** The note of a text that is no status, as a misspelt one. */
export const unknownStatus = text('shipments.import.statusUnknown')
const ignoredStatus = text('shipments.import.statusIgnored')

/** Excel keeps this many digits of a number; further digits are already lost. */
const exactDigits = 15

export function cellText(value: Cell | undefined): string {
  if (value === undefined) return ''
  return value instanceof Date ? value.toISOString() : String(value).trim()
}

export function same(from: string): Reading {
  return { to: from, state: 'kept', message: null }
}

function problem(value: Cell, message: Text): Reading {
  return { to: cellText(value), state: 'problem', message }
}

function settle(from: string, to: string): Reading {
  return sameText(from, to) ? same(from) : { to, state: 'changed', message: null }
}

/** Blanks at the ends and the kind of line breaks get lost in spreadsheets: they are no change. */
function sameText(a: string, b: string): boolean {
  const plain = (words: string) => words.replace(/\r\n?/g, '\n').trim()
  return plain(a) === plain(b)
}

/**
 * Reads a courier cell: case-insensitively one of the known couriers. The courier of the shipment stays as it is,
 * known or not, so that an untouched export can always be imported.
 */
export function readCourier(value: Cell, from: string, couriers: readonly ShippingType[]): Reading {
  const words = cellText(value)
  if (courierKey(words) === courierKey(from)) return same(from)
  const courier = findCourier(words, couriers)
  return courier ? settle(from, courier.name) : problem(value, text('shipments.import.invalidCourier'))
}

/**
 * Reads a tracking cell as text. A number is written out in full, never as it is displayed; one of more than 15
 * digits, with a fraction, shortened or turned into a date has lost what was typed.
 */
export function readTracking(value: Cell, from: string): Reading {
  if (sameText(cellText(value), from)) return same(from)
  const isWhole = Number.isInteger(value) && Number(value) >= 0 && Number(value) < 10 ** exactDigits
  const isAsTyped = typeof value === 'string' ? !isShortened(value.trim()) : isWhole
  return isAsTyped ? settle(from, cellText(value)) : problem(value, text('shipments.import.alteredNumber'))
}

export function readComments(value: Cell, from: string): Reading {
  return settle(from, cellText(value))
}

/**
 * Reads a status cell: Pending, Shipped, or Delivered on a dispatched row; anything else is ignored with a note, which tells
 * a text that is no status from a status that cannot be set.
 */
export function readStatus(value: Cell, from: string): Reading {
  const status = statusOfLabel(cellText(value))
  if (status === from) return same(from)
  return canSet(from, status)
    ? { to: status, state: 'changed', message: null }
    : { to: cellText(value), state: 'ignored', message: status === null ? unknownStatus : ignoredStatus }
}

/** The serial that a cell names: a whole number, or digits typed as text; null for anything else. */
export function readSerial(value: Cell | undefined): number | null {
  const words = cellText(value)
  return /^\d{1,9}$/.test(words) ? Number(words) : null
}
