import { expect } from 'chai'
import type { Clock } from '../../../test/fixtures/page/clock'
import { type Copies, raiseCopies, steerCopies } from '../../../test/fixtures/page/copies'
import { allOf, the } from '../../../test/fixtures/page/person'
import { open, type Screen } from '../../../test/fixtures/page/screen'
import { until } from '../../../test/fixtures/page/wait'
import '../index'

const dockA = 'skyreel-dock-a'
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe('the plan of copies in a work order', () => {
  let screen: Screen
  let copies: Copies
  let clock: Clock | null = null
  afterEach(() => {
    clock?.restore()
    clock = null
    return screen.end()
  })

  async function show(shipBy: string, workOrderNo = 'WO-68213') {
    screen = open('reeldock-work-orders', {
      scenario: 'approved-online',
      attributes: { 'work-order-no': workOrderNo, tab: 'duplication' },
      before(backend) {
        copies = steerCopies(backend)
        copies.shipBy(shipBy)
      },
    })
    await until(() => allOf(screen.element, 'region', 'Copy plan').length === 1, 'the plan')
  }
  const textOf = (node: Element) => node.textContent ?? ''
  const plan = () => the(screen.element, 'region', 'Copy plan')
  const text = () => screen.element.shadowRoot?.querySelector('.frame')?.textContent ?? ''
  const rows = () => [...plan().querySelectorAll('tbody tr')].map(row => textOf(row))
  const rise = async (bays: readonly number[]) => {
    const time = await raiseCopies(screen, copies, dockA, bays, text)
    clock = time
    return time
  }

  it('estimates no end before a rate is known', async () => {
    await show(hoursFromNow(240))
    await until(() => /Bay \d.*#\d+.*Estimating…/.test(rows()[0] ?? ''), 'the first copy')
    await until(() => textOf(plan()).includes('No copy speed yet'), 'the sentence about the speed')
    expect(plan().querySelector('.plan-key')).to.equal(null)
  })

  it('shows the end of each copy, and the day of its pick-up', async () => {
    await show(hoursFromNow(240))
    const time = await rise([1, 2])
    await time.until(() => /2 of 2 running copies make their pick-ups/.test(textOf(plan())), 'the sentence')
    expect(rows()[0]).to.match(/Bay [12].*#\d+.*\d\d:\d\d.*due \w{3} \d{4}-\d\d-\d\d/)
    expect(textOf(plan())).to.match(/Last copy ends .*\d\d:\d\d\./)
  })

  it('shows the copies of all orders due today, each with its order', async () => {
    await show(hoursFromNow(-48))
    the(screen.element, 'button', 'All due today').click()
    await until(() => rows().some(row => /WO-\d+ #\d+/.test(row) && !row.includes('WO-68213')), 'another order')
    the(screen.element, 'button', 'This order').click()
    await until(() => rows().every(row => !row.includes('WO-')), 'this order alone')
  })

  it('keeps the labels of now and of the pick-ups within the table at 320 px', async () => {
    await show(hoursFromNow(240))
    screen.element.style.cssText = 'display: block; inline-size: 320px'
    const box = (node: Element) => node.getBoundingClientRect()
    const axis = box(plan().querySelector('.plan-axis') as Element)
    for (const label of plan().querySelectorAll('.plan-axis > span')) {
      expect(box(label).left, textOf(label)).to.be.at.least(Math.floor(axis.left))
      expect(box(label).right, textOf(label)).to.be.at.most(Math.ceil(axis.right))
    }
  })

  it('counts the drives that are left for this order only', async () => {
    await show(hoursFromNow(240))
    await until(() => /drives? ha(s|ve) no copy yet/.test(textOf(plan())), 'the drives that are left')
    the(screen.element, 'button', 'All due today').click()
    await until(() => !textOf(plan()).includes('no copy yet'), 'no drives of an order')
  })

  it('offers to repeat a failed copy', async () => {
    await show(hoursFromNow(240), 'WO-68190')
    the(screen.element, 'button', 'Copy again…, Dock A, Bay 5').click()
    await until(() => allOf(screen.element, 'dialog', /^Erase and copy to .*Bay 5/).length === 1, 'the dialog')
  })

  it('names the drives that miss their pick-up', async () => {
    await show(hoursFromNow(-48))
    const time = await rise([1, 2])
    await time.until(() => /0 of 2 running copies/.test(textOf(plan())), 'the sentence')
    expect(rows()[0]).to.match(/\d+ (h \d+ min|days?) late/)
    expect(textOf(plan())).to.match(/Bay 1 ends .+, after its pick-up\./)
    expect(textOf(plan())).to.match(/Bay 2 ends .+, after its pick-up\./)
  })
})
