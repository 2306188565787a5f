import { expect } from 'chai'
import { openRows, pendingRow } from '../../test/fixtures/page/order-rows'
import { allOf, press, the, type } from '../../test/fixtures/page/person'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const fedexBarcode = '9622001900000000000000776632517510'

describe('a barcode in the tracking number of a row', function (this: Mocha.Suite) {
  let screen: Screen

  beforeEach(async () => {
    screen = await openRows(3, pendingRow)
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  const root = () => screen.element.shadowRoot as ShadowRoot
  const focused = () => root().activeElement as HTMLInputElement
  const row = (theatre: string) => the(screen.element, 'row', theatre)
  const field = (theatre: string) => the(screen.element, 'textbox', `Tracking number, ${theatre}`) as HTMLInputElement
  const courier = (theatre: string) => the(screen.element, 'combobox', `courier, ${theatre}`) as HTMLInputElement
  const trackingText = (theatre: string) => row(theatre).querySelector('.tracking')?.textContent
  const openRow = async (theatre: string) => {
    the(screen.element, 'button', `Edit ${theatre}`).click()
    await until(() => focused()?.matches('input') && row(theatre).contains(focused()), theatre)
  }
  const scan = async (theatre: string, typed: string) => {
    await openRow(theatre)
    type(field(theatre), typed)
    press(field(theatre), 'Enter')
  }
  const untilShown = (theatre: string, text: string) => until(() => trackingText(theatre) === text, text)
  const undo = () =>
    focused().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, composed: true, cancelable: true }),
    )

  it('shows its number while typed, and is replaced by the number when the cell is left', async () => {
    await openRow('Aurora')
    type(field('Aurora'), fedexBarcode)
    await until(() => row('Aurora').innerText.includes('Number in this barcode: 776632517510'), 'the number')
    expect([field('Aurora').value, courier('Aurora').value]).to.deep.equal([fedexBarcode, 'FedEx'])
    press(field('Aurora'), 'Enter')
    await untilShown('Aurora', '776632517510')
    expect(row('Aurora').innerText).to.include('FedEx')
  })

  it('is restored by an undo, and then stays', async () => {
    await scan('Aurora', fedexBarcode)
    await untilShown('Aurora', '776632517510')
    undo()
    await until(() => focused()?.value === fedexBarcode, 'the barcode')
    press(focused(), 'Enter')
    await untilShown('Aurora', fedexBarcode)
    undo()
    await until(() => focused()?.value === '', 'nothing is typed')
  })

  it('is also restored by an undo in the cell itself', async () => {
    await scan('Aurora', fedexBarcode)
    await untilShown('Aurora', '776632517510')
    await openRow('Aurora')
    undo()
    await until(() => focused()?.value === fedexBarcode, 'the barcode')
    press(focused(), 'Enter')
    await untilShown('Aurora', fedexBarcode)
  })

  it('is replaced by its number when the focus leaves the table', async () => {
    await openRow('Aurora')
    type(field('Aurora'), fedexBarcode)
    the(screen.element, 'searchbox').focus()
    await until(() => /(^|")776632517510/.test(row('Aurora').innerHTML), 'the number')
  })

  it('is replaced by its number before a save', async () => {
    screen.backend.fail(/PUT/, 'offline')
    await openRow('Aurora')
    type(field('Aurora'), fedexBarcode)
    await until(() => allOf(screen.element, 'button', /^Save/).length > 0, 'the save bar')
    the(screen.element, 'button', /^Save/).click()
    await until(() => screen.backend.calls.some(({ method }) => method === 'PUT'), 'sent')
    await untilShown('Aurora', '776632517510')
  })

  for (const typed of [`${fedexBarcode.slice(0, -1)}1`, 'RR 123 456 785 GB', '420 dock 3', '986578788855'])
    it(`stays as typed without a proven routing: ${typed}`, async () => {
      await scan('Aurora', typed)
      await untilShown('Aurora', typed)
    })

  it('counts as a duplicate of its number in another row', async () => {
    await scan('Aurora', fedexBarcode)
    type(field('Bijou'), '776632517510')
    await until(() => row('Bijou').innerText.includes('Same number as row'), 'the other row')
  })
})
