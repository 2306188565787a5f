/** Which of many rows are drawn. */
export interface View {
  /** Rows in sight, and some around them. */
  readonly from: number
  /** One past the last of them. */
  readonly to: number
  /** The key of a row that is drawn wherever it stands: the focus is in it. */
  readonly held: string | null
}

/** Rows that are drawn before it is known which are in sight. */
export const firstView: View = { from: 0, to: Math.ceil(innerHeight / 40) + 5, held: null }

/** The places of the rows that are drawn, in their order. */
export function pick<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  view: View | null,
  pin: string | undefined,
): readonly number[] {
  const { from, to, held } = view ?? firstView
  const end = Math.min(to, rows.length)
  const window = Array.from({ length: Math.max(0, end - from) }, (_, offset) => from + offset)
  const apart = [held, pin].flatMap(key => {
    const at = key === null || key === undefined ? -1 : rows.findIndex(row => rowKey(row) === key)
    return at < 0 || (at >= from && at < end) ? [] : [at]
  })
  return apart.length === 0 ? window : [...new Set([...window, ...apart])].sort((a, b) => a - b)
}
