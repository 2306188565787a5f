import { comparedNumber, trackingHint } from '../../tracking/hint'
import { couriersOf } from '../rows/courier-of-number'
import { courierKey, findCourier, slugsOf } from '../rows/couriers'
import { isAltered, type KnownCells, type PlanRow } from './paste-known'
import { isBlankLine, type Landing, type PasteCells } from './paste-landing'

/** The courier of a line and its origin: given on the line, read from the number, or already shown in the row. */
export interface LineCourier {
  readonly name: string
  readonly source: 'given' | 'read' | 'row'
}

/**
 * The result of a number, given its courier. `fits`: the number has the courier's format and check digit. `open`: the
 * number fits no known format, or several couriers while none is given. `mistyped`: the format is the courier's, but
 * the check digit is wrong. `otherCourier`: the number is one of other couriers. `sameNumber`: an earlier line or
 * another row has this number. `usedIn`: other orders have it. `blank`: the line has no number. Lines with any of these
 * results can be filled.
 */
export type NumberResult =
  | { readonly kind: 'fits'; readonly courier: string }
  | { readonly kind: 'open'; readonly couriers: readonly string[] }
  | {
      readonly kind: 'mistyped'
      /** The name of the courier; null when none is given and the result is based on the format alone. */
      readonly courier: string | null
      /** The only check digit that would fit. */
      readonly check: string | null
      /** Other couriers with a format and check digit that fit the number. */
      readonly others: readonly string[]
    }
  | { readonly kind: 'otherCourier'; readonly couriers: readonly string[] }
  | { readonly kind: 'sameNumber'; readonly ordinal: number }
  | { readonly kind: 'usedIn'; readonly orders: readonly string[] }
  | { readonly kind: 'blank' }

/**
 * The result of a line. `replaces`: the row has a saved number, and the line is filled only when the row is selected;
 * `result` is the result of the number. `same`: the row already has this number. These lines are not filled: `altered`,
 * a number that a spreadsheet has shortened, or turned into a day or an error; `noNumber`, a text or a theatre instead
 * of a number; `unknownCourier`; `repeated`, a line that names the same row as another one; `noRow`, a line beyond the
 * last row, of no known row, or of a read-only row; `hasComments`, comments for a row that already has comments.
 */
export type PasteResult =
  | NumberResult
  | { readonly kind: 'replaces'; readonly savedNumber: string; readonly result: NumberResult }
  | { readonly kind: 'same' | 'altered' | 'noNumber' | 'unknownCourier' | 'repeated' | 'noRow' | 'hasComments' }

/** A line of a paste with its row and its result. */
export interface PasteLine {
  /** The row that the line fills; null without one. */
  readonly row: PlanRow | null
  readonly courier: LineCourier | null
  /** The number to fill; empty when the line has none. */
  readonly number: string
  /** The pasted barcode from which the number was taken; else null. */
  readonly barcode: string | null
  /** The comments to fill. When the row has comments, empty unless the result is `hasComments`. */
  readonly comments: string
  readonly result: PasteResult
  readonly isFilled: boolean
}

/** The courier and the result of a line, based on the line and its row alone. */
type Judgement = Pick<PasteLine, 'courier' | 'result'>

/** Results of lines that a person must correct before they can be filled. */
export const resultsToFix: ReadonlySet<PasteResult['kind']> = new Set([
  'altered',
  'noNumber',
  'unknownCourier',
  'repeated',
])

/** Results of lines that are never filled. */
export const resultsKeptOut: ReadonlySet<PasteResult['kind']> = new Set([
  ...resultsToFix,
  'noRow',
  'same',
  'hasComments',
])

