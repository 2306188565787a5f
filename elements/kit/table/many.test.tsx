import { expect } from 'chai'
import { type ReactNode, useState } from 'react'
import styles from '../../../styles/index.css?inline'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import { KitProvider, useText } from '../context'
import type { Column, Sort } from './column'
import { Table } from './Table'

interface Film {
  id: string
  title: string
  note: string
}

const films = (count: number): Film[] =>
  Array.from({ length: count }, (_, index) => ({ id: `f${index}`, title: `Film ${index}`, note: '' }))

const rowKey = (film: Film) => film.id
const title = (film: Film) => film.title

/** Changes the place of its content after a press of Moved, as an element does after a move. */
function Placed({ children }: { children: ReactNode }) {
  const t = useText()
  const [place, setPlace] = useState(0)
  return (
    <KitProvider t={t} place={place}>
      <button type="button" className="moved" onClick={() => setPlace(place + 1)}>
        Moved
      </button>
      {children}
    </KitProvider>
  )
}

function Films({ count }: { count: number }) {
  const [rows, setRows] = useState(() => films(count))
  const [sort, setSort] = useState<Sort>({ by: 'title', dir: 'asc' })
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const columns = useColumns()
  return (
    <Table
      caption="Films"
      columns={columns}
      rows={sort.dir === 'asc' ? rows : rows.toReversed()}
      rowKey={rowKey}
      rowName={title}
      ctx={undefined}
      sort={sort}
      onSort={setSort}
      expansion={{
        open,
        onToggle: (film, on) => setOpen(new Set(on ? [...open, film.id] : [...open].filter(id => id !== film.id))),
        render: film => <p style={{ blockSize: 90 }}>More of {film.title}</p>,
      }}
      foot={
        <button type="button" className="shrink" onClick={() => setRows(films(20))}>
          Shrink
        </button>
      }
    />
  )
}

const columns: readonly Column<Film>[] = [
  { id: 'title', head: () => 'Title', key: true, sortable: true, cell: title },
  { id: 'note', head: () => 'Note', cell: film => <input aria-label={`Note of ${film.title}`} /> },
]
const useColumns = () => columns

