import { dhl, fedex, fedex2, type PasteShape, purolator, rowsWith, ups, ups2 } from './paste-fixtures'

const both = [`+1 UPS ${ups} fits`, `+2 FedEx ${fedex} fits`]
const bothRead = [`+1 UPS* ${ups} fits`, `+2 FedEx* ${fedex} fits`]

/** Lists in the form of mail, without tabs. */
export const mailShapes: readonly PasteShape[] = [
  { name: 'lines with a courier before a colon', text: `UPS: ${ups}\nFedEx: ${fedex}`, lines: both },
  { name: 'lines with a courier before a blank', text: `UPS ${ups}\nfedex ${fedex}`, lines: both },
  { name: 'lines with a courier in brackets at the end', text: `${ups} (UPS)\n${fedex} (FedEx)`, lines: both },
  { name: 'commas', text: `UPS,${ups}\nFedEx,${fedex}`, lines: both },
  {
    name: 'a courier before a colon and a comment after a comma',
    text: `UPS: ${ups}, left at the dock\nFedEx: ${fedex}`,
    lines: [`+1 UPS ${ups} fits "left at the dock"`, `+2 FedEx ${fedex} fits`],
  },
  {
    name: 'semicolons with titles',
    text: `Kurier;Sendungsnummer;Bemerkung\r\nUPS;${ups};"Tor 3; hinten"\r\nFedEx;${fedex};\r\n`,
    header: ['Kurier', 'Sendungsnummer', 'Bemerkung'],
    lines: [`+1 UPS ${ups} fits "Tor 3; hinten"`, `+2 FedEx ${fedex} fits`],
  },
  {
    name: 'columns lined up with blanks, a courier missing',
    text: `UPS       ${ups}\n          ${fedex}\nDHL       ${dhl}`,
    lines: [`+1 UPS ${ups} fits`, `+2 FedEx* ${fedex} fits`, `+3 DHL ${dhl} fits`],
  },
  { name: 'lines with a label before a colon', text: `Tracking: ${ups}\nTracking: ${fedex}`, lines: bothRead },
  {
    name: 'theatres before a colon',
    text: `Imperial 7: ${ups}\nMeridian 9: ${fedex}`,
    lines: [`+2 UPS* ${ups} fits`, `+6 FedEx* ${fedex} fits`],
  },
  { name: 'a numbered list', text: `1. ${ups}\n2. ${fedex}`, lines: bothRead },
  { name: 'a list with bullets', text: `• UPS: ${ups}\n• FedEx: ${fedex}`, lines: both },
  { name: 'a quoted mail', text: `> ${ups}\n> ${fedex}\n`, lines: bothRead },
  { name: 'a table with bars', text: `| UPS | ${ups} |\n| FedEx | ${fedex} |`, lines: both },
  {
    name: 'a sentence before and after the numbers',
    text: `Here are the numbers:\n${ups}\n${fedex}\nThanks, call 555 123 4567`,
    header: ['Here are the numbers:'],
    lines: [...bothRead, '-3 . Thanks, call 555 123 4567 noNumber'],
  },
]

/** Lines that name their rows. */
export const namedShapes: readonly PasteShape[] = [
  {
    name: 'serials in another order than the rows',
    text: `5\t${ups}\n2\t${fedex}`,
    lines: [`+5 UPS* ${ups} fits`, `+2 FedEx* ${fedex} fits`],
  },
  {
    name: 'booking numbers, and one of no row',
    text: `BK-10482392\t${ups}\nbk-10482390\t${fedex}\nBK-99999999\t${dhl}`,
    lines: [`+3 UPS* ${ups} fits`, `+1 FedEx* ${fedex} fits`, `-. DHL* ${dhl} noRow`],
  },
  {
    name: 'theatres, however they are written',
    text: `Theatre\tTracking\nCINEMA ETOILE\t${ups}\nFox & Lantern\t${fedex}\nAurora\t${dhl}`,
    header: ['Theatre', 'Tracking'],
    lines: [`+5 UPS* ${ups} fits`, `+1 FedEx* ${fedex} fits`, `-. DHL* ${dhl} noRow`],
  },
  {
    name: 'a theatre with two rows, one of them with a saved number',
    text: `Fox & Lantern\t${ups}\nImperial 7\t${fedex}`,
    options: { rows: rowsWith({ 1: { savedNumber: dhl, number: dhl }, 3: { theatre: 'Fox & Lantern' } }) },
    lines: [`+3 UPS* ${ups} fits`, `+2 FedEx* ${fedex} fits`],
  },
  {
    name: 'a theatre with two rows, and with more lines than rows',
    text: `Fox & Lantern\t${fedex}\nFox & Lantern\t${ups}\nFox & Lantern\t${ups2}`,
    options: { rows: rowsWith({ 3: { theatre: 'Fox & Lantern', savedNumber: fedex, number: fedex } }) },
    lines: [`-3 FedEx* ${fedex} same`, `+1 UPS* ${ups} fits`, `-. UPS* ${ups2} noRow`],
  },
  {
    name: 'a theatre whose row cannot be changed',
    text: `Kino Lorain\t${ups}\nFox & Lantern\t${fedex}`,
    lines: [`-4 UPS* ${ups} noRow`, `+1 FedEx* ${fedex} fits`],
  },
  {
    name: 'an unknown serial beside a known theatre, and a theatre alone',
    text: `#\tTheatre\tTracking\n9\tImperial 7\t${ups}\n\tMeridian 9\t${fedex}\n#3\t\t${dhl}`,
    header: ['#', 'Theatre', 'Tracking'],
    lines: [`-. UPS* ${ups} noRow`, `+6 FedEx* ${fedex} fits`, `+3 DHL* ${dhl} fits`],
  },
  {
    name: 'a serial twice, once without a number',
    text: `Serial\tTracking\n2\t${ups}\n2\t`,
    header: ['Serial', 'Tracking'],
    lines: [`+2 UPS* ${ups} fits`, '-2 . . blank'],
  },
  {
    name: 'a serial on two lines',
    text: `Serial\tTracking\n2\t${ups}\n3\t\n2\t${fedex}`,
    header: ['Serial', 'Tracking'],
    lines: [`-2 UPS* ${ups} repeated`, '-3 . . blank', `-2 FedEx* ${fedex} repeated`],
  },
  {
    name: 'a serial beside the theatre of another row',
    text: `1\tImperial 7\t${ups}\n2\tImperial 7\t${fedex}`,
    lines: [`-. UPS* ${ups} noRow`, `+2 FedEx* ${fedex} fits`],
  },
  {
    name: 'a serial whose row cannot be changed',
    text: `4\t${ups}\n5\t${fedex}`,
    lines: [`-4 UPS* ${ups} noRow`, `+5 FedEx* ${fedex} fits`],
  },
]

