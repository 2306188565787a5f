import { expect } from 'chai'
import type { WorkOrder } from '../../core/wire/work-orders'
import { findOrder } from '../../test/fixtures/page/find-order'
import { allOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

type OrderElement = HTMLElement & { refresh(): Promise<void> }

describe('an order of <reeldock-work-orders> without the network', function (this: Mocha.Suite) {
  let screen: Screen
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  const root = () => screen.element.shadowRoot as ShadowRoot
  const inner = () => root().querySelector('reeldock-shipments') as HTMLElement
  const bars = () =>
    [root(), ...[inner()?.shadowRoot ?? []].flat()].flatMap(place => [
      ...place.querySelectorAll<HTMLElement>('.banner'),
    ])
  const mark = () => root().querySelector<HTMLElement>('.page-head .live')?.innerText.replace(/\s+/g, ' ')
  const show = async (tab: string, holds: (order: WorkOrder) => boolean) => {
    localStorage.clear()
    const no = await findOrder('approved-manual', holds)
    screen = open('reeldock-work-orders', { scenario: 'approved-manual', attributes: { 'work-order-no': no, tab } })
  }
  const lose = async () => {
    screen.backend.fail(/./, 'offline')
    await (screen.element as OrderElement).refresh()
    await until(() => mark()?.startsWith('Offline') === true, 'the mark')
  }

  it('shows one bar over its shipments, with a button to retry, and a mark in its head', async () => {
    await show('delivery', order => order.deliveryMode === 'PARTNERS' && order.totalDrives < 20)
    await until(() => inner() !== null && allOf(inner(), 'row').length > 0, 'the shipments')
    await lose()
    await until(() => bars().length > 0, 'the bar')
    expect(bars().map(bar => bar.getRootNode())).to.deep.equal([inner().shadowRoot])
    expect(bars()[0]?.innerText).to.match(/Offline\s+Last updated \d\d:\d\d:\d\d\s+Try again/)
    expect(mark()).to.match(/^Offline Last updated \d\d:\d\d:\d\d$/)
  })

  it('shows one bar over the content of an electronic order', async () => {
    await show('duplication', order => order.deliveryMode === 'ELECTRONIC')
    await until(() => root().querySelector('.composition') !== null, 'the compositions')
    await lose()
    expect(bars().length).to.equal(1)
    expect(the(screen.element, 'button', 'Try again')).not.to.equal(undefined)
  })
})
