import { unzipSync } from 'fflate'
import { Failure } from '../../base/errors'
import type { Parts } from './part-markup'
import { type PlainCells, sharedTextsIn, takePlainCells } from './plain-cells'
import { sheetFailure } from './sheet-failure'
import type { SheetFault } from './sheet-faults'
import { maxRows, reachOf } from './sheet-reach'
import { sheetLimits } from './spreadsheet'
import { sharedTextsPath } from './worksheets'

const compound = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * Returns whether a file is a zip, or the container of older programs and of encrypted files. Any other file may be
 * text.
 */
export function isPacked(file: Uint8Array): boolean {
  return (file[0] === 0x50 && file[1] === 0x4b) || isCompound(file)
}

function isCompound(file: Uint8Array): boolean {
  return compound.every((byte, index) => file[index] === byte)
}

/**
 * Unpacks the parts of a workbook that a reader uses. The unzipper itself counts the sizes before each part, since
 * another reader of the directory could see other sizes.
 * @throws Failure
 */
export function unpack(file: Uint8Array): Parts {
  if (isCompound(file)) {
    const isEncrypted = new TextDecoder('utf-16le').decode(file).includes('EncryptedPackage')
    throw sheetFailure(isEncrypted ? 'protected' : 'old-format')
  }
  // The flags of the first entry tell whether it is encrypted.
  if ((file[6] ?? 0) & 1) throw sheetFailure('protected')
  let bytes = 0
  const parts = unzipSync(file, {
    filter({ name, size, originalSize }) {
      // The unzipper uses `size` for stored parts and `originalSize` for compressed ones.
      bytes += Math.max(size, originalSize)
      if (bytes > sheetLimits.unpackedBytes) throw sheetFailure('too-large-unpacked')
      return /\.xml(?:\.rels)?$/.test(name)
    },
  })
  if (!Object.hasOwn(parts, 'xl/workbook.xml')) throw sheetFailure('not-a-sheet')
  const decoder = new TextDecoder()
  return Object.fromEntries(Object.entries(parts).map(([path, part]) => [path, decoder.decode(part)]))
}

/** The faults of a sheet that count only when this sheet is read. */
const sizeFaults = new Set<string | null>([
  'too-many-rows',
  'too-many-columns',
  'too-many-empty-rows',
] satisfies SheetFault[])

export interface CheckedSheets {
  /** Whether some formulas have no stored results. */
  readonly lacksResults: boolean
  /** The paths of the sheets with cells to mark. */
  readonly markedPaths: ReadonlySet<string>
  /** The plain cells of the sheets in the usual form, and the markup of their other cells, by path. */
  readonly plainCells: ReadonlyMap<string, PlainCells>
  /** The last row and the last filled row of each sheet within the limits, by path. */
  readonly reaches: ReadonlyMap<string, { readonly last: number; readonly filled: number }>
  /** The failures of the sheets beyond the limits, by path. */
  readonly sizeFailures: ReadonlyMap<string, Failure>
}

/**
 * Checks all parts of a workbook, at any path, before its sheets are read. A document type is refused, since XML can
 * load other files by it.
 * @throws Failure
 */
export function checkSheets(parts: Parts): CheckedSheets {
  const markedPaths = new Set<string>()
  const plainCells = new Map<string, PlainCells>()
  const reaches = new Map<string, { last: number; filled: number }>()
  const sizeFailures = new Map<string, Failure>()
  let lacksAny = false
  for (const xml of Object.values(parts))
    if (xml.slice(0, maxPrologLength).includes('<!DOCTYPE')) throw sheetFailure('unsafe')
  const texts = sharedTextsIn(parts[sharedTextsPath(parts)] ?? '')
  let takenRows = 0
  for (const [path, xml] of Object.entries(parts)) {
    if (!xml.includes('sheetData')) continue
    // Sheets beyond this count of rows are refused when they are read, and must not fill the memory before.
    const plain = takenRows <= sheetLimits.rows * maxFullSheets ? takePlainCells(xml, texts) : null
    if (plain) plainCells.set(path, plain)
    const plainRows = plain?.rows.length ?? 0
    takenRows += plainRows
    try {
      const { last, filled, lacksResults, hasMarkedCells } = reachOf(plain?.rest ?? xml)
      if (hasMarkedCells) markedPaths.add(path)
      reaches.set(path, { last: Math.max(last, plainRows), filled: Math.max(filled, plainRows) })
      lacksAny ||= lacksResults
    } catch (thrown) {
      if (!(thrown instanceof Failure && sizeFaults.has(thrown.code))) throw thrown
      sizeFailures.set(path, thrown)
    }
  }
  return { lacksResults: lacksAny, markedPaths, plainCells, reaches, sizeFailures }
}

/**
 * Checks the sum of the sheets that are read together, since a reader fills each of them down to its last row.
 * @throws Failure
 */
export function checkTotals(paths: readonly string[], { reaches }: CheckedSheets): void {
  const sumOf = (kind: 'last' | 'filled') => paths.reduce((sum, path) => sum + (reaches.get(path)?.[kind] ?? 0), 0)
  if (sumOf('filled') > sheetLimits.rows * maxFullSheets) throw sheetFailure('too-many-rows')
  if (sumOf('last') > maxRows * maxReachingSheets) throw sheetFailure('too-many-empty-rows')
}

/** The count of characters in which a document type is searched. A document type comes before the first element. */
const maxPrologLength = 4000
/** The maximum counts of sheets that are full, and of sheets that reach down to the last possible row. */
const maxFullSheets = 10
const maxReachingSheets = 4
