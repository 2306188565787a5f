import { expect } from 'chai'
import { wireAppliance, wireBay } from '../../core/appliances/fixtures'
import type { Bay } from '../../core/wire/appliances'
import { allOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const order = { workOrderNo: 'WO-68213', driveSerialNo: 'ZC1' }
/** Bay 1 is copied, bay 2 failed, and all others are half copied. */
const drives: Bay[] = Array.from({ length: 23 }, (_, index) =>
  wireBay({
    bay: index + 1,
    state: 'copying',
    stage: 'duplicating',
    percentage: 50,
    bookingNo: `B-${index}`,
    ...order,
  }),
)
  .with(0, wireBay({ bay: 1, state: 'copy_complete', ...order }))
  .with(1, wireBay({ bay: 2, state: 'failed', stage: 'failed', detail: 'verification_failed', ...order }))

describe('<reeldock-appliances> with an appliance of 23 bays', () => {
  let screen: Screen
  const root = () => screen.element.shadowRoot
  const cells = () => [...(root()?.querySelectorAll<HTMLElement>('[role=listbox] [role=option]') ?? [])]
  const chosen = () => cells().filter(({ ariaSelected }) => ariaSelected === 'true')
  const line = () => root()?.querySelector<HTMLElement>('[role=group][aria-label^="Bay"]')
  const isChosen = (name: string) => until(() => line()?.ariaLabel === name, name)
  async function press(key: string, name: string) {
    root()?.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    await isChosen(name)
  }

  beforeEach(async () => {
    screen = open('reeldock-appliances', {
      scenario: 'approved-online',
      before({ options }) {
        const { fetch } = options
        options.fetch = async (input, init) => {
          const { pathname } = new URL(String(input), location.href)
          if (pathname.endsWith('/duplication-status')) return Response.json([])
          return pathname.endsWith('/v1/appliances') ? Response.json([wireAppliance(drives)]) : fetch(input, init)
        }
      },
    })
    await until(() => cells().length === 23, 'the map')
  })
  afterEach(() => screen.end())

  // @spec 2.56
  it('names each bay with its state and percent, and describes the chosen one in a line', async () => {
    expect(cells()[3]?.querySelector('.sr-only')?.textContent).to.equal('Bay 4, Duplicating, 50%')
    cells()[3]?.click()
    await isChosen('Bay 4')
    expect(line()?.textContent)
      .to.include('Duplicating')
      .and.to.include('Step 2 of 3')
      .and.to.include('WO-68213 · B-3')
      .and.to.include('50%')
      .and.to.include('Estimating…')
    the(screen.element, 'button', 'Open order').click()
    expect(screen.heard('navigate').length).to.equal(1)
  })

  it('offers the next step of the chosen bay', async () => {
    await isChosen('Bay 1')
    expect(allOf(screen.element, 'button', 'Print the label of Dock A, Bay 1').length).to.equal(1)
    cells()[1]?.click()
    await isChosen('Bay 2')
    expect(line()?.textContent).to.include('Verification failed')
    expect(allOf(screen.element, 'button', 'Copy again… Dock A, Bay 2').length).to.equal(1)
  })

  it('is one stop in the tab order, and arrow keys walk along and between its rows', async () => {
    screen.element.style.width = '375px'
    expect(cells().filter(({ tabIndex }) => tabIndex === 0)).to.deep.equal(chosen())
    chosen()[0]?.focus()
    await press('ArrowRight', 'Bay 2')
    await press('ArrowDown', 'Bay 8')
    expect(root()?.activeElement).to.equal(chosen()[0])
    await press('ArrowUp', 'Bay 2')
    await press('End', 'Bay 23')
    await press('Home', 'Bay 1')
    expect(chosen()).to.deep.equal(cells().filter(({ tabIndex }) => tabIndex === 0))
  })
})
