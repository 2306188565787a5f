import { expect } from 'chai'
import type { Shipment } from '../../core/wire/shipments'
import { pendingRow, shippedRow } from '../../test/fixtures/page/order-rows'
import { allOf, textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const [yesterday, today, monday] = ['2026-11-18T23:00:00Z', '2026-11-19T23:00:00Z', '2026-11-23T23:00:00Z']

/** The ship-bys of the rows from Aurora to Fortuna. The rows with the indexes in `shipped` are shipped. */
const shipBys = [yesterday, today, today, today, monday, monday]
const shipped: ReadonlySet<number> = new Set([1])

describe('the shipments of an order by day', () => {
  let screen: Screen
  const realNow = Date.now
  beforeEach(() => {
    const offset = Date.parse('2026-11-19T20:10:00Z') - realNow()
    Date.now = () => realNow() + offset
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(async () => {
    await screen.end()
    Date.now = realNow
  })

  async function show(status: Shipment['status'] = 'pending') {
    screen = open('reeldock-shipments', {
      attributes: { 'work-order-no': 'WO-48213' },
      now: '2026-11-19T20:10:00Z',
      before(backend) {
        const { fetch } = backend.options
        backend.options.fetch = async (input, init) => {
          const answer = await fetch(input, init)
          if (init?.method === 'PUT' || !/WO-48213\/shipments/.test(String(input))) return answer
          const rows = ((await answer.json()) as Shipment[]).slice(0, 6)
          const planned = rows.map((row, index) => {
            const isShipped = shipped.has(index) || status !== 'pending'
            const dispatchDeadline = shipBys[index] ?? today
            return { ...(isShipped ? shippedRow(row, index, `1Z${index}`) : pendingRow(row, index)), dispatchDeadline }
          })
          return Response.json(planned, { headers: { etag: '"1"' } })
        }
      },
    })
    screen.element.style.inlineSize = '1280px'
    await until(() => allOf(screen.element, 'row').length > 0, 'the rows')
  }
  const names = () =>
    allOf(screen.element, 'row').map(row => /Aurora|Bijou|Capri|Dorado|Empire|Fortuna/.exec(row.textContent ?? '')?.[0])
  const heads = () =>
    [...(screen.element.shadowRoot?.querySelectorAll('.row-group') ?? [])].map(head =>
      (head.textContent ?? '').replace(/\s+/g, ' ').trim(),
    )
  const chips = () =>
    allOf(screen.element, 'button', /^(All|To ship|Overdue|Ship today|Shipped)\d/).map(each => each.textContent)

  // @spec 1.12, 2.96, 2.97
  it('open on the shipments to ship, with one head per day', async () => {
    await show()
    expect(names()).to.deep.equal(['Aurora', 'Capri', 'Dorado', 'Empire', 'Fortuna'])
    expect(heads()).to.deep.equal([
      'Overdue, Wed 2026-11-18 1 to ship Print labels',
      'Today, Thu 2026-11-19 2 to ship by 17:00 1 shipped Print labels',
      'Mon 2026-11-23 2 to ship Print labels',
    ])
    expect(textOf(screen.element)).to.include('5 to ship, in 3 days')
  })

  // @spec 2.54, 2.77
  it('filter late shipments and those that leave today, with counts, and show all on one press', async () => {
    await show()
    expect(chips()).to.deep.equal(['All6', 'To ship5', 'Overdue1', 'Ship today2', 'Shipped1'])
    the(screen.element, 'button', /^Overdue\d/).click()
    await until(() => names().join() === 'Aurora', 'the late shipment')
    the(screen.element, 'button', /^Ship today\d/).click()
    await until(() => names().join() === 'Capri,Dorado', 'the shipments of today')
    the(screen.element, 'button', /^All\d/).click()
    await until(() => names().length === 6, 'all')
  })

  it('search all shipments while no filter is chosen', async () => {
    await show()
    type(the(screen.element, 'searchbox'), 'Bijou')
    await until(() => names().join() === 'Bijou', 'the shipped row')
    the(screen.element, 'button', /^To ship\d/).click()
    await until(() => names().length === 0, 'no row, because Bijou is shipped')
  })

  it('print the labels of the shipments to ship on a day', async () => {
    await show()
    the(screen.element, 'button', 'Print labels, Thu 2026-11-19').click()
    await until(() => allOf(screen.element, 'dialog').length > 0, 'the dialog')
    const serials = () => allOf(screen.element, 'textbox').map(field => (field as HTMLInputElement).value)
    await until(() => serials().includes('3, 4'), 'the serials of the day')
  })

  // @spec 2.54, 2.96
  it('show one list with a ship-by column when another head sorts, and a second press reverses it', async () => {
    await show()
    expect(allOf(screen.element, 'button', /^Ship by/)).to.deep.equal([])
    the(screen.element, 'button', /^Address/).click()
    await until(() => heads().length === 0, 'one list')
    the(screen.element, 'button', /^Address/).click()
    await until(() => names().join() === 'Fortuna,Empire,Dorado,Capri,Aurora', 'the other way')
    the(screen.element, 'button', /^Ship by/).click()
    await until(() => heads().length === 3, 'the days again')
  })

  // @spec 2.95, 2.96, 2.98
  it('have sortable columns in their order, with heads of days instead of the ship-by column', async () => {
    const columns = () =>
      allOf(screen.element, 'columnheader')
        .flatMap(head => allOf(screen.element, 'button').filter(each => head.contains(each)))
        .map(head => head.innerText.replace(/\s+/g, ' ').trim())
    await show()
    expect(columns()).to.deep.equal(['Address', 'Instructions', 'Deliver by', 'Courier Tracking number', 'Status'])
    the(screen.element, 'button', /^Address/).click()
    await until(() => heads().length === 0, 'one list')
    expect(columns()).to.deep.equal([
      'Address',
      'Instructions',
      'Deliver by',
      'Ship by',
      'Courier Tracking number',
      'Status',
    ])
  })

  it('open on all shipments when none is to ship', async () => {
    await show('dispatched')
    expect(names().length).to.equal(6)
    expect(chips()).to.deep.equal(['All6', 'Shipped6'])
    expect(heads()).to.deep.equal([
      'Wed 2026-11-18 1 shipped',
      'Today, Thu 2026-11-19 3 shipped',
      'Mon 2026-11-23 2 shipped',
    ])
  })
})
