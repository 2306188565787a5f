import { expect } from 'chai'
import { useState } from 'react'
import styles from '../../../styles/index.css?inline'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import type { Column } from './column'
import { slotsFor, useSlots } from './slots'
import { Table } from './Table'

const columns: readonly Column<string>[] = [
  { id: 'name', head: () => 'Name', key: true, cell: name => <button type="button">{name}</button> },
]
const itself = (row: string) => row
let show: (rows: readonly string[]) => Promise<void>

function Names() {
  const [rows, setRows] = useState<readonly string[]>(['a', 'b', 'c'])
  show = next => {
    setRows(next)
    return settled()
  }
  const slots = useSlots(rows, itself)
  return (
    <Table
      caption="Names"
      columns={columns}
      rows={rows}
      rowKey={itself}
      rowName={itself}
      ctx={undefined}
      slots={slots}
    />
  )
}

describe('the slots of rows', () => {
  const of = (...slots: [string, number][]) => new Map(slots)

  it('stay with remaining rows, and pass from removed rows to new ones', () => {
    const first = slotsFor(['a', 'b', 'c'], new Map())
    expect(first).to.deep.equal(of(['a', 0], ['b', 1], ['c', 2]))
    const second = slotsFor(['c', 'x', 'a', 'y'], first)
    expect(second).to.deep.equal(of(['c', 2], ['x', 1], ['a', 0], ['y', 3]))
    expect(slotsFor(['c', 'x', 'a', 'y'], second)).to.deep.equal(second)
    expect(slotsFor(['x', 'y'], second)).to.deep.equal(of(['x', 1], ['y', 3]))
  })

  it('follow the positions when most rows are new', () => {
    const before = of(['a', 4], ['b', 1], ['c', 2])
    expect(slotsFor(['x', 'y', 'a'], before)).to.deep.equal(of(['x', 4], ['y', 1], ['a', 2]))
  })
})

describe('a table that reuses its rows', () => {
  let page: Mounted
  beforeEach(async () => {
    page = await mount(<Names />, styles)
  })
  afterEach(() => page.unmount())

  const rows = () => page.all('tbody tr')
  const texts = () => rows().map(row => row.textContent)

  it('renders new rows in the elements of removed ones, and keeps those of remaining rows', async () => {
    const [a, b, c] = rows()
    await show(['c', 'x', 'a'])
    expect(texts()).to.deep.equal(['c', 'x', 'a'])
    expect(rows()).to.deep.equal([c, b, a])
    await show(['p', 'q', 'r'])
    expect(texts()).to.deep.equal(['p', 'q', 'r'])
    expect(rows()).to.deep.equal([c, b, a])
  })

  it('keeps the focus in a remaining row, and passes it to no new row', async () => {
    const focus = () => page.root.activeElement?.textContent
    page.all('tbody button')[1]?.focus()
    await show(['b', 'x', 'c'])
    expect(focus()).to.equal('b')
    await show(['x', 'c', 'y'])
    expect(focus()).to.equal(undefined)
    expect(page.all('tbody [tabindex="0"], tbody button:not([tabindex])')).to.have.length(1)
  })
})
