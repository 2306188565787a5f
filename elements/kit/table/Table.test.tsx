import { expect } from 'chai'
import { useState } from 'react'
import styles from '../../../styles/index.css?inline'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import type { Column, Sort } from './column'
import { Table } from './Table'

interface Film {
  id: string
  title: string
  size: number
  locked?: boolean
}

const films: readonly Film[] = [
  { id: '1', title: 'Kestrel', size: 12 },
  { id: '2', title: 'Undertow', size: 7 },
  { id: '3', title: 'Cold Front', size: 41, locked: true },
]

let renderedIds: string[] = []
let sorts: Sort[] = []

const columns: readonly Column<Film>[] = [
  {
    id: 'title',
    head: () => 'Title',
    key: true,
    sortable: true,
    cell: film => {
      renderedIds.push(film.id)
      return film.title
    },
  },
  {
    id: 'size',
    head: () => 'Size',
    align: 'end',
    sortable: true,
    dropBelow: 900,
    card: 'labelled',
    cell: film => film.size,
  },
  { id: 'note', head: () => 'Note', dropBelow: 1200, card: 'hidden', cell: () => 'none' },
]

const rowKey = (film: Film) => film.id

function Films() {
  const [rows, setRows] = useState(films)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  return (
    <Table
      bar={
        <button type="button" onClick={() => setRows(rows.map(row => (row.id === '2' ? { ...row, size: 8 } : row)))}>
          Grow
        </button>
      }
      caption="Films"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      rowName={film => film.title}
      ctx={undefined}
      sort={{ by: 'size', dir: 'asc' }}
      onSort={sort => sorts.push(sort)}
      tone={film => (film.locked ? 'past' : undefined)}
      selection={{ chosen, onChange: setChosen, can: film => !film.locked }}
      expansion={{
        open,
        onToggle: (film, on) => setOpen(on ? new Set([film.id]) : new Set()),
        render: film => <p>More of {film.title}</p>,
      }}
    />
  )
}

describe('Table', () => {
  let page: Mounted
  beforeEach(async () => {
    page = await mount(<Films />, styles)
    setWidth(1280)
    renderedIds = []
    sorts = []
  })
  afterEach(() => page.unmount())

  const setWidth = (width: number) => page.root.host.setAttribute('style', `width: ${width}px`)
  const click = (selector: string, index = 0) => {
    page.all(selector)[index]?.click()
    return settled()
  }
  const head = () => page.get('thead .tick') as HTMLInputElement

  it('has rows with their key column as heads', () => {
    expect(page.get('caption').textContent).to.equal('Films')
    expect(page.all('tbody th[scope=row]').map(cell => cell.textContent)).to.deep.equal(films.map(film => film.title))
  })

  // @spec 2.67
  it('marks the sorted column, and requests the other direction or another column', async () => {
    expect(page.all('th[aria-sort]').map(cell => cell.getAttribute('aria-sort'))).to.deep.equal(['ascending'])
    await click('.sort', 1)
    await click('.sort', 0)
    expect(sorts).to.deep.equal([
      { by: 'size', dir: 'desc' },
      { by: 'title', dir: 'asc' },
    ])
  })

  // @spec 2.70
  it('selects all selectable rows, and shows a selection of some as indeterminate', async () => {
    await click('tbody .tick')
    expect(head().indeterminate).to.equal(true)
    await click('thead .tick')
    expect(page.all('tr[data-selected]')).to.have.length(2)
    expect(head().checked).to.equal(true)
    expect(head().indeterminate).to.equal(false)
    await click('thead .tick')
    expect(page.all('tr[data-selected]')).to.have.length(0)
  })

  it('renders only the row that changed', async () => {
    renderedIds = []
    await click('tbody .tick')
    expect(renderedIds).to.deep.equal(['1'])
    renderedIds = []
    await click('.table-panel > button')
    expect(renderedIds).to.deep.equal(['2'])
  })

  // @spec 2.69
  it('opens a row over all columns, with any number of dropped columns', async () => {
    await click('[aria-expanded=false]')
    for (const width of [1280, 1000, 700]) {
      setWidth(width)
      const table = page.get('.table').getBoundingClientRect()
      expect(Math.round(page.get('.row-opened').getBoundingClientRect().width)).to.equal(Math.round(table.width))
      const last = page.all('thead .cell').filter(cell => cell.offsetWidth > 0)
      expect(Math.round(last.at(-1)?.getBoundingClientRect().right ?? 0)).to.be.at.least(Math.round(table.right) - 5)
    }
    await click('[aria-expanded=true]')
    expect(page.all('.row-opened')).to.have.length(0)
  })

  it('becomes cards on a phone: no head, labels for `labelled` columns, no hidden columns', () => {
    setWidth(320)
    const visible = (selector: string) => page.all(selector).filter(element => element.offsetWidth > 0)
    expect(visible('thead')).to.have.length(0)
    expect(visible('.card-label').map(label => label.textContent)).to.deep.equal(['Size', 'Size', 'Size'])
    expect(visible('.in-hidden')).to.have.length(0)
    expect(page.get('.root').scrollWidth).to.equal(320)
  })
})
