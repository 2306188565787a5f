import { expect } from 'chai'
import { schedule } from '../../core/schedule/store'
import { steerCopies } from '../../test/fixtures/page/copies'
import { allOf } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const soon = () => new Date(Date.now() + 60_000).toISOString()
const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString()

describe('the strip of the day in <reeldock-appliances>', () => {
  let screen: Screen
  afterEach(() => screen.end())

  const strip = () => allOf(screen.element, 'region', 'Due today')[0]
  const text = () => strip()?.textContent ?? ''
  const requests: string[] = []
  async function show(shipBy: string) {
    requests.length = 0
    screen = open('reeldock-appliances', {
      scenario: 'approved-online',
      before(backend) {
        steerCopies(backend).shipBy(shipBy)
        const { fetch } = backend.options
        backend.options.fetch = (input, init) => {
          requests.push(String(input))
          return fetch(input, init)
        }
      },
    })
    await until(() => allOf(screen.element, 'button', /^Print the label of/).length === 2, 'the labels')
  }

  it('counts the drives of the orders in the bays as a lower bound', async () => {
    await show(soon())
    await until(() => /Due today, at least \d+ drives?/.test(text()), 'the figures')
    expect(text()).to.match(/The (\d+ orders|order) in the bays/)
    expect(text()).to.match(/at least \d+ to ship/)
  })

  it('keeps its figures while the holidays of a later month are read', async () => {
    await show(soon())
    await until(() => text().includes('Due today'), 'the figures')
    const shown = strip()
    const { ask, isSettled } = screen.portal.use(schedule)
    ask([new Date(Date.now() + 300 * 86_400_000).toISOString()])
    expect(isSettled.value).to.equal(false)
    await until(() => isSettled.value, 'the later holidays')
    expect(strip()).to.equal(shown)
    expect(shown?.isConnected).to.equal(true)
  })

  it('reads no list of orders', async () => {
    await show(soon())
    await until(() => text().includes('Due today'), 'the figures')
    expect(requests.filter(url => /\/work-orders(\?|$)/.test(url))).to.deep.equal([])
  })

  it('is one line above the drives to remove while no drive of the orders in the bays is due', async () => {
    await show(inTenDays())
    await until(() => text().includes('Nothing due today.'), 'the line')
    expect(text()).to.match(/Next: at least \d+ drives? by/)
    expect(allOf(screen.element, 'region', /ready to remove/).length).to.equal(1)
  })
})
