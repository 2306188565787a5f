import type { Bench, Clock, Costs } from './types'

/** A line of the closing table. */
export interface Line {
  readonly bench: string
  readonly size: number
  readonly step: string
  readonly clock: Clock
  readonly contender: string
  /** Median, in CPU milliseconds, or in megabytes of heap. */
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

const heads = ['bench', 'size', 'step', 'clock', 'contender', 'value', 'ours/it', 'limit', '']

/** Returns the table with a rule under its head; numbers are right-aligned. */
export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map(line => [
    line.bench,
    String(line.size),
    line.step,
    line.clock,
    line.contender,
    line.value.toFixed(1),
    line.ratio === null ? '' : line.ratio.toFixed(2),
    line.atMost === null ? '' : line.atMost.toFixed(2),
    line.atMost === null ? '' : isHeld(line) ? 'holds' : 'DOES NOT HOLD',
  ])
  const widths = heads.map((head, index) => Math.max(head.length, ...rows.map(row => row[index]?.length ?? 0)))
  const isNumber = (index: number) => index === 1 || (index > 4 && index < 8)
  const format = (row: readonly string[]) =>
    row
      .map((cell, index) => (isNumber(index) ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
      .join('  ')
      .trimEnd()
  return [format(heads), widths.map(width => '-'.repeat(width)).join('  '), ...rows.map(format)].join('\n')
}
