import { type Unzipped, unzipSync } from 'fflate'
import { Failure } from '../../base/errors'
import type { SheetFault } from './sheet-failures'
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

/** The faults of a sheet that matters only where the sheet is read. */
const sizeFaults = new Set<string | null>([
  'too-many-rows',
  'too-many-columns',
  'too-many-empty-rows',
] satisfies SheetFault[])

export interface JudgedSheets {
  /** Some formulas have no stored results. */
  readonly lacksResults: boolean
  /** The paths of the sheets with cells to mark. */
  readonly spoiled: ReadonlySet<string>
  /** The last row, and the last row that holds something, of each sheet within the limits, by path. */
  readonly reaches: ReadonlyMap<string, { readonly last: number; readonly filled: number }>
  /** The failures of the sheets beyond the limits, by path. */
  readonly beyond: ReadonlyMap<string, Failure>
}

/**
 * Judges all sheets of a workbook before they are read, wherever their parts are. A document type, by which XML asks for other
 * files, stands in no workbook.
 * @throws Failure
 */
export function judgeSheets(parts: Unzipped): JudgedSheets {
  const spoiled = new Set<string>()
  const reaches = new Map<string, { last: number; filled: number }>()
  const beyond = new Map<string, Failure>()
  let lacksAny = false
  for (const [path, part] of Object.entries(parts)) {
    const xml = new TextDecoder().decode(part)
    if (xml.slice(0, prolog).includes('<!DOCTYPE')) throw sheetFailure('unsafe')
    if (!xml.includes('sheetData')) continue
    try {
      const { last, filled, lacksResults, isSpoiled } = reachOf(xml)
      if (isSpoiled) spoiled.add(path)
      reaches.set(path, { last, filled })
      lacksAny ||= lacksResults
    } catch (thrown) {
      if (!(thrown instanceof Failure && sizeFaults.has(thrown.code))) throw thrown
      beyond.set(path, thrown)
    }
  }
  return { lacksResults: lacksAny, spoiled, reaches, beyond }
}

/**
 * Judges the sum of the sheets that are read together: a reader fills each of them down to its last row.
 * @throws Failure
 */
export function judgeSum(paths: readonly string[], { reaches }: JudgedSheets): void {
  const sumOf = (kind: 'last' | 'filled') => paths.reduce((sum, path) => sum + (reaches.get(path)?.[kind] ?? 0), 0)
  if (sumOf('filled') > sheetLimits.rows * fullSheets) throw sheetFailure('too-many-rows')
  if (sumOf('last') > wholeRows * reachingSheets) throw sheetFailure('too-many-empty-rows')
}

/** A document type stands before the first element. */
const prolog = 4000
/** As many sheets may be full, and as many may reach down to the last row of all. */
const fullSheets = 10
const reachingSheets = 4