/** Returns the courier and the result of a line. Numbers of different lines are not compared yet. */
export function judgeLine(cells: PasteCells, { row, isRepeated }: Landing, known: KnownCells): Judgement {
  if (isBlankLine(cells)) return { courier: null, result: { kind: 'blank' } }
  const courier = courierOf(cells, row, known)
  const withCourier = (result: PasteResult) => ({ courier, result })
  const problem = problemOf(cells, row, known)
  if (problem) return withCourier({ kind: problem })
  if (!row || row.readOnly) return withCourier({ kind: 'noRow' })
  if (isRepeated) return withCourier({ kind: 'repeated' })
  const result = numberResult(cells.number, courier, known)
  const isReplacement = row.savedNumber !== '' && cells.courier + cells.number !== ''
  if (!isReplacement) return withCourier(result)
  if (cells.number !== '' && comparedNumber(cells.number) === comparedNumber(row.savedNumber))
    return withCourier({ kind: 'same' })
  return withCourier({ kind: 'replaces', savedNumber: row.savedNumber, result })
}

function problemOf({ courier, number }: PasteCells, row: PlanRow | null, known: KnownCells) {
  if (isAltered(number) || isRounded(number, known)) return 'altered'
  if (/^0+$/.test(number)) return 'noNumber'
  if (number !== '' && (isProse(number) || known.rowsOfTheatre(number).length > 0)) return 'noNumber'
  const isKnown = courier === '' || known.courierIn(courier) || courierKey(courier) === courierKey(row?.courier ?? '')
  return isKnown ? null : 'unknownCourier'
}

/**
 * Returns whether a spreadsheet has rounded a number to the 15 digits that it keeps. A number that fits a courier is
 * not rounded.
 */
function isRounded(number: string, known: KnownCells): boolean {
  return /^\d{15}0{2,}$/.test(number) && trackingHint(number, undefined, slugsOf(known.couriers))?.kind !== 'open'
}

/** Returns whether a text has no digit, or at least two words: a sentence of a mail is no number. */
function isProse(number: string): boolean {
  return !/\d/.test(number) || (number.match(/(?<!\p{N})\p{L}{3,}(?!\p{N})/gu)?.length ?? 0) >= 2
}

/**
 * Returns the courier of a line. The row's courier has priority over the number's courier. When the row has a saved
 * number, its courier belongs to that number and stays only if the new number may be of the same courier.
 */
function courierOf({ courier, number }: PasteCells, row: PlanRow | null, known: KnownCells): LineCourier | null {
  const shown = row && row.courier !== '' ? ({ name: row.courier, source: 'row' } as const) : null
  const named = known.courierIn(courier)
  if (named) return { name: named.name, source: 'given' }
  if (shown && courierKey(courier) === courierKey(shown.name)) return shown
  if (courier !== '') return { name: courier, source: 'given' }
  if (shown && row?.savedNumber === '') return shown
  const [only, ...others] = number === '' ? [] : couriersOf(number, known.couriers)
  if (only === undefined || others.length > 0 || only === shown?.name) return shown
  return { name: only, source: 'read' }
}

function namesOf(slugs: readonly string[], { couriers }: KnownCells): readonly string[] {
  return couriers.flatMap(({ name, aftership_slug: slug }) => (slug !== null && slugs.includes(slug) ? name : []))
}

function numberResult(number: string, courier: LineCourier | null, known: KnownCells): NumberResult {
  if (number === '') return { kind: 'blank' }
  const slug = courier ? (findCourier(courier.name, known.couriers)?.aftership_slug ?? null) : undefined
  const hint = trackingHint(number, slug, slugsOf(known.couriers))
  if (hint?.kind === 'fits' && courier) return { kind: 'fits', courier: courier.name }
  if (hint?.kind === 'other') return { kind: 'otherCourier', couriers: namesOf(hint.others, known) }
  if (hint?.kind === 'open') return { kind: 'open', couriers: namesOf(hint.others, known) }
  if (hint?.kind !== 'mistyped') return { kind: 'open', couriers: [] }
  const others = namesOf(hint.others, known)
  return { kind: 'mistyped', courier: courier?.name ?? null, check: hint.check, others }
}
