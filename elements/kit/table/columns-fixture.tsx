import { settled } from '../test-mount'
import type { Column } from './column'
import { Table } from './Table'

interface Film {
  id: string
}

const films: readonly Film[] = [{ id: 'Kestrel' }, { id: 'Undertow' }]

const reel = 'Reel'

const columns: readonly Column<Film>[] = [
  { id: 'title', head: () => 'Title', key: true, width: '2fr', cell: film => film.id },
  { id: 'size', head: () => 'Size', dropBelow: 900, width: '1fr', cell: () => '12' },
  { id: 'reel', head: () => <span>{reel}</span>, width: '1fr', cell: () => '1' },
  { id: 'courier', head: () => 'Courier', fixed: true, width: '200px', cell: () => 'FedEx' },
]
const rowKey = (film: Film) => film.id

/** A small table whose columns are resized, hidden and moved; without a name its columns are left alone. */
export function Films({ name }: { name?: string }) {
  return (
    <Table
      {...(name && { name })}
      caption="Films"
      columns={columns}
      rows={films}
      rowKey={rowKey}
      rowName={rowKey}
      ctx={undefined}
    />
  )
}

/** Where its columns are remembered. */
export const kept = 'reeldock:table:films'

/** What was measured has been drawn. */
export async function frames(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise(done => requestAnimationFrame(done))
  await settled()
}
