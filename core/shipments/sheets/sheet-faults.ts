import type { Failure } from '../../base/errors'
import { type Text, text } from '../../i18n/translate'
import { sheetLimits } from './spreadsheet'

const megabytes = (bytes: number) => ({ megabytes: bytes / 1_000_000 })

const messages = {
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
/** The code of the reason why a file cannot be read as a sheet. */
export type SheetFault = keyof typeof messages

/** Returns the message for a sheet's failure; null for any other failure. */
export function explainSheet({ status, code, details }: Failure): Text | null {
  // A failure of a server has a status, with any code.
  if (status !== null || code === null || !Object.hasOwn(messages, code)) return null
  const line = details.line ?? 0
  if (code === 'open-quote') return text('shipments.import.openQuote', { line })
  return code === 'extra-cells' ? text('shipments.import.extraCells', { line }) : messages[code as SheetFault]
}
