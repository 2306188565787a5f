import { expect } from 'chai'
import styles from '../../../styles/index.css?inline'
import { Films, frames, kept } from '../../../test/fixtures/page/columns'
import { type Mounted, mount } from '../../../test/fixtures/page/mount'
import { until } from '../../../test/fixtures/page/wait'

/** A file of its own: what a table does beside showing rows has not come yet. */
describe('The columns that a person made, on a page that was just opened', () => {
  let page: Mounted
  afterEach(() => {
    page.unmount()
    localStorage.removeItem(kept)
  })

  it('are there with the first rows that are seen: nothing moves under them', async () => {
    const value = { order: [], hidden: ['size'], widths: { title: 200, reel: 600, courier: 200 } }
    localStorage.setItem(kept, JSON.stringify({ value, until: null }))
    const seen = new Set<string>()
    let isOver = false
    const look = () => {
      for (const table of page?.all('table') ?? [])
        if (getComputedStyle(table).visibility === 'visible') seen.add(widths())
      if (!isOver) requestAnimationFrame(look)
    }
    const widths = () =>
      page
        .all('thead th')
        .map(head => `${head.textContent} ${Math.round(head.offsetWidth / 100)}`)
        .join()
    page = await mount(<Films name="films" />, styles)
    page.root.host.setAttribute('style', 'display: block; width: 1008px')
    look()
    await until(() => page.get('table').getAttribute('role') === 'grid', 'the grid')
    await frames()
    isOver = true
    expect([...seen]).to.deep.equal(['Title 2,Reel 6,Courier 2'])
  })
})
