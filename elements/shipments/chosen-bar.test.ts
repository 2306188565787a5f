import { expect } from 'chai'
import { allOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('the bar of the ticked rows of an order', function (this: Mocha.Suite) {
  let screen: Screen
  afterEach(() => screen.end())

  it('moves its focus to the first ticked row when it disappears', async () => {
    localStorage.clear()
    screen = open('reeldock-shipments', { attributes: { 'work-order-no': 'WO-48213' } })
    const root = screen.element.shadowRoot as ShadowRoot
    const ticks = () => [...root.querySelectorAll<HTMLInputElement>('tbody .tick')]
    await until(() => ticks().length > 4, 'the boxes')
    const [, second] = ticks()
    second?.click()
    ticks()[3]?.click()
    await until(() => allOf(screen.element, 'button', 'Clear').length > 0, 'the bar')
    const clear = the(screen.element, 'button', 'Clear')
    clear.focus()
    clear.click()
    await until(() => root.querySelector('.panel-bar.chosen') === null, 'no bar')
    expect(root.activeElement).to.equal(second)
  })

  it('stays visible at the last row of many', async () => {
    localStorage.clear()
    screen = open('reeldock-shipments', { attributes: { 'work-order-no': 'WO-48213' } })
    const rows = () => allOf(screen.element, 'row')
    await until(() => rows().length > 8, 'the rows')
    const ticks = () => [...(screen.element.shadowRoot?.querySelectorAll<HTMLElement>('tbody .tick') ?? [])]
    await until(() => ticks().length > 4, 'the boxes')
    ticks().at(-1)?.click()
    const bar = () => screen.element.shadowRoot?.querySelector('.panel-bar.chosen')
    await until(() => bar()?.checkVisibility() === true, 'the bar')
    rows().at(-1)?.scrollIntoView({ block: 'center' })
    const { top, bottom } = bar()?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
    expect([top >= 0, bottom <= innerHeight]).to.deep.equal([true, true])
  })
})
