import { useMemo } from 'react'

interface Options<Row> {
  readonly rows: readonly Row[]
  rowKey(row: Row): string
  readonly open: ReadonlySet<string> | undefined
  readonly groupOf: ((row: Row) => string) | undefined
}

const noCounts: readonly number[] = []

/**
 * Returns the `aria-rowindex` of rows and the `aria-rowcount`, which count group heads and opened parts; undefined when
 * all rows are rendered.
 * @param isMany whether only some of the rows are rendered
 */
export function useRowNumbers<Row>({ rows, rowKey, open, groupOf }: Options<Row>, isMany: boolean) {
  const openBefore = useMemo(() => {
    if (!isMany || !open?.size) return noCounts
    let count = 0
    return rows.map(row => (open.has(rowKey(row)) ? count++ : count))
  }, [isMany, rows, rowKey, open])
  /** The number of group heads up to and including each row. */
  const headsTo = useMemo(() => {
    if (!isMany || !groupOf) return noCounts
    let count = 0
    return rows.map((row, index) => {
      const before = rows[index - 1]
      if (before === undefined || groupOf(before) !== groupOf(row)) count += 1
      return count
    })
  }, [isMany, rows, groupOf])
  return {
    numberOf: (rowIndex: number) =>
      isMany ? rowIndex + 2 + (openBefore[rowIndex] ?? 0) + (headsTo[rowIndex] ?? 0) : undefined,
    count: isMany ? rows.length + 1 + (open?.size ?? 0) + (headsTo.at(-1) ?? 0) : undefined,
  }
}
