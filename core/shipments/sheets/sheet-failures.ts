import type { Failure } from '../../base/errors'
import { type Text, text } from '../../i18n/translate'
import { sheetLimits } from './spreadsheet'

const megabytes = (bytes: number) => ({ megabytes: bytes / 1_000_000 })

const words = {
  empty: text('shipments.import.emptyFile'),
  'not-a-sheet': text('shipments.import.notASheet'),
  'old-format': text('shipments.import.oldFormat'),
  protected: text('shipments.import.protected'),
  damaged: text('shipments.import.damaged'),
  'too-large': text('shipments.import.tooLarge', megabytes(sheetLimits.fileBytes)),
  'too-large-unpacked': text('shipments.import.tooLargeUnpacked', megabytes(sheetLimits.unpackedBytes)),
  'too-many-rows': text('shipments.import.tooManyRows', { rows: sheetLimits.rows }),
  'too-many-columns': text('shipments.import.tooManyColumns', { columns: sheetLimits.columns }),
  'too-many-empty-rows': text('shipments.import.tooManyEmptyRows', { rows: sheetLimits.emptyRows }),
  unsafe: text('shipments.import.unsafe'),
  'no-results': text('shipments.import.noResults'),
  'no-titles': text('shipments.import.noTitles'),
  'hidden-sheet': text('shipments.import.hiddenSheet'),
  'no-worksheet': text('shipments.import.noWorksheet'),
  'open-quote': text('shipments.import.openQuote', { line: 0 }),
  'extra-cells': text('shipments.import.extraCells', { line: 0 }),
}
/** What keeps a file from being read as a sheet. */
export type SheetFault = keyof typeof words

/** The words for a sheet's failure; null for any other. */
export function explainSheet({ status, code, details }: Failure): Text | null {
  // A failure of a back end has a status, whatever code it gives.
  if (status !== null || code === null || !Object.hasOwn(words, code)) return null
  const line = details.line ?? 0
  if (code === 'open-quote') return text('shipments.import.openQuote', { line })
  return code === 'extra-cells' ? text('shipments.import.extraCells', { line }) : words[code as SheetFault]
}
