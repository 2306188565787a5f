import { expect } from 'chai'
import { everythingIn } from '../../../test/elements/page'
import { open, type Screen } from '../../../test/fixtures/page/screen'
import { until } from '../../../test/fixtures/page/wait'
import landing from '../../landing/docs'
import workOrders from '../../work-orders/docs'
import '../../landing/index'
import '../../work-orders/index'

describe('the named parts of an element', () => {
  let screen: Screen
  const partsHere = () => {
    const root = screen.element.shadowRoot
    return root ? [...everythingIn(root)].flatMap(each => [...each.part]) : []
  }

  afterEach(() => screen.end())

  it('are the parts that its documentation describes', async () => {
    screen = open('reeldock-work-orders', { scenario: 'small' })
    await until(() => partsHere().includes('table'), 'the table')
    expect(partsHere()).to.include.members(['root', 'heading', 'toolbar', 'table-cell'])
    expect(Object.keys(workOrders.parts)).to.include.members(partsHere().filter(part => part !== 'root'))
  })

  it('accept styles of a host', async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('reeldock-landing::part(heading) { display: none }')
    document.adoptedStyleSheets.push(sheet)
    screen = open('reeldock-landing')
    await until(() => Object.keys(landing.parts).every(name => partsHere().includes(name)), 'its parts')
    expect(screen.element.shadowRoot?.querySelector('h1')?.checkVisibility()).to.equal(false)
    document.adoptedStyleSheets.pop()
  })

  it('are no landmarks of the page', async () => {
    screen = open('reeldock-work-orders', { scenario: 'small' })
    await until(() => partsHere().includes('table'), 'the table')
    expect(screen.element.shadowRoot?.querySelectorAll('header, footer, aside, main')).to.have.lengthOf(0)
  })
})
