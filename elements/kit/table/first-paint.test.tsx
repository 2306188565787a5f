import { expect } from 'chai'
import styles from '../../../styles/index.css?inline'
import { storageKey } from '../../../test/fixtures/page/columns'
import { afterFirstPaint } from '../../../test/fixtures/page/first-table'
import { type Mounted, mount } from '../../../test/fixtures/page/mount'
import { until } from '../../../test/fixtures/page/wait'
import type { Column } from './column'
import { Table } from './Table'

const films = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `f${index}`, title: `Film ${index}` }))
type Film = ReturnType<typeof films>[number]

const columns: readonly Column<Film>[] = [
  { id: 'title', head: () => 'Title', key: true, cell: ({ title }) => title },
  { id: 'size', head: () => 'Size', cell: () => <button type="button">12</button> },
  { id: 'courier', head: () => 'Courier', cell: () => 'FedEx' },
]
const selection = { chosen: new Set<string>(), onChange: () => {} }

describe('the first paint of a table', () => {
  let page: Mounted | undefined
  afterEach(() => {
    page?.unmount()
    localStorage.removeItem(storageKey)
  })

  /** Returns the result of `find` after the first paint of a table. */
  function first<Found>(count: number, width: number, find: (table: HTMLTableElement) => Found): Promise<Found> {
    return afterFirstPaint(async () => {
      page = await mount(
        <div style={{ inlineSize: width, containerType: 'inline-size', containerName: 'reeldock' }}>
          <Table
            name="films"
            caption="Films"
            columns={columns}
            rows={films(count)}
            rowKey={({ id }) => id}
            rowName={({ title }) => title}
            ctx={undefined}
            selection={selection}
          />
        </div>,
        styles,
      )
    }, find)
  }
  const labels = (table: HTMLTableElement, selector: string) =>
    [...(table.parentElement?.querySelectorAll(selector) ?? [])].map(element => element.getAttribute('aria-label'))

  it('has its checkboxes, and one tab stop, in a grid', async () => {
    const result = await first(2, 1000, table => ({
      role: table.getAttribute('role'),
      counted: table.ariaColCount,
      numbers: [...(table.tHead?.rows[0]?.cells ?? [])].map(cell => cell.ariaColIndex),
      boxes: labels(table, '.tick'),
      box: getComputedStyle(table.querySelector('.tick-target') as Element).inlineSize,
      stops: [...table.querySelectorAll<HTMLElement>('*')].filter(each => each.tabIndex >= 0).length,
    }))
    expect(result).to.deep.equal({
      role: 'grid',
      counted: '4',
      numbers: ['1', '2', '3', '4'],
      boxes: ['Select all rows', 'Select Film 0', 'Select Film 1'],
      box: '28px',
      stops: 1,
    })
  })

  it('does not move when the edges of its columns load', async () => {
    const places = (table: HTMLTableElement) =>
      JSON.stringify([table, ...table.querySelectorAll('th, td')].map(each => each.getBoundingClientRect()))
    const { table, before } = await first(2, 1000, table => ({ table, before: places(table) }))
    await until(() => labels(table, '.column-edge').length > 0, 'the edges')
    expect(labels(table, '.column-edge')).to.deep.equal(['Width of Title', 'Width of Size'])
    expect(labels(table, '.column-selector button')).to.deep.equal(['Columns'])
    expect(places(table)).to.equal(before)
  })

  it('has the stored layout of columns', async () => {
    const value = { order: ['title', 'courier', 'size'], hidden: ['size'], widths: { title: 240, courier: 720 } }
    localStorage.setItem(storageKey, JSON.stringify({ value, until: null }))
    const result = await first(2, 1010, table =>
      [...table.querySelectorAll('th[scope=col]')].map(
        head => `${head.textContent} ${Math.round((head as HTMLElement).offsetWidth / 10)}`,
      ),
    )
    expect(result).to.deep.equal(['Title 24', 'Courier 72'])
  })

  it('has the rows in sight, and the number of all rows', async () => {
    const [drawn = 0, count, height = 0] = await first(5000, 1000, table => [
      table.tBodies[0]?.rows.length,
      table.ariaRowCount,
      table.offsetHeight,
    ])
    expect(Number(drawn)).to.be.lessThan(120)
    expect(count).to.equal('5001')
    expect(Number(height)).to.be.greaterThan(5000 * 30)
  })

  it('has cards in a narrow container, without head or edges', async () => {
    const result = await first(2, 400, table => ({
      head: table.tHead?.getClientRects().length,
      row: getComputedStyle(table.tBodies[0]?.rows[0] as Element).display,
      edges: labels(table, '.column-edge'),
    }))
    expect(result).to.deep.equal({ head: 0, row: 'flex', edges: [] })
  })
})
