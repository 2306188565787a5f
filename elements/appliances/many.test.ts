import { expect } from '@esm-bundle/chai'
import { wireAppliance, wireBay } from '../../core/appliances/fixtures'
import type { Appliance, Bay } from '../../core/wire/appliances'
import { open, type Screen } from '../../test/component/screen'
import { until, after as wait } from '../../test/component/wait'
import './index'

const count = 200
const baysOf = (percentage: number): Bay[] =>
  Array.from({ length: 16 }, (_, at) =>
    wireBay({ bay: at + 1, state: 'copying', stage: 'duplicating', percentage, driveSerialNo: `ZC${at}` }),
  )
const many: Appliance[] = Array.from({ length: count }, (_, at) =>
  wireAppliance(baysOf(10), { applianceId: `a${at}`, name: `Dock ${at}`, serialNo: `RD-${at}` }),
)

describe('two hundred appliances of 16 bays', () => {
  let screen: Screen
  const slots = () => [...(screen.element.shadowRoot?.querySelectorAll<HTMLElement>('.slot') ?? [])]

  beforeEach(async () => {
    screen = open('reeldock-appliances', {
      scenario: 'approved-online',
      before(backend) {
        const { fetch } = backend.options
        backend.options.fetch = async (input, init) =>
          new URL(String(input), location.href).pathname.endsWith('/v1/appliances')
            ? Response.json(many)
            : fetch(input, init)
      },
    })
    await until(() => slots().length === count * 16, 'the bays', 20_000)
    await until(() => screen.element.shadowRoot?.textContent?.includes('Live') === true, 'live')
  })
  afterEach(() => screen.end())

  it('are there at once, and those out of sight are not laid out', () => {
    const [dock] = screen.element.shadowRoot?.querySelectorAll('.dock') ?? []
    expect(dock && getComputedStyle(dock).getPropertyValue('content-visibility')).to.equal('auto')
    expect(slots().filter(slot => slot.checkVisibility({ contentVisibilityAuto: true })).length).to.be.lessThan(800)
  })

  it('are redrawn bay by bay: what an event changed, and nothing else', async () => {
    await wait(50)
    const touched = new Set<Element>()
    const watch = new MutationObserver(records => {
      for (const { target } of records) {
        const slot = (target instanceof Element ? target : target.parentElement)?.closest('.slot')
        if (slot) touched.add(slot)
      }
    })
    const docks = screen.element.shadowRoot?.querySelector('.docks')
    if (docks) watch.observe(docks, { subtree: true, childList: true, characterData: true, attributes: true })
    const drives = baysOf(10).map(bay => (bay.bay === 5 ? { ...bay, percentage: 11 } : bay))
    screen.backend.emit({ type: 'bays.changed', applianceId: 'a3', drives })
    await until(() => touched.size > 0, 'the bay')
    await wait(50)
    watch.disconnect()
    const all = slots()
    expect([...touched].map(slot => all.indexOf(slot as HTMLElement))).to.deep.equal([3 * 16 + 4])
  })
})
