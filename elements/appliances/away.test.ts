import { expect } from 'chai'
import { wireBay } from '../../core/appliances/fixtures'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('<reeldock-appliances> when an appliance goes offline', function (this: Mocha.Suite) {
  let screen: Screen
  const id = 'skyreel-dock-a'
  const root = () => screen.element.shadowRoot
  const shownText = () => root()?.querySelector('.frame')?.textContent ?? ''
  const dock = () => root()?.querySelector(`[data-dock="${id}"]`)?.textContent ?? ''
  const announced = () => [...(root()?.querySelectorAll('.sr-only p') ?? [])].map(({ textContent }) => textContent)
  const setOnline = (isOnline: boolean) => screen.backend.emit({ type: 'appliance.changed', applianceId: id, isOnline })

  beforeEach(async () => {
    screen = open('reeldock-appliances', { scenario: 'approved-online' })
    await until(() => shownText().includes('Live') && shownText().includes('Copied so far') && dock() !== '', 'live')
  })
  afterEach(() => screen.end())

  it('keeps the bays and shows when the appliance was last seen, then shows its return', async () => {
    setOnline(false)
    await until(() => dock().includes('Offline'), 'offline')
    expect(dock()).to.match(/Last seen \d\d:\d\d, 0 min ago\. Last known state\./)
    expect(dock()).to.include('3 copies continue on the appliance').and.to.include('54%')
    expect(dock()).not.to.match(/ends|Estimating/)
    expect(shownText()).not.to.include('ready to remove')
    setOnline(true)
    await until(() => shownText().includes('2 drives ready to remove'), 'back')
  })

  it('announces once that the appliance is offline, and once that it is back', async () => {
    setOnline(false)
    await until(() => announced().length > 0, 'the words')
    setOnline(false)
    expect(announced()).to.deep.equal(['Dock A is offline'])
    setOnline(true)
    await until(() => announced().includes('Dock A is online again'), 'back')
    expect(announced().filter(each => each === 'Dock A is offline').length).to.be.at.most(1)
    await until(() => announced().length === 0, 'nothing left to read')
  })

  it('mentions no copies when no copy was running', async () => {
    const drives = [wireBay()]
    screen.backend.emit({ type: 'bays.changed', applianceId: id, drives })
    await until(() => !dock().includes('Bay 2'), 'one bay')
    setOnline(false)
    await until(() => /Last seen/.test(dock()), 'offline')
    expect(dock()).not.to.include('continue')
  })

  it('counts the copies of the offline appliance as last reported, and no drives to remove', async () => {
    const chip = (name: string) =>
      [...(root()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.startsWith(name))
    expect(chip('Ready to remove')?.textContent).to.equal('Ready to remove2')
    setOnline(false)
    await until(() => chip('Offline')?.textContent === 'Offline2', 'offline')
    expect([chip('Failed'), chip('Ready to remove'), chip('Copying')].map(one => one?.textContent)).to.deep.equal([
      'Failed2',
      'Ready to remove0',
      'Copying8',
    ])
  })
})
