import down from 'icon:arrow-down'
import up from 'icon:arrow-up'
import { useText } from '../context'
import { Icon } from '../icons/Icon'
import { inElement } from '../own-text'
import type { ShownColumn, Sort } from './column'
import { HeadBox, type Selection } from './selection'

interface HeadProps<RowData, Ctx> {
  columns: readonly ShownColumn<RowData, Ctx>[]
  rows: readonly RowData[]
  rowKey(row: RowData): string
  selection: Selection<RowData> | undefined
  sort: Sort | null | undefined
  onSort: ((sort: Sort) => void) | undefined
  expandable: boolean
}

export function Head<RowData, Ctx>(props: HeadProps<RowData, Ctx>) {
  const { columns, rows, rowKey, selection, sort, onSort, expandable } = props
  const t = useText()
  return (
    <thead>
      <tr>
        {selection && (
          <td className="cell lead" aria-colindex={1}>
            <HeadBox rows={rows} rowKey={rowKey} selection={selection} />
          </td>
        )}
        {expandable && <td className="cell lead" aria-colindex={selection ? 2 : 1} />}
        {columns.map(column => {
          const dir = sort?.by === column.id ? sort.dir : null
          return (
            <th
              key={column.id}
              scope="col"
              className={column.className}
              part="table-head"
              aria-colindex={column.number}
              aria-sort={dir ? (dir === 'asc' ? 'ascending' : 'descending') : undefined}
            >
              {column.sortable && onSort ? (
                <button
                  type="button"
                  className="sort"
                  onClick={() => onSort({ by: column.id, dir: dir === 'asc' ? 'desc' : 'asc' })}
                >
                  {inElement(column.head(t))}
                  {dir && <Icon of={dir === 'asc' ? up : down} size={14} />}
                </button>
              ) : (
                column.head(t)
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
