import { expect } from 'chai'
import styles from '../../../styles/index.css?inline'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import type { Column } from './column'
import { Table } from './Table'

const films = Array.from({ length: 10 }, (_, at) => ({ id: `f${at}`, title: `Film ${at}` }))
type Film = (typeof films)[number]

const columns: readonly Column<Film>[] = [{ id: 'title', head: () => 'Title', key: true, cell: ({ title }) => title }]

describe('A table that paints its first rows first', () => {
  const { requestIdleCallback: own } = globalThis
  let page: Mounted
  let painted: (() => void)[] = []

  beforeEach(() => {
    painted = []
    globalThis.requestIdleCallback = call => painted.push(() => call({ didTimeout: false, timeRemaining: () => 1 }))
  })
  afterEach(() => {
    globalThis.requestIdleCallback = own
    page.unmount()
  })
  const show = async (atFirst?: number) => {
    page = await mount(
      <Table
        caption="Films"
        columns={columns}
        rows={films}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        ctx={undefined}
        {...(atFirst === undefined ? {} : { atFirst })}
      />,
      styles,
    )
    page.root.host.setAttribute('style', 'display: block; width: 1000px')
  }
  const rows = () => page.all('tbody tr').length
  const height = () => page.get('table').getBoundingClientRect().height

  it('has room for the others meanwhile, says that it is not whole, and moves nothing when they come', async () => {
    await show(3)
    expect([rows(), page.get('table').ariaBusy]).to.deep.equal([3, 'true'])
    const before = height()
    for (const call of painted) call()
    await settled()
    expect([rows(), page.get('table').ariaBusy]).to.deep.equal([10, null])
    expect(height()).to.be.closeTo(before, 10)
  })

  it('draws all at once where it is not told to, and where there are no more', async () => {
    for (const atFirst of [undefined, 10, 25]) {
      await show(atFirst)
      expect([rows(), page.get('table').ariaBusy]).to.deep.equal([10, null])
      page.unmount()
    }
  })
})
