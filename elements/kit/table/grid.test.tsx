import { expect } from 'chai'
import { useState } from 'react'
import styles from '../../../styles/index.css?inline'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import type { Column, Sort } from './column'
import { Table } from './Table'

interface Film {
  id: string
  title: string
}

const films: readonly Film[] = ['Kestrel', 'Undertow', 'Cold Front'].map(title => ({ id: title, title }))

const columns: readonly Column<Film>[] = [
  { id: 'title', head: () => 'Title', key: true, sortable: true, cell: film => film.title },
  {
    id: 'steps',
    head: () => 'Steps',
    cell: film => (
      <>
        <button type="button">Copy {film.title}</button>
        <button type="button">Ship {film.title}</button>
      </>
    ),
  },
  { id: 'note', head: () => 'Note', cell: film => <input aria-label={`Note of ${film.title}`} /> },
  { id: 'year', head: () => 'Year', dropBelow: 900, cell: () => '2026' },
]

function Films() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<Sort | null>(null)
  return (
    <Table
      caption="Films"
      columns={columns}
      rows={films}
      rowKey={film => film.id}
      rowName={film => film.title}
      ctx={undefined}
      sort={sort}
      onSort={setSort}
      expansion={{
        open,
        onToggle: (film, on) => setOpen(new Set(on ? [film.id] : [])),
        render: film => <button type="button">More of {film.title}</button>,
      }}
    />
  )
}

describe('The grid of a table', () => {
  let page: Mounted
  beforeEach(async () => {
    page = await mount(<Films />, styles)
    page.root.host.setAttribute('style', 'display: block; width: 1280px')
  })
  afterEach(() => page.unmount())

  const at = () => page.root.activeElement
  const words = () => at()?.getAttribute('aria-label') ?? at()?.textContent ?? ''
  const stops = () => page.all('table, table *').filter(element => element.tabIndex >= 0)
  const enterGrid = () => stops()[0]?.focus()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.press(key)
  }

  it('is one stop of Tab, whatever stands in its cells', () => {
    expect(page.get('table').getAttribute('role')).to.equal('grid')
    expect(stops().map(stop => stop.getAttribute('aria-label'))).to.deep.equal(['Details of Kestrel'])
  })

  it('is gone through by the arrows, and stays at its edges', async () => {
    enterGrid()
    await press('ArrowRight')
    expect(words()).to.equal('Kestrel')
    await press('ArrowDown')
    expect(words()).to.equal('Undertow')
    await press('ArrowUp', 'ArrowUp')
    expect(words()).to.equal('Title')
    await press('ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowDown')
    expect(words()).to.equal('Details of Kestrel')
    expect(stops()).to.deep.equal([at()])
  })

  it('leads to the ends of a row and of the table', async () => {
    enterGrid()
    await press('End')
    expect(words()).to.equal('2026')
    await press('Home')
    expect(words()).to.equal('Details of Kestrel')
    await page.press('End', { ctrlKey: true })
    expect(at()?.closest('tr')?.textContent).to.include('Cold Front')
    expect(words()).to.equal('2026')
    await page.press('Home', { ctrlKey: true })
    expect(words()).to.equal('Details of Kestrel')
    await press('PageDown')
    expect(words()).to.equal('Details of Cold Front')
    await press('PageUp')
    expect(words()).to.equal('Details of Kestrel')
  })

  it('goes into a cell by Enter or F2, leaves the keys to what stands there, and comes out by Escape', async () => {
    enterGrid()
    await press('ArrowRight', 'ArrowRight')
    expect(at()?.localName).to.equal('td')
    await press('Enter')
    expect(words()).to.equal('Copy Kestrel')
    await press('ArrowRight')
    expect(words()).to.equal('Copy Kestrel')
    expect(stops().map(stop => stop.textContent)).to.include('Ship Kestrel')
    await press('Escape')
    expect(at()?.localName).to.equal('td')
    expect(stops()).to.deep.equal([at()])
    await press('ArrowRight', 'F2')
    expect(words()).to.equal('Note of Kestrel')
    await press('Escape', 'ArrowRight')
    expect(words()).to.equal('2026')
  })

  it('turns around from right to left', async () => {
    page.root.host.setAttribute('dir', 'rtl')
    enterGrid()
    await press('ArrowLeft')
    expect(words()).to.equal('Kestrel')
    await press('ArrowRight')
    expect(words()).to.equal('Details of Kestrel')
  })

  it('passes columns that are dropped', async () => {
    page.root.host.setAttribute('style', 'display: block; width: 700px')
    enterGrid()
    await press('End')
    expect(at()?.querySelector('input')).to.not.equal(null)
  })

  it('tells the number of each column, those counted that are dropped', () => {
    const numbers = [...(page.get('tbody tr') as HTMLTableRowElement).cells].map(cell => cell.ariaColIndex)
    expect(numbers).to.deep.equal(['1', '2', '3', '4', '5'])
    expect([...(page.get('thead tr') as HTMLTableRowElement).cells].map(cell => cell.ariaColIndex)).to.deep.equal(
      numbers,
    )
    expect(page.get('table').ariaColCount).to.equal('5')
  })

  it('leaves what is opened under a row to Tab, and passes it by arrow', async () => {
    enterGrid()
    at()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await settled()
    expect(stops().map(stop => stop.textContent)).to.deep.equal(['', 'More of Kestrel'])
    await press('ArrowDown')
    expect(words()).to.equal('Details of Undertow')
    page.all('.row-opened button')[0]?.focus()
    await press('ArrowDown', 'Home', 'Escape')
    expect(words()).to.equal('More of Kestrel')
  })

  it('gives the focus to the button of a head that sorts', async () => {
    enterGrid()
    await press('ArrowUp', 'ArrowRight')
    expect(at()?.className).to.equal('sort')
    expect(words()).to.equal('Title')
  })
})
