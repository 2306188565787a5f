import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import base from '../../../../styles/index.css?inline'
import type { Contender } from '../../types'
import { openStage } from '../stage'
import { Mark } from './mark'
import { stepsOf } from './steps'
import { byName, columns, headHeight, manyRows, type Row, rowHeight } from './world'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })
const helper = createColumnHelper<typeof features, Row>()
const defs = helper.columns(
  columns.map(({ field, head }) =>
    helper.accessor(field, {
      header: head,
      enableSorting: field === 'theatre',
      cell: ({ row, getValue }) => (field === 'status' ? <Mark status={row.original.status} /> : getValue()),
      sortFn: (a, b) => byName(a.original.theatre, b.original.theatre),
    }),
  ),
)
const tracks = columns.map(({ width }) => `${width}px`).join(' ')

/**
 * The table as TanStack's documentation draws it: TanStack's virtualizer draws the rows in sight, and grid roles and
 * keys are missing.
 */
function Whole({ all }: { all: Row[] }) {
  const box = useRef<HTMLDivElement>(null)
  const table = useTable({
    features,
    columns: defs,
    data: all,
    getRowId: row => row.id,
    enableSortingRemoval: false,
    sortDescFirst: false,
  })
  const { rows } = table.getRowModel()
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: index => rows[index]?.id ?? index,
    overscan: 5,
  })
  const line = { display: 'grid', gridTemplateColumns: tracks, alignItems: 'center' } as const
  return (
    <div ref={box} className="scroller" style={{ blockSize: '100vh', overflow: 'auto' }}>
      <table style={{ display: 'grid' }}>
        <thead style={{ display: 'grid' }}>
          {table.getHeaderGroups().map(group => (
            <tr key={group.id} style={{ ...line, blockSize: headHeight }}>
              {group.headers.map(header => (
                <th key={header.id} className="cell">
                  <button type="button" className="sort" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ display: 'grid', position: 'relative', blockSize: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => (
            <tr
              key={key}
              style={{
                ...line,
                position: 'absolute',
                blockSize: rowHeight,
                borderBlockStart: '1px solid var(--_line)',
                transform: `translateY(${start}px)`,
              }}
            >
              {rows[index]?.getAllCells().map(cell => (
                <td key={cell.id} className="cell">
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function make(count: number): Contender {
  const stage = openStage(base)
  const all = [...manyRows(count)]
  return stepsOf({
    root: stage.root,
    count,
    box: '.scroller',
    row: 'tbody tr',
    cell: '.cell',
    sort: 'th:nth-child(2) .sort',
    draw: () => stage.draw(<Whole all={all} />),
  })
}
