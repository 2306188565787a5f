import { expect } from 'chai'
import type { Clock } from '../../test/fixtures/page/clock'
import { type Copies, raiseCopies, steerCopies } from '../../test/fixtures/page/copies'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import '../appliances/index'
import '../work-orders/index'

const dockA = 'skyreel-dock-a'
const hour = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

describe('the punctuality of copies', () => {
  let screen: Screen
  let copies: Copies
  let clock: Clock | null = null
  const notes = () => [...(screen.element.shadowRoot?.querySelectorAll<HTMLElement>('.slot-note') ?? [])]
  const ends = () => notes().filter(({ textContent }) => /^ends /.test(textContent ?? ''))
  const barAt = (note: HTMLElement | undefined) => {
    const bar = note?.closest('li')?.querySelector<HTMLElement>('[role=img]')
    if (!bar) throw new Error('no bar')
    return bar
  }
  const filled = (bar: HTMLElement) => {
    const fill = bar.querySelector('.time-bar-done')?.getBoundingClientRect().width ?? 0
    return Math.round((100 * fill) / bar.getBoundingClientRect().width)
  }
  const shownText = () => screen.element.shadowRoot?.querySelector('.frame')?.textContent ?? ''
  afterEach(() => {
    clock?.restore()
    clock = null
    return screen.end()
  })

  async function show(tag: string, shipBy: string, attributes: Record<string, string> = {}) {
    screen = open(tag, {
      scenario: 'approved-online',
      attributes,
      before(backend) {
        copies = steerCopies(backend)
        copies.shipBy(shipBy)
      },
    })
    await until(() => screen.element.shadowRoot?.querySelector('.slot') != null, 'the bays')
  }
  async function progressCopies(bays: readonly number[]): Promise<Clock> {
    const time = await raiseCopies(screen, copies, dockA, bays, shownText)
    clock = time
    return time
  }

  it('shows “Estimating…” until a copy has a rate, and then its end and its last pick-up', async () => {
    await show('reeldock-appliances', fromNow(240))
    await until(() => notes().length > 0, 'the bays at work')
    expect(new Set(notes().map(({ textContent }) => textContent))).to.deep.equal(new Set(['Estimating…']))
    await until(() => shownText().includes('To the projected end'), 'the key')
    expect(shownText()).not.to.match(/last pick-up/i)
    const time = await progressCopies([1])
    await time.until(() => ends().length === 1, 'the end')
    expect(shownText()).to.match(/Last pick-up, \w{3} \d{4}-\d\d-\d\d \d\d:\d\d/)
    const [end] = ends()
    expect(end?.textContent).to.match(/^ends (\w{3} )?\d\d:\d\d$/)
    expect(end?.dataset.tone).to.equal(undefined)
    expect(end?.closest('li')?.textContent).to.include('Bay 1')
    expect(barAt(end).ariaLabel).to.match(/^Step 2 of 3, 55% of the whole copy, makes \w{3} \d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(end?.parentElement?.title).to.match(/^Last pick-up /)
    expect(filled(barAt(end))).to.equal(55)
    expect(shownText()).not.to.include('After the last pick-up')
    expect(barAt(end).querySelector('.time-bar-limit')).not.to.equal(null)
    expect(barAt(end).querySelector('.time-bar-late')).to.equal(null)
  })

  it('hatches and labels the time after a missed pick-up', async () => {
    await show('reeldock-appliances', fromNow(-48))
    const time = await progressCopies([1])
    await time.until(() => ends().length === 1, 'the end')
    const [end] = ends()
    expect(end?.dataset.tone).to.equal('danger')
    expect(barAt(end).ariaLabel).to.match(/misses \w{3} \d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(barAt(end).querySelector('.time-bar-late')).not.to.equal(null)
    expect(shownText()).to.include('After the last pick-up')
  })

  it('sums up all running copies of an order once each has a rate', async () => {
    const attributes = { 'work-order-no': 'WO-68213', tab: 'duplication' }
    await show('reeldock-work-orders', fromNow(-48), attributes)
    const time = await progressCopies([1, 2])
    await time.until(
      () => /2 copies finish too late, the last .+, after the last pick-up /.test(shownText()),
      'the sentence',
    )
    expect(ends().map(({ dataset }) => dataset.tone)).to.deep.equal(['danger', 'danger'])
  })
})
