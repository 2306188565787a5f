import { strToU8, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A sheet of a workbook for tests. */
export interface SheetMarkup {
  /** The name in the workbook's markup, including escapes. */
  readonly name: string
  readonly kind?: 'worksheet' | 'chartsheet' | 'dialogsheet' | 'xlMacrosheet'
  readonly state?: string
  /** The markup of the rows. */
  readonly rows?: string
}

interface WorkbookOptions {
  /** The markup within the styles. */
  readonly styles?: string
  /** The markup within the shared texts. */
  readonly sharedTexts?: string
  /** Relationships of the strict form, with targets from the root. */
  readonly isStrict?: boolean
  /** Markup before the list of sheets. */
  readonly before?: string
}

/** Returns a minimal .xlsx with some sheets. */
export function workbookOf(sheets: readonly SheetMarkup[], options: WorkbookOptions = {}): ArrayBuffer {
  const { styles, sharedTexts, isStrict = false, before = '' } = options
  const files: Record<string, string> = {}
  const relations = sheets.map(({ kind = 'worksheet', rows = '' }, index) => {
    const path = `${kind}s/sheet${index + 1}.xml`
    files[`xl/${path}`] =
      kind === 'chartsheet' ? '<chartsheet/>' : `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`
    return `<Relationship Id="rId${index + 1}" Type="${isStrict ? strict : office}/${kind}" Target="${isStrict ? '/xl/' : ''}${path}"/>`
  })
  if (styles !== undefined) {
    files['xl/styles.xml'] = `<styleSheet xmlns="${main}">${styles}</styleSheet>`
    relations.push(`<Relationship Id="rIdS" Type="${office}/styles" Target="styles.xml"/>`)
  }
  if (sharedTexts !== undefined) {
    files['xl/sharedStrings.xml'] = `<sst xmlns="${main}">${sharedTexts}</sst>`
    relations.push(`<Relationship Id="rIdT" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>`)
  }
  const tags = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  )
  files['xl/workbook.xml'] =
    `<workbook xmlns="${main}" xmlns:r="${office}">${before}<sheets>${tags.join('')}</sheets></workbook>`
  files['xl/_rels/workbook.xml.rels'] = `<Relationships xmlns="${packages}">${relations.join('')}</Relationships>`
  const parts = Object.entries(files).map(([path, xml]) => [path, strToU8(xml)] as const)
  return zipSync(Object.fromEntries(parts)).buffer as ArrayBuffer
}

const titles = [
  'Serial Number',
  'Work Order Number',
  'Shipping Courier Type',
  'Shipping Tracking Number',
  'Shipping Comments',
]

/** Returns the markup of a cell with a text. */
export const textCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`

/** The markup of the first row: serial, work order, courier, number and comments. */
export const titleRow = rowOf(1, titles.map(textCell))

/** Returns the markup of a row. Each cell is `<c…>` without its address; empty cells are left out. */
export function rowOf(number: number, cells: readonly string[]): string {
  const addressed = cells.map((cell, index) => cell.replace('<c', `<c r="${'ABCDEFGH'[index]}${number}"`))
  return `<row r="${number}">${addressed.join('')}</row>`
}

/** Returns the markup of a row of WO-48213 by its serial, with the given number and comments. */
export function shipmentRow(serial: number, tracking: string, comments = '', courier = textCell('FedEx')): string {
  return rowOf(serial + 1, [textCell(String(serial)), textCell('WO-48213'), courier, tracking, comments])
}
