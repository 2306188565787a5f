import { expect } from 'chai'
import { type Mounted, mount } from '../../../test/fixtures/page/mount'
import { until } from '../../../test/fixtures/page/wait'
import type { Column } from './column'
import { Table } from './Table'

const films = [{ id: 'f1', title: 'Aurora' }]
type Film = (typeof films)[number]

const columns: readonly Column<Film>[] = [{ id: 'title', head: () => 'Title', key: true, cell: ({ title }) => title }]
const selection = { chosen: new Set<string>(), onChange: () => {} }

function show(): Promise<Mounted> {
  return mount(
    <Table
      caption="Films"
      columns={columns}
      rows={films}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      ctx={undefined}
      selection={selection}
    />,
  )
}

describe('The tools of a table', () => {
  it('bring their sheet into each root, also where they are there before the table', async () => {
    for (const when of ['as they come', 'at once']) {
      const page = await show()
      const box = () => page.root.querySelector('tbody .tick-target')
      await until(() => box() !== null, `the box, ${when}`)
      expect(getComputedStyle(box() as Element).inlineSize, when).to.equal('28px')
      page.unmount()
    }
  })
})
