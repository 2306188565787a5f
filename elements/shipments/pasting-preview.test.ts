import { expect } from 'chai'
import type { Shipment } from '../../core/wire/shipments'
import { openRows, pendingRow, shippedRow } from '../../test/fixtures/page/order-rows'
import { allOf, choose, press, textOf, the } from '../../test/fixtures/page/person'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const ups = '1Z5R89390357567127'
const ups2 = '1Z879E930346834440'
const fedex = '986578788855'
const fedex2 = '799531274483'
const saved = '1Z5R89397156013134'

describe('the preview of a paste', function (this: Mocha.Suite) {
  let screen: Screen

  /** Five rows. Aurora is shipped with a number. */
  beforeEach(async () => {
    screen = await openRows(5, (shipment: Shipment, index) =>
      index === 0 ? shippedRow(shipment, index, saved) : pendingRow(shipment, index),
    )
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  const root = () => screen.element.shadowRoot as ShadowRoot
  const dialog = () => root().querySelector('dialog')
  const isDirty = () => (screen.element as HTMLElement & { dirty: boolean }).dirty
  const rowOf = (theatre: string) =>
    [...root().querySelectorAll<HTMLElement>('.table tbody tr')].find(row => row.textContent?.includes(theatre))
  const cellOf = (theatre: string, field = 'shippingTracking') =>
    rowOf(theatre)?.querySelector<HTMLElement>(`[data-field="${field}"]`) as HTMLElement
  const numberIn = (theatre: string) =>
    cellOf(theatre).querySelector('input')?.value ??
    rowOf(theatre)?.querySelector('.tracking')?.textContent?.trim() ??
    ''
  const lines = () =>
    [...(dialog()?.querySelectorAll('tbody tr') ?? [])].map(line =>
      [...line.querySelectorAll<HTMLElement>('td')].slice(1).map(cell => cell.innerText.replace(/\s+/g, ' ').trim()),
    )
  const fillButton = () => the(screen.element, 'button', 'Fill')
  const pasteInto = async (theatre: string, text: string, field = 'shippingTracking') => {
    await until(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true })
      return !cellOf(theatre, field).dispatchEvent(event)
    }, 'the paste')
    await until(() => dialog() !== null, 'the preview')
  }
  const fill = async () => {
    fillButton().click()
    await until(() => dialog() === null, 'no dialog')
  }

  it('shows the result of each line, strikes the header through, excludes problem rows, and fills the others', async () => {
    await pasteInto('Bijou', `Courier\tTracking number\nUPS\t${ups}\n\t${fedex}\nUPS\t1.00E+16\nUPS\t${ups}`)
    expect(dialog()?.querySelector('s')?.textContent).to.equal('Courier, Tracking number')
    const results = lines().map(cells => cells.slice(1).join(' | '))
    expect(results.slice(0, 3)).to.deep.equal([
      `UPS ${ups} | UPS format`,
      `FedEx ${fedex} | FedEx, read from the number`,
      'UPS 1.00E+16 | Altered by Excel: type it again',
    ])
    expect(results[3]).to.match(/Same number as row \d+$/)
    expect(textOf(screen.element)).to.contain(
      '3 of 4 rows will be filled. 1 courier read from the number, 1 line to fix, 1 number twice.',
    )
    expect([fillButton().textContent, isDirty()]).to.deep.equal(['Fill 3 rows', false])
    await fill()
    await until(() => numberIn('Bijou') === ups, 'the first line')
    expect(['Capri', 'Dorado', 'Empire'].map(numberIn)).to.deep.equal([fedex, '', ups])
    await until(() => textOf(screen.element).includes('3 rows filled'), 'the message')
  })

  it('is undone in one step', async () => {
    await pasteInto('Bijou', `${ups}\n${fedex}\n${fedex2}`)
    await fill()
    await until(() => numberIn('Dorado') === fedex2, 'the rows')
    await until(() => root().activeElement?.matches('[data-field="shippingTracking"] input') === true, 'the focus')
    expect(root().activeElement?.closest('tr')).to.equal(rowOf('Bijou'))
    const undo = { key: 'z', ctrlKey: true, bubbles: true, composed: true, cancelable: true }
    root().activeElement?.dispatchEvent(new KeyboardEvent('keydown', undo))
    await until(() => numberIn('Dorado') === '', 'undone')
    expect([...['Bijou', 'Capri'].map(numberIn), isDirty()]).to.deep.equal(['', '', false])
  })

  it('names a saved number before replacing it, and replaces only numbers of ticked rows', async () => {
    await pasteInto('Aurora', `${ups}\n${ups2}`)
    expect(lines()[0]?.[2]).to.contain(`Replaces ${saved}`)
    expect(fillButton().textContent).to.equal('Fill 1 row')
    the(screen.element, 'checkbox', 'Replaces').click()
    await until(() => fillButton().textContent === 'Fill 2 rows', 'both rows')
    the(screen.element, 'checkbox', 'Replaces').click()
    await until(() => fillButton().textContent === 'Fill 1 row', 'one row')
    the(screen.element, 'checkbox', 'Replaces').click()
    await until(() => fillButton().textContent === 'Fill 2 rows', 'both rows again')
    await fill()
    await until(() => numberIn('Bijou') === ups2, 'the second row')
    expect(numberIn('Aurora')).to.equal(ups)
  })

  it('fills from another chosen row', async () => {
    await pasteInto('Bijou', `${ups}\n${fedex}`)
    const from = the(screen.element, 'combobox', 'Fills from') as HTMLSelectElement
    const option = [...from.options].find(({ text }) => text.endsWith('Dorado'))
    choose(from, option?.value ?? '')
    await until(() => lines()[0]?.[0]?.startsWith('Dorado') === true, 'the other row')
    await fill()
    await until(() => numberIn('Empire') === fedex, 'the rows')
    expect(['Bijou', 'Capri', 'Dorado'].map(numberIn)).to.deep.equal(['', '', ups])
  })

  it('uses the first line as a header or as data, by the choice of the person', async () => {
    await pasteInto('Bijou', `${ups}\n${fedex}`)
    const header = () => the(screen.element, 'checkbox', 'First line is a header') as HTMLInputElement
    expect(header().checked).to.equal(false)
    header().click()
    await until(() => dialog()?.querySelector('s')?.textContent === ups, 'a header')
    expect(lines().length).to.equal(1)
    header().click()
    await until(() => lines().length === 2, 'data')
  })

  for (const field of ['shippingCourier', 'shippingTracking'])
    it(`opens for two columns in one cell, and changes nothing before Fill is pressed: ${field}`, async () => {
      await until(() => cellOf('Bijou', field) !== undefined, 'the cell')
      cellOf('Bijou').click()
      await until(() => cellOf('Bijou').querySelector('input') !== null, 'fields')
      await pasteInto('Bijou', `UPS\t${ups}`)
      expect([fillButton().textContent, isDirty()]).to.deep.equal(['Fill 1 row', false])
      const area = dialog()?.querySelector('textarea')
      expect([root().activeElement === fillButton(), area?.value]).to.deep.equal([true, `UPS\t${ups}`])
      the(screen.element, 'button', 'Cancel').click()
      await until(() => dialog() === null, 'no dialog')
      expect([numberIn('Bijou'), isDirty()]).to.deep.equal(['', false])
      the(screen.element, 'button', 'Paste tracking').click()
      await until(() => dialog() !== null, 'the dialog')
      expect(dialog()?.querySelector('textarea')?.value, 'the paste is not kept').to.equal('')
    })

  it('closes on Escape, and reaches its buttons in the order of its controls', async () => {
    await pasteInto('Bijou', `${ups}\n${fedex}`)
    const controls = [...(dialog()?.querySelectorAll<HTMLElement>('textarea, select, input, [tabindex], button') ?? [])]
    expect(controls.map(({ tabIndex }) => tabIndex)).to.deep.equal(controls.map(() => 0))
    expect([controls[0]?.tagName, controls.at(-1)?.textContent]).to.deep.equal(['TEXTAREA', 'Fill 2 rows'])
    press(controls[0] as HTMLElement, 'Escape')
    dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))
    await until(() => dialog() === null, 'no dialog')
    expect(isDirty()).to.equal(false)
  })

  it('fills comments from a field of comments, and focuses that field again', async () => {
    await until(() => cellOf('Bijou') !== undefined, 'the cell')
    cellOf('Bijou').click()
    await until(() => cellOf('Bijou', 'shippingComments') != null, 'fields')
    await pasteInto('Bijou', 'Dock 3\nStage door', 'shippingComments')
    expect(the(screen.element, 'dialog').textContent).to.contain('Paste comments')
    expect(lines().map(cells => cells.slice(1))).to.deep.equal([
      ['Dock 3', 'Comment only'],
      ['Stage door', 'Comment only'],
    ])
    await fill()
    await until(() => root().activeElement?.matches('[data-field="shippingComments"] input') === true, 'the focus')
    expect([(root().activeElement as HTMLInputElement).value, numberIn('Bijou')]).to.deep.equal(['Dock 3', ''])
    await pasteInto('Bijou', 'Dock 4\nDock 5', 'shippingComments')
    expect(lines().map(cells => cells.slice(1))).to.deep.equal([
      ['Dock 4', 'Has a comment already'],
      ['Dock 5', 'Has a comment already'],
    ])
    expect(fillButton().title).to.equal('No line can be filled.')
  })

  describe('with more lines than are drawn', () => {
    const many = Array.from({ length: 250 }, () => ups)

    it('draws the first lines, and shows the count of the others', async () => {
      await pasteInto('Bijou', many.join('\n'))
      expect(lines().length).to.equal(200)
      expect(dialog()?.textContent).to.contain('50 more lines are not shown')
      expect(allOf(screen.element, 'button', 'Fill 4 rows').length).to.equal(1)
    })

    it('draws lines to tick and lines to fix first, at any position', async () => {
      await pasteInto(
        'Bijou',
        ['Theatre\tTracking', ...many.map(each => `Bijou\t${each}`), 'Capri\t1.00E+16', `Aurora\t${ups2}`].join('\n'),
      )
      expect(
        lines()
          .slice(0, 2)
          .map(([theatre]) => theatre?.split(' ')[0]),
      ).to.deep.equal(['Aurora', 'Capri'])
      expect(dialog()?.textContent).to.contain('52 more lines are not shown')
      const before = fillButton().textContent
      the(screen.element, 'checkbox', 'Replaces').click()
      await until(() => fillButton().textContent !== before, 'one row more')
      expect(lines()[0]?.[0]).to.match(/^Aurora/)
    })
  })
})
