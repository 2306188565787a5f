import { expect } from 'chai'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const head =
  'Work Order Number,Assigned On,Status,Delivery Mode,Compositions,Shipments,Shipped,Delivered,Ship By,Deliver By,On Time'
const name = 'NorthboundLine_FTR-4_S_EN-XX-CCAP_US-13_51-HI-VI_2K_MGL_20261104_DLX_SMPTE_OV'
const statuses = [
  'assigned approved rejected ready_to_process in_process fulfilled cancelled download_in_progress download_failed',
  'copy_in_progress shipment_pending shipment_completed update_shipping_details shipments_pending_cancellation',
].flatMap(line => line.split(' '))
const at = '2026-11-18T15:00:00Z'
const rows = statuses.map(
  (status, row) => `WO-4821${row},${at},${status},PARTNERS,${name}; ${name},240,240,240,${at},${at},open`,
)

/** What lies beside a box, in pixels. */
const beside = (box: Element | null | undefined) => (box ? box.scrollWidth - box.clientWidth : Number.NaN)

describe('the tables of <reeldock-reports>', () => {
  let screen: Screen
  let root: ShadowRoot

  beforeEach(async () => {
    screen = open('reeldock-reports', {
      attributes: { from: '2026-10-20', to: '2026-11-19' },
      before({ options }) {
        const { fetch } = options
        options.fetch = async (input, init) =>
          String(input).includes('work-orders-report')
            ? new Response([head, ...rows].join('\r\n'), { headers: { 'content-type': 'text/csv' } })
            : fetch(input, init)
      },
    })
    root = screen.element.shadowRoot as ShadowRoot
    await until(() => root.querySelector('.report-rows .more-names') !== null, 'the rows')
    await until(() => root.querySelector('.chart-table') !== null, 'the pictures')
    root.querySelector<HTMLElement>('.chart-table > summary')?.click()
  })
  afterEach(() => screen.end())

  const rowsBox = () => root.querySelector('.report-rows .report-scroll')
  const figuresBox = () => root.querySelector('.chart-table .report-scroll')
  const widen = (pixels: number) => {
    screen.element.style.inlineSize = `${pixels}px`
  }

  // A page of 1280 and one of 768, less their edges.
  for (const pixels of [1248, 736])
    it(`show every column in ${pixels} pixels`, () => {
      widen(pixels)
      expect(beside(rowsBox())).to.equal(0)
    })

  it('wrap names between their parts', () => {
    widen(1248)
    const summary = root.querySelector('.report-rows .more-names > summary') as HTMLElement
    const parts = [summary, ...summary.querySelectorAll('*')]
      .flatMap(({ childNodes }) => [...childNodes])
      .filter(({ textContent }) => /^\w+_$/.test(textContent ?? ''))
    expect(parts.length).to.be.greaterThan(5)
    for (const part of parts) {
      const range = document.createRange()
      range.selectNodeContents(part)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      expect(lines.size, part.textContent ?? '').to.equal(1)
    }
  })

  it('show by a shadow at its edge that more lies beside, and are reached and moved by keys', () => {
    widen(320)
    const box = figuresBox()
    expect(beside(box)).to.be.greaterThan(0)
    for (const each of [box, rowsBox()]) {
      const { backgroundImage, backgroundAttachment } = getComputedStyle(each as Element)
      expect(backgroundImage.match(/gradient/g)?.length).to.equal(4)
      expect(backgroundAttachment).to.equal('local, local, scroll, scroll')
      expect((each as HTMLElement).tabIndex).to.equal(0)
    }
  })
})
