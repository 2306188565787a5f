import { type Unzipped, unzipSync, zipSync } from 'fflate'
import { SheetError, sheetLimits } from './sheet-fault'
import { reachOf, type SheetReach, wholeRows } from './sheet-reach'

const signatures = { entry: 0x02014b50, end: 0x06054b50, compound: [0xd0, 0xcf, 0x11, 0xe0] } as const
const endBytes = 22
const longestComment = 0xffff

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

/**
 * Judges the sheets of a workbook before they are read, wherever they stand in the file: a reader goes where the workbook
 * leads it. A document type, by which XML asks for other files, stands in no workbook.
 * @throws SheetError
 */
export function judgeCells(parts: Unzipped): Pick<SheetReach, 'lacksResults'> {
  const sum = { last: 0, filled: 0, lacksResults: false }
  for (const part of Object.values(parts)) {
    const xml = new TextDecoder().decode(part)
    if (xml.slice(0, prolog).includes('<!DOCTYPE')) throw new SheetError('unsafe')
    if (!xml.includes('sheetData')) continue
    const { last, filled, lacksResults } = reachOf(xml)
    sum.last += last
    sum.filled += filled
    sum.lacksResults ||= lacksResults
    if (sum.filled > sheetLimits.rows * fullSheets) throw new SheetError('too-many-rows')
    if (sum.last > wholeRows * reachingSheets) throw new SheetError('too-many-empty-rows')
  }
  return sum
}

/** A document type stands before the first element. */
const prolog = 4000
/** As many sheets may be full, and as many may reach down to the last row of all: each is laid out whole. */
const fullSheets = 10
const reachingSheets = 4
