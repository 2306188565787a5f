import { readFileSync, writeFileSync } from 'node:fs'
import type { Line } from './report'

/** The ratios of the suite's values to those of others, by the key of their line. */
export type Ratios = Readonly<Record<string, number>>

const file = new URL('results.json', import.meta.url)

/** Returns what identifies a line in every run: "sheets 10000 read all / sheetjs". */
export function keyOf({ bench, size, step, clock, contender }: Line): string {
  return [bench, size, step, clock, '/', contender].filter(part => part !== null).join(' ')
}

/** Returns the ratios of the last landed run. */
export function readResults(): Ratios {
  return JSON.parse(readFileSync(file, 'utf8')) as Ratios
}

/**
 * Writes the ratios of a run, rounded to hundredths. Ratios of lines that the run left out are kept. A peer that never
 * paints has no ratio.
 */
export function saveResults(lines: readonly Line[]): void {
  const ratios = lines.flatMap(line =>
    line.ratio === null || !Number.isFinite(line.ratio)
      ? []
      : [[keyOf(line), Math.round(line.ratio * 100) / 100] as const],
  )
  writeFileSync(file, `${JSON.stringify({ ...readResults(), ...Object.fromEntries(ratios) }, null, 2)}\n`)
}
