import { expect } from 'chai'
import type { Bay } from '../../../core/wire/appliances'
import { bookingsOf, type DayDesk, type DeskOrder, openDayDesk } from '../../../test/fixtures/page/day-desk'
import { allOf, textOf, the } from '../../../test/fixtures/page/person'
import { deferred, until } from '../../../test/fixtures/page/wait'
import '../index'

const [yesterday, today, friday] = ['2026-11-18T23:00:00Z', '2026-11-19T23:00:00Z', '2026-11-20T23:00:00Z']

/** An order of six drives, due today at 17:00: two are shipped, two copied. */
const sixDrives: DeskOrder = {
  workOrderNo: 'WO-1',
  status: 'copy_in_progress',
  nextShipBy: today,
  totalDrives: 6,
  totalCopied: 4,
  shippedDrives: 2,
  bookings: bookingsOf('WO-1', 6, index => ({ status: index < 2 ? 'dispatched' : 'pending' })),
}
const overdue: DeskOrder = {
  workOrderNo: 'WO-2',
  status: 'shipment_pending',
  nextShipBy: yesterday,
  totalDrives: 4,
  totalCopied: 4,
  shippedDrives: 1,
  bookings: bookingsOf('WO-2', 4, index => ({
    status: index < 1 ? 'dispatched' : 'pending',
    dispatchDeadline: index < 3 ? yesterday : friday,
  })),
}
const later: DeskOrder = {
  workOrderNo: 'WO-3',
  status: 'assigned',
  nextShipBy: friday,
  totalDrives: 3,
  totalCopied: 0,
  shippedDrives: 0,
  bookings: bookingsOf('WO-3', 3, () => ({ dispatchDeadline: friday })),
}

