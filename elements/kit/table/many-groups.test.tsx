import { expect } from 'chai'
import styles from '../../../styles/index.css?inline'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import { KitProvider, useText } from '../context'
import type { Column } from './column'
import { Table } from './Table'

interface Film {
  readonly id: string
  readonly day: string
}

/** Films of several days, 70 for each day. */
const films = Array.from({ length: 1000 }, (_, index): Film => ({ id: `f${index}`, day: `${Math.floor(index / 70)}` }))
const rowKey = (film: Film) => film.id
const columns: readonly Column<Film>[] = [{ id: 'title', head: () => 'Title', key: true, cell: film => film.id }]
const groups = {
  of: (film: Film) => film.day,
  head: (day: string) => (
    <button type="button" style={{ blockSize: 50 }}>
      Print day {day}
    </button>
  ),
}

function Films() {
  return (
    <KitProvider t={useText()} place={0}>
      <Table
        caption="Films"
        columns={columns}
        rows={films}
        rowKey={rowKey}
        rowName={rowKey}
        ctx={undefined}
        groups={groups}
      />
    </KitProvider>
  )
}

describe('a table of many rows in groups', () => {
  let page: Mounted
  beforeEach(async () => {
    page = await mount(<Films />, styles)
    page.root.host.setAttribute('style', 'display: block; width: 1000px')
    await settled()
  })
  afterEach(() => {
    page.unmount()
    scrollTo(0, 0)
  })
  const scrolled = async (top: number) => {
    scrollTo(0, top)
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    await settled()
  }
  const heads = () => page.all('.row-group').map(row => row.textContent)

  it('renders the head of each group above its first row, and counts it', async () => {
    expect(heads()[0]).to.equal('Print day 0')
    expect(page.all('tbody tr').length).to.be.lessThan(120)
    expect(page.get('table').getAttribute('aria-rowcount')).to.equal('1016')
    await scrolled(document.documentElement.scrollHeight)
    expect(heads().at(-1)).to.equal('Print day 14')
    const rows = page.all('tbody tr')
    expect(rows.at(-1)?.ariaRowIndex).to.equal('1016')
    const head = page.all('.row-group').at(-1)
    expect(Number(head?.nextElementSibling?.ariaRowIndex)).to.equal(Number(head?.ariaRowIndex) + 1)
  })

  it('leaves no gap between rows and heads at any scroll position', async () => {
    for (let top = 0; top < 9000; top += 730) {
      await scrolled(top)
      const boxes = page.all('tbody tr').map(row => row.getBoundingClientRect())
      for (const [index, box] of boxes.entries())
        if (index > 0) expect(Math.abs(box.top - (boxes[index - 1]?.bottom ?? 0))).to.be.lessThan(1)
      expect(boxes.at(-1)?.bottom).to.be.greaterThan(innerHeight)
    }
  })

  it('keeps the focused head when it is scrolled out of sight, with its button in the tab order', async () => {
    const [button] = page.all('.row-group button')
    expect(button?.tabIndex).to.equal(0)
    button?.focus()
    await scrolled(20_000)
    expect(page.root.activeElement).to.equal(button)
  })
})
