import down from 'icon:arrow-down'
import up from 'icon:arrow-up'
import type { ReactNode } from 'react'
import { useText } from '../context'
import { Icon } from '../icons/Icon'
import { cellClass } from './cell-class'
import type { Column, Sort } from './column'

interface HeadProps<RowData, Ctx> {
  columns: readonly Column<RowData, Ctx>[]
  sort: Sort | null
  onSort?: ((sort: Sort) => void) | undefined
  expandable: boolean
  /** The cell over the boxes of the rows. */
  lead: ReactNode
}

export function Head<RowData, Ctx>({ columns, sort, onSort, expandable, lead }: HeadProps<RowData, Ctx>) {
  const t = useText()
  return (
    <thead>
      <tr>
        {lead}
        {expandable && <td className="cell lead" />}
        {columns.map(column => {
          const dir = sort?.by === column.id ? sort.dir : null
          return (
            <th
              key={column.id}
              scope="col"
              className={cellClass(column)}
              aria-sort={dir ? (dir === 'asc' ? 'ascending' : 'descending') : undefined}
            >
              {column.sortable && onSort ? (
                <button
                  type="button"
                  className="sort"
                  onClick={() => onSort({ by: column.id, dir: dir === 'asc' ? 'desc' : 'asc' })}
                >
                  {column.head(t)}
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
