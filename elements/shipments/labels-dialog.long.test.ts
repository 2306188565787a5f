import { expect } from 'chai'
import { labelsDialog } from '../../test/fixtures/page/labels-dialog'
import './index'

describe('the dialog of labels', () => {
  // The first test also loads the files of the dialog.
  const dialog = labelsDialog()
  const { until, root, all, press, total, fieldOf, type, choose, openLabels, pages, print } = dialog

  /** Returns the positions of the labels of each page. */
  const places = () =>
    pages().map(page =>
      [...page.querySelectorAll('.drive-label')].map(label => Number(/label-at-(\d+)/.exec(label.className)?.[1])),
    )
  beforeEach(dialog.show)
  afterEach(dialog.end)

  it('prints an order from the chosen first label, in the chosen count of copies', async () => {
    await openLabels()
    choose('By serial number')
    await until(() => all('.labels label').some(each => each.textContent?.trim() === 'Serial numbers'), 'the serials')
    type(fieldOf('Serial numbers'), '11-15')
    root().querySelector<HTMLInputElement>('.label-start input[value="8"]')?.click()
    type(fieldOf('Copies per label'), '2')
    await until(() => total() === '10 labels · 2 pages', 'the total')
    await print()
    expect(places()).to.deep.equal([
      [8, 9, 10, 11, 12, 13, 14],
      [1, 2, 3],
    ])
    const codes = pages().flatMap(page =>
      [...page.querySelectorAll('.drive-label')].map(label => label.textContent ?? ''),
    )
    expect(codes.filter(text => text.includes('WO-48213-011')).length).to.equal(2)
  })

  it('prints the selected rows, and one shipment from its opened row', async () => {
    const boxes = () => all('tbody tr:has(.edit-cell) input[type=checkbox]') as HTMLInputElement[]
    await until(() => boxes().length > 3, 'rows that can be selected')
    for (const index of [0, 1, 2]) {
      boxes()[index]?.click()
      await until(() => boxes().filter(({ checked }) => checked).length > index, `${index + 1} selected`)
    }
    await openLabels()
    const selected = all('.labels label').find(each => each.textContent?.includes('Selected rows'))
    expect(selected?.querySelector('input')?.checked).to.equal(true)
    const count = Number.parseInt(total(), 10)
    expect(count).to.be.within(1, 3)
    await print()
    expect(places().flat().length).to.equal(count)
    press('Close', 'dialog')
    await until(() => total() === '', 'the end of the dialog')
    all('tbody .expander, tbody [aria-expanded]')[0]?.click()
    await until(() => all('.opened-steps button').length > 0, 'the opened row')
    press('Print label…', '.opened-steps')
    await until(() => total() === '1 label · 1 page', 'the one label')
  })

  it('starts at the first label on another sheet, remembers the sheet, and prints nothing for invalid input', async () => {
    await openLabels()
    root().querySelector<HTMLInputElement>('.label-start input[value="8"]')?.click()
    type(fieldOf('Sheet'), '5163')
    await until(() => all('.label-spot').length === 10, 'the other sheet')
    expect(root().querySelector<HTMLInputElement>('.label-start input[value="1"]')?.checked).to.equal(true)
    for (const wrong of ['0', '21', 'x']) {
      type(fieldOf('Copies per label'), wrong)
      await until(() => all('.labels')[0]?.textContent?.includes('Enter a number from 1 to 20'), wrong)
      press('Print', 'dialog')
      expect(pages()).to.deep.equal([])
    }
    type(fieldOf('Copies per label'), '1')
    choose('By serial number')
    await until(() => total() === 'No label to print', 'none')
    type(fieldOf('Serial numbers'), '9999')
    await until(
      () => all('.labels')[0]?.textContent?.includes('No shipment of this order has the number 9999'),
      'unknown',
    )
    press('Close', 'dialog')
    await until(() => total() === '', 'the end of the dialog')
    await openLabels()
    expect(fieldOf('Sheet').value).to.equal('5163')
  })

  it('applies the printer correction to labels and calibration page, and keeps it', async () => {
    await openLabels()
    type(fieldOf('To the right'), '99')
    await until(() => all('.labels')[0]?.textContent?.includes('Enter millimetres from'), 'too far')
    type(fieldOf('To the right'), '1,5')
    type(fieldOf('Down'), '-0.8')
    await until(() => !all('.labels')[0]?.textContent?.includes('Enter millimetres from'), 'corrected')
    await print('Print test page')
    expect(pages().length).to.equal(1)
    expect(pages()[0]?.textContent).to.include('This line should measure')
    press('Close', 'dialog')
    await until(() => total() === '', 'the end of the dialog')
    await openLabels()
    expect([fieldOf('To the right').value, fieldOf('Down').value]).to.deep.equal(['1.5', '-0.8'])
  })
})
