import { type PasteLine, resultsToFix } from '../../../core/shipments/sheets/paste-results'

/** A line with its index in the paste, by which it is known when other lines stand before it. */
export interface DrawnLine {
  readonly line: PasteLine
  readonly index: number
}

/**
 * Returns the lines that are drawn. A short paste keeps its order. Of a long one, all lines that a person can tick come first,
 * then those to fix, then the others as far as there is room.
 * @param max the lines that are drawn, unless more can be ticked
 */
export function drawnLines(lines: readonly PasteLine[], max: number): readonly DrawnLine[] {
  const indexed = lines.map((line, index) => ({ line, index }))
  if (lines.length <= max) return indexed
  const toTick = indexed.filter(({ line }) => line.result.kind === 'replaces')
  const toFix = indexed.filter(({ line }) => resultsToFix.has(line.result.kind))
  const others = indexed.filter(({ line }) => line.result.kind !== 'replaces' && !resultsToFix.has(line.result.kind))
  return [...toTick, ...[...toFix, ...others].slice(0, Math.max(0, max - toTick.length))]
}
