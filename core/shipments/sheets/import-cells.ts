import { type Text, text } from '../../i18n/translate'
import type { ShippingType } from '../../wire/reference'
import { courierKey, findCourier } from '../rows/couriers'
import { canSet } from '../rules'
import type { EditField } from '../types'
import { isShortened } from './cell-kinds'
import { numberText } from './cell-texts'
import { isFormulaError } from './formula-errors'
import { alteredNumber, invalidCourier, unknownStatus } from './import-messages'
import type { PlannedCell } from './import-rows'
import { dateText, isMarked } from './marked-cells'
import { statusOfLabel } from './sheet-labels'
import type { Cell } from './spreadsheet'

export type Reading = Pick<PlannedCell, 'to' | 'state' | 'message'>

const ignoredStatus = text('shipments.import.statusIgnored')

/** Excel keeps this many digits of a number; further digits are already lost. */
const exactDigits = 15

/** Returns a cell as text: a number in full, a day in an unambiguous form, anything else as the file shows it. */
export function cellText(value: Cell | undefined): string {
  if (value === undefined) return ''
  if (value instanceof Date) return dateText(value)
  if (!isMarked(value)) return String(value).trim()
  if (value.kind !== 'formatted') return value.shown
  return value.day ?? (typeof value.value === 'number' ? String(value.value) : value.shown)
}

/** Returns the text that the file shows in a cell. */
function shownText(value: Cell): string {
  return isMarked(value) ? value.shown : cellText(value)
}

/**
 * Returns the text that the file shows in a changed cell if the import reads another text; else null. A status is shown
 * by its label.
 */
export function shownBeside(field: EditField, { to, state }: Reading, value: Cell | undefined): string | null {
  if (value === undefined || field === 'status' || state !== 'changed') return null
  const shown = shownText(value)
  return shown === to ? null : shown
}

/**
 * Returns the fault of a cell: an error (as a value or as text), or a formula without a result. Null for any other
 * cell.
 */
export function faultKind(value: Cell | undefined): 'error' | 'no-result' | null {
  if (value === undefined) return null
  if (isMarked(value) && value.kind === 'no-result') return 'no-result'
  const isError = (isMarked(value) && value.kind === 'error') || isFormulaError(shownText(value))
  return isError ? 'error' : null
}

/**
 * Returns the problem of a cell without a value: an error (as a value or as text), or a formula without a result. Null
 * for any other cell, and for a text that the shipment already has.
 */
export function readFault(value: Cell, from: string): Reading | null {
  const kind = faultKind(value)
  if (kind === null || (!isMarked(value) && sameText(cellText(value), from))) return null
  return kind === 'error' ? formulaError(shownText(value)) : problem(value, text('shipments.import.noResult'))
}

function formulaError(error: string): Reading {
  return { to: error, state: 'problem', message: text('shipments.import.formulaError', { error }) }
}

export function keptReading(from: string): Reading {
  return { to: from, state: 'kept', message: null }
}

function problem(value: Cell, message: Text): Reading {
  return { to: shownText(value) || cellText(value), state: 'problem', message }
}

function readingOf(from: string, to: string): Reading {
  return sameText(from, to) ? keptReading(from) : { to, state: 'changed', message: null }
}

/**
 * Returns whether two texts are equal. Spreadsheets lose blanks at the ends and the kind of line breaks, so these do
 * not count.
 */
function sameText(a: string, b: string): boolean {
  const normalize = (text: string) => text.replace(/\r\n?/g, '\n').trim()
  return normalize(a) === normalize(b)
}

/**
 * Reads a courier cell, which must name a known courier in any case. The shipment's own courier always stays, known or
 * not, so that an untouched export can be imported.
 */
export function readCourier(value: Cell, from: string, couriers: readonly ShippingType[]): Reading {
  const content = cellText(value)
  if (courierKey(content) === courierKey(from)) return keptReading(from)
  const courier = findCourier(content, couriers)
  return courier ? readingOf(from, courier.name) : problem(value, invalidCourier)
}

/**
 * Reads a tracking cell as text. A number is written in full, not in its displayed form. A number that is negative, has
 * more than 15 digits or a fraction, or was shortened or turned into a date has lost the original text.
 */
export function readTracking(value: Cell, from: string): Reading {
  const content = cellText(value)
  if (sameText(content, from)) return keptReading(from)
  if (/^0+$/.test(content)) return problem(value, text('shipments.import.zeroNumber'))
  if (content.startsWith('=')) return problem(value, text('shipments.import.noResult'))
  if (isMarked(value) && value.kind === 'formatted' && value.day !== undefined) return problem(value, alteredNumber)
  const stored = isMarked(value) && value.kind === 'formatted' ? value.value : value
  const isWhole = Number.isInteger(stored) && Number(stored) >= 0 && Number(stored) < 10 ** exactDigits
  const isAsTyped = typeof stored === 'string' ? !isShortened(content) : isWhole
  if (!isAsTyped) return problem(value, alteredNumber)
  // A format of zeros pads a number with the zeros that the stored value has lost: "0739 3800 0549".
  const padded = shownText(value).replace(/[ -]/g, '')
  const isPadded = isMarked(value) && /^0\d+$/.test(padded) && Number(padded) === stored
  // A text is saved like a pasted one: without invisible marks, and without the apostrophe of a spreadsheet.
  return readingOf(from, isPadded ? padded : numberText(content) || content)
}

export function readComments(value: Cell, from: string): Reading {
  return readingOf(from, cellText(value))
}

/**
 * Reads a status cell: Pending, Shipped, or Delivered on a dispatched row. Anything else is ignored with a note, which
 * differs for an unknown status and for one that cannot be set.
 */
export function readStatus(value: Cell, from: string): Reading {
  const status = statusOfLabel(cellText(value))
  if (status === from) return keptReading(from)
  return canSet(from, status)
    ? { to: status, state: 'changed', message: null }
    : { to: cellText(value), state: 'ignored', message: status === null ? unknownStatus : ignoredStatus }
}

/** Returns the serial of a cell: a whole number, or digits as text; null for anything else. */
export function readSerial(value: Cell | undefined): number | null {
  const content = cellText(value)
  return /^\d{1,9}$/.test(content) ? Number(content) : null
}