/** Numbers with problems, and rows that run out or already have numbers. */
export const troubledShapes: readonly PasteShape[] = [
  {
    name: 'more lines than rows',
    text: `${ups}\n${fedex}\n${dhl}`,
    options: { from: 'row-5' },
    lines: [`+5 UPS* ${ups} fits`, `+6 FedEx* ${fedex} fits`, `-. DHL* ${dhl} noRow`],
  },
  {
    name: 'numbers that a spreadsheet has altered',
    text: `1.00E+16\n1,23E+11\n#N/A\n#WERT!\n${ups}`,
    lines: [
      '-1 . 1.00E+16 altered',
      '-2 . 1,23E+11 altered',
      '-3 . #N/A altered',
      '-5 . #WERT! altered',
      `+6 UPS* ${ups} fits`,
    ],
  },
  {
    name: 'numbers with separators of thousands',
    text: '986,578,788,855\n799.531.274.483',
    lines: [`+1 FedEx* ${fedex} fits`, `+2 FedEx* ${fedex2} fits`],
  },
  {
    name: 'theatres alone',
    text: 'Imperial 7\nMeridian 9',
    lines: ['-1 . Imperial 7 noNumber', '-2 . Meridian 9 noNumber'],
  },
  {
    name: 'a number rounded to 15 digits, a day, and a narrow column',
    text: `9400111206206400000000\t\n2026-11-30\tUPS\n########\t\n${ups}\tUPS\n${ups2}\tUPS`,
    lines: [
      '-1 . 9400111206206400000000 altered',
      '-2 UPS 2026-11-30 altered',
      '-3 . ######## altered',
      `+5 UPS ${ups} fits`,
      `+6 UPS ${ups2} fits`,
    ],
  },
  {
    name: 'a wrong check digit, a number of another courier, and one of no known format',
    text: `UPS\t1Z5R89390357567128\nFedEx\t${ups}\nUPS\tAB12CD34`,
    lines: ['+1 UPS 1Z5R89390357567128 mistyped', `+2 FedEx ${ups} otherCourier`, '+3 UPS AB12CD34 open'],
  },
  {
    name: 'a courier that is not known',
    text: `UPS\t${ups}\nAcme\t${fedex}\nFedEx\t${fedex}`,
    lines: [`+1 UPS ${ups} fits`, `-2 Acme ${fedex} unknownCourier`, `+3 FedEx ${fedex} fits`],
  },
  {
    name: 'a number twice, and the number of another row',
    text: `${ups}\n1z 5r89390357567127\n${fedex}`,
    options: { rows: rowsWith({ 6: { number: fedex } }) },
    lines: [`+1 UPS* ${ups} fits`, '+2 UPS* 1z 5r89390357567127 sameNumber 1', `+3 FedEx* ${fedex} sameNumber 6`],
  },
  {
    name: 'rows with saved numbers',
    text: `${ups}\n${fedex}\n${purolator}`,
    options: { rows: rowsWith({ 1: { savedNumber: dhl, number: dhl }, 2: { savedNumber: fedex, number: fedex } }) },
    lines: [`-1 UPS* ${ups} replaces ${dhl}`, `-2 FedEx* ${fedex} same`, `+3 Purolator* ${purolator} fits`],
  },
  {
    name: 'empty rows only',
    text: `${ups}\n${fedex}`,
    options: { onlyEmpty: true, rows: rowsWith({ 1: { savedNumber: dhl, number: dhl }, 3: { number: fedex2 } }) },
    lines: [`+2 UPS* ${ups} fits`, `+5 FedEx* ${fedex} fits`],
  },
  {
    name: 'rows that show a courier',
    text: `${ups}\n${fedex}`,
    options: { rows: rowsWith({ 1: { courier: 'UPS' }, 2: { courier: 'UPS' } }) },
    lines: [`+1 UPS° ${ups} fits`, `+2 UPS° ${fedex} otherCourier`],
  },
  {
    name: 'a courier that only the row knows',
    text: `acme\t12345678\nUPS:\t${ups}\nUPS\t${ups2}`,
    options: { rows: rowsWith({ 1: { courier: 'Acme' } }) },
    lines: ['+1 Acme° 12345678 open', `+2 UPS ${ups} fits`, `+3 UPS ${ups2} fits`],
  },
  {
    name: 'phone numbers and return numbers beside the number',
    text: `Phone\tTracking Number\tReturn Tracking Number\n2075550134\t${ups}\t${ups2}\n2145550155\t${fedex}\t${fedex2}`,
    header: ['Phone', 'Tracking Number', 'Return Tracking Number'],
    lines: bothRead,
  },
]
