import { expect } from 'chai'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const links = {
  aboutUs: 'https://company.test/about',
  forum: 'https://company.test/forum',
  terms: '/terms',
  products: [
    { name: 'Reeldock Delivery', url: 'https://company.test/delivery' },
    { name: 'Reeldock Storage', url: 'https://company.test/storage' },
  ],
}

describe('<reeldock-footer>', () => {
  let screen: Screen
  const show = async (shownLinks?: Partial<typeof links>) => {
    screen = open('reeldock-footer', { scenario: 'no-access', portal: shownLinks ? { links: shownLinks } : {} })
    await until(() => screen.heard('ready').length === 1, 'ready')
  }
  const names = () => allOf(screen.element, 'link').map(link => link.textContent?.replace(/ \(.*/, ''))
  afterEach(() => screen.end())

  // @spec 1.22
  it('shows the company, the year and all links, without an account or a call', async () => {
    await show(links)
    expect(textOf(screen.element)).to.include(`© ${new Date().getFullYear()} Reeldock`)
    expect(names()).to.deep.equal(['About us', 'Forum', 'Terms of service', 'Reeldock Delivery', 'Reeldock Storage'])
    expect(screen.backend.calls).to.deep.equal([])
  })

  it('shows only the given links', async () => {
    await show({ forum: links.forum, products: links.products.slice(1) })
    expect(names()).to.deep.equal(['Forum', 'Reeldock Storage'])
    await screen.end()
    await show()
    expect(names()).to.deep.equal([])
    expect(textOf(screen.element)).to.match(/^© \d{4} Reeldock$/)
  })

  it('opens external links in a new tab without an opener, and labels them', async () => {
    await show(links)
    const forum = the(screen.element, 'link', 'Forum') as HTMLAnchorElement
    expect([forum.target, forum.rel, forum.textContent]).to.deep.equal([
      '_blank',
      'noopener',
      'Forum (opens in a new tab)',
    ])
    const terms = the(screen.element, 'link', /^Terms of service$/) as HTMLAnchorElement
    expect([terms.target, terms.getAttribute('href')]).to.deep.equal(['', '/terms'])
  })

  it('shows the year as a year in any language', async () => {
    await show(links)
    screen.element.setAttribute('locale', 'de')
    await until(() => screen.element.shadowRoot?.querySelector('.frame')?.getAttribute('lang') === 'de', 'in German')
    expect(textOf(screen.element)).to.match(/© \d{4} /)
  })
})
