import { expect } from 'chai'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const head =
  'Work Order Number,Assigned On,Status,Delivery Mode,Compositions,Shipments,Shipped,Delivered,Ship By,Deliver By,On Time'
const name = 'NorthboundLineAndTheLongWayHome_FTR-4_S_EN-XX-CCAP_US-13_51-HI-VI_2K_MGL_20261104_DLX_SMPTE_OV'
const statuses = [
  'assigned approved rejected ready_to_process in_process fulfilled cancelled download_in_progress download_failed',
  'copy_in_progress shipment_pending shipment_completed update_shipping_details shipments_pending_cancellation',
].flatMap(line => line.split(' '))
const instant = '2026-11-18T15:00:00Z'
const rows = statuses.map(
  (status, row) =>
    `WO-4821${row},${instant},${status},ELECTRONIC,${name}; ${name},240,240,240,${instant},${instant},open`,
)

/** Returns the width of the content that overflows a box, in pixels. */
const overflowOf = (box: Element | null | undefined) => (box ? box.scrollWidth - box.clientWidth : Number.NaN)

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
    await until(() => root.querySelector('[role=grid] > tbody > tr') !== null, 'the rows')
    await until(() => root.querySelector('.chart-table') !== null, 'the charts')
  })
  afterEach(() => screen.end())

  const rowsBox = () => root.querySelector('[role=grid]') as HTMLElement
  const widen = (pixels: number) => {
    screen.element.style.inlineSize = `${pixels}px`
  }
  const heads = () =>
    [...rowsBox().querySelectorAll('th[scope=col]')]
      .filter(head => head.getClientRects().length > 0)
      .map(({ textContent }) => textContent)

  const alwaysShown = ['Work order', 'Status', 'Shipped', 'Ship by', 'On time']
  const shown: [pixels: number, dropped: readonly string[]][] = [
    [1248, ['Content', 'Assigned', 'Delivered', 'Deliver by']],
    [1000, ['Content', 'Deliver by']],
    [736, []],
  ]
  for (const [pixels, more] of shown)
    it(`show ${alwaysShown.length + more.length} columns in ${pixels} pixels, without overflow`, async () => {
      widen(pixels)
      await until(() => heads().length === alwaysShown.length + more.length, 'the columns')
      expect(new Set(heads())).to.deep.equal(new Set([...alwaysShown, ...more]))
      expect(overflowOf(rowsBox())).to.equal(0)
    })

  it('show an order on one line if all columns are visible', () => {
    widen(1248)
    const heights = [...rowsBox().querySelectorAll('tbody > tr')].map(row => row.getBoundingClientRect().height)
    expect(Math.max(...heights)).to.be.lessThan(42)
  })

  it('cut the title of a film to fit its badge', () => {
    widen(1248)
    const [badge] = rowsBox().querySelectorAll('.badge:not(.only-900 *)')
    const cell = badge?.closest('td') as HTMLElement
    expect(badge?.getBoundingClientRect().right).to.be.at.most(cell.getBoundingClientRect().right)
  })

  it('show an order as a card on a narrow page, each value beside its label', async () => {
    widen(320)
    await until(() => heads().length === 0, 'the cards')
    const [card] = rowsBox().querySelectorAll<HTMLElement>('tbody > tr')
    expect(overflowOf(card)).to.equal(0)
    const lines = [...(card?.querySelectorAll<HTMLElement>('.in-labelled') ?? [])].map(line => line.innerText)
    expect(lines.map(line => line.replace(/\s+/g, ' '))).to.deep.equal([
      'Assigned 2026-11-18 09:00',
      'Shipped 240 / 240',
      'Delivered 240',
      'Ship by 2026-11-18 09:00',
      'Deliver by 2026-11-18 09:00',
    ])
  })

  for (const pixels of [320, 480, 736])
    it(`show all figures of the charts in ${pixels} pixels`, () => {
      widen(pixels)
      for (const details of root.querySelectorAll<HTMLDetailsElement>('.chart-table')) {
        details.open = true
        const table = details.querySelector('table')
        expect(table?.getBoundingClientRect().width).to.be.at.most(details.clientWidth)
        expect(table?.getBoundingClientRect().bottom).to.be.at.most(details.getBoundingClientRect().bottom)
        for (const head of table?.querySelectorAll('thead th') ?? [])
          expect(getComputedStyle(head).position, 'no head covers rows while the page scrolls').to.equal('static')
      }
    })
})
