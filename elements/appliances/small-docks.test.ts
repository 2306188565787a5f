import { expect } from 'chai'
import { wireAppliance, wireBay } from '../../core/appliances/fixtures'
import type { Appliance } from '../../core/wire/appliances'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const sizes = [4, 8, 2, 4, 4]
const fleet: Appliance[] = sizes.map((size, index) =>
  wireAppliance(
    Array.from({ length: size }, (_, bay) => wireBay({ bay: bay + 1 })),
    { applianceId: `a${index}`, name: `Dock ${index}`, serialNo: `RD-${index}` },
  ),
)

describe('small appliances', () => {
  let screen: Screen
  afterEach(() => screen.end())

  it('share a row in pairs, and take a whole row without a neighbor', async () => {
    screen = open('reeldock-appliances', {
      scenario: 'approved-online',
      before(backend) {
        const { fetch } = backend.options
        backend.options.fetch = async (input, init) => {
          const { pathname } = new URL(String(input), location.href)
          if (pathname.endsWith('/duplication-status')) return Response.json([])
          return pathname.endsWith('/v1/appliances') ? Response.json(fleet) : fetch(input, init)
        }
      },
    })
    screen.element.style.inlineSize = '1280px'
    const docks = () => [...(screen.element.shadowRoot?.querySelectorAll<HTMLElement>('section.dock') ?? [])]
    await until(() => docks().length === sizes.length, 'the appliances')
    const widths = docks().map(({ offsetWidth, parentElement }) => offsetWidth / (parentElement?.offsetWidth ?? 0))
    expect(widths.map(width => (width > 0.9 ? 'row' : 'half'))).to.deep.equal(['row', 'row', 'half', 'half', 'row'])
  })
})
