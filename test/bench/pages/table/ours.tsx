import { useMemo, useState } from 'react'
import type { Column, Sort } from '../../../../elements/kit/table/column'
import { Table } from '../../../../elements/kit/table/Table'
import base from '../../../../styles/index.css?inline'
import type { Contender } from '../../types'
import { openStage } from '../stage'
import { Mark } from './mark'
import { stepsOf } from './steps'
import { byName, columns, manyRows, type Row } from './world'

const kitColumns: readonly Column<Row>[] = columns.map(({ field, head, width }) => ({
  id: field,
  head: () => head,
  key: field === 'theatre',
  sortable: field === 'theatre',
  width: `${width}px`,
  cell: row => (field === 'status' ? <Mark status={row.status} /> : row[field]),
}))
const idOf = (row: Row) => row.id
const nameOf = (row: Row) => row.theatre

function Whole({ all }: { all: readonly Row[] }) {
  const [sort, setSort] = useState<Sort | null>(null)
  const rows = useMemo(() => {
    const turn = sort?.dir === 'desc' ? -1 : 1
    return sort === null ? all : all.toSorted((a, b) => turn * byName(a.theatre, b.theatre))
  }, [all, sort])
  return (
    <div className="scroller" style={{ blockSize: '100vh', overflow: 'auto' }}>
      <Table
        caption="Shipments"
        columns={kitColumns}
        rows={rows}
        rowKey={idOf}
        rowName={nameOf}
        ctx={undefined}
        sort={sort}
        onSort={setSort}
      />
    </div>
  )
}

export function make(count: number): Contender {
  const stage = openStage(base)
  const all = manyRows(count)
  return stepsOf({
    root: stage.root,
    count,
    box: '.scroller',
    row: 'tbody tr',
    cell: '.cell',
    sort: '.sort',
    draw: () => stage.draw(<Whole all={all} />),
  })
}
