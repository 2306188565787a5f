import { expect } from 'chai'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const head = 'Work Order Number,Assigned On,Status,Shipments,Shipped,Ship By,Deliver By,On Time'
const [past, later] = ['2020-01-01T12:00:00Z', '2100-01-01T12:00:00Z']
const rows = [
  `WO-1,2026-10-27T15:00:00Z,shipment_completed,10,10,${past},${past},yes`,
  `WO-2,2026-10-28T15:00:00Z,fulfilled,20,20,${past},${past},yes`,
  `WO-3,2026-11-03T15:00:00Z,fulfilled,4,4,${past},${past},no`,
  `WO-4,2026-11-10T15:00:00Z,copy_in_progress,240,52,${past},${later},open`,
  `WO-5,2026-11-11T15:00:00Z,download_failed,8,0,${later},${later},open`,
  `WO-6,2026-11-17T15:00:00Z,assigned,64,0,${later},${later},open`,
  `WO-7,2026-11-17T16:00:00Z,cancelled,0,0,,,open`,
  `WO-8,2026-11-17T17:00:00Z,fulfilled,0,0,,,`,
]

describe('the figures and charts of <reeldock-reports>', () => {
  let screen: Screen

  async function show(lines: readonly string[], range = { from: '2026-10-27', to: '2026-11-19' }) {
    screen = open('reeldock-reports', {
      attributes: range,
      before({ options }) {
        const { fetch } = options
        options.fetch = async (input, init) =>
          String(input).includes('work-orders-report')
            ? new Response([head, ...lines].join('\r\n'), { headers: { 'content-type': 'text/csv' } })
            : fetch(input, init)
      },
    })
    screen.element.style.inlineSize = '1200px'
    await until(() => allOf(screen.element, 'region', 'Figures of the report').length > 0, 'the figures')
  }
  const figures = () =>
    [...the(screen.element, 'region', 'Figures of the report').querySelectorAll('dl > div')].map(each =>
      [...each.children].map(({ textContent }) => textContent),
    )
  const cellsOf = (table: HTMLElement) =>
    [...table.querySelectorAll('tr')].map(row => [...row.children].map(({ textContent }) => textContent))

  afterEach(() => screen.end())

  it('count open orders separately from delivered ones', async () => {
    await show(rows)
    expect(figures()).to.deep.equal([
      ['Work orders', '8', '346 drives, 1 order cancelled, 1 order fulfilled without a delivery time'],
      ['Delivered on time', '2 of 3', '66.7%'],
      ['Delivered late', '1', '33.3% of delivered orders'],
      ['Not delivered yet', '3', '1 overdue, 1 in trouble'],
    ])
  })

  it('show no share if nothing is delivered', async () => {
    await show(rows.slice(3))
    expect(figures()[1]).to.deep.equal(['Delivered on time', '0', 'None delivered yet'])
    expect(figures()[2]).to.deep.equal(['Delivered late', '0'])
  })

  it('show orders by week as bars of five tones, with a table for screen readers', async () => {
    await show(rows)
    const panel = the(screen.element, 'region', 'Work orders by week')
    expect([...panel.querySelectorAll('[role=img]')].map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Work orders by week: 8 from 2026-10-27 to 2026-11-19, at most 3 together',
    ])
    const key = [...panel.querySelectorAll('li')].map(item =>
      [...item.children].map(each => each.textContent).join(' '),
    )
    expect(key.map(each => each.trim())).to.deep.equal([
      'Done 4',
      'Running 1',
      'Waiting 1',
      'In trouble 1',
      'Cancelled, rejected 1',
    ])
    const labels = [...panel.querySelectorAll('.chart-axis bdi')].map(({ textContent }) => textContent)
    expect(labels, 'Mondays').to.deep.equal(['10-26', '11-02', '11-09', '11-16'])
    const totals = [...panel.querySelectorAll('.chart-total')].map(({ textContent }) => textContent)
    expect(totals).to.deep.equal(['2', '1', '2', '3'])
    panel.querySelector('summary')?.click()
    expect(cellsOf(panel.querySelector('table') as HTMLTableElement)).to.deep.equal([
      ['Week from', 'Done', 'Running', 'Waiting', 'In trouble', 'Cancelled, rejected', 'Total'],
      ['2026-10-26', '2', '0', '0', '0', '0', '2'],
      ['2026-11-02', '1', '0', '0', '0', '0', '1'],
      ['2026-11-09', '0', '1', '0', '1', '0', '2'],
      ['2026-11-16', '1', '0', '1', '0', '1', '3'],
    ])
  })

  it('draw each bar in proportion to its orders, in solid tones', async () => {
    await show(rows)
    const panel = the(screen.element, 'region', 'Work orders by week')
    const plot = panel.querySelector('.chart-bars') as HTMLElement
    const heights = [...panel.querySelectorAll('.chart-bar')].map(bar =>
      [...bar.querySelectorAll('.chart-mark')].reduce((sum, mark) => sum + mark.getBoundingClientRect().height, 0),
    )
    const unit = plot.getBoundingClientRect().height / 3
    expect(heights.map(height => Math.round(height / unit))).to.deep.equal([2, 1, 2, 3])
    for (const mark of panel.querySelectorAll('.chart-mark'))
      expect(getComputedStyle(mark).backgroundImage).to.equal('none')
  })

  it('show the share on time and the count of late orders by week', async () => {
    await show(rows)
    const panel = the(screen.element, 'region', 'On time by week')
    expect(panel.querySelector('[role=img]')?.ariaLabel).to.equal('On time by week: 2 of 3 delivered orders')
    const dots = [...panel.querySelectorAll('.chart-dot')]
    expect(dots, 'one for each week with deliveries').to.have.length(2)
    const late = [...panel.querySelectorAll('.chart-late')]
    expect(late.map(({ textContent }) => textContent)).to.deep.equal(['1'])
    const tops = dots.map(dot => dot.getBoundingClientRect().top)
    expect(late[0]?.getBoundingClientRect().bottom, 'above all dots').to.be.at.most(Math.min(...tops))
    panel.querySelector('summary')?.click()
    expect(cellsOf(panel.querySelector('table') as HTMLTableElement).slice(0, 3)).to.deep.equal([
      ['Week from', 'On time', 'Late', 'Share on time'],
      ['2026-10-26', '2', '0', '100%'],
      ['2026-11-02', '0', '1', '0%'],
    ])
  })

  it('list overdue orders, orders in trouble and late ones, worst first', async () => {
    await show(rows)
    const panel = the(screen.element, 'region', 'Exceptions')
    const items = [...panel.querySelectorAll('li')].map(item => [...item.children].map(each => each.textContent))
    expect(items.map(([, order, why]) => [order, why])).to.deep.equal([
      ['WO-4 –', '188 of 240 not shipped'],
      ['WO-5 –', 'Download failed'],
      ['WO-3 –', 'Delivered late'],
    ])
    expect(items.map(([, , , when]) => when?.replace(/[\d,]+/, '#'))).to.deep.equal([
      '# days late',
      'due in # days',
      'Late',
    ])
  })

  it('show the count of exceptions until all are shown', async () => {
    await show(Array.from({ length: 27 }, (_, index) => rows[3]?.replace('WO-4', `WO-${index}`) ?? ''))
    const panel = the(screen.element, 'region', 'Exceptions')
    expect(panel.querySelector('.panel-foot')?.textContent).to.equal('The first 10 of 27, worst first')
    const top = () => the(screen.element, 'region', 'On time by week').getBoundingClientRect().top
    const before = top()
    the(screen.element, 'button', 'Show all').click()
    await until(() => panel.querySelectorAll('li').length === 27, 'all exceptions')
    expect(panel.querySelector('.panel-foot')).to.equal(null)
    expect(top(), 'the chart beside them keeps its place').to.equal(before)
  })

  it('fit a narrow page, with as many labels of bars as fit', async () => {
    await show(rows, { from: '2026-09-01', to: '2026-11-19' })
    screen.element.style.cssText = 'display: block; inline-size: 320px'
    const panel = the(screen.element, 'region', 'Work orders by week')
    const visibleLabels = () =>
      [...panel.querySelectorAll('.chart-axis bdi')].filter(each => each.getClientRects().length > 0)
    await until(() => visibleLabels().length === 6, 'every second label')
    expect(panel.scrollWidth).to.equal(panel.clientWidth)
    expect(textOf(screen.element)).to.include('346 drives')
  })
})
