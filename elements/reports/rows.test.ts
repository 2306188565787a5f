import { expect } from 'chai'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('the rows of <reeldock-reports>', () => {
  let screen: Screen

  function show(lines: readonly string[]) {
    screen = open('reeldock-reports', {
      attributes: { from: '2026-10-01', to: '2026-11-19' },
      before({ options }) {
        const { fetch } = options
        options.fetch = async (input, init) =>
          String(input).includes('work-orders-report')
            ? new Response(lines.join('\r\n'), { headers: { 'content-type': 'text/csv' } })
            : fetch(input, init)
      },
    })
    // Wide enough for all columns: rows are cards on a narrow page.
    screen.element.style.inlineSize = '1240px'
  }

  afterEach(() => screen.end())

  it('are translated, with times in the partner’s zone, which is named once', async () => {
    const head = 'Work Order Number,Assigned On,Status,Delivery Mode,Compositions,Shipments,Shipped,On Time'
    const names = 'Film_FTR-1_F_EN-XX_US_51_2K_ST_20261104_FA_SMPTE_OV; Two'
    show([head, `WO-1,2026-11-19T02:30:00Z,copy_in_progress,ELECTRONIC,${names},1240,52,open`])
    await until(() => textOf(screen.element).includes('2026-11-18 20:30'), 'the time in Chicago')
    const shownText = textOf(screen.element)
    for (const raw of ['copy_in_progress', 'ELECTRONIC', 'T02:30:00Z', 'Film_FTR'])
      expect(shownText).not.to.include(raw)
    for (const part of ['Copy in progress', 'Electronic', 'Film, Two', '52 / 1,240', 'Not delivered yet'])
      expect(shownText).to.include(part)
    expect(shownText.match(/Times in America\/Chicago \(UTC−06:00\)/g)).to.have.length(1)
  })

  it('show the outcome of each order, and which open orders are overdue', async () => {
    const row = (no: number, status: string, deliverBy: string, onTime: string) =>
      `WO-${no},2026-11-01T12:00:00Z,${status},${deliverBy},${onTime}`
    const [past, later] = ['2020-01-01T12:00:00Z', '2100-01-01T12:00:00Z']
    show([
      'Work Order Number,Assigned On,Status,Deliver By,On Time',
      row(1, 'fulfilled', past, 'yes'),
      row(2, 'fulfilled', past, 'no'),
      row(3, 'copy_in_progress', past, 'open'),
      row(4, 'copy_in_progress', later, 'open'),
      row(5, 'cancelled', past, 'open'),
    ])
    await until(() => textOf(screen.element).includes('5 rows'), 'the rows')
    const outcomes = allOf(screen.element, 'row', 'WO-').map(row => row.lastElementChild?.lastElementChild?.textContent)
    expect(outcomes).to.deep.equal(['On time', 'Late', 'Overdue', 'Not delivered yet', '–'])
  })

  it('are shown page by page, up to the 100 rows that are kept in memory', async () => {
    const rows = Array.from({ length: 150 }, (_, row) => `WO-${row + 1},2026-11-01T12:00:00Z,assigned,open`)
    show(['Work Order Number,Assigned On,Status,On Time', ...rows])
    await until(() => textOf(screen.element).includes('The first 100 of 150 rows'), 'the rows')
    expect(allOf(screen.element, 'row', 'WO-100')).to.have.length(0)
    the(screen.element, 'button', 'Page 5').click()
    await until(() => allOf(screen.element, 'row', 'WO-100').length === 1, 'the last page')
    expect(textOf(screen.element)).to.include('81–100 of 100')
    screen.element.setAttribute('locale', 'ar')
    const range = /\u2066\u2068?81\u2069?–\u2068?100\u2069?\u2069/
    await until(() => range.test(textOf(screen.element)), 'a range in its own order among words from right to left')
  })

  it('have translated heads for known columns, and the heads of the file for other columns', async () => {
    const head = 'Work Order Number,Assigned On,Status,On Time,Colour'
    show([head, 'WO-1,2026-11-19T02:30:00Z,assigned,open,red'])
    screen.element.setAttribute('locale', 'de')
    await until(() => textOf(screen.element).includes('Colour'), 'the rows')
    await until(() => textOf(screen.element).includes('Zugewiesen Status'), 'the heads')
    for (const part of ['Auftrag', 'Colour', 'red']) expect(textOf(screen.element)).to.include(part)
    expect(textOf(screen.element)).not.to.include('Work order')
    screen.element.setAttribute('locale', 'ar')
    const isolatedTime = /\u2068\d{4}-\d{2}-\d{2} \d{2}:\d{2}\u2069/
    await until(
      () => isolatedTime.test(textOf(screen.element)),
      'a time in its own order among words from right to left',
    )
  })
})