describe('the strip of the day in <reeldock-work-orders>', () => {
  let desk: DayDesk
  afterEach(() => desk.end())

  const element = () => desk.screen.element
  const strip = () => allOf(element(), 'region', 'Due today')[0]
  const contentOf = (node: HTMLElement | undefined) => node?.textContent ?? ''
  async function start(orders: readonly DeskOrder[], options?: Parameters<typeof openDayDesk>[1]) {
    desk = openDayDesk(orders, options)
    await until(() => /active order/.test(contentOf(strip())), 'the whole list')
  }
  const button = (name: string | RegExp) => the(element(), 'button', name)
  const numbers = () => allOf(element(), 'row').flatMap(row => /WO-\d/.exec(contentOf(row)) ?? [])

  it('shows the next pick-up, the drives due today, the overdue ones and the covered orders', async () => {
    await start([sixDrives, overdue, later])
    await until(() => /Due today, 6 drives/.test(contentOf(strip())), 'the figures')
    const text = contentOf(strip())
    for (const part of [
      /Next pick-upin 2 h (49|50) minThu 2026-11-19 17:00 \(UTC−06:00\)/,
      /4 to ship by 17:00/,
      /2shipped2copied2left/,
      /2 overdue/,
      /All 3 active orders/,
      /Projected finishNot copying2 of 4 copied\. See the plan/,
    ])
      expect(text).to.match(part)
    expect(text).not.to.match(/at least|at risk/)
  })

  it('filters the list by a figure, and shows all orders after a second press', async () => {
    await start([sixDrives, overdue, later])
    await until(() => allOf(element(), 'button', '2 overdue').length === 1, 'the figure')
    button('2 overdue').click()
    await until(() => numbers().join() === 'WO-2', 'the overdue order')
    expect(element().getAttribute('filter')).to.equal('risk:overdue')
    expect(button('2 overdue').ariaPressed).to.equal('true')
    button(/^4 to ship by 17:00$/).click()
    await until(() => numbers().join() === 'WO-1', 'the order of today')
    button(/^4 to ship by 17:00$/).click()
    await until(() => numbers().join() === 'WO-2,WO-1,WO-3', 'all orders')
  })

  it('has the same counts as the groups and badges of the list', async () => {
    await start([sixDrives, overdue, later])
    await until(() => textOf(element()).includes('1 order, 2 drives WO-2'), 'the overdue group')
    expect(textOf(element())).to.include('1 order, 4 drives to ship')
    expect(allOf(element(), 'row', /WO-2/).map(contentOf).join()).to.include('2 overdue')
  })

  it('shows the running copies, their end, and the delay of the last one', async () => {
    await start([sixDrives])
    const bay = (bookingNo: string, percentage: number): Partial<Bay> => ({
      state: 'copying',
      stage: 'verifying',
      workOrderNo: 'WO-1',
      bookingNo,
      driveSerialNo: bookingNo,
      percentage,
    })
    await until(() => desk.asked.some(path => path.endsWith('/v1/appliances')), 'the appliances')
    desk.say([bay('WO-1-5', 10), bay('WO-1-6', 90)])
    await until(() => /2copying.*Estimating…/.test(contentOf(strip())), 'copies without a rate')
    for (const [slow, fast] of [
      [11, 91],
      [12, 92],
      [13, 93],
    ] as const) {
      desk.pass(3)
      desk.say([bay('WO-1-5', slow), bay('WO-1-6', fast)])
      await until(() => textOf(element()).includes('copying'), 'the bays')
    }
    await until(() => /1 at risk/.test(contentOf(strip())), 'the late copy')
    expect(contentOf(strip())).to.match(/2shipped2copied1copying1 at risk/)
    expect(contentOf(strip())).to.match(/18:\d\d1 h \d+ min late3 of 4 by 14:\d\d\. See the plan/)
    expect(allOf(element(), 'row', /WO-1/).map(contentOf).join()).to.include('1 at risk')
    button(/at risk/).click()
    await until(() => element().getAttribute('filter') === 'day:at-risk', 'the filter')
    expect(numbers()).to.deep.equal(['WO-1'])
    button('See the plan').click()
    await until(() => desk.screen.heard('work-order-opened').length === 1, 'the opened order')
  })

  it('says in one line that no drive is due, and names the next day', async () => {
    await start([later])
    await until(() => contentOf(strip()).includes('Next: 3 drives'), 'the line')
    expect(contentOf(strip())).to.match(/Nothing due today\.Next: 3 drives by Fri 2026-11-20 17:00One active order/)
  })

  it('says that all drives due today are shipped', async () => {
    const bookings = [...bookingsOf('WO-1', 2, () => ({ status: 'dispatched' })), ...later.bookings]
    await start([{ ...later, workOrderNo: 'WO-1', bookings }])
    await until(() => /All 2 drives that were due today are shipped\./.test(contentOf(strip())), 'the line')
  })

  it('still counts shipped drives when their order is complete', async () => {
    const order = { ...sixDrives, bookings: [...sixDrives.bookings] }
    await start([order])
    await until(() => /Due today, 6 drives/.test(contentOf(strip())), 'the figures')
    button(/to ship/).focus()
    Object.assign(order, {
      status: 'shipment_completed',
      nextShipBy: null,
      bookings: bookingsOf('WO-1', 6, () => ({ status: 'dispatched' })),
    })
    desk.complete(order)
    await until(() => /All 6 drives that were due today are shipped\./.test(contentOf(strip())), 'the line')
    expect(element().shadowRoot?.activeElement, 'the focus').to.equal(strip())
  })

  it('filters the list by the orders of the next day', async () => {
    await start([later, overdue, { ...later, workOrderNo: 'WO-5', nextShipBy: '2026-11-24T23:00:00Z', bookings: [] }])
    await until(() => allOf(element(), 'button', /^Next: 4 drives/).length === 1, 'the line')
    button(/^Next/).click()
    await until(() => numbers().join() === 'WO-2,WO-3', 'the orders of Friday')
    expect(element().getAttribute('filter')).to.equal('day:next')
  })

  it('does not say that no copy runs while an appliance with drives of an order is offline', async () => {
    await start([sixDrives], {
      isOnline: false,
      bays: [{ state: 'copying', workOrderNo: 'WO-1', bookingNo: 'WO-1-5' }],
    })
    await until(() => /Projected finish–2 of 4 copied/.test(contentOf(strip())), 'an unknown finish')
  })

  it('draws the bar and its key once the shipments are read', async () => {
    const shipmentsResponse = deferred<Response>()
    desk = openDayDesk([sixDrives], {
      answer: path => (path.endsWith('/shipments') ? shipmentsResponse.promise : null),
    })
    await until(() => /at least 1 to ship/.test(contentOf(strip())), 'the least figure')
    const marks = () => [...(strip()?.querySelectorAll<HTMLElement>('.mark') ?? [])]
    const isDrawn = () =>
      marks().length > 0 && marks().every(mark => mark.checkVisibility({ visibilityProperty: true }))
    expect(isDrawn()).to.equal(false)
    shipmentsResponse.resolve(Response.json(sixDrives.bookings))
    await until(() => /2shipped2copied2left/.test(contentOf(strip())), 'the figures')
    expect(isDrawn()).to.equal(true)
  })

  it('shows “at least” while pages are missing', async () => {
    desk = openDayDesk([sixDrives], { total: 60 })
    await until(() => /at least/.test(contentOf(strip())), 'the figures')
    expect(contentOf(strip())).to.match(/Due today, at least 1 drive/)
    expect(contentOf(strip())).to.match(/at least 1 to ship by 17:00/)
    await until(() => /Loaded \d of 2 pages|Incomplete: one active order loaded/.test(contentOf(strip())), 'the pages')
  })

  it('counts by the orders when shipments cannot be read, and shows no unknown figures', async () => {
    const answer = (path: string) => (/shipments$|appliances$/.test(path) ? new Response('{}', { status: 503 }) : null)
    await start([sixDrives, { ...sixDrives, workOrderNo: 'WO-4', totalCopied: 6 }], { answer })
    await until(() => /Due today, at least 2 drives/.test(contentOf(strip())), 'the figures')
    expect(contentOf(strip())).to.match(/Projected finish–1 of at least 2 copied\./)
  })

  it('is omitted with summary="none"', async () => {
    desk = openDayDesk([sixDrives], { attributes: { summary: 'none' } })
    await until(() => /4 copied|2 copied/.test(textOf(element())), 'the row')
    expect(allOf(element(), 'region', 'Due today')).to.deep.equal([])
  })
})
