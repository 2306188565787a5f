import type { PlanRow } from './paste-known'
import type { PasteOptions } from './paste-plan'

/** Rows, numbers and pasted texts for the tests of a paste. */

export const couriers = [
  { name: 'UPS', aftership_slug: 'ups' },
  { name: 'FedEx', aftership_slug: 'fedex' },
  { name: 'DHL', aftership_slug: 'dhl' },
  { name: 'Purolator', aftership_slug: 'purolator' },
  { name: 'Own courier', aftership_slug: null },
]

export const ups = '1Z5R89390357567127'
export const ups2 = '1Z879E930346834440'
export const fedex = '986578788855'
export const fedex2 = '799531274483'
export const dhl = '3318810025'
export const purolator = '320595463938'

const theatres = ['Fox & Lantern', 'Imperial 7', 'Jubilee Screens', 'Kino Lorain', 'Cinéma Étoile', 'Meridian 9']

/** Returns six rows, 1 to 6. Row 4 is read-only. */
export const rowsWith = (changes: Readonly<Record<number, Partial<PlanRow>>> = {}): readonly PlanRow[] =>
  theatres.map((theatre, index) => ({
    id: `row-${index + 1}`,
    ordinal: index + 1,
    bookingNo: `BK-1048239${index}`,
    theatre,
    readOnly: index === 3,
    savedNumber: '',
    number: '',
    courier: '',
    comments: '',
    ...changes[index + 1],
  }))

/**
 * A pasted text with the expected lines of its plan, each as "+row courier number result". A filled line has the sign
 * +, any other -. A courier that was read from the number has a star, and the courier of the row has a ring.
 */
export interface PasteShape {
  readonly name: string
  readonly text: string
  readonly lines: readonly string[]
  readonly header?: readonly string[]
  readonly options?: Partial<PasteOptions>
}

const both = [`+1 UPS ${ups} fits`, `+2 FedEx ${fedex} fits`]
const bothRead = [`+1 UPS* ${ups} fits`, `+2 FedEx* ${fedex} fits`]
const blank = (row: number) => `-${row} . . blank`

