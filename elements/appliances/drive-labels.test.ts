import { expect } from 'chai'
import type { Bay } from '../../core/wire/appliances'
import type { Shipment } from '../../core/wire/shipments'
import type { WorkOrder } from '../../core/wire/work-orders'
import { allOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const shipmentsOf = (no: string) => `/v1/work-orders/${no}/shipments`

describe('<reeldock-appliances> prints labels of ejected drives', () => {
  let screen: Screen
  const labels = () => allOf(screen.element, 'button', /^Print the label of/)
  const dialogs = (name: string | RegExp = '') => allOf(screen.element, 'dialog', name)
  const total = () => dialogs()[0]?.querySelector('.labels-total')?.textContent
  const preview = () => allOf(screen.element, 'region', 'Preview of')[0]?.ariaLabel

  beforeEach(async () => {
    localStorage.clear()
    screen = open('reeldock-appliances', { scenario: 'approved-online' })
    await until(() => labels().length === 2, 'the labels of both drives')
    await until(() => screen.element.shadowRoot?.textContent?.includes('Live') === true, 'live')
  })
  afterEach(() => screen.end())

  async function read<Answer>(path: string): Promise<Answer> {
    const { bases, fetch, token } = screen.backend.options
    const answer = await fetch(`${bases.main}${path}`, { headers: { authorization: `Bearer ${token}` } })
    return (await answer.json()) as Answer
  }
  /** Puts another drive into a bay of Dock A. */
  async function put(changed: number, drive: Partial<Bay>) {
    const [dock] = await read<{ drives: Bay[] }[]>('/v1/appliances')
    const drives = (dock?.drives ?? []).map(bay => (bay.bay === changed ? { ...bay, ...drive } : bay))
    screen.backend.emit({ type: 'bays.changed', applianceId: 'skyreel-dock-a', drives })
    return drives
  }
  /** Returns a pending shipment of another order than WO-68213. */
  async function otherShipment() {
    const { workOrders } = await read<{ workOrders: WorkOrder[] }>('/v1/work-orders?items=current&offset=0&ps=25')
    for (const { workOrderNo } of workOrders.filter(order => order.workOrderNo !== 'WO-68213')) {
      const all = await read<Shipment[] | null>(shipmentsOf(workOrderNo))
      const shipment = all?.find(({ status, deliveryMode }) => status === 'pending' && deliveryMode === 'PARTNERS')
      if (shipment) return { workOrderNo, shipment }
    }
    throw new Error('no other order has a shipment that waits')
  }
  const codeOf = (no: string, ordinal: number) => `Preview of ${no}-${String(ordinal).padStart(3, '0')}`

  it('opens the labels of only the two drives of two orders on one press', async () => {
    const { workOrderNo, shipment } = await otherShipment()
    const drives = await put(4, { workOrderNo, bookingNo: shipment.bookingNo })
    await until(() => screen.element.shadowRoot?.textContent?.includes(workOrderNo) === true, 'the other drive')
    const booking = drives.find(({ bay }) => bay === 3)?.bookingNo
    const ownShipment = (await read<Shipment[]>(shipmentsOf('WO-68213'))).find(({ bookingNo }) => bookingNo === booking)
    the(screen.element, 'button', 'Print 2 labels').click()
    await until(() => dialogs('Labels for 2 orders').length === 1, 'the dialog')
    expect(total()).to.equal('2 labels · 1 page')
    const previews = [preview()]
    the(screen.element, 'button', 'Next label').click()
    await until(() => preview() !== previews[0], 'the other label')
    previews.push(preview())
    expect(previews).to.have.members([
      codeOf('WO-68213', ownShipment?.ordinal ?? 0),
      codeOf(workOrderNo, shipment.ordinal),
    ])
    expect(dialogs()[0]?.innerText).not.to.include('By serial number')
  })

  it('writes the button on one line on a phone, as wide as the panel', () => {
    screen.element.style.width = '351px'
    const button = the(screen.element, 'button', 'Print 2 labels')
    expect(button.offsetHeight).to.be.below(41)
    expect(button.offsetWidth).to.be.above(300)
  })

  // @spec 1.15
  it('opens the label of one drive at its bay, and gives the focus back', async () => {
    const [label] = labels()
    label?.focus()
    label?.click()
    await until(() => dialogs('Labels for WO-68213').length === 1, 'the dialog')
    expect(total()).to.equal('1 label · 1 page')
    the(screen.element, 'button', 'Close').click()
    await until(() => dialogs().length === 0, 'closed')
    expect(screen.element.shadowRoot?.activeElement).to.equal(label)
    expect(label?.ariaBusy).not.to.equal('true')
  })

  it('is busy while the shipments are read, and shows the reason of a failure with a retry', async () => {
    const lift = screen.backend.fail(`GET ${shipmentsOf('WO-68213')}`, 503)
    the(screen.element, 'button', 'Print 2 labels').click()
    await until(() => the(screen.element, 'button', 'Print 2 labels').ariaBusy === 'true', 'busy')
    await until(() => dialogs('Labels').length === 1, 'the failure')
    const text = () => dialogs()[0]?.innerText
    expect(text())
      .to.include('Could not load the shipments for the labels')
      .and.to.include('Failed on purpose with 503')
    lift()
    the(screen.element, 'button', 'Try again').click()
    await until(() => dialogs('Labels for WO-68213').length === 1, 'the dialog')
    expect(total()).to.equal('2 labels · 1 page')
  })

  it('prints no label of a drive that has no booking number, and says why', async () => {
    await put(3, { bookingNo: null })
    await until(() => labels()[0]?.ariaDisabled === 'true', 'off')
    expect(labels()[0]?.title).to.equal('The order or booking number of the drive is unknown')
    expect(allOf(screen.element, 'button', /^Print 1 label$/).length).to.equal(1)
  })

  it('says that a drive is left out when its order has no such shipment', async () => {
    await put(3, { bookingNo: 'B-nowhere' })
    await until(() => screen.element.shadowRoot?.textContent?.includes('B-nowhere') === true, 'the drive')
    the(screen.element, 'button', 'Print 2 labels').click()
    await until(() => dialogs('Labels for WO-68213').length === 1, 'the dialog')
    expect(total()).to.equal('1 label · 1 page')
    expect(dialogs()[0]?.innerText).to.include('1 drive excluded')
  })
})
