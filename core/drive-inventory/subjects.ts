import type { Subject } from '../drafts/differences'
import { text, verbatim } from '../i18n/translate'
import type { Drive } from '../wire/drives'

/** Returns the stock of drives as texts. */
export function stockSubject(drives: readonly Drive[]): Subject {
  return {
    title: text('drives.title'),
    entries: drives.map(({ driveType, totalStock }) => ({
      key: driveType,
      texts: [verbatim(driveType), Number.isNaN(totalStock) ? text('drives.nothingYet') : verbatim(String(totalStock))],
    })),
  }
}
