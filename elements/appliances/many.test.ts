import { expect } from 'chai'
import { wireAppliance, wireBay } from '../../core/appliances/fixtures'
import type { Appliance, Bay } from '../../core/wire/appliances'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const count = 200
const baysOf = (percentage: number): Bay[] =>
  Array.from({ length: 16 }, (_, index) =>
    wireBay({ bay: index + 1, state: 'copying', stage: 'duplicating', percentage, driveSerialNo: `ZC${index}` }),
  )
const fleet: Appliance[] = Array.from({ length: count }, (_, index) =>
  wireAppliance(baysOf(10), { applianceId: `a${index}`, name: `Dock ${index}`, serialNo: `RD-${index}` }),
)

describe('two hundred appliances of 16 bays', () => {
  let screen: Screen
  const slots = () => [...(screen.element.shadowRoot?.querySelectorAll<HTMLElement>('.bay-cell') ?? [])]

  beforeEach(async () => {
    screen = open('reeldock-appliances', {
      scenario: 'approved-online',
      before(backend) {
        const { fetch } = backend.options
        // Polls return no bays, so that they do not overwrite the data of an event.
        backend.options.fetch = async (input, init) => {
          const { pathname } = new URL(String(input), location.href)
          if (pathname.endsWith('/duplication-status')) return Response.json([])
          return pathname.endsWith('/v1/appliances') ? Response.json(fleet) : fetch(input, init)
        }
      },
    })
    await until(() => slots().length === count * 16, 'the bays')
    await until(() => screen.element.shadowRoot?.textContent?.includes('Live') === true, 'live')
  })
  afterEach(() => screen.end())

  it('appear at once, without layout of hidden ones', () => {
    const [dock] = screen.element.shadowRoot?.querySelectorAll('.dock') ?? []
    expect(dock && getComputedStyle(dock).getPropertyValue('content-visibility')).to.equal('auto')
    expect(slots().filter(slot => slot.checkVisibility({ contentVisibilityAuto: true })).length).to.be.lessThan(800)
  })

  /** Returns a set that collects each slot that changes from now on, as the appliance and the index of the bay. */
  function watchSlots() {
    const touched = new Set<string>()
    const watch = new MutationObserver(records => {
      for (const { target } of records) {
        const slot = (target instanceof Element ? target : target.parentElement)?.closest('.bay-cell')
        const dock = slot?.closest<HTMLElement>('.dock')
        if (slot && dock) touched.add(`${dock.dataset.dock}/${[...(slot.parentElement?.children ?? [])].indexOf(slot)}`)
      }
    })
    const docks = screen.element.shadowRoot?.querySelector('.docks')
    if (docks) watch.observe(docks, { subtree: true, childList: true, characterData: true, attributes: true })
    return touched
  }
  const dock = (id: string) => screen.element.shadowRoot?.querySelector<HTMLElement>(`[data-dock="${id}"]`)
  const announce = (id: string, drives: Bay[]) => screen.backend.emit({ type: 'bays.changed', applianceId: id, drives })

  it('render only the bay that an event changed', async () => {
    const touched = watchSlots()
    announce(
      'a0',
      baysOf(10).map(bay => (bay.bay === 5 ? { ...bay, percentage: 40 } : bay)),
    )
    await until(() => touched.size > 0, 'the bay')
    expect([...touched]).to.deep.equal(['a0/4'])
  })

  it('are updated at once while visible, and otherwise when they become visible', async () => {
    const touched = watchSlots()
    for (const { applianceId } of fleet) announce(applianceId, baysOf(42))
    await until(() => dock('a0')?.textContent?.includes('47%') === true, 'what is seen')
    expect(new Set([...touched].map(name => name.split('/')[0])).size).to.be.lessThan(20)
    expect(dock('a150')?.textContent).to.include('36%')
    dock('a150')?.scrollIntoView()
    await until(() => dock('a150')?.textContent?.includes('47%') === true, 'what came into sight')
  })

  it('soon show a failure in a hidden appliance, before the progress in others', async () => {
    for (const { applianceId } of fleet) announce(applianceId, baysOf(44))
    announce(
      'a199',
      baysOf(44).map(bay => (bay.bay === 2 ? { ...bay, state: 'failed', stage: 'failed' } : bay)),
    )
    await until(() => dock('a199')?.textContent?.includes('Failed') === true, 'the failure')
    expect(dock('a198')?.textContent).to.include('36%')
  })
})
