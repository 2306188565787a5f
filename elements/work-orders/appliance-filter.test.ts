import { expect } from 'chai'
import { bookingsOf, type DayDesk, type DeskOrder, openDayDesk } from '../../test/fixtures/page/day-desk'
import { allOf, the } from '../../test/fixtures/page/person'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('the filter by appliance of <reeldock-work-orders>', () => {
  let desk: DayDesk
  afterEach(() => desk.end())

  const orders = ['WO-1', 'WO-2'].map(
    (workOrderNo): DeskOrder => ({
      workOrderNo,
      status: 'shipment_pending',
      nextShipBy: '2026-11-20T23:00:00Z',
      totalDrives: 2,
      totalCopied: 2,
      bookings: bookingsOf(workOrderNo, 2, () => ({ dispatchDeadline: '2026-11-20T23:00:00Z' })),
    }),
  )
  const bays = [{ state: 'copy_complete', workOrderNo: 'WO-2', bookingNo: 'WO-2-1' }] as const
  const element = () => desk.screen.element
  const numbers = () => allOf(element(), 'row').flatMap(row => /WO-\d/.exec(row.textContent ?? '') ?? [])
  const readsOfAppliances = () => desk.asked.filter(path => path.endsWith('/v1/appliances')).length
  const button = (name: string | RegExp) => allOf(element(), 'button', name)[0]

  it('reads the appliances when it is opened, and shows the orders in the chosen ones', async () => {
    desk = openDayDesk(orders, { bays })
    await until(() => numbers().length === 2 && button('Appliance') !== undefined, 'the list')
    expect(readsOfAppliances()).to.equal(0)
    button('Appliance')?.click()
    await until(() => allOf(element(), 'checkbox', /Dock A.*1/).length === 1, 'the appliance')
    the(element(), 'checkbox', /Dock A/).click()
    await until(() => numbers().join() === 'WO-2', 'the order in the appliance')
    expect(element().getAttribute('filter')).to.equal('appliance:RD-1')
  })

  it('stops reading the appliances when it is closed', async () => {
    desk = openDayDesk(orders, { bays })
    await until(() => numbers().length === 2 && button('Appliance') !== undefined, 'the list')
    button('Appliance')?.click()
    await until(() => allOf(element(), 'checkbox', /Dock A/).length === 1, 'the appliance')
    button('Appliance')?.click()
    await until(() => allOf(element(), 'checkbox').length === 0, 'the closed chip')
    button('Appliance')?.click()
    await until(() => readsOfAppliances() === 2, 'a second read')
  })

  it('waits for the appliances when the filter is set from the start', async () => {
    desk = openDayDesk(orders, { bays, attributes: { filter: 'appliance:RD-1' } })
    await until(() => numbers().join() === 'WO-2', 'the order in the appliance')
  })

  it('shows that the appliances cannot be read, and offers to show all orders', async () => {
    const answer = (path: string) => (path.endsWith('/v1/appliances') ? new Response('{}', { status: 500 }) : null)
    desk = openDayDesk(orders, { answer, attributes: { filter: 'appliance:RD-1' } })
    await until(() => allOf(element(), 'heading', 'Could not load appliances').length > 0, 'the failure')
    the(element(), 'button', 'Clear filter').click()
    await until(() => numbers().length === 2, 'all orders')
  })

  it('shows no order for an unknown appliance, which can still be removed', async () => {
    desk = openDayDesk(orders, { bays, attributes: { filter: 'appliance:RD-9' } })
    await until(() => allOf(element(), 'heading', 'No work orders match the filter').length > 0, 'no rows')
    the(element(), 'button', 'Clear filter: Appliance').click()
    await until(() => numbers().length === 2, 'all orders')
  })
})
