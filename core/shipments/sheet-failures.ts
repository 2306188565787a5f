import { Failure } from '../base/errors'
import { type Text, text } from '../i18n/translate'

/** How large a sheet may be. The sizes are judged before anything is unpacked. */
export const sheetLimits = {
  fileBytes: 5_000_000,
  unpackedBytes: 50_000_000,
  rows: 5000,
  emptyRows: 20_000,
  columns: 60,
} as const

const megabytes = (bytes: number) => ({ megabytes: bytes / 1_000_000 })

const words = {
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
} satisfies Record<string, Text>

export type SheetFault = keyof typeof words

/** A file that cannot be read as a sheet. The fault travels from the worker; the words are found on this side. */
export class SheetError extends Error {
  readonly fault: SheetFault

  constructor(fault: SheetFault, cause?: unknown) {
    super(fault, { cause })
    this.name = 'SheetError'
    this.fault = fault
  }
}

const codePrefix = 'sheet:'

export function sheetFailure(fault: SheetFault): Failure {
  return new Failure({ category: 'invalid', code: codePrefix + fault })
}

/** The words for a sheet's failure; null for any other. */
export function explainSheet(failure: Failure): Text | null {
  const fault = failure.code?.startsWith(codePrefix) ? failure.code.slice(codePrefix.length) : ''
  return Object.hasOwn(words, fault) ? words[fault as SheetFault] : null
}
