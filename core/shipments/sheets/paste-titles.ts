import { plainText } from '../../base/plain-text'
import { sheetColumns } from './spreadsheet'

/** The meaning of a pasted column. */
export type PasteColumn = 'courier' | 'number' | 'comments' | 'serial' | 'theatre'

/** Titles of columns in the four languages. Case, accents, blanks and punctuation do not count. */
const titles: Readonly<Record<PasteColumn, readonly string[]>> = {
  courier: [
    ...['Shipping Courier Type', 'Shipping Courier', 'Courier Type', 'Courier', 'Carrier', 'Courier Name'],
    ...['Transporteur', 'Coursier', 'Messagerie', 'Kurier', 'Kurierdienst', 'Paketdienst', 'Versanddienstleister'],
    ...['Versandart', 'Spediteur', 'شركة الشحن', 'شركة التوصيل', 'الناقل'],
  ],
  number: [
    ...['Shipping Tracking Number', 'Shipping Tracking', 'Tracking Number', 'Tracking No', 'Tracking #', 'Tracking'],
    ...['Tracking ID', 'Tracking Code', 'Waybill', 'Waybill Number', 'Air Waybill', 'AWB', 'Numéro de suivi'],
    ...['N° de suivi', 'No de suivi', 'Nº de suivi', 'Suivi', 'Sendungsnummer', 'Sendungsnr', 'Sendungs-Nr.'],
    ...['Paketnummer', 'Trackingnummer', 'Tracking-Nr.', 'رقم التتبّع', 'رقم الشحنة', 'رقم البوليصة'],
  ],
  comments: [
    ...['Shipping Comments', 'Comments', 'Comment', 'Notes', 'Note', 'Remarks', 'Remark', 'Commentaires'],
    ...['Commentaire', 'Remarques', 'Remarque', 'Kommentare', 'Kommentar', 'Bemerkungen', 'Bemerkung', 'Anmerkungen'],
    ...['Anmerkung', 'Notiz', 'ملاحظات', 'ملاحظة', 'تعليقات'],
  ],
  serial: [
    ...['Serial Number', 'Serial', 'Serial No', 'Serial #', 'Booking Reference', 'Booking', 'Booking Number'],
    ...['Booking No', 'Numéro de série', 'N° de série', 'Réservation', 'N° de réservation', 'Seriennummer', 'Seriennr'],
    ...['Buchung', 'Buchungsnummer', 'الرقم التسلسلي', 'الحجز', 'رقم الحجز'],
  ],
  theatre: [
    ...['Theatre Name', 'Theatre', 'Theater', 'Theater Name', 'Cinema', 'Cinema Name', 'Cinéma', 'Salle', 'Kino'],
    ...['Kinoname', 'Filmtheater', 'السينما', 'دار العرض', 'اسم السينما'],
  ],
}

/** Titles of columns that a paste leaves out. The titles of returns resemble titles that it reads. */
const leftOut = [
  ...['Return Courier', 'Return Tracking', 'Return Tracking No', 'Transporteur du retour', 'Numéro de suivi du retour'],
  ...['Kurier der Rücksendung', 'Sendungsnummer der Rücksendung', 'شركة شحن الإرجاع', 'رقم تتبّع الإرجاع'],
  ...[
    'Phone',
    'Téléphone',
    'Telefon',
    'الهاتف',
    'Address',
    'Adresse',
    'العنوان',
    'Ship By',
    'Date',
    'Datum',
    'التاريخ',
  ],
  ...['Ville', 'Stadt', 'Ort', 'PLZ', 'Code postal', 'Reference', 'Référence', 'Referenz', 'Statut', 'الحالة'],
]

const titleKey = (title: string) => plainText(title).replace(/[^\p{L}\p{N}]/gu, '')

const meanings = new Map<string, PasteColumn | null>([
  ...[...sheetColumns.map(({ title }) => title), ...leftOut].map(title => [titleKey(title), null] as const),
  ...Object.entries(titles).flatMap(([column, names]) =>
    names.map(name => [titleKey(name), column as PasteColumn] as const),
  ),
])

/**
 * Returns the meaning of a column by its title.
 * @param title the text of the cell
 * @returns null for the known title of a column that is left out, and undefined for an unknown title
 */
export function columnOfTitle(title: string): PasteColumn | null | undefined {
  return title === '#' ? 'serial' : meanings.get(titleKey(title))
}
