import { expect } from '@esm-bundle/chai'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type TestPage, testPage } from '../test-page'
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

let drawn: string[] = []

const columns: readonly Column<Film>[] = [
  {
    id: 'title',
    head: () => 'Title',
    key: true,
    sortable: true,
    cell: film => {
      drawn.push(film.id)
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

interface FilmsProps {
  rows?: readonly Film[]
  onSort?(sort: Sort): void
}

function Films({ rows = films, onSort = () => {} }: FilmsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  return (
    <Table
      caption="Films"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      rowName={film => film.title}
      ctx={undefined}
      sort={{ by: 'size', dir: 'asc' }}
      onSort={onSort}
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
  let page: TestPage
  beforeEach(() => {
    page = testPage()
    drawn = []
    page.show(<Films />)
  })
  afterEach(() => page.gone())

  const click = (selector: string, at = 0) => flushSync(() => page.all(selector)[at]?.click())
  const head = () => page.find('thead .tick') as HTMLInputElement

  it('is a table of rows that are named by their key', () => {
    expect(page.find('caption').textContent).to.equal('Films')
    expect(page.all('tbody th[scope=row]').map(cell => cell.textContent)).to.deep.equal(films.map(film => film.title))
  })

  it('says which column is sorted, and asks for the other direction or another column', () => {
    const asked: Sort[] = []
    page.show(<Films onSort={sort => asked.push(sort)} />)
    expect(page.all('th[aria-sort]').map(cell => cell.getAttribute('aria-sort'))).to.deep.equal(['ascending'])
    click('.sort', 1)
    click('.sort', 0)
    expect(asked).to.deep.equal([
      { by: 'size', dir: 'desc' },
      { by: 'title', dir: 'asc' },
    ])
  })

  it('chooses all that can be chosen, and says when only some are', () => {
    click('tbody .tick')
    expect(head().indeterminate).to.equal(true)
    click('thead .tick')
    expect(page.all('tr[data-selected]')).to.have.length(2)
    expect(head().checked).to.equal(true)
    expect(head().indeterminate).to.equal(false)
    click('thead .tick')
    expect(page.all('tr[data-selected]')).to.have.length(0)
  })

  it('draws only the row that changed', () => {
    drawn = []
    click('tbody .tick')
    expect(drawn).to.deep.equal(['1'])
    drawn = []
    page.show(<Films rows={films.map(film => (film.id === '2' ? { ...film, size: 8 } : film))} />)
    expect(drawn).to.deep.equal(['2'])
  })

  it('opens a row over all columns, however many are dropped', () => {
    click('[aria-expanded=false]')
    for (const width of [1280, 1000, 700]) {
      ;(page.root.getRootNode() as ShadowRoot).host.setAttribute('style', `width: ${width}px`)
      const table = page.find('.table').getBoundingClientRect()
      expect(Math.round(page.find('.row-opened').getBoundingClientRect().width)).to.equal(Math.round(table.width))
      const last = page.all('thead .cell').filter(cell => cell.offsetWidth > 0)
      expect(Math.round(last.at(-1)?.getBoundingClientRect().right ?? 0)).to.be.at.least(Math.round(table.right) - 5)
    }
    click('[aria-expanded=true]')
    expect(page.all('.row-opened')).to.have.length(0)
  })

  it('becomes cards on a phone: no head, labels where a column asks for one, nothing that is hidden', () => {
    page.gone()
    page = testPage(320)
    page.show(<Films />)
    const shown = (selector: string) => page.all(selector).filter(element => element.offsetWidth > 0)
    expect(shown('thead')).to.have.length(0)
    expect(shown('.card-label').map(label => label.textContent)).to.deep.equal(['Size', 'Size', 'Size'])
    expect(shown('.in-hidden')).to.have.length(0)
    expect(page.root.scrollWidth).to.equal(320)
  })
})