describe('a table of many rows', () => {
  let page: Mounted
  beforeEach(async () => {
    page = await mount(
      <Placed>
        <Films count={5000} />
      </Placed>,
      styles,
    )
    page.root.host.setAttribute('style', 'display: block; width: 1000px')
    await settled()
  })
  afterEach(() => {
    page.unmount()
    scrollTo(0, 0)
  })

  const table = () => page.get('table') as HTMLTableElement
  const expectNoHole = () => {
    const boxes = page.all('tbody tr').map(row => row.getBoundingClientRect())
    for (const [index, box] of boxes.entries())
      if (index > 0) expect(Math.abs(box.top - (boxes[index - 1]?.bottom ?? 0))).to.be.lessThan(1)
    return boxes
  }
  const names = () => page.all('tbody th').map(cell => cell.textContent)
  const rowCount = () => page.all('tbody tr').length
  const scrolled = async (top: number) => {
    scrollTo(0, top)
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    await settled()
  }
  const inSight = () =>
    page.all('tbody th').filter(cell => {
      const { top, bottom } = cell.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })

  it('renders the rows in sight, and has the number of all rows', async () => {
    expect(rowCount()).to.be.lessThan(120)
    expect(table().ariaRowCount).to.equal('5001')
    expect(
      page
        .all('tbody tr')
        .map(row => row.ariaRowIndex)
        .slice(0, 3),
    ).to.deep.equal(['2', '3', '4'])
    expect(document.documentElement.scrollHeight).to.be.greaterThan(5000 * 30)
  })

  it('renders rows that scroll into sight in a scroll box of another shadow root', async () => {
    const elsewhere = document.createElement('div')
    document.body.append(elsewhere)
    const box = document.createElement('div')
    box.style.cssText = 'block-size: 500px; overflow: auto'
    elsewhere.attachShadow({ mode: 'open' }).append(box)
    box.append(page.root.host)
    page.get('.moved').click()
    await settled()
    box.scrollTop = 90_000
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    await settled()
    expect(inSight()).to.have.length.greaterThan(5)
    elsewhere.remove()
  })

  it('renders rows that scroll into sight at any position', async () => {
    await scrolled(90_000)
    expect(rowCount()).to.be.lessThan(120)
    expect(inSight()).to.have.length.greaterThan(5)
    expect(inSight()[0]?.getBoundingClientRect().top).to.be.lessThan(60)
    await scrolled(document.documentElement.scrollHeight)
    expect(names().at(-1)).to.equal('Film 4999')
    expect(page.all('tbody tr').at(-1)?.ariaRowIndex).to.equal('5001')
    await scrolled(0)
    expect(names()[0]).to.equal('Film 0')
    expect(page.get('tbody tr').style.marginBlockStart).to.equal('')
  })

  it('leaves no gap at any scroll position', async () => {
    for (let top = 0; top < 6000; top += 730) {
      await scrolled(top)
      const boxes = expectNoHole()
      expect(boxes[0]?.top).to.be.lessThan(Math.max(1, 200 - top + 300))
      expect(boxes.at(-1)?.bottom).to.be.greaterThan(innerHeight)
    }
  })

  it('keeps an edited row and its text when it is scrolled out of sight', async () => {
    const input = page.get('input[aria-label="Note of Film 3"]') as HTMLInputElement
    await page.type(input, 'half a no')
    await scrolled(120_000)
    expect(inSight().length).to.be.greaterThan(5)
    expect(page.root.activeElement).to.equal(input)
    expect(input.value).to.equal('half a no')
    expect(names()[0]).to.equal('Film 3')
    expect(page.get('tbody tr').ariaRowIndex).to.equal('5')
    await scrolled(0)
    expect(names().slice(0, 5)).to.deep.equal(['Film 0', 'Film 1', 'Film 2', 'Film 3', 'Film 4'])
    expect((page.get('input[aria-label="Note of Film 3"]') as HTMLInputElement).value).to.equal('half a no')
  })

  it('counts opened rows', async () => {
    page.get('[aria-label="Details of Film 1"]').click()
    await settled()
    expect(table().ariaRowCount).to.equal('5002')
    expect(
      page
        .all('tbody tr')
        .map(row => row.ariaRowIndex)
        .slice(0, 4),
    ).to.deep.equal(['2', '3', '4', '5'])
    expect(page.all('tbody tr')[2]?.className).to.equal('row-opened')
    await scrolled(5000)
    await scrolled(0)
    expect(page.all('.row-opened')).to.have.length(1)
  })

  it('leaves no gap below a row that was the last rendered one when it opened', async () => {
    page.all('tbody tr').at(-1)?.querySelector('button')?.click()
    await settled()
    await scrolled(700)
    expect(page.all('.row-opened ~ tr').length).to.be.greaterThan(5)
    expectNoHole()
  })

  it('shows the other end when the order is reversed', async () => {
    page.get('.sort').click()
    await settled()
    expect(names()[0]).to.equal('Film 4999')
  })

  it('has no row numbers once all rows are rendered, also after one was taller', async () => {
    page.get('.in-toggle button').click()
    await settled()
    page.get('.in-toggle button').click()
    page.get('.shrink').click()
    await settled()
    expect(rowCount()).to.equal(20)
    expect(table().ariaRowCount).to.equal(null)
    expect(
      page.all('tbody tr').filter(row => row.ariaRowIndex !== null || row.style.marginBlockEnd !== ''),
    ).to.have.length(0)
  })

  it('has no head when its rows are cards', async () => {
    page.root.host.setAttribute('style', 'display: block; width: 400px')
    await scrolled(0)
    expect(page.get('thead').getClientRects()).to.have.length(0)
    expect(getComputedStyle(page.get('tbody tr')).display).to.equal('flex')
    await scrolled(30_000)
    expect(inSight()[0]?.getBoundingClientRect().top).to.be.lessThan(200)
  })

  it('keeps the element of a row when it opens', async () => {
    const row = page.get('tbody tr')
    page.get('[aria-label="Details of Film 0"]').click()
    await settled()
    expect(page.get('tbody tr')).to.equal(row)
    expect(row.nextElementSibling?.className).to.equal('row-opened')
  })

  it('moves by keys to its last row and back', async () => {
    page.get('[aria-label="Details of Film 0"]').focus()
    await page.press('ArrowRight')
    await page.press('End', { ctrlKey: true })
    await settled()
    expect(page.root.activeElement?.closest('tr')?.ariaRowIndex).to.equal('5001')
    await page.press('PageUp')
    expect(Number(page.root.activeElement?.closest('tr')?.ariaRowIndex)).to.be.lessThan(5000)
    await page.press('Home', { ctrlKey: true })
    await settled()
    expect(page.root.activeElement?.getAttribute('aria-label')).to.equal('Details of Film 0')
  })
})
