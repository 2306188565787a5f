import { type Unzipped, unzipSync, zipSync } from 'fflate'
import { SheetError, sheetLimits } from './sheet-fault'

const signatures = { entry: 0x02014b50, end: 0x06054b50, compound: [0xd0, 0xcf, 0x11, 0xe0] } as const
const endBytes = 22
const longestComment = 0xffff
const wholeRows = 1_048_576

/** Whether a file is a zip, or the container of what older programs and passwords make: anything else may be text. */
export function isPacked(file: Uint8Array): boolean {
  return (file[0] === 0x50 && file[1] === 0x4b) || isCompound(file)
}

function isCompound(file: Uint8Array): boolean {
  return signatures.compound.every((byte, at) => file[at] === byte)
}

/**
 * Judges a file by what it says of itself, before anything is unpacked: a zip with a whole directory, not protected,
 * not too large.
 * @throws SheetError
 */
export function judgeFile(file: Uint8Array): void {
  if (isCompound(file)) throw new SheetError(holdsUtf16(file, 'EncryptedPackage') ? 'protected' : 'old-format')
  let bytes = 0
  let workbook = false
  for (const entry of directory(file)) {
    if (entry.encrypted) throw new SheetError('protected')
    bytes += entry.bytes
    if (bytes > sheetLimits.unpackedBytes) throw new SheetError('too-large-unpacked')
    if (entry.name === 'xl/workbook.xml') workbook = true
  }
  if (!workbook) throw new SheetError('not-a-sheet')
}

interface Entry {
  readonly name: string
  /** Unpacked. */
  readonly bytes: number
  readonly encrypted: boolean
}

/** The entries that a zip's central directory lists. A cut file has lost it, for it stands at the end. */
function* directory(file: Uint8Array): Generator<Entry> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const end = endOf(view)
  if (end < 0) throw new SheetError('damaged')
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  for (let seen = 0; seen < count; seen += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== signatures.entry) throw new SheetError('damaged')
    const nameBytes = view.getUint16(at + 28, true)
    yield {
      name: new TextDecoder().decode(file.subarray(at + 46, at + 46 + nameBytes)),
      bytes: view.getUint32(at + 24, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    }
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - endBytes - longestComment)
  for (let at = view.byteLength - endBytes; at >= first; at -= 1)
    if (view.getUint32(at, true) === signatures.end) return at
  return -1
}

function holdsUtf16(file: Uint8Array, words: string): boolean {
  const wanted = [...words].flatMap(letter => [letter.charCodeAt(0), 0])
  const first = wanted[0] ?? 0
  for (let at = file.indexOf(first); at >= 0; at = file.indexOf(first, at + 1))
    if (wanted.every((byte, offset) => file[at + offset] === byte)) return true
  return false
}

/** The parts of a workbook that a reader looks at, unpacked. */
export function unpack(file: Uint8Array): Unzipped {
  return unzipSync(file, { filter: ({ name }) => /\.xml(?:\.rels)?$/.test(name) })
}

/** The parts as a file once more, unpacked: who reads it need not unpack them a second time. */
export function asFile(parts: Unzipped): ArrayBuffer {
  return zipSync(parts, { level: 0 }).buffer
}

/** What was seen of a workbook's sheets before they were read. */
export interface SheetSigns {
  /** Some cells are formulas whose results were not stored. */
  readonly lacksResults: boolean
}

/**
 * Judges how far the sheets of a workbook reach, by the addresses of cells that hold something: a single cell far out
 * would make a reader fill everything before it. A document type, by which XML asks for other files, stands in no workbook.
 * @throws SheetError
 */
export function judgeCells(parts: Unzipped): SheetSigns {
  let lacksResults = false
  for (const [name, part] of Object.entries(parts)) {
    if (new TextDecoder().decode(part.subarray(0, prologBytes)).includes('<!DOCTYPE')) throw new SheetError('unsafe')
    if (!/^xl\/worksheets\/[^/]+$/.test(name)) continue
    const xml = new TextDecoder().decode(part)
    judgeReach(xml)
    lacksResults ||= formula.test(xml) && formulaOnly.test(xml)
  }
  return { lacksResults }
}

function judgeReach(xml: string): void {
  if (suspectAddress.test(xml)) {
    if (oddAddress.test(xml)) throw new SheetError('unsafe')
    for (const [, digits] of xml.matchAll(farRow)) if (Number(digits) > wholeRows) throw new SheetError('damaged')
    for (const [, letters = '', digits] of xml.matchAll(filledCell)) {
      if (Number(digits) > sheetLimits.rows + 1) throw new SheetError('too-many-rows')
      if (columnOf(letters) > sheetLimits.columns) throw new SheetError('too-many-columns')
    }
  }
  let rows = 0
  for (const _ of xml.matchAll(rowStart)) {
    rows += 1
    if (rows > sheetLimits.emptyRows) throw new SheetError('too-many-empty-rows')
  }
}

/** A document type stands before the first element. */
const prologBytes = 4000
/** A quick look that spares most sheets the exact ones: what is not plainly an address near the first cell's. */
const suspectAddress = new RegExp(`[\\s:]r=(?!"[A-Z]?\\d{1,${String(sheetLimits.rows).length - 1}}")`)
/** Addresses as no program writes them, which a reader may take for far ones: quoted otherwise, with a prefix, in other digits. */
const oddAddress = /<(?:\w+:)?(?:row\s[^<>]*?(?::r=|(?<=\s)r=(?!"\d+"))|c\s[^<>]*?(?::r=|(?<=\s)r=(?!"[A-Z]{1,3}\d+")))/
const farRow = /<(?:\w+:)?(?:row|c)\s(?:[^>]*?\s)?r="[A-Z]*(\d{7,})"/g
const filledCell = /<(?:\w+:)?c\s(?:[^>]*?\s)?r="([A-Z]+)(\d+)"[^>]*>(?=\s*<(?:\w+:)?(?:v|is|f)\b)/g
const rowStart = /<(?:\w+:)?row\b/g
const formula = /[<:]f[\s/>]/
const formulaOnly = /<(?:\w+:)?f\b[^>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*<\/(?:\w+:)?c>/

function columnOf(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}
