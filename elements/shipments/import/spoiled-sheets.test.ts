import { expect } from 'chai'
import { shipmentRow, textCell, titleRow, workbookOf } from '../../../core/shipments/workbook-fixtures'
import { openRows, pendingRow } from '../../../test/fixtures/page/order-rows'
import { allOf, textOf, the, type } from '../../../test/fixtures/page/person'
import type { Screen } from '../../../test/fixtures/page/screen'
import { until } from '../../../test/fixtures/page/wait'
import '../index'

const fedex = textCell('986578788855')
const error = '<c t="e"><v>#N/A</v></c>'
const zeros = '<numFmts count="1"><numFmt numFmtId="164" formatCode="000000000000"/></numFmts>'
const styles = `${zeros}<cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="3"/></cellXfs>`

describe('the preview of a spoiled sheet', function (this: Mocha.Suite) {
  let screen: Screen

  beforeEach(async () => {
    localStorage.clear()
    screen = await openRows(4, pendingRow)
    screen.element.style.inlineSize = '1280px'
  })
  afterEach(async () => {
    await screen.end()
    localStorage.clear()
  })

  const lines = () => allOf(screen.element, 'row').map(row => row.innerText.replace(/\s+/g, ' '))
  const line = (theatre: string) => lines().find(text => text.includes(theatre)) ?? ''
  const focused = () => screen.element.shadowRoot?.activeElement as HTMLInputElement

  function choose(name: string, content: BlobPart): void {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], name))
    const input = screen.element.shadowRoot?.querySelector('input[type=file]') as HTMLInputElement
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  async function preview(content: BlobPart): Promise<void> {
    choose('sheet.xlsx', content)
    await until(() => allOf(screen.element, 'region', 'Import preview').length > 0, 'the preview')
  }
  const rows = (...markup: readonly string[]) => titleRow + markup.join('')

  // @spec 3.59, 5.100, 5.101, 3.58
  it('names each cell without a value, with a remedy, until a value is typed', async () => {
    await preview(
      workbookOf([
        { name: 'Shipments', rows: rows(shipmentRow(1, fedex), shipmentRow(2, error), shipmentRow(3, fedex, error)) },
      ]),
    )
    expect(lines().filter(text => text.includes('#N/A is an error, not a value.')).length).to.equal(2)
    expect(textOf(screen.element)).to.include('2 cells to fix')
    for (const value of ['477179081230', 'Ring twice']) {
      const [retype] = allOf(screen.element, 'button', 'Retype')
      retype?.click()
      await until(() => focused()?.matches('.correct input'), 'the field')
      type(focused(), value)
      focused().form?.requestSubmit()
      await until(() => lines().some(text => text.includes(value)), value)
    }
    await until(() => the(screen.element, 'button', 'Apply to 3 shipments').ariaDisabled !== 'true', 'Apply')
  })

  // @spec 3.58, 5.100
  it('shows that a formula has no result', async () => {
    const formula = '<c><f>VLOOKUP(A2,Scans!A:B,2,FALSE)</f></c>'
    await preview(workbookOf([{ name: 'Shipments', rows: rows(shipmentRow(1, fedex), shipmentRow(2, formula)) }]))
    expect(
      lines().some(text => text.includes('This formula has no result.')),
      lines().join('\n'),
    ).to.equal(true)
  })

  it('shows the text of the file beside a value that is read in another form', async () => {
    const numbers = [
      shipmentRow(1, '<c><v>986578788855</v></c>'),
      shipmentRow(2, '<c s="1"><v>73938000549</v></c>', '<c s="2"><v>1234</v></c>'),
      shipmentRow(3, fedex, '<c t="b"><v>1</v></c>', textCell('fedex')),
    ]
    await preview(workbookOf([{ name: 'Shipments', rows: rows(...numbers) }], { styles }))
    expect(line('Aurora')).to.include('986578788855 In the file: 9.86579E+11')
    expect(line('Bijou')).to.include('073938000549').and.include('1234 In the file: 1,234')
    expect(line('Capri'))
      .to.include('FedEx In the file: fedex')
      .and.include('TRUE')
      .and.not.include('In the file: TRUE')
  })

  // @spec 3.57
  it('names the worksheet in the preview, and shows another one with its own choices', async () => {
    const sheets = [
      { name: 'Archive', state: 'hidden', rows: rows(shipmentRow(4, fedex)) },
      { name: 'Week 47', rows: rows(shipmentRow(1, error)) },
      { name: 'Week 48', rows: rows(shipmentRow(2, fedex)) },
    ]
    await preview(workbookOf(sheets))
    expect(textOf(screen.element)).to.include('Worksheet: Week 47').and.not.include('Archive')
    allOf(screen.element, 'button', 'Retype')[0]?.click()
    await until(() => focused()?.matches('.correct input'), 'the field')
    type(focused(), '477179081230')
    focused().form?.requestSubmit()
    await until(() => line('Aurora').includes('477179081230'), 'the number')
    the(screen.element, 'button', 'Read “Week 48” instead').click()
    await until(() => textOf(screen.element).includes('Worksheet: Week 48'), 'the other worksheet')
    expect(lines().join()).to.include('986578788855').and.not.include('477179081230')
    the(screen.element, 'button', 'Read “Week 47” instead').click()
    await until(() => lines().join().includes('477179081230'), 'the first worksheet with its number')
  })

  it('names the worksheet in the preview when an earlier one belongs to another order', async () => {
    const other = titleRow + shipmentRow(1, fedex).replace('WO-48213', 'WO-48231')
    await preview(
      workbookOf([
        { name: 'Week 47', rows: other },
        { name: 'Week 48', rows: rows(shipmentRow(2, fedex)) },
      ]),
    )
    expect(textOf(screen.element)).to.include('Worksheet: Week 48')
    expect(allOf(screen.element, 'button', /instead/).length).to.equal(0)
  })

  it('names the line of a quotation mark that is never closed', async () => {
    const titles = 'Serial Number,Work Order Number,Courier,Tracking Number,Comments'
    choose('open.csv', `${titles}\n1,WO-48213,FedEx,986578788855,"Dock 3\n2,WO-48213,FedEx,477179081230,`)
    const failure = () => screen.portal.notifications.toasts.value.at(-1)?.detail
    await until(() => failure() !== undefined, 'the failure')
    expect(failure()).to.deep.equal({ key: 'shipments.import.openQuote', vars: { line: 2 } })
  })
})
