import { expect } from 'chai'
import { useState } from 'react'
import styles from '../../../styles/index.css?inline'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import { until } from '../../../test/fixtures/page/wait'
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

describe('the grid of a table', () => {
  let page: Mounted
  beforeEach(async () => {
    page = await mount(<Films />, styles)
    page.root.host.setAttribute('style', 'display: block; width: 1280px')
  })
  afterEach(() => page.unmount())

  const focused = () => page.root.activeElement
  const label = () => focused()?.getAttribute('aria-label') ?? focused()?.textContent ?? ''
  const stops = () => page.all('table, table *').filter(element => element.tabIndex >= 0)
  const enterGrid = () => stops()[0]?.focus()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.press(key)
  }

  it('is one tab stop with any content in its cells', () => {
    expect(page.get('table').getAttribute('role')).to.equal('grid')
    expect(stops().map(stop => stop.getAttribute('aria-label'))).to.deep.equal(['Details of Kestrel'])
  })

  it('moves by the arrows, and stays at its edges', async () => {
    enterGrid()
    await press('ArrowRight')
    expect(label()).to.equal('Kestrel')
    await press('ArrowDown')
    expect(label()).to.equal('Undertow')
    await press('ArrowUp', 'ArrowUp')
    expect(label()).to.equal('Title')
    await press('ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowDown')
    expect(label()).to.equal('Details of Kestrel')
    expect(stops()).to.deep.equal([focused()])
  })

  it('has a tab stop in sight when the column of the former one is dropped in a narrow window', async () => {
    const resize = (width: number) =>
      page.root.host.setAttribute('style', `display: block; width: ${width}px; container: reeldock / inline-size`)
    resize(1280)
    enterGrid()
    await press('End')
    expect(label()).to.equal('2026')
    const last = focused()
    if (last instanceof HTMLElement) last.blur()
    resize(800)
    await until(() => stops()[0]?.checkVisibility() === true, 'a visible tab stop')
    expect(stops().map(stop => stop.getAttribute('aria-label'))).to.deep.equal(['Details of Kestrel'])
  })

  it('moves to the ends of a row and of the table', async () => {
    enterGrid()
    await press('End')
    expect(label()).to.equal('2026')
    await press('Home')
    expect(label()).to.equal('Details of Kestrel')
    await page.press('End', { ctrlKey: true })
    expect(focused()?.closest('tr')?.textContent).to.include('Cold Front')
    expect(label()).to.equal('2026')
    await page.press('Home', { ctrlKey: true })
    expect(label()).to.equal('Details of Kestrel')
    await press('PageDown')
    expect(label()).to.equal('Details of Cold Front')
    await press('PageUp')
    expect(label()).to.equal('Details of Kestrel')
  })

  it('enters a cell by Enter or F2, leaves keys to its content, and leaves the cell by Escape', async () => {
    enterGrid()
    await press('ArrowRight', 'ArrowRight')
    expect(focused()?.localName).to.equal('td')
    await press('Enter')
    expect(label()).to.equal('Copy Kestrel')
    await press('ArrowRight')
    expect(label()).to.equal('Copy Kestrel')
    expect(stops().map(stop => stop.textContent)).to.include('Ship Kestrel')
    await press('Escape')
    expect(focused()?.localName).to.equal('td')
    expect(stops()).to.deep.equal([focused()])
    await press('ArrowRight', 'F2')
    expect(label()).to.equal('Note of Kestrel')
    await press('Escape', 'ArrowRight')
    expect(label()).to.equal('2026')
  })

  it('mirrors the arrows from right to left', async () => {
    page.root.host.setAttribute('dir', 'rtl')
    enterGrid()
    await press('ArrowLeft')
    expect(label()).to.equal('Kestrel')
    await press('ArrowRight')
    expect(label()).to.equal('Details of Kestrel')
  })

  it('skips dropped columns', async () => {
    page.root.host.setAttribute('style', 'display: block; width: 700px')
    enterGrid()
    await press('End')
    expect(focused()?.querySelector('input')).to.not.equal(null)
  })

  it('numbers all columns, including dropped ones', () => {
    const numbers = [...(page.get('tbody tr') as HTMLTableRowElement).cells].map(cell => cell.ariaColIndex)
    expect(numbers).to.deep.equal(['1', '2', '3', '4', '5'])
    expect([...(page.get('thead tr') as HTMLTableRowElement).cells].map(cell => cell.ariaColIndex)).to.deep.equal(
      numbers,
    )
    expect(page.get('table').ariaColCount).to.equal('5')
  })

  it('leaves an opened part to Tab, and skips it by arrow', async () => {
    enterGrid()
    focused()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await settled()
    expect(stops().map(stop => stop.textContent)).to.deep.equal(['', 'More of Kestrel'])
    await press('ArrowDown')
    expect(label()).to.equal('Details of Undertow')
    page.all('.row-opened button')[0]?.focus()
    await press('ArrowDown', 'Home', 'Escape')
    expect(label()).to.equal('More of Kestrel')
  })

  it('focuses the button of a sortable head', async () => {
    enterGrid()
    await press('ArrowUp', 'ArrowRight')
    expect(focused()?.className).to.equal('sort')
    expect(label()).to.equal('Title')
  })
})
