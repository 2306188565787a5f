import { expect } from 'chai'
import { wireBay } from '../../core/appliances/fixtures'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('<reeldock-appliances> where one goes offline', function (this: Mocha.Suite) {
  let screen: Screen
  const id = 'skyreel-dock-a'
  const root = () => screen.element.shadowRoot
  const words = () => root()?.querySelector('.frame')?.textContent ?? ''
  const dock = () => root()?.querySelector(`[data-dock="${id}"]`)?.textContent ?? ''
  const said = () => [...(root()?.querySelectorAll('.sr-only p') ?? [])].map(({ textContent }) => textContent)
  const reach = (isOnline: boolean) => screen.backend.emit({ type: 'appliance.changed', applianceId: id, isOnline })

  beforeEach(async () => {
    screen = open('reeldock-appliances', { scenario: 'approved-online' })
    await until(() => words().includes('Live') && dock() !== '', 'live')
  })
  afterEach(() => screen.end())

  it('keeps its bays as they were and says since when; then that it is back', async () => {
    reach(false)
    await until(() => dock().includes('Offline'), 'offline')
    expect(dock()).to.match(/As of \d\d:\d\d:\d\d\. Its 3 copies go on inside the appliance/)
    expect(dock()).to.include('63%')
    expect(words()).not.to.include('ready to pull')
    reach(true)
    await until(() => words().includes('2 drives are ready to pull'), 'back')
  })

  it('says so once to those who listen, and once when it is back', async () => {
    reach(false)
    await until(() => said().length > 0, 'the words')
    reach(false)
    expect(said()).to.deep.equal(['Dock A is offline'])
    reach(true)
    await until(() => said().includes('Dock A is online again'), 'back')
    expect(said().filter(each => each === 'Dock A is offline').length).to.be.at.most(1)
    await until(() => said().length === 0, 'nothing left to read')
  })

  it('says nothing of copies where none was under way', async () => {
    const drives = [wireBay()]
    screen.backend.emit({ type: 'bays.changed', applianceId: id, drives })
    await until(() => !dock().includes('Bay 2'), 'one bay')
    reach(false)
    await until(() => /As of/.test(dock()), 'offline')
    expect(dock()).not.to.include('go on')
  })

  it('counts its copies as it was last heard of, and nothing to pull', async () => {
    const chip = (name: string) =>
      [...(root()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.startsWith(name))
    expect(chip('Failed')?.textContent).to.equal('Failed2')
    reach(false)
    await until(() => chip('Offline')?.textContent === 'Offline2', 'offline')
    expect([chip('Failed'), chip('Ready to pull'), chip('Copying')].map(one => one?.textContent)).to.deep.equal([
      'Failed2',
      'Ready to pull0',
      'Copying3',
    ])
  })
})
