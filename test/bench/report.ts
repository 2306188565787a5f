import { keyOf, type Ratios } from './results'
import type { Bench, Clock, Costs } from './types'

/** A line of the closing table. */
export interface Line {
  readonly bench: string
  /** Null for a load of a page, which has one size. */
  readonly size: number | null
  readonly step: string
  /** A clock, or the unit of a load: milliseconds that passed, or kilobytes over the wire. */
  readonly clock: Clock | 'ms' | 'KB'
  readonly contender: string
  /** Median, in CPU milliseconds, or in megabytes of heap. Of a load, the best value. */
  readonly value: number
  /** The suite's value divided by this value; null on the suite's own line. */
  readonly ratio: number | null
  readonly atMost: number | null
}

/** Returns whether a line holds its limit; true for a line without one. */
export function isHeld({ ratio, atMost }: Line): boolean {
  return ratio === null || atMost === null || ratio <= atMost
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2
}

export function linesOf(bench: Bench, size: number, costs: Costs): readonly Line[] {
  return bench.steps.flatMap(({ name: step }) =>
    bench.clocks.flatMap(clock => {
      const medianOf = (contender: string) => median((costs.get(contender)?.get(step) ?? []).map(cost => cost[clock]))
      const ours = medianOf('ours')
      return Object.keys(bench.contenders).map((contender): Line => {
        const value = medianOf(contender)
        const limit = bench.limits.find(
          each => each.step === step && each.against === contender && each.clock === clock && each.sizes.includes(size),
        )
        const ratio = contender === 'ours' ? null : ours / value
        return { bench: bench.name, size, step, clock, contender, value, ratio, atMost: limit?.atMost ?? null }
      })
    }),
  )
}

const heads = ['bench', 'size', 'step', 'clock', 'contender', 'value', 'ours/it', 'landed', 'limit', '']
/** The columns of numbers, which are right-aligned. */
const numbers = new Set(['size', 'value', 'ours/it', 'landed', 'limit'])

/**
 * Returns the table with a rule under its head.
 * @param landed the ratios of the last landed run, which stand beside the new ones
 */
export function tableOf(lines: readonly Line[], landed: Ratios): string {
  const rows = lines.map(line => [
    line.bench,
    line.size === null ? '' : String(line.size),
    line.step,
    line.clock,
    line.contender,
    line.value.toFixed(1),
    line.ratio === null ? '' : line.ratio.toFixed(2),
    landed[keyOf(line)]?.toFixed(2) ?? '',
    line.atMost === null ? '' : line.atMost.toFixed(2),
    line.atMost === null ? '' : isHeld(line) ? 'holds' : 'DOES NOT HOLD',
  ])
  const widths = heads.map((head, index) => Math.max(head.length, ...rows.map(row => row[index]?.length ?? 0)))
  const isNumber = (index: number) => numbers.has(heads[index] ?? '')
  const format = (row: readonly string[]) =>
    row
      .map((cell, index) => (isNumber(index) ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
      .join('  ')
      .trimEnd()
  return [format(heads), widths.map(width => '-'.repeat(width)).join('  '), ...rows.map(format)].join('\n')
}
