import { useMemo } from 'react'
import { useText } from '../context'
import { toggled } from '../toggled'

export interface Selection<RowData> {
  chosen: ReadonlySet<string>
  onChange(chosen: ReadonlySet<string>): void
  /** Returns whether a row can be selected; other rows have no checkbox. */
  can?(row: RowData): boolean
}

interface TickProps {
  label: string
  checked: boolean
  indeterminate?: boolean
  onChange(checked: boolean): void
}

/** A checkbox without a visible label. The whole cell is its target. */
export function Tick({ label, checked, indeterminate = false, onChange }: TickProps) {
  return (
    <label className="tick-target">
      <input
        ref={box => {
          if (box) box.indeterminate = indeterminate
        }}
        type="checkbox"
        className="tick"
        part="checkbox"
        aria-label={label}
        checked={checked}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}

interface HeadBoxProps<RowData> {
  /** The rows of the page. */
  rows: readonly RowData[]
  rowKey(row: RowData): string
  selection: Selection<RowData>
}

/** The checkbox in the head: all, some or none of the page. */
export function HeadBox<RowData>({ rows, rowKey, selection }: HeadBoxProps<RowData>) {
  const t = useText()
  const { chosen, can, onChange } = selection
  const ids = useMemo(() => rows.filter(row => can?.(row) ?? true).map(rowKey), [rows, rowKey, can])
  const count = useMemo(() => ids.filter(id => chosen.has(id)).length, [ids, chosen])
  if (ids.length === 0) return null
  return (
    <Tick
      label={t('kit.selectAll')}
      checked={count === ids.length}
      indeterminate={count > 0 && count < ids.length}
      onChange={on => onChange(toggled(chosen, ids, on))}
    />
  )
}
