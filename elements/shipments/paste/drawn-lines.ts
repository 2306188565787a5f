import { type PasteLine, resultsToFix } from '../../../core/shipments/sheets/paste-results'

/** A line with its index in the paste, which identifies it in another order. */
export interface DrawnLine {
  readonly line: PasteLine
  readonly index: number
}

/**
 * Returns the lines to draw. A short paste keeps its order. A long paste has all tickable lines first, then the
 * lines to fix, then other lines up to the maximum.
 * @param max the maximum count of lines, unless more can be ticked
 */
export function drawnLines(lines: readonly PasteLine[], max: number): readonly DrawnLine[] {
  const indexed = lines.map((line, index) => ({ line, index }))
  if (lines.length <= max) return indexed
  const toTick = indexed.filter(({ line }) => line.result.kind === 'replaces')
  const toFix = indexed.filter(({ line }) => resultsToFix.has(line.result.kind))
  const others = indexed.filter(({ line }) => line.result.kind !== 'replaces' && !resultsToFix.has(line.result.kind))
  return [...toTick, ...[...toFix, ...others].slice(0, Math.max(0, max - toTick.length))]
}
