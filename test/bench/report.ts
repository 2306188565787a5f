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
  /** The suite's value by this one's; null on the suite's own line. */
  readonly ratio: number | null
  readonly atMost: number | null
}

/** True for a line without a limit too. */
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

/** The table, with a rule under its head; numbers stand at the end of their columns. */
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
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map(row => row[at]?.length ?? 0)))
  const isNumber = (at: number) => at === 1 || (at > 4 && at < 8)
  const written = (row: readonly string[]) =>
    row
      .map((cell, at) => (isNumber(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  return [written(heads), widths.map(width => '-'.repeat(width)).join('  '), ...rows.map(written)].join('\n')
}
