import { expect } from 'chai'
import { useState } from 'react'
import styles from '../../../styles/index.css?inline'
import { afterFirstPaint } from '../../../test/fixtures/page/first-table'
import { type Mounted, mount } from '../../../test/fixtures/page/mount'
import { until } from '../../../test/fixtures/page/wait'
import type { Column } from './column'
import { Table } from './Table'

interface Film {
  readonly id: string
  readonly title: string
}

const films = (from: number, count: number): readonly Film[] =>
  Array.from({ length: count }, (_, index) => ({ id: `f${from + index}`, title: `Film ${from + index}` }))
const columns: readonly Column<Film>[] = [
  { id: 'title', head: () => 'Title', key: true, cell: ({ title }) => title },
  { id: 'note', head: () => 'Note', cell: ({ title }) => <input aria-label={`Note of ${title}`} /> },
]
const keyOf = ({ id }: Film) => id
const nameOf = ({ title }: Film) => title

let setRows: (rows: readonly Film[]) => void = () => {}
function Scene({ start }: { start: readonly Film[] }) {
  const [rows, set] = useState(start)
  setRows = set
  return <Table isQuick caption="Films" columns={columns} rows={rows} rowKey={keyOf} rowName={nameOf} ctx={undefined} />
}

describe('a quick table', () => {
  let page: Mounted
  afterEach(() => page.unmount())
  const body = () => page.get('tbody')
  const rowCount = () => body().childElementCount

  /** Mounts a table, and returns the result of `find` after its first paint. */
  function first<Found>(start: readonly Film[], find: (table: HTMLTableElement) => Found): Promise<Found> {
    return afterFirstPaint(async () => {
      page = await mount(<Scene start={start} />, styles)
    }, find)
  }

  it('has rows for the window in its first paint, room for the others, and all rows soon', async () => {
    const { drawn, height, busy } = await first(films(0, 60), table => ({
      drawn: table.tBodies[0]?.rows.length ?? 0,
      height: table.offsetHeight,
      busy: table.ariaBusy,
    }))
    expect(busy).to.equal('true')
    expect(drawn * 70).to.be.within(innerHeight, innerHeight + 70)
    expect(height).to.be.greaterThan(60 * 30)
    await until(() => rowCount() === 60, 'all rows')
    expect(body().style.paddingBlockEnd).to.equal('')
    expect(page.get('table').ariaBusy).to.equal(null)
  })

  it('keeps the focus and the text of a row when more rows come than the window has', async () => {
    const start = films(100, 4)
    await first(start, () => true)
    const note = page.get('[aria-label="Note of Film 103"]') as HTMLInputElement
    note.focus()
    note.value = 'at the depot'
    setRows([...films(0, 60), ...start])
    await until(() => rowCount() > 4, 'more rows')
    expect(rowCount()).to.equal(64)
    expect([note.isConnected, page.root.activeElement === note, note.value]).to.deep.equal([true, true, 'at the depot'])
  })

  it('is printed with all rows, also before its second paint', async () => {
    const printed = await first(films(0, 60), table => {
      dispatchEvent(new Event('beforeprint'))
      return table.tBodies[0]?.rows.length
    })
    expect(printed).to.equal(60)
  })
})
