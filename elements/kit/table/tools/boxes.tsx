import { useMemo } from 'react'
import words from '../../../../core/i18n/en/kit-table'
import { registerMessages } from '../../../../core/i18n/translate'
import { useText } from '../../context'
import type { RowBoxProps, Selection } from '../selection'
import { Tick } from './Tick'

registerMessages('en', words)

export function RowBox({ id, name, checked, onSelect }: RowBoxProps) {
  const t = useText()
  return <Tick label={t('kit.selectRow', { name })} checked={checked} onChange={on => onSelect(id, on)} />
}

interface HeadBoxProps<Row> {
  /** Those of the page. */
  rows: readonly Row[]
  rowKey(row: Row): string
  selection: Selection<Row>
}

/** The box over the boxes: all, some or none of the page. */
export function HeadBox<Row>({ rows, rowKey, selection }: HeadBoxProps<Row>) {
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

export function toggled(chosen: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(chosen)
  for (const id of ids) on ? next.add(id) : next.delete(id)
  return next
}
