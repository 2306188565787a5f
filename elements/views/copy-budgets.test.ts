import { expect } from 'chai'
import type { Clock } from '../../test/fixtures/page/clock'
import { type Copies, raiseCopies, steerCopies } from '../../test/fixtures/page/copies'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import '../appliances/index'
import '../work-orders/index'

const dockA = 'skyreel-dock-a'
const hour = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

describe('whether copies end in time', () => {
  let screen: Screen
  let copies: Copies
  let clock: Clock | null = null
  const budgets = () => [...(screen.element.shadowRoot?.querySelectorAll<HTMLElement>('.slot-budget') ?? [])]
  const words = () => screen.element.shadowRoot?.querySelector('.frame')?.textContent ?? ''
  afterEach(() => {
    clock?.restore()
    clock = null
    return screen.end()
  })

  async function show(tag: string, shipBy: string, attributes: Record<string, string> = {}) {
    screen = open(tag, {
      scenario: 'approved-online',
      attributes,
      before(backend) {
        copies = steerCopies(backend)
        copies.shipBy(shipBy)
      },
    })
    await until(() => screen.element.shadowRoot?.querySelector('.slot') != null, 'the bays')
  }
  async function rise(bays: readonly number[]): Promise<Clock> {
    const time = await raiseCopies(screen, copies, dockA, bays, words)
    clock = time
    return time
  }

  it('is not said in the appliance without a rate, and said with one', async () => {
    await show('reeldock-appliances', fromNow(240))
    expect(budgets()).to.deep.equal([])
    const time = await rise([1])
    await time.until(() => budgets().length === 1, 'the budget')
    const [budget] = budgets()
    expect(budget?.textContent).to.match(/^in time for \w{3} \d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(budget?.title).to.match(/^Last pick-up /)
    expect(budget?.querySelector('svg')).not.to.equal(null)
    expect(budget?.closest('.slot')?.textContent).to.include('Bay 1')
  })

  it('says in the appliance which pick-up a copy misses', async () => {
    await show('reeldock-appliances', fromNow(-48))
    const time = await rise([1])
    await time.until(() => budgets().length === 1, 'the budget')
    const [budget] = budgets()
    expect(budget?.textContent).to.match(/^misses \w{3} \d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect([budget?.dataset.tone, budget?.querySelector('svg') != null]).to.deep.equal(['warn', true])
  })

  it('says it of all copies of an order that run, once each has a rate', async () => {
    const attributes = { 'work-order-no': 'WO-68213', tab: 'duplication' }
    await show('reeldock-work-orders', fromNow(-48), attributes)
    const time = await rise([1, 2])
    await time.until(
      () => /2 copies end too late, the last .+: they miss the last pick-up /.test(words()),
      'the sentence',
    )
    expect(budgets().map(({ textContent }) => textContent?.slice(0, 6))).to.deep.equal(['misses', 'misses'])
  })
})
