import { expect } from 'chai'
import { epochOf } from '../../core/base/zoned'
import { knownShipBys } from '../../core/work-orders/active/known-ship-bys'
import { activeReader } from '../../core/work-orders/active/reader'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { orderRow } from '../../test/fixtures/page/order-row'
import { allOf, textOf } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { deferred, until } from '../../test/fixtures/page/wait'
import { freeMonth } from './month-fixtures'
import './index'

describe('the drives of the days of <reeldock-calendar>', () => {
  const month = freeMonth()
  const on = (date: number) => `${month}-${date}`
  const due = (workOrderNo: string, date: number, totalDrives: number) =>
    orderRow({
      workOrderNo,
      totalDrives,
      nextShipBy: new Date(epochOf(on(date), '15:00', 'America/Chicago')).toISOString(),
    })

  let screen: Screen
  /** The offsets of the pages of orders that were read. */
  let offsets: number[]
  let listed: readonly WorkOrderRow[]
  const cell = (date: number) => allOf(screen.element, 'day').find(each => each.dataset.day === on(date))
  const nameOf = (date: number) => cell(date)?.ariaLabel ?? ''
  const shareOf = (date: number) => {
    const bar = cell(date)?.querySelector('.month-load-bar')
    if (!bar) return 0
    const share = Number.parseFloat(getComputedStyle(bar, '::before').inlineSize) / bar.getBoundingClientRect().width
    return Math.round(share * 100) / 100
  }

  async function show(orders: readonly WorkOrderRow[], later = Promise.resolve()) {
    offsets = []
    listed = orders
    screen = open('reeldock-calendar', {
      attributes: { month },
      now: new Date().toISOString(),
      before({ options }) {
        const { fetch } = options
        options.fetch = async (input, init) => {
          const { pathname, searchParams } = new URL(String(input))
          if (!pathname.endsWith('/v1/work-orders')) return fetch(input, init)
          const [offset, size] = [Number(searchParams.get('offset')), Number(searchParams.get('ps'))]
          offsets.push(offset)
          if (offset > 0) await later
          return Response.json({ workOrders: orders.slice(offset, offset + size), total: orders.length })
        }
      },
    })
    await until(() => screen.heard('ready').length === 1 && cell(10) !== undefined, 'the month')
  }

  /**
   * Reads the orders as a list on the page does, until the returned function is called. Also sets the ship-bys of their
   * shipments, as the strip of the day does.
   */
  function readOrders({ withShipments = true } = {}): () => void {
    const shipBys = listed.map(row => [row.workOrderNo, Array(row.totalDrives).fill(row.nextShipBy)] as const)
    if (withShipments) screen.portal.hold(knownShipBys)
    if (withShipments) screen.portal.use(knownShipBys).set(new Map(shipBys))
    const release = screen.portal.hold(activeReader)
    const stop = screen.portal.use(activeReader).watch()
    return () => {
      stop()
      release()
    }
  }

  beforeEach(() => localStorage.clear())
  afterEach(async () => {
    await screen.end()
    localStorage.clear()
  })

  it('are shown by a figure, a bar relative to the busiest day and the name of the day after orders were read', async () => {
    await show([due('WO-1', 10, 3), due('WO-2', 10, 4), due('WO-3', 12, 14), due('WO-4', 13, 1)])
    const stop = readOrders()
    await until(() => nameOf(10).includes('7 drives'), 'the drives')
    expect(nameOf(13)).to.match(/, 1 drive($|,)/)
    expect([10, 12, 11].map(shareOf)).to.deep.equal([0.5, 1, 0])
    expect(cell(10)?.innerText).to.include('7 drives')
    expect(textOf(screen.element)).to.include('Drives to ship, busiest day: 14').and.not.include('at least')
    stop()
    const next = document.createElement('reeldock-calendar')
    next.setAttribute('month', month)
    screen.element.replaceWith(next)
    const later = () => allOf(next, 'day').find(each => each.dataset.day === on(12))
    await until(() => later()?.ariaLabel?.includes('14 drives') === true, 'the drives on a later page')
    expect(offsets).to.deep.equal([0])
  })

  it('are shown only by a bar on narrow days', async () => {
    await show([due('WO-1', 10, 3)])
    screen.element.style.cssText = 'display: block; inline-size: 375px'
    readOrders()
    await until(() => nameOf(10).includes('3 drives'), 'the drives')
    expect(cell(10)?.innerText).not.to.include('drives')
    expect(shareOf(10)).to.equal(1)
    expect(textOf(screen.element)).to.include('Drives to ship, busiest day: 3')
  })

  it('are shown with “at least” while not all orders are read', async () => {
    const { promise, resolve } = deferred<void>()
    const rest = Array.from({ length: 50 }, (_, index) => due(`WO-${index + 100}`, 10, 1))
    await show([...rest, due('WO-1', 10, 2)], promise)
    readOrders()
    await until(() => nameOf(10).includes('at least 50 drives'), 'the first page')
    expect(textOf(screen.element)).to.include('Drives to ship, busiest day: at least 50')
    resolve()
    await until(() => nameOf(10).includes('52 drives'), 'the second page')
    expect(nameOf(10)).not.to.include('at least')
  })

  it('count at least one drive for each order with unknown shipments, like the strip of the day', async () => {
    await show([due('WO-1', 10, 3), due('WO-2', 10, 4)])
    readOrders({ withShipments: false })
    await until(() => nameOf(10).includes('at least 2 drives'), 'the drives')
  })

  it('are not requested by a call, and are hidden while no order is known', async () => {
    await show([due('WO-1', 10, 3)])
    expect(offsets).to.deep.equal([])
    expect(textOf(screen.element)).not.to.match(/\bdrives?\b/i)
    expect(nameOf(10)).not.to.include('drive')
  })
})
