import { text } from '../../i18n/translate'

/** The note for a text that is no status, such as a misspelled one. */
export const unknownStatus = text('shipments.import.statusUnknown')
/** The problem of a text that names no courier. */
export const invalidCourier = text('shipments.import.invalidCourier')
/** The problem of a number that a spreadsheet has changed. */
export const alteredNumber = text('shipments.import.alteredNumber')
