import { expect } from 'chai'
import { openRows, pendingRow, shippedRow } from '../../test/fixtures/page/order-rows'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const good = '1Z999AA10123456784'

describe('the rows of an order to check', function (this: Mocha.Suite) {
  let screen: Screen
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  const chips = () => allOf(screen.element, 'button', /^(To ship|To check|Shipped)\d/).map(each => each.textContent)
  const names = () =>
    allOf(screen.element, 'row').map(row => /Aurora|Bijou|Capri|Dorado|Empire|Fortuna/.exec(row.textContent ?? '')?.[0])

  it('are counted and found by a filter when they are already shipped and saved', async () => {
    const numbers = [good, undefined, '1Z999AA10123456789', good]
    screen = await openRows(6, (shipment, index) =>
      index < 4 ? shippedRow(shipment, index, numbers[index]) : pendingRow(shipment, index),
    )
    // Rows without a number have another filter. Bijou counts here too, because it also lacks a courier.
    await until(() => chips().includes('To check4'), 'the filter')
    the(screen.element, 'button', /^To check\d/).click()
    await until(() => names().join() === 'Aurora,Bijou,Capri,Dorado', 'only those rows')
    expect(textOf(screen.element)).to.include('Not a valid UPS check digit.')
    expect(textOf(screen.element)).to.include('Same number as row')
  })

  it('have no filter when no row is doubtful', async () => {
    screen = await openRows(2, (shipment, index) =>
      index === 0 ? shippedRow(shipment, 0, good) : pendingRow(shipment, 1),
    )
    await until(() => chips().includes('Shipped1'), 'the filters')
    the(screen.element, 'button', /^Shipped\d/).click()
    await until(() => names().join() === 'Aurora', 'the shipped row')
    expect(chips().filter(chip => chip?.startsWith('To check'))).to.deep.equal([])
  })
})