/** Columns and tables as spreadsheets copy them to the clipboard. */
export const sheetShapes: readonly PasteShape[] = [
  { name: 'a column of Excel', text: `${ups}\r\n${fedex}\r\n`, lines: bothRead },
  { name: 'a column of LibreOffice', text: `${ups}\n${fedex}\n`, lines: bothRead },
  { name: 'a column of Google Sheets', text: `${ups}\n${fedex}`, lines: bothRead },
  { name: 'a column of an old Mac', text: `${ups}\r${fedex}\r`, lines: bothRead },
  { name: 'a single number', text: dhl, lines: [`+1 DHL* ${dhl} fits`] },
  { name: 'couriers and numbers', text: `UPS\t${ups}\r\nFedEx\t${fedex}\r\n`, lines: both },
  { name: 'numbers before couriers', text: `${ups}\tups\n${fedex}\tFEDEX`, lines: both },
  {
    name: 'a column with its title',
    text: `Tracking Number\r\n${ups}\r\n${fedex}\r\n`,
    header: ['Tracking Number'],
    lines: bothRead,
  },
  {
    name: 'two columns with their titles',
    text: `Courier\tTracking number\nUPS\t${ups}\nFedEx\t${fedex}`,
    header: ['Courier', 'Tracking number'],
    lines: both,
  },
  {
    name: 'French titles in another order',
    text: `N° de suivi\tTransporteur\n${ups}\tUPS\n${fedex}\tFedEx`,
    header: ['N° de suivi', 'Transporteur'],
    lines: both,
  },
  {
    name: 'German titles over short numbers',
    text: 'Sendungsnummer\tKurier\n4711\tOwn courier\n4712\tOwn courier',
    header: ['Sendungsnummer', 'Kurier'],
    lines: ['+1 Own courier 4711 open', '+2 Own courier 4712 open'],
  },
  {
    name: 'Arabic titles',
    text: `شركة الشحن\tرقم التتبع\nUPS\t${ups}\nFedEx\t${fedex}`,
    header: ['شركة الشحن', 'رقم التتبع'],
    lines: both,
  },
  {
    name: 'titles below blank lines',
    text: `\r\n\t\r\nCourier\tTracking number\r\nUPS\t${ups}\r\nFedEx\t${fedex}`,
    header: ['Courier', 'Tracking number'],
    lines: both,
  },
  {
    name: 'titles below the name of a list',
    text: `Shipments, week 48\t\n\t\nTransporteur\tSuivi\nUPS\t${ups}\nFedEx\t${fedex}`,
    header: ['Transporteur', 'Suivi'],
    lines: both,
  },
  {
    name: 'one title below two lines of words',
    text: `Fox & Co.\nLate list of Tuesday\nSendungsnummer\n${ups}\n${fedex}`,
    header: ['Sendungsnummer'],
    lines: bothRead,
  },
  {
    name: 'titles of no known language below a blank line',
    text: `\t\nCorriere\tSpedizione\nUPS\t${ups}\nFedEx\t${fedex}`,
    header: ['Corriere', 'Spedizione'],
    lines: both,
  },
  {
    name: 'a short number above a title',
    text: `4711\nTracking\n${ups}`,
    lines: ['+1 . 4711 open', '-2 . Tracking noNumber', `+3 UPS* ${ups} fits`],
  },
  {
    name: 'titles below data',
    text: `UPS\t${ups}\nCourier\tTracking number\nFedEx\t${fedex}`,
    lines: [`+1 UPS ${ups} fits`, '-2 Courier Tracking number noNumber', `+3 FedEx ${fedex} fits`],
  },
  {
    name: 'titles of no known language',
    text: `Corriere\tSpedizione\nUPS\t${ups}\nFedEx\t${fedex}`,
    header: ['Corriere', 'Spedizione'],
    lines: both,
  },
  {
    name: 'two blank cells at the start',
    text: `\r\n\r\n${fedex}\r\n${dhl}\r\n`,
    lines: [blank(1), blank(2), `+3 FedEx* ${fedex} fits`, `+5 DHL* ${dhl} fits`],
  },
  {
    name: 'a blank cell inside',
    text: `${ups}\n\n${fedex}`,
    lines: [`+1 UPS* ${ups} fits`, blank(2), `+3 FedEx* ${fedex} fits`],
  },
  { name: 'blank cells at the end', text: `${ups}\r\n${fedex}\r\n\r\n\r\n`, lines: bothRead },
  {
    name: 'a blank line within two columns',
    text: `UPS\t${ups}\n\t\nFedEx\t${fedex}`,
    lines: [`+1 UPS ${ups} fits`, blank(2), `+3 FedEx ${fedex} fits`],
  },
  {
    name: 'a blank first courier',
    text: `\t${fedex}\r\nUPS\t${ups}\r\n`,
    lines: [`+1 FedEx* ${fedex} fits`, `+2 UPS ${ups} fits`],
  },
  {
    name: 'a courier without its number yet',
    text: `UPS\t${ups}\nFedEx\t`,
    lines: [`+1 UPS ${ups} fits`, '+2 FedEx . blank'],
  },
  {
    name: 'a number that is still to come in the first cell',
    text: `tbd\n${ups}\n${fedex}`,
    lines: ['-1 . tbd noNumber', `+2 UPS* ${ups} fits`, `+3 FedEx* ${fedex} fits`],
  },
  {
    name: 'dashes in place of blank cells',
    text: `-\n${ups}\n–\n${fedex}`,
    lines: [blank(1), `+2 UPS* ${ups} fits`, blank(3), `+5 FedEx* ${fedex} fits`],
  },
  {
    name: 'comments after the number',
    text: `UPS\t${ups}\tDock 3\nFedEx\t${fedex}\t`,
    lines: [`+1 UPS ${ups} fits "Dock 3"`, `+2 FedEx ${fedex} fits`],
  },
  {
    name: 'quoted cells with line breaks and quotation marks',
    text: `${ups}\t"Ring ""Stage""\nthen wait"\n${fedex}\t"Dock\t3"`,
    lines: [`+1 UPS* ${ups} fits "Ring "Stage"\nthen wait"`, `+2 FedEx* ${fedex} fits "Dock\t3"`],
  },
  {
    name: 'a quotation mark that is never closed',
    text: `${ups}\t"Dock 3\n${fedex}\tDock 4`,
    lines: [`+1 UPS* ${ups} fits ""Dock 3"`, `+2 FedEx* ${fedex} fits "Dock 4"`],
  },
  { name: 'non-breaking spaces', text: `UPS\u00a0\t\u00a0${ups}\nFedEx\t${fedex}\u00a0`, lines: both },
  {
    name: 'zero-width characters',
    text: `\ufeffUPS\t\u200b${ups}\u200b\nFed\u200bEx\t\u202a${fedex}\u202c`,
    lines: both,
  },
  { name: 'leading apostrophes', text: `'${ups}\n'${fedex}`, lines: bothRead },
  { name: 'formulas that keep a text', text: `="${ups}"\n="${fedex}"`, lines: bothRead },
  { name: 'numbers in groups', text: '1Z 5R8 939 03 5756 7127', lines: ['+1 UPS* 1Z 5R8 939 03 5756 7127 fits'] },
]
