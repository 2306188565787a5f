import { expect } from 'chai'
import { labelsDialog } from '../../test/fixtures/page/labels-dialog'
import './index'

describe('the content of labels, and the dialog that prints labels', () => {
  // The first test also loads the files of the dialog.
  const dialog = labelsDialog()
  const { until, all, press, total, fieldOf, type, choose, openLabels, pages, print } = dialog

  before(dialog.show)
  afterEach(async () => {
    press('Close', 'dialog')
    await until(() => total() === '', 'the end of the dialog')
  })
  after(dialog.end)

  const bySerial = async (serials: string) => {
    choose('By serial number')
    await until(() => all('.labels label').some(each => each.textContent?.trim() === 'Serial numbers'), 'the serials')
    type(fieldOf('Serial numbers'), serials)
  }
  /** Returns the fully visible texts of a kind on a printed label. */
  const visibleTexts = (label: Element, selector: string) => {
    const box = label.querySelector('.label-words')?.getBoundingClientRect()
    return [...label.querySelectorAll(selector)]
      .filter(each => {
        const { right, bottom, height } = each.getBoundingClientRect()
        return box !== undefined && height > 0 && right <= box.right + 1 && bottom <= box.bottom + 1
      })
      .map(each => each.textContent ?? '')
  }
  const printedLabels = () => pages().flatMap(page => [...page.querySelectorAll('.drive-label')])

  for (const sheet of ['l7163', 'l7165', '5163', '4x6'])
    it(`shows film, drive, deadlines, the first composition name with the count, and the return on ${sheet}`, async () => {
      await openLabels()
      await bySerial('80-87')
      type(fieldOf('Sheet'), sheet)
      await until(() => total().startsWith('8 labels'), 'the total')
      await print()
      for (const label of printedLabels()) {
        const shownText = visibleTexts(label, '.label-words *').join(' ')
        expect(shownText).to.match(/NorthboundLine_FTR-\d_.*_[OV][VF]/)
        expect(shownText).to.include('Ship by').and.to.include('Deliver by')
        expect(label.textContent?.includes('Return to')).to.equal(shownText.includes('Return to'))
        expect(shownText).not.to.match(/·\s*$/)
      }
      const first = printedLabels()[0]
      expect(first && visibleTexts(first, '.label-words *').join(' ')).to.include('Return to Returns desk, dock 4')
      const last = printedLabels()[7]
      if (last && sheet === '5163') expect(visibleTexts(last, '.label-name').length).to.equal(2)
    })

  for (const sheet of ['l7163', 'l7165', '4x6'])
    it(`shows serial, theatre and city as the largest texts, and the number under its bars, on ${sheet}`, async () => {
      await openLabels()
      await bySerial('80')
      type(fieldOf('Sheet'), sheet)
      await until(() => total().startsWith('1 label'), 'the total')
      await print()
      const label = printedLabels()[0] as HTMLElement
      const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
      const largest = [...label.querySelectorAll('.label-to bdi')]
      expect(largest.map(each => each.textContent)[0]).to.equal('#80')
      expect(largest.length).to.equal(3)
      const others = [...label.querySelectorAll('*')].filter(each => !each.closest('.label-to'))
      expect(Math.min(...largest.map(sizeOf))).to.be.greaterThan(Math.max(...others.map(sizeOf)))
      const bars = label.querySelector('.label-bars > svg')?.getBoundingClientRect()
      const number = label.querySelector('.label-code')?.getBoundingClientRect()
      expect(number?.top).to.be.at.least(bars?.bottom ?? Number.POSITIVE_INFINITY)
    })

  it('breaks names of compositions only after an underscore', async () => {
    await openLabels()
    await bySerial('80')
    type(fieldOf('Sheet'), '4x6')
    await until(() => total().startsWith('1 label'), 'the total')
    await print()
    for (const name of printedLabels()[0]?.querySelectorAll('.label-name') ?? []) {
      const range = document.createRange()
      const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        range.selectNodeContents(text)
        expect(range.getClientRects().length, text.textContent ?? '').to.equal(1)
      }
    }
  })

  it('names cancelled shipments, and prints them only when they are chosen', async () => {
    await openLabels()
    type(fieldOf('Sheet'), 'l7163')
    await bySerial('9-11')
    await until(() => total() === '1 label · 1 page', 'the shipment that is not cancelled')
    const shownText = all('.labels')[0]?.textContent
    expect(shownText).to.include('9 (Pending cancellation), 10 (Cancelled)')
    choose('Print these too')
    await until(() => total() === '3 labels · 1 page', 'all three')
  })

  for (const sheet of ['l7163', 'l7165'])
    it(`prints the label as in the first preview of the dialog on ${sheet}`, async () => {
      await openLabels()
      type(fieldOf('Sheet'), sheet)
      press('Close', 'dialog')
      await until(() => total() === '', 'the end of the dialog')
      await openLabels()
      expect((fieldOf('Sheet') as HTMLInputElement | HTMLSelectElement).value).to.equal(sheet)
      const shown = all('.label-paper .drive-label')[0]
      await print()
      expect(shown?.innerText).to.equal(printedLabels()[0] && (printedLabels()[0] as HTMLElement).innerText)
      expect(shown?.dataset.scale).to.equal((printedLabels()[0] as HTMLElement | undefined)?.dataset.scale)
    })

  it('names the invalid part of the serials', async () => {
    await openLabels()
    await bySerial('9-25, 300, x')
    await until(() => all('.labels')[0]?.textContent?.includes('“x” isn’t a serial number'), 'the part')
    type(fieldOf('Serial numbers'), '12-8')
    await until(() => all('.labels')[0]?.textContent?.includes('“12-8” isn’t a serial number'), 'the range')
  })

  it('warns before printing when a sheet has too little room', async () => {
    await openLabels()
    type(fieldOf('Sheet'), 'l7163')
    await bySerial('80')
    await until(() => total().startsWith('1 label'), 'the total')
    await until(() => all('.labels')[0]?.textContent?.includes('Only some CPL names fit on 1 label'), 'the warning')
    type(fieldOf('Sheet'), '4x6')
    await until(() => !all('.labels')[0]?.textContent?.includes('fit on'), 'room for all')
  })

  it('keeps lines of the calibration page off texts and rulers, and its button separate', async () => {
    await openLabels()
    all('.label-printer summary')[0]?.click()
    const [button] = all('.label-printer button').filter(each => each.textContent?.includes('test page'))
    const fields = all('.label-offsets')[0]?.getBoundingClientRect()
    expect((button?.getBoundingClientRect().top ?? 0) - (fields?.bottom ?? 0)).to.be.at.least(8)
    for (const sheet of ['l7163', '5168', '4x6']) {
      type(fieldOf('Sheet'), sheet)
      await until(() => fieldOf('Sheet').value === sheet, sheet)
      await print('Print test page')
      const page = pages()[0]
      const parts = [...(page?.querySelectorAll('.label-rulers > *, .label-upright') ?? [])]
      expect(parts.length).to.be.at.least(4)
      const borders = [...(page?.querySelectorAll('.label-outline') ?? [])].map(each => each.getBoundingClientRect())
      const inFront = parts.filter(part => !part.closest('.label-upright')).map(part => part.getBoundingClientRect())
      for (const part of inFront)
        for (const border of borders) {
          const within = part.left >= border.left && part.right <= border.right
          const across = within && part.top >= border.top && part.bottom <= border.bottom
          const outside = part.left >= border.right || part.right <= border.left || part.top >= border.bottom
          expect(across || outside || part.bottom <= border.top, sheet).to.equal(true)
        }
    }
  })
})
