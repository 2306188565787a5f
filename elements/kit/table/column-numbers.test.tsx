import { expect } from 'chai'
import styles from '../../../styles/index.css?inline'
import { Films, layoutKey, untilDrawn } from '../../../test/fixtures/page/columns'
import { type Mounted, mount } from '../../../test/fixtures/page/mount'
import { until } from '../../../test/fixtures/page/wait'

describe('the columns of a table', () => {
  let page: Mounted
  beforeEach(async () => {
    localStorage.removeItem(layoutKey)
    page = await mount(<Films name="films" />, styles)
    page.root.host.setAttribute('style', 'display: block; width: 1200px')
    await untilDrawn()
  })
  afterEach(() => {
    page.unmount()
    localStorage.removeItem(layoutKey)
  })

  const button = (name: string) => page.get(`button[aria-label="${name}"]`)
  const numbersIn = (row: string) => [...(page.get(row) as HTMLTableRowElement).cells].map(cell => cell.ariaColIndex)

  it('keep their numbers when others are hidden, and get new ones in another place', async () => {
    expect(numbersIn('tbody tr')).to.deep.equal(['1', '2', '3', '4'])
    button('Columns').click()
    await until(() => page.all('.column-lists').length > 0, 'the lists')
    button('Hide Size').click()
    await untilDrawn()
    for (const row of ['thead tr', 'tbody tr']) expect(numbersIn(row)).to.deep.equal(['1', '3', '4'])
    expect(page.get('table').ariaColCount).to.equal('4')
    button('Move Courier').focus()
    await page.press('ArrowUp')
    await untilDrawn()
    expect(page.all('thead th').map(head => head.textContent)).to.deep.equal(['Title', 'Courier', 'Reel'])
    expect(numbersIn('thead tr')).to.deep.equal(['1', '3', '4'])
  })
})
