import { expect } from 'chai'
import { addDays, daysFrom, weekdayOf } from '../../core/base/days'
import { calendar } from '../../core/calendar/store'
import { allOf, textOf } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

/** Returns the first Monday to Thursday after tomorrow, in UTC, so that the day after it is also a working day. */
function workingDay(): string {
  let day = addDays(new Date().toISOString().slice(0, 10), 2)
  while (weekdayOf(day) > 4) day = addDays(day, 1)
  return day
}

describe('the risk of a ship-by in <reeldock-work-orders>', () => {
  let screen: Screen
  afterEach(() => screen.end())

  /** Opens the list with the same ship-by for every order. Hours are in Chicago, Monday to Friday, about 8:00 to 18:00. */
  function withShipBy(shipBy: string, changes: (index: number) => object = () => ({})) {
    screen = open('reeldock-work-orders', {
      now: new Date().toISOString(),
      before(backend) {
        const { fetch } = backend.options
        backend.options.fetch = async (input, init) => {
          const answer = await fetch(input, init)
          if (!/work-orders\?/.test(String(input))) return answer
          const list = await answer.json()
          const workOrders = list.workOrders.map((order: object, index: number) => ({
            ...order,
            status: 'shipment_pending',
            nextShipBy: shipBy,
            ...changes(index),
          }))
          return Response.json({ ...list, workOrders })
        }
      },
    })
  }

  it('is shown after the rows', async () => {
    withShipBy(new Date(Date.now() - 60_000).toISOString())
    await until(() => textOf(screen.element).includes('Overdue'), 'the badge')
  })

  it('mentions no pick-up for electronic orders', async () => {
    // The ship-by is in ten minutes, so that drives have their badge with any hours.
    withShipBy(new Date(Date.now() + 600_000).toISOString(), index => ({
      deliveryMode: index === 0 ? 'ELECTRONIC' : 'PARTNERS',
    }))
    const badges = () => allOf(screen.element, 'row').map(row => row.querySelector('.risk') !== null)
    await until(() => badges().filter(Boolean).length > 1, 'the badges')
    const files = allOf(screen.element, 'row').filter(row => row.textContent?.includes('Electronic'))
    expect(files.map(row => row.querySelector('.risk'))).to.deep.equal([null])
  })

  it('changes with a new holiday, without reading the list again', async () => {
    const day = workingDay()
    // The ship-by is in the evening of a working day. Its last pick-up is on that day, until that becomes a holiday.
    withShipBy(`${addDays(day, 1)}T04:00:00Z`)
    await until(() => textOf(screen.element).includes('Sorted and filtered over all'), 'the whole list')
    const lists = () => screen.backend.calls.filter(({ path }) => path === '/v1/work-orders').length
    const before = lists()
    const badge = () => screen.element.shadowRoot?.querySelector('.risk')?.textContent ?? ''
    const release = screen.portal.hold(calendar)
    const store = screen.portal.use(calendar)
    // All days from today to the last pick-up are holidays, so no pick-up is left.
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    await until(() => screen.backend.calls.some(({ path }) => path === '/v1/partner/calendar'), 'the calendar')
    const days = daysFrom(addDays(yesterday, 1), day).map(date => [date, { kind: 'holiday', percent: '' }] as const)
    expect((await store.write(days, addDays(yesterday, 1)))?.isComplete).to.equal(true)
    await until(() => badge().includes('No pick-up left'), 'the badge')
    expect(lists()).to.equal(before)
    release()
  })
})
