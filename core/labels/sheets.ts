/** A sheet or roll of labels. All measures are in millimeters from the top left corner of the page. */
export interface Sheet {
  readonly id: string
  readonly name: string
  /** The paper's name for a person; null for a roll, where the page is the label. */
  readonly paper: 'A4' | 'Letter' | null
  readonly page: { readonly width: number; readonly height: number }
  readonly label: { readonly width: number; readonly height: number }
  readonly columns: number
  readonly rows: number
  readonly margin: { readonly left: number; readonly top: number }
  /** The distance from the edge of a label to the same edge of the next one. */
  readonly pitch: { readonly x: number; readonly y: number }
}

const a4 = { width: 210, height: 297 }
const letter = { width: 215.9, height: 279.4 }
const inch = 25.4

function roll(id: string, name: string, width: number, height: number): Sheet {
  const size = { width, height }
  return {
    id,
    name,
    paper: null,
    page: size,
    label: size,
    columns: 1,
    rows: 1,
    margin: { left: 0, top: 0 },
    pitch: { x: width, y: height },
  }
}

/**
 * The sheets that labels are printed on. L7165, L7169 and the Letter sheets measure as in gLabels' templates (avery-iso,
 * avery-us). L7163 has its left margin and pitch from its width: 2 · 4.65 + 99.1 + 101.6 = 210, where gLabels is 1.3 mm off.
 */
export const sheets: readonly Sheet[] = [
  {
    id: 'l7163',
    name: 'Avery L7163',
    paper: 'A4',
    page: a4,
    label: { width: 99.1, height: 38.1 },
    columns: 2,
    rows: 7,
    margin: { left: 4.65, top: 15.15 },
    pitch: { x: 101.6, y: 38.1 },
  },
  {
    id: 'l7165',
    name: 'Avery L7165',
    paper: 'A4',
    page: a4,
    label: { width: 99.1, height: 67.7 },
    columns: 2,
    rows: 4,
    margin: { left: 4.67, top: 13.04 },
    pitch: { x: 101.64, y: 67.73 },
  },
  {
    id: 'l7169',
    name: 'Avery L7169',
    paper: 'A4',
    page: a4,
    label: { width: 99.1, height: 139 },
    columns: 2,
    rows: 2,
    margin: { left: 4.65, top: 9.5 },
    pitch: { x: 101.6, y: 139 },
  },
  {
    id: '5163',
    name: 'Avery 5163',
    paper: 'Letter',
    page: letter,
    label: { width: 4 * inch, height: 2 * inch },
    columns: 2,
    rows: 5,
    margin: { left: 0.1625 * inch, top: 0.5 * inch },
    pitch: { x: 4.1875 * inch, y: 2 * inch },
  },
  {
    id: '5164',
    name: 'Avery 5164',
    paper: 'Letter',
    page: letter,
    label: { width: 4 * inch, height: (10 / 3) * inch },
    columns: 2,
    rows: 3,
    margin: { left: 0.15625 * inch, top: 0.5 * inch },
    pitch: { x: 4.1875 * inch, y: (10 / 3) * inch },
  },
  {
    id: '5168',
    name: 'Avery 5168',
    paper: 'Letter',
    page: letter,
    label: { width: 3.5 * inch, height: 5 * inch },
    columns: 2,
    rows: 2,
    margin: { left: 0.5 * inch, top: 0.5 * inch },
    pitch: { x: 4 * inch, y: 5 * inch },
  },
  roll('4x6', '4 × 6 in', 4 * inch, 6 * inch),
  roll('100x150', '100 × 150 mm', 100, 150),
]

export const defaultSheet = 'l7163'

/** Returns the sheet of an id; the default one for an unknown id. */
export function sheetOf(id: string): Sheet {
  const sheet = sheets.find(each => each.id === id) ?? sheets.find(each => each.id === defaultSheet)
  if (!sheet) throw new Error('The default sheet is not in the table')
  return sheet
}

/** Returns the number of labels on a page. */
export function capacityOf({ columns, rows }: Sheet): number {
  return columns * rows
}

/** The room of a label, which decides on the sizes of type and codes. */
export type LabelSize = 'small' | 'medium' | 'large'

export function sizeOf({ label }: Sheet): LabelSize {
  return label.height < 45 ? 'small' : label.height < 80 ? 'medium' : 'large'
}
