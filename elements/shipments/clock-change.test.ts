import { expect } from 'chai'
import { openRows, pendingRow } from '../../test/fixtures/page/order-rows'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

/** Ship-bys around Sunday 2026-11-01 at 2:00, when clocks go back in Chicago from UTC−05:00 to UTC−06:00. */
const deadlines = ['2026-10-30T22:00:00Z', '2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z', '2026-11-02T23:00:00Z']

describe('<reeldock-shipments> over a clock change of the partner', () => {
  let screen: Screen
  const row = (theatre: string) =>
    allOf(screen.element, 'row')
      .map(each => each.innerText.replace(/\s+/g, ' '))
      .find(text => text.includes(theatre)) ?? ''

  beforeEach(async () => {
    screen = await openRows(4, (shipment, index) =>
      pendingRow(shipment, index, { dispatchDeadline: deadlines[index] ?? '' }),
    )
    screen.element.style.inlineSize = '1280px'
    await until(() => row('Aurora') !== '', 'the rows')
  })
  afterEach(async () => {
    await screen.end()
    localStorage.clear()
  })

  // @spec 5.64, 5.66
  it('shows the offset of each ship-by that differs from the offset in the foot', async () => {
    // When sorted by another column than the ship-by, the rows have no groups by day.
    the(screen.element, 'button', /^Address/).click()
    await until(() => row('Aurora').includes('17:00'), 'the column of ship-bys')
    expect(textOf(screen.element)).to.include('UTC−05:00')
    expect(row('Aurora')).to.match(/Fri 2026-10-30 17:00(?! \(UTC)/)
    expect(row('Bijou')).to.match(/Sun 2026-11-01 01:30(?! \(UTC)/)
    expect(row('Capri')).to.include('Sun 2026-11-01 01:30 (UTC−06:00)')
    expect(row('Dorado')).to.include('Mon 2026-11-02 17:00 (UTC−06:00)')
  })

  // @spec 5.66
  it('names the zone of the ship-by of an opened row', async () => {
    const expand = allOf(screen.element, 'button', /^Expand|Details|Show/).find(button =>
      button.closest('[role=row], tr, .row')?.textContent?.includes('Dorado'),
    )
    expand?.click()
    await until(() => textOf(screen.element).includes('17:00 CST'), 'the opened row')
  })
})
