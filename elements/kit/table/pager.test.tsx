import { expect } from 'chai'
import '../words'
import sheet from '../../../styles/bundles/pager.css?inline'
import styles from '../../../styles/index.css?inline'
import { type Mounted, mount } from '../../../test/fixtures/page/mount'
import { Pager } from './Pager'

describe('Pager', () => {
  let page: Mounted
  beforeEach(async () => {
    page = await mount(<Pager page={2} pageSize={10} total={128} onPage={() => {}} />, styles + sheet)
  })
  afterEach(() => page.unmount())

  const wide = (width: number) => page.root.host.setAttribute('style', `display: block; width: ${width}px`)
  const visible = (selector: string) =>
    page
      .all(selector)
      .filter(element => element.offsetWidth > 0)
      .map(element => element.getAttribute('aria-label') ?? element.textContent)

  // @spec 2.71
  it('has page numbers in a container of 1200 px and more, in any window', () => {
    for (const width of [1200, 1600]) {
      wide(width)
      expect(visible('.pages button')).to.deep.equal([
        'Previous page',
        ...[1, 2, 3, 4, 5, 13].map(number => `Page ${number}`),
        'Next page',
      ])
      expect(visible('.page-of')).to.deep.equal([])
    }
  })

  // @spec 2.71
  it('shows "Page 2 of 13" below that, between the same two buttons', () => {
    for (const width of [1199, 900, 320]) {
      wide(width)
      expect(visible('.page-item')).to.deep.equal([])
      expect(visible('.pages button')).to.deep.equal(['Previous page', 'Next page'])
      expect(visible('.page-of')).to.deep.equal(['Page 2 of 13'])
    }
  })
})
