import { strFromU8, strToU8, zipSync } from 'fflate'

/** Files that mean harm, or were made by mistake, each with the words that it is refused with. Made when a test asks for them. */
export interface Hostile {
  readonly name: string
  readonly bytes: () => Uint8Array
  readonly words: string
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const head = '<?xml version="1.0" encoding="UTF-8"?>'

/**
 * A workbook of one sheet, as small as programs take it. `prolog` stands before the sheet's first element, and the
 * workbook leads to `sheet`.
 */
export function workbook(rows: string, prolog = '', sheet = 'worksheets/sheet1.xml'): Record<string, Uint8Array> {
  const path = sheet.startsWith('/') ? sheet.slice(1) : `xl/${sheet}`
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Shipments" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="${sheet}"/></Relationships>`,
    [path]: `${head}${prolog}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  return Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))
}

const titles = ['Serial Number', 'Work Order Number', 'Shipping Courier Type', 'Shipping Tracking Number']
const letters = 'ABCD'

/** A row whose cells are made of a column and its number. */
function row(at: number, cell: (address: string, column: number) => string): string {
  const cells = titles.map((_, column) => cell(`${letters[column]}${at}`, column))
  return `<row r="${at}">${cells.join('')}</row>`
}

const titleRow = row(1, (at, column) => `<c r="${at}" t="inlineStr"><is><t>${titles[column]}</t></is></c>`)
const formula = (at: string) => `<c r="${at}"><f>HYPERLINK("http://127.0.0.1/"&amp;A1,"WO-48213")</f></c>`
const empties = () => Array.from({ length: 1_000_000 }, (_, at) => `<row r="${at + 2}"/>`).join('')

/** A file whose directory says how large it is; nothing of it need be unpacked to see that. */
function bomb(): Uint8Array {
  const blanks = new Uint8Array(60_000_000)
  return zipSync({ ...workbook(titleRow), 'xl/media/blank.xml': blanks })
}

/** The container that programs write around a workbook that asks for a password. */
function locked(): Uint8Array {
  const file = new Uint8Array(4096)
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  file.set(new Uint8Array(Uint16Array.from('EncryptedPackage', letter => letter.charCodeAt(0)).buffer), 1024)
  return file
}

const farCell = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
const tooManyRows = 'This workbook has more than 5,000 rows'
const notRead =
  'This workbook holds something that no spreadsheet program writes. It was not read. Save it anew in Excel, then import it again.'

/** Sheets that reach as far as one may, too many of them. */
function manySheets(): Uint8Array {
  const files = workbook(titleRow)
  const numbers = Array.from({ length: 400 }, (_, at) => at + 2)
  const grown = (path: string, end: string, more: (at: number) => string) => {
    const xml = strFromU8(files[path] ?? new Uint8Array())
    return { [path]: strToU8(xml.replace(end, numbers.map(more).join('') + end)) }
  }
  const full = strToU8(
    `<worksheet xmlns="${main}"><sheetData><row r="5000"><c r="BH5000"><v>1</v></c></row></sheetData></worksheet>`,
  )
  return zipSync({
    ...files,
    ...grown('xl/workbook.xml', '</sheets>', at => `<sheet name="S${at}" sheetId="${at}" r:id="rId${at}"/>`),
    ...grown(
      'xl/_rels/workbook.xml.rels',
      '</Relationships>',
      at => `<Relationship Id="rId${at}" Type="${office}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
    ),
    ...Object.fromEntries(numbers.map(at => [`xl/worksheets/sheet${at}.xml`, full])),
  })
}

const picture = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1]
const entities =
  '<!DOCTYPE worksheet [<!ENTITY secret SYSTEM "file:///etc/passwd"><!ENTITY far SYSTEM "http://127.0.0.1/entity">]>'

export const hostiles: readonly Hostile[] = [
  {
    name: 'truncated',
    bytes: () => zipSync(workbook(titleRow)).slice(0, -60),
    words: 'This workbook is damaged or cut short. Save or download it once more.',
  },
  { name: 'bomb', bytes: bomb, words: 'This workbook is larger than 50 MB when it is unpacked' },
  {
    name: 'empty-rows',
    bytes: () => zipSync(workbook(titleRow + empties())),
    words:
      'This workbook has more than 20,000 rows without anything in them. Delete the rows below the table, then import it again.',
  },
  {
    name: 'entities',
    bytes: () =>
      zipSync(
        workbook(
          titleRow.replace('Serial Number', '&secret;') + row(2, at => `<c r="${at}"><v>&far;</v></c>`),
          entities,
        ),
      ),
    words: notRead,
  },
  {
    name: 'password',
    bytes: locked,
    words: 'This workbook is protected by a password. Remove it in Excel, then import it again.',
  },
  {
    name: 'picture',
    bytes: () => new Uint8Array([...picture, ...new Uint8Array(2000)]),
    words: 'This file is neither an Excel workbook (.xlsx) nor comma-separated values (.csv)',
  },
  {
    name: 'formulas',
    bytes: () => zipSync(workbook(Array.from({ length: 200 }, (_, at) => row(at + 1, formula)).join(''))),
    words:
      'The formulas of this workbook were saved without their results. Open and save it in Excel, then import it again.',
  },
  {
    name: 'far-sheet-elsewhere',
    bytes: () => zipSync(workbook(titleRow + farCell, '', '/evil/sheet1.xml')),
    words: tooManyRows,
  },
  {
    name: 'far-sheet-deeper',
    bytes: () => zipSync(workbook(titleRow + farCell, '', 'worksheets/a/sheet1.xml')),
    words: tooManyRows,
  },
  {
    name: 'far-row-of-a-near-cell',
    bytes: () => zipSync(workbook(`${titleRow}<row r="1048576"><c r="BH2"><v>1</v></c></row>`)),
    words: tooManyRows,
  },
  { name: 'many-full-sheets', bytes: manySheets, words: tooManyRows },
  ...['c', 'f', 'row'].map(tag => ({
    name: `unclosed-${tag}`,
    bytes: () => zipSync(workbook(`${titleRow}<row r="9999"/>${`<${tag} `.repeat(80_000)}`)),
    words: tag === 'f' ? 'This workbook is damaged or cut short. Save or download it once more.' : notRead,
  })),
]
