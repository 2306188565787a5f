import down from 'icon:arrow-down'
import up from 'icon:arrow-up'
import { useText } from '../context'
import { Icon } from '../icons/Icon'
import { cellClass } from './cell-class'
import type { Column, Sort } from './column'
import { Tick } from './Tick'

interface HeadProps<RowData, Ctx> {
  columns: readonly Column<RowData, Ctx>[]
  sort: Sort | null
  onSort?: ((sort: Sort) => void) | undefined
  expandable: boolean
  /** The rows that can be chosen, and those that are. */
  all?: { ids: readonly string[]; chosen: ReadonlySet<string> }
  onSelectAll?(on: boolean): void
}

export function Head<RowData, Ctx>({ columns, sort, onSort, expandable, all, onSelectAll }: HeadProps<RowData, Ctx>) {
  const t = useText()
  const count = all ? all.ids.filter(id => all.chosen.has(id)).length : 0
  return (
    <thead>
      <tr>
        {all && (
          <td className="cell lead">
            {all.ids.length > 0 && (
              <Tick
                label={t('kit.selectAll')}
                checked={count === all.ids.length}
                indeterminate={count > 0 && count < all.ids.length}
                onChange={on => onSelectAll?.(on)}
              />
            )}
          </td>
        )}
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
