export interface Selection<RowData> {
  chosen: ReadonlySet<string>
  onChange(chosen: ReadonlySet<string>): void
  /** Rows that cannot be chosen have no box. */
  can?(row: RowData): boolean
}

export interface RowBoxProps {
  id: string
  /** What the row is called. */
  name: string
  checked: boolean
  onSelect(id: string, on: boolean): void
}
