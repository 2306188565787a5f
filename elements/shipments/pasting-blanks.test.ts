import { expect } from 'chai'
import { openRows, pendingRow } from '../../test/fixtures/page/order-rows'
import { the } from '../../test/fixtures/page/person'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const [fedex, fedex2] = ['986578788855', '477179081230']
const ups = '1Z5R89390357567127'

describe('a pasted range whose first cells are blank', function (this: Mocha.Suite) {
  let screen: Screen

  beforeEach(async () => {
    screen = await openRows(4, pendingRow)
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  const root = () => screen.element.shadowRoot as ShadowRoot
  const dialog = () => root().querySelector('dialog')
  const rowOf = (theatre: string) =>
    [...root().querySelectorAll<HTMLElement>('.table tbody tr')].find(row => row.textContent?.includes(theatre))
  const cellOf = (theatre: string, field: string) =>
    rowOf(theatre)?.querySelector<HTMLElement>(`[data-field="${field}"]`) as HTMLElement
  const numberIn = (theatre: string) =>
    fieldOf(theatre, 'shippingTracking')?.value ?? rowOf(theatre)?.querySelector('.tracking')?.textContent?.trim() ?? ''
  const fieldOf = (theatre: string, field: string) => cellOf(theatre, field)?.querySelector('input') ?? null
  const paste = (text: string, target: HTMLElement) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    return !target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
    )
  }

  const table: readonly (readonly [title: string, text: string, field: string, wanted: readonly string[]])[] = [
    ['two lines before one number', `\r\n\r\n${fedex}\r\n`, 'shippingTracking', ['', '', fedex, '']],
    ['two lines before numbers', `\n\n${fedex}\n${fedex2}\n`, 'shippingTracking', ['', '', fedex, fedex2]],
    ['a line of two blank cells', `\t\nUPS\t${ups}\n`, 'shippingCourier', ['', ups, '', '']],
    ['a courier before one number', `\t${fedex}`, 'shippingCourier', [fedex, '', '', '']],
    ['a courier before numbers', `\t${fedex}\r\nUPS\t${ups}\r\n`, 'shippingCourier', [fedex, ups, '', '']],
    ['a line under a title', `Tracking Number\n\n${fedex}\n`, 'shippingTracking', ['', fedex, '', '']],
    ['a line between numbers', `${fedex}\n\n${fedex2}`, 'shippingTracking', [fedex, '', fedex2, '']],
  ]
  for (const [title, text, field, wanted] of table)
    it(`keeps the place of the blank cells: ${title}`, async () => {
      cellOf('Aurora', 'shippingTracking').click()
      await until(() => fieldOf('Aurora', field) !== null, 'the field')
      await until(() => paste(text, fieldOf('Aurora', field) as HTMLElement), 'the paste')
      await until(() => dialog() !== null, 'the preview')
      the(screen.element, 'button', 'Fill').click()
      await until(() => dialog() === null, 'no dialog')
      await until(() => wanted.every((number, index) => numberIn(theatres[index] ?? '') === number), wanted.join())
    })

  it('is one number when only blank cells follow it', async () => {
    await until(() => paste(`${fedex}\r\n`, cellOf('Aurora', 'shippingTracking')), 'the paste')
    await until(() => numberIn('Aurora') === fedex, 'the number')
    expect(dialog()).to.equal(null)
  })
})

const theatres = ['Aurora', 'Bijou', 'Capri', 'Dorado']
