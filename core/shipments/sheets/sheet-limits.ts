import { type Unzipped, unzipSync } from 'fflate'
import { sheetFailure } from './sheet-fault'
import { reachOf, wholeRows } from './sheet-reach'
import { sheetLimits } from './spreadsheet'

const compound = [0xd0, 0xcf, 0x11, 0xe0]

/** Whether a file is a zip, or the container of what older programs and passwords make: anything else may be text. */
export function isPacked(file: Uint8Array): boolean {
  return (file[0] === 0x50 && file[1] === 0x4b) || isCompound(file)
}

function isCompound(file: Uint8Array): boolean {
  return compound.every((byte, at) => file[at] === byte)
}

/**
 * The parts of a workbook that a reader looks at, unpacked. What they come to is counted by the unzipper itself, before
 * each of them: a directory read in any other way may be read as another one.
 * @throws Failure
 */
export function unpack(file: Uint8Array): Unzipped {
  if (isCompound(file)) {
    const isEncrypted = new TextDecoder('utf-16le').decode(file).includes('EncryptedPackage')
    throw sheetFailure(isEncrypted ? 'protected' : 'old-format')
  }
  // The flags of the first entry.
  if ((file[6] ?? 0) & 1) throw sheetFailure('protected')
  let bytes = 0
  const parts = unzipSync(file, {
    filter({ name, size, originalSize }) {
      // What is stored as it is takes the one, what was packed the other.
      bytes += Math.max(size, originalSize)
      if (bytes > sheetLimits.unpackedBytes) throw sheetFailure('too-large-unpacked')
      return /\.xml(?:\.rels)?$/.test(name)
    },
  })
  if (!Object.hasOwn(parts, 'xl/workbook.xml')) throw sheetFailure('not-a-sheet')
  return parts
}

/**
 * Judges the sheets of a workbook before they are read, wherever they stand in the file: a reader goes where the workbook
 * leads it. A document type, by which XML asks for other files, stands in no workbook.
 * @returns whether some formulas have no stored results, and the paths of the sheets with cells to mark
 * @throws Failure
 */
export function judgeCells(parts: Unzipped) {
  const sum = { last: 0, filled: 0, lacksResults: false }
  const spoiled = new Set<string>()
  for (const [path, part] of Object.entries(parts)) {
    const xml = new TextDecoder().decode(part)
    if (xml.slice(0, prolog).includes('<!DOCTYPE')) throw sheetFailure('unsafe')
    if (!xml.includes('sheetData')) continue
    const { last, filled, lacksResults, isSpoiled } = reachOf(xml)
    if (isSpoiled) spoiled.add(path)
    sum.last += last
    sum.filled += filled
    sum.lacksResults ||= lacksResults
    if (sum.filled > sheetLimits.rows * fullSheets) throw sheetFailure('too-many-rows')
    if (sum.last > wholeRows * reachingSheets) throw sheetFailure('too-many-empty-rows')
  }
  return { lacksResults: sum.lacksResults, spoiled }
}

/** A document type stands before the first element. */
const prolog = 4000
/** As many sheets may be full, and as many may reach down to the last row of all: each is laid out whole. */
const fullSheets = 10
const reachingSheets = 4
