import { expect } from 'chai'
import { allOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('<reeldock-appliances> leads to orders', () => {
  let screen: Screen
  const shownText = () => screen.element.shadowRoot?.querySelector('.frame')?.textContent ?? ''
  const panel = () => the(screen.element, 'dialog', 'Dock A')
  const to = '/work-orders?work-order-no=WO-68213&tab=duplication'

  async function show(options: Parameters<typeof open>[1] = {}) {
    screen = open('reeldock-appliances', { scenario: 'approved-online', ...options })
    await until(() => shownText().includes('Dock C'), 'the appliances')
  }
  afterEach(() => screen.end())

  it('from each bay, as a link into the portal that a page may follow by itself', async () => {
    const bases = { portal: 'https://portal.example/' }
    await show({ before: ({ options }) => Object.assign(options.bases, bases) })
    const [link] = allOf(screen.element, 'link', 'WO-68213')
    expect(link?.getAttribute('href')).to.equal(`https://portal.example${to}`)
    link?.focus()
    expect(screen.element.shadowRoot?.activeElement).to.equal(link)
    link?.click()
    expect(screen.heard('navigate')).to.deep.equal([{ path: to, element: 'reeldock-appliances' }])
  })

  it('by a button when the address of the portal is unknown', async () => {
    await show({ before: ({ options }) => Reflect.deleteProperty(options.bases, 'portal') })
    the(screen.element, 'button', 'WO-68213').click()
    expect(screen.heard('navigate')).to.deep.equal([{ path: to, element: 'reeldock-appliances' }])
  })

  it('from the downloads and tasks of an appliance, with film, size and progress', async () => {
    await show({ attributes: { 'appliance-id': 'skyreel-dock-a' } })
    await until(() => allOf(screen.element, 'dialog', 'Dock A').length === 1, 'the panel')
    const items = () => [...panel().querySelectorAll<HTMLElement>('.dock-download')]
    await until(() => items().length === 6, 'the downloads')
    const all = the(screen.element, 'button', /^Show all \d+ downloads/)
    const count = Number(/\d+/.exec(all.textContent ?? ''))
    all.click()
    await until(() => items().length === count, 'all downloads')
    // The size is shown only if the composition of a download is known.
    await until(() => items().some(({ innerText }) => /[GM]B/.test(innerText)), 'the size of a download')
    const [first] = items()
    expect(first?.innerText)
      .to.match(/In progress/)
      .and.to.match(/\d+%/)
    expect(first?.querySelector('[role=progressbar]')?.ariaLabel).to.match(/^Download of /)
    expect(items().at(-1)?.innerText).to.include('Queued')
    expect(panel().querySelector('.downloads-rate')?.textContent).to.match(/Mbps$/)
    const order = items()[0]?.querySelector<HTMLElement>('a, .link')
    order?.click()
    expect(screen.heard('navigate')).to.deep.equal([
      { path: `/work-orders?work-order-no=${order?.textContent}&tab=duplication`, element: 'reeldock-appliances' },
    ])
    const done = [...panel().querySelectorAll('.task')].map(({ textContent }) => textContent ?? '')
    expect(done.some(text => text.includes('Copy · WO-68213'))).to.equal(true)
    expect(done.some(text => text.includes('Download'))).to.equal(false)
  })
})
