import { expect } from 'chai'
import { addDays, weekdayOf } from '../../core/base/days'
import { dayAt } from '../../core/base/zoned'
import type { WorkOrder } from '../../core/wire/work-orders'
import { allOf, textOf } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

/** Returns noon in Chicago on the next working day. In the evening, UTC would be a day ahead. */
function nextWorkingNoon(): string {
  let day = addDays(dayAt(Date.now(), 'America/Chicago'), 1)
  while (weekdayOf(day) > 5) day = addDays(day, 1)
  return `${day}T18:00:00Z`
}

describe('a row of <reeldock-work-orders>', () => {
  let screen: Screen
  afterEach(() => screen.end())

  /** Shows one order after a change, and returns the text of its row once it includes a text. */
  async function rowOf(change: (order: WorkOrder) => object, awaited: RegExp): Promise<HTMLElement> {
    screen = open('reeldock-work-orders', {
      now: new Date().toISOString(),
      before(backend) {
        const { fetch } = backend.options
        backend.options.fetch = async (input, init) => {
          // Only the order is changed, not its shipments, so the row shows the counts of the order.
          if (/shipments$/.test(String(input))) return new Response('{}', { status: 404 })
          const answer = await fetch(input, init)
          if (!/work-orders\?/.test(String(input))) return answer
          const [order] = (await answer.json()).workOrders
          return Response.json({ workOrders: [{ ...order, ...change(order) }], total: 1 })
        }
      },
    })
    const row = () => allOf(screen.element, 'row').find(each => /WO-\d+/.test(each.textContent ?? ''))
    await until(() => awaited.test(row()?.textContent ?? ''), String(awaited))
    return row() as HTMLElement
  }
  const marksIn = (row: HTMLElement) =>
    [...row.querySelectorAll<HTMLElement>('.drive-bar > i')].map(
      mark => `${mark.className.replace('mark ', '')} ${mark.style.flexGrow}`,
    )

  // @spec 2.45
  it('shows the copied and shipped drives of an opened order', async () => {
    const row = await rowOf(
      () => ({ deliveryMode: 'PARTNERS', totalDrives: 12, totalCopied: 7, shippedDrives: 3 }),
      /WO-\d+/,
    )
    row.querySelector<HTMLElement>('[aria-expanded=false]')?.click()
    await until(() => textOf(screen.element).includes('7 of 12 drives'), 'the copies')
    expect(textOf(screen.element)).to.match(/7 of 12 drives\s*3 shipped/)
  })

  // @spec 2.50, 3.35
  it('marks an order that the server has changed, in the list and on its screen', async () => {
    const row = await rowOf(() => ({ overallWorkOrderStatusChangedInServer: true }), /Updated/)
    const no = /WO-\d+/.exec(row.textContent ?? '')?.[0] ?? ''
    const { fetch } = screen.backend.options
    screen.portal.configure({
      fetch: async (input, init) => {
        const answer = await fetch(input, init)
        if (!new URL(String(input)).pathname.endsWith(no)) return answer
        return Response.json({ ...(await answer.json()), overallWorkOrderStatusChangedInServer: true })
      },
    })
    screen.element.setAttribute('work-order-no', no)
    await until(() => allOf(screen.element, 'heading').some(head => head.innerText.includes(no)), 'the order')
    await until(() => textOf(screen.element).includes('Updated'), 'the mark')
  })

  // @spec 3.32
  it('shows shipped, copied and remaining drives as figures and as a bar', async () => {
    const row = await rowOf(
      () => ({
        deliveryMode: 'PARTNERS',
        status: 'copy_in_progress',
        nextShipBy: nextWorkingNoon(),
        totalDrives: 12,
        totalCopied: 7,
        shippedDrives: 3,
      }),
      /3 shipped4 copied5 left/,
    )
    expect(marksIn(row)).to.deep.equal(['shipped 3', 'copied 4', 'left 5'])
    expect(row.dataset.toneRow).to.equal(undefined)
  })

  it('shows copied and remaining drives when the server reports no shipped drives', async () => {
    const row = await rowOf(
      () => ({ deliveryMode: 'PARTNERS', nextShipBy: null, totalDrives: 12, totalCopied: 7, shippedDrives: undefined }),
      /7 copied5 left/,
    )
    expect(marksIn(row)).to.deep.equal(['copied 7', 'left 5'])
  })

  it('shows its delay and its count of late drives, and marks the row', async () => {
    const row = await rowOf(
      () => ({
        deliveryMode: 'PARTNERS',
        status: 'shipment_pending',
        nextShipBy: new Date(Date.now() - 130.5 * 60_000).toISOString(),
        totalDrives: 12,
        totalCopied: 12,
        shippedDrives: 10,
      }),
      /2 h 10 min late.*2 overdue/,
    )
    expect(marksIn(row)).to.deep.equal(['shipped 10', 'late 2'])
    expect(row.dataset.toneRow).to.equal('flagged')
  })

  it('shows that a download has stalled, and that the order is at risk when it is due soon', async () => {
    const row = await rowOf(
      order => ({
        deliveryMode: 'PARTNERS',
        status: 'download_in_progress',
        nextShipBy: nextWorkingNoon(),
        totalCopied: 0,
        compositions: order.compositions.map(each => ({ ...each, download: { status: 'stalled', percentage: null } })),
      }),
      /Download stalled.*At risk|No pick-up left/,
    )
    expect(row.textContent).to.include('Download stalled')
  })

  it('shows the offset of its ship-by after a clock change', async () => {
    const winter = new Date().getUTCMonth() < 2 || new Date().getUTCMonth() > 9
    const year = new Date().getUTCFullYear() + (new Date().getUTCMonth() > 9 ? 1 : 0)
    const nextShipBy = winter ? `${year}-07-01T22:00:00Z` : `${year}-12-15T23:00:00Z`
    const ownOffset = winter ? 'UTC−05:00' : 'UTC−06:00'
    const row = await rowOf(() => ({ deliveryMode: 'PARTNERS', status: 'assigned', nextShipBy }), /17:00/)
    expect(row.textContent).to.include(`17:00 (${ownOffset})`)
  })
})
