import { expect } from 'chai'
import type { Shipment } from '../../core/wire/shipments'
import { openRows, pendingRow } from '../../test/fixtures/page/order-rows'
import { allOf, press, textOf, the, type } from '../../test/fixtures/page/person'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const titles = 'Serial Number,Work Order Number,Shipping Courier Type,Shipping Tracking Number,Status'
const sheetNumber = '1Z5R89390357567127'
const theirs = '986578788855'

describe('the preview of an import', function (this: Mocha.Suite) {
  let screen: Screen
  /** The tracking number that a colleague has saved in the first row; null until then. */
  let saved: string | null

  beforeEach(async () => {
    saved = null
    localStorage.clear()
    screen = await openRows(4, changeShipment)
    screen.element.style.inlineSize = '1280px'
  })
  afterEach(async () => {
    await screen.end()
    localStorage.clear()
  })

  function changeShipment(shipment: Shipment, index: number): Shipment {
    if (index === 3)
      return pendingRow(shipment, index, { status: 'dispatched', shippingDetails: details('FedEx', theirs) })
    if (saved === null || index > 0) return pendingRow(shipment, index)
    return pendingRow(shipment, index, { shippingDetails: details('FedEx', saved) })
  }
  const details = (type: string, reference: string) => ({ type, slug: type.toLowerCase(), reference, comments: '' })
  const lines = () => allOf(screen.element, 'row').map(row => row.innerText.replace(/\s+/g, ' '))

  async function preview(...rows: readonly string[]): Promise<void> {
    const transfer = new DataTransfer()
    transfer.items.add(new File([[titles, ...rows].join('\n')], 'sheet.csv', { type: 'text/csv' }))
    const input = screen.element.shadowRoot?.querySelector('input[type=file]') as HTMLInputElement
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => allOf(screen.element, 'region', 'Import preview').length > 0, 'the preview')
  }

  it('asks for the value when a colleague saves another value, and applies nothing before the choice', async () => {
    await preview(`1,WO-48213,UPS,${sheetNumber},`, '2,WO-48213,UPS,1Z999AA10123456784,')
    saved = theirs
    screen.backend.emit({ type: 'shipments.changed', workOrderNo: 'WO-48213' })
    await until(() => textOf(screen.element).includes('Changed by someone else'), 'the conflict')
    expect(lines()[0]).to.include(`In the sheet: ${sheetNumber} Saved since: ${theirs}`)
    the(screen.element, 'button', 'Apply to').click()
    expect(the(screen.element, 'button', 'Apply to').title).to.equal('Choose the values of 1 row first')
    expect(allOf(screen.element, 'button', 'Use the sheet’s value, Aurora').length).to.equal(1)
    the(screen.element, 'button', 'Keep the saved version, Aurora').click()
    await until(() => the(screen.element, 'button', 'Apply to').getAttribute('aria-disabled') === null, 'the choice')
    expect(the(screen.element, 'button', 'Apply to').textContent).to.equal('Apply to 1 shipment')
  })

  it('fixes all rows with the same problem by one press', async () => {
    await preview(
      `1,WO-48213,UPS,${sheetNumber},Shiped`,
      '2,WO-48213,Fedx,986894221992,Shiped',
      '3,WO-48213,Fedx,986917333067,',
    )
    the(screen.element, 'button', 'Use FedEx for 2 rows').click()
    await until(() => !textOf(screen.element).includes('is not one of your couriers'), 'the couriers')
    the(screen.element, 'button', 'Use Shipped for 2 rows').click()
    await until(() => textOf(screen.element).includes('2 become shipped'), 'the statuses')
    expect(the(screen.element, 'button', 'Apply to').textContent).to.equal('Apply to 3 shipments')
  })

  // @spec 5.86
  it('shows at the cell that a courier is invalid, also in a row without a shipment', async () => {
    await preview('99,WO-48213,Fedx,986894221992,', `1,WO-48213,UPS,${sheetNumber},`)
    const cells = [...(screen.element.shadowRoot?.querySelectorAll<HTMLElement>('.correct') ?? [])]
    expect(cells.map(cell => cell.innerText.includes('Invalid courier type'))).to.deep.equal([true])
  })

  // @spec 5.84, 5.95, 5.99
  it('shows the count of dropped rows, and lists unknown serials, repeated serials and ignored statuses', async () => {
    await preview(
      `1,WO-48213,UPS,${sheetNumber},Cancelled`,
      '2,WO-48213,UPS,1Z999AA10123456784,',
      '2,WO-48213,UPS,1Z5R89390357567128,',
      '3,WO-48213,UPS,,Shipped',
      '99,WO-48213,FedEx,986894221992,',
    )
    const text = textOf(screen.element)
    for (const expected of [
      '1 row skipped',
      '1 serial is not in this work order',
      '2 rows repeat a serial',
      '1 status was ignored',
    ])
      expect(text).to.include(expected)
    expect(lines().filter(line => /986894221992|1Z999AA10123456784|1Z5R89390357567128/.test(line)).length).to.equal(3)
    expect(lines().join(' ')).to.include('A spreadsheet can’t set this status here, so it is ignored')
  })

  it('shows rows with problems first, and unfolds unchanged ones on a press', async () => {
    await preview(`1,WO-48213,UPS,${sheetNumber},`, '2,WO-48213,Fedx,986894221992,', `4,WO-48213,FedEx,${theirs},`)
    expect(lines().map(text => text.includes('Fedx') || text.includes('Invalid courier type'))).to.deep.equal([
      true,
      false,
    ])
    the(screen.element, 'button', '1 unchanged').click()
    await until(() => lines().length === 3, 'the unchanged row')
    expect(lines()[2]).to.include('No change')
  })

  it('warns like the grid, and names the saved number of a shipped row that is replaced', async () => {
    await preview('1,WO-48213,UPS,T000039,', `2,WO-48213,,${sheetNumber},`, '4,WO-48213,UPS,1Z999AA10123456784,')
    expect(textOf(screen.element)).to.include('Replaces the number of 1 shipped row')
    expect(lines().join('\n')).to.include(`Replaces ${theirs}`)
    expect(lines().join('\n')).to.include('Number matches no courier’s format.')
    expect(lines().join('\n')).to.include('Courier filled in: matches UPS format.')
  })

  it('asks for the courier of a number in an unknown format, and applies it after the choice', async () => {
    await preview('1,WO-48213,,T000039,', `2,WO-48213,UPS,${sheetNumber},`)
    expect(lines()[0]).to.include('No courier for this number.')
    expect(the(screen.element, 'button', 'Apply to').textContent).to.equal('Apply to 1 shipment')
    const choice = the(screen.element, 'combobox', 'Shipping courier, Aurora') as HTMLInputElement
    choice.focus()
    type(choice, 'FedEx')
    press(choice, 'Enter')
    await until(() => the(screen.element, 'button', 'Apply to').textContent === 'Apply to 2 shipments', 'the courier')
  })

  it('lists an altered number without a courier as a problem of both cells', async () => {
    await preview('1,WO-48213,,9.86579E+16,')
    expect(lines()[0]).to.include('No courier for this number.')
    expect(lines()[0]).to.include('Number altered by Excel')
    expect(allOf(screen.element, 'combobox', 'Shipping courier, Aurora').length).to.equal(1)
  })

  it('warns in the result of a row with an invalid status', async () => {
    const tone = (index: number, text: string) =>
      [...(allOf(screen.element, 'row')[index]?.querySelectorAll<HTMLElement>('[data-tone]') ?? [])].find(
        element => element.innerText.trim() === text,
      )?.dataset.tone
    await preview(`1,WO-48213,UPS,${sheetNumber},Shiped`, `4,WO-48213,FedEx,${theirs},Shiped`)
    expect([tone(0, 'Will change without its status'), tone(1, 'Check the status')]).to.deep.equal(['warn', 'warn'])
    expect(lines().join(' ')).not.to.include('Will change Use')
    the(screen.element, 'button', 'Use Shipped, Aurora').click()
    await until(() => tone(0, 'Fixed') === 'ok', 'the status')
  })

  it('moves the focus from a fix of several rows to the next fix, then to the next problem, then to Apply', async () => {
    await preview(
      `1,WO-48213,UPS,${sheetNumber},Shiped`,
      '2,WO-48213,Fedx,986894221992,Shiped',
      '3,WO-48213,Fedx,986917333067,xyz',
    )
    const focused = () => screen.element.shadowRoot?.activeElement ?? null
    const pressFix = (name: string) => {
      the(screen.element, 'button', name).focus()
      the(screen.element, 'button', name).click()
    }
    pressFix('Use FedEx for 2 rows')
    await until(() => focused() === the(screen.element, 'button', 'Use Shipped for 2 rows'), 'the next fix')
    pressFix('Use Shipped for 2 rows')
    await until(() => focused()?.closest('tr')?.innerText.includes('Capri') === true, 'the row with an invalid status')
    await preview(`1,WO-48213,Upss,${sheetNumber},`, '2,WO-48213,Upss,1Z999AA10123456784,')
    await until(() => allOf(screen.element, 'button', 'Use UPS for 2 rows').length > 0, 'the other sheet')
    pressFix('Use UPS for 2 rows')
    await until(() => focused()?.textContent === 'Apply to 2 shipments', 'Apply')
  })
})
