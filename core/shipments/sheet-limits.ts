import { unzipSync } from 'fflate'
import { SheetError, sheetLimits } from './sheet-failures'

const signatures = { entry: 0x02014b50, end: 0x06054b50, compound: [0xd0, 0xcf, 0x11, 0xe0] } as const
const endBytes = 22
const longestComment = 0xffff
const wholeRows = 1_048_576

/**
 * Judges a file by what it says of itself, before anything is unpacked: a zip with a whole directory, not protected,
 * not too large.
 * @throws SheetError
 */
export function judgeFile(file: Uint8Array): void {
  if (signatures.compound.every((byte, at) => file[at] === byte))
    throw new SheetError(holdsUtf16(file, 'EncryptedPackage') ? 'protected' : 'old-format')
  if (file[0] !== 0x50 || file[1] !== 0x4b) throw new SheetError('not-a-sheet')
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

/**
 * Judges how far the sheets of a workbook reach, by the addresses of cells that hold something: a single cell far out
 * would make a reader fill everything before it.
 * @throws SheetError
 */
export function judgeCells(file: Uint8Array): void {
  const sheets = unzipSync(file, { filter: ({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name) })
  for (const sheet of Object.values(sheets)) {
    const xml = new TextDecoder().decode(sheet)
    for (const [, letters = '', digits] of xml.matchAll(filledCell)) {
      if (Number(digits) > sheetLimits.rows + 1) throw new SheetError('too-many-rows')
      if (columnOf(letters) > sheetLimits.columns) throw new SheetError('too-many-columns')
    }
    for (const [, row] of xml.matchAll(rowNumber)) if (Number(row) > wholeRows) throw new SheetError('damaged')
  }
}

const filledCell = /<(?:\w+:)?c\s(?:[^>]*?\s)?r="([A-Z]+)(\d+)"[^>]*>(?=\s*<(?:\w+:)?(?:v|is|f)\b)/g
const rowNumber = /<(?:\w+:)?row\s(?:[^>]*?\s)?r="(\d+)"/g

function columnOf(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}
