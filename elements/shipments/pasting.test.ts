import { expect } from 'chai'
import type { Shipment } from '../../core/wire/shipments'
import { otherPage } from '../../test/fixtures/page/frame'
import { openRows, pendingRow, shippedRow } from '../../test/fixtures/page/order-rows'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const numbers = ['986578788855', '477179081230']

describe('a paste over the rows of an order', function (this: Mocha.Suite) {
  let screen: Screen

  /** Three rows. The first is shipped with a number. */
  beforeEach(async () => {
    screen = await openRows(3, changeShipment)
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  function changeShipment(shipment: Shipment, index: number): Shipment {
    return index === 0 ? shippedRow(shipment, index, '1Z5R89390357567127') : pendingRow(shipment, index)
  }
  const root = () => screen.element.shadowRoot as ShadowRoot
  const rowOf = (theatre: string) => allOf(screen.element, 'row').find(row => row.textContent?.includes(theatre))
  const numberIn = (theatre: string) => {
    const field = rowOf(theatre)?.querySelector<HTMLInputElement>('[data-field="shippingTracking"] input')
    return field?.value ?? rowOf(theatre)?.querySelector('.tracking')?.textContent?.trim()
  }
  const paste = (text: string, target: EventTarget) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true })
    return !target.dispatchEvent(event)
  }
  /** Pastes until the element handles the paste. The element handles pastes only after its rows are drawn. */
  const pasteUntilHandled = (text: string, target: EventTarget) => until(() => paste(text, target), 'the paste')
  const openWith = async (text: string) => {
    the(screen.element, 'button', 'Paste tracking').click()
    await until(() => root().querySelector('dialog textarea') !== null, 'the dialog')
    expect(root().activeElement).to.equal(root().querySelector('dialog textarea'))
    await typeIn(text)
  }
  /** Waits until the preview fills this number of rows, and fills them. */
  const fill = async (count: number) => {
    const label = `Fill ${count} row${count === 1 ? '' : 's'}`
    await until(() => allOf(screen.element, 'button', label).length === 1, label)
    the(screen.element, 'button', label).click()
    await until(() => root().querySelector('dialog') === null, 'no dialog')
  }
  const typeIn = async (text: string) => {
    const area = root().querySelector('dialog textarea') as HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
    area.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  }

  /** Waits until the element handles pastes, and removes the focus. */
  const untilPastesAreHandled = async () => {
    await openWith('')
    the(screen.element, 'button', 'Cancel').click()
    await until(() => root().querySelector('dialog') === null, 'no dialog')
    ;(document.activeElement as HTMLElement).blur()
  }

  it('is handled in the document to which the rows were moved', async () => {
    await untilPastesAreHandled()
    const other = otherPage()
    other.body.append(screen.element.parentElement as HTMLElement)
    await pasteUntilHandled(numbers.join('\n'), other.body)
    await fill(2)
    await until(() => numberIn('Capri') === numbers[1], 'the last row')
    document.body.append(screen.element.parentElement as HTMLElement)
    other.close()
  })

  it('is handled without a focus on the host page, and fills from the first row that needs a number', async () => {
    expect(document.activeElement).to.equal(document.body)
    await pasteUntilHandled(numbers.join('\r\n'), document.body)
    await fill(2)
    await until(() => numberIn('Capri') === numbers[1], 'the last row')
    expect(numberIn('Bijou')).to.equal(numbers[0])
    expect(numberIn('Aurora')).to.equal('1Z5R89390357567127')
    await until(() => root().activeElement?.closest('tr') === rowOf('Bijou'), 'the focus in the first filled row')
    expect(textOf(screen.element)).to.contain('2 rows filled')
  })

  it('is left to the host page when it is one word, or when a field of the host page has the focus', async () => {
    await untilPastesAreHandled()
    expect(paste('word', document.body)).to.equal(false)
    const field = document.createElement('textarea')
    document.body.append(field)
    expect(paste(numbers.join('\n'), field)).to.equal(false)
    field.remove()
  })

  it('is left to the host page when it holds no number, and changes nothing', async () => {
    await untilPastesAreHandled()
    expect(paste('Dear all,\nthe drives leave on Friday.', document.body)).to.equal(false)
    expect(textOf(screen.element)).not.to.contain('filled')
    expect(paste(`UPS\t${numbers[0]}\nUPS\t${numbers[1]}`, document.body)).to.equal(true)
    await fill(2)
    await until(() => numberIn('Capri') === numbers[1], 'the rows')
  })

  it('is left to the host page while the surroundings of the element are inert', async () => {
    await untilPastesAreHandled()
    const around = screen.element.parentElement as HTMLElement
    around.inert = true
    expect(paste(numbers.join('\n'), document.body)).to.equal(false)
    around.inert = false
    expect(paste(numbers.join('\n'), document.body)).to.equal(true)
  })

  it('skips rows that have a number when no cell has the focus', async () => {
    const cell = () => rowOf('Capri')?.querySelector('[data-field="shippingTracking"]') as HTMLElement
    const capriNumber = '1Z9999999999999999'
    await pasteUntilHandled(`${capriNumber}\n${numbers[1]}`, cell())
    await fill(1)
    await until(() => numberIn('Capri') === capriNumber, 'the number of Capri')
    ;(document.activeElement as HTMLElement).blur()
    await pasteUntilHandled(numbers.join('\n'), document.body)
    await until(
      () =>
        textOf(screen.element).includes(
          '1 of 2 rows will be filled. 1 courier read from the number, 1 line without a row.',
        ),
      'the counts',
    )
    await fill(1)
    await until(() => numberIn('Bijou') === numbers[0], 'the free row')
    expect(numberIn('Capri')).to.equal(capriNumber)
  })

  it('is also possible in the dialog of a button, which fills rows and focuses the first of them', async () => {
    await openWith(numbers.join('\n'))
    const from = the(screen.element, 'combobox', 'Fills from') as HTMLSelectElement
    expect(from.selectedOptions[0]?.textContent).to.match(/^Row \d+, Bijou$/)
    await fill(2)
    await until(() => numberIn('Capri') === numbers[1], 'the rows')
    await until(() => root().activeElement?.closest('tr') === rowOf('Bijou'), 'the focus in the first filled row')
  })

  it('shows the count of rows to fill: at most the rows without a number, and no row for an empty line', async () => {
    await openWith(`${numbers.join('\n')}\n\n1Z5R89390357567127\n`)
    expect(the(screen.element, 'button', 'Fill').textContent).to.equal('Fill 2 rows')
    expect(the(screen.element, 'dialog').textContent).to.contain('1 line without a row.')
    await typeIn(`${numbers[0]}\n\n${numbers[1]}`)
    expect(the(screen.element, 'button', 'Fill').textContent).to.equal('Fill 1 row')
    await fill(1)
    await until(() => numberIn('Bijou') === numbers[0], 'the row')
    expect(numberIn('Capri')).to.equal('')
  })

  it('shows why no row is filled: no text, no recognized column, or no matching line', async () => {
    await openWith(' \n')
    const why = () => the(screen.element, 'button', 'Fill').title
    expect(why()).to.equal('One number per line')
    await typeIn('red\tgreen\nblue\tyellow')
    expect(why()).to.contain('No column of tracking numbers')
    await typeIn('1.00E+16')
    expect(why()).to.equal('No line can be filled.')
    await typeIn(numbers.join('\n'))
    expect(why()).to.equal('')
  })

  it('fills couriers from a column before the numbers, also for one number', async () => {
    await openWith(`FedEx\t${numbers[0]}`)
    await fill(1)
    await until(() => numberIn('Bijou') === numbers[0], 'the number')
    const courier = rowOf('Bijou')?.querySelector<HTMLInputElement>('[data-field="shippingCourier"] input')
    expect(courier?.value).to.equal('FedEx')
    await openWith(String(numbers[1]))
    await fill(1)
    await until(() => numberIn('Capri') === numbers[1], 'the number alone')
  })

  it('with several cells is rejected by the fields of a return, which hold one value each', async () => {
    the(screen.element, 'button', /Expand all|Details of/).click()
    await until(() => root().querySelector('.opened [data-field="returnTracking"]') !== null, 'an opened row')
    for (const field of ['returnComments', 'returnTracking', 'returnCourier']) {
      const cell = root().querySelector(`.opened [data-field="${field}"] input`) as HTMLInputElement
      await pasteUntilHandled(`UPS\t${numbers[0]}\nFedEx\t${numbers[1]}`, cell)
      await until(() => textOf(screen.element).includes('Nothing was pasted'), 'the reason')
      expect(cell.value).to.equal('')
    }
    expect((screen.element as HTMLElement & { dirty: boolean }).dirty).to.equal(false)
  })

  it('keeps its text in the dialog until the text has filled rows', async () => {
    const area = () => root().querySelector('dialog textarea') as HTMLTextAreaElement
    const openAgain = async () => {
      the(screen.element, 'button', 'Paste tracking').click()
      await until(() => area() !== null, 'the dialog')
    }
    await openWith(numbers.join('\n'))
    area()
      .closest('dialog')
      ?.dispatchEvent(new Event('cancel', { cancelable: true }))
    await until(() => area() === null, 'no dialog')
    await openAgain()
    expect(area().value).to.equal(numbers.join('\n'))
    expect([area().selectionStart, area().selectionEnd], 'a paste replaces the text').to.deep.equal([
      0,
      area().value.length,
    ])
    await fill(2)
    await until(() => numberIn('Capri') === numbers[1], 'the rows')
    await openAgain()
    expect(area().value).to.equal('')
  })

  it('opens the preview of an import when it is a sheet with titles', async () => {
    await openWith(
      'Serial Number\tWork Order Number\tShipping Courier Type\tShipping Tracking Number\n1\tWO-48213\tUPS\t1',
    )
    the(screen.element, 'button', 'Preview changes').click()
    await until(() => textOf(screen.element).includes('Import preview'), 'the preview')
  })

  it('turns a number into a link to the page of its carrier', async () => {
    await until(() => rowOf('Aurora')?.querySelector('.tracking a') != null, 'the link')
    const link = rowOf('Aurora')?.querySelector<HTMLAnchorElement>('.tracking a')
    expect(link?.textContent).to.equal('1Z5R89390357567127')
    expect(link?.href).to.equal('https://www.ups.com/track?tracknum=1Z5R89390357567127')
    expect(rowOf('Bijou')?.querySelector('.tracking a')).to.equal(null)
  })
})
