import { expect } from 'chai'
import { addDays, weekdayOf } from '../../core/base/days'
import { epochOf } from '../../core/base/zoned'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { orderRow } from '../../test/fixtures/page/order-row'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { deferred, until } from '../../test/fixtures/page/wait'
import { monthOf } from '../kit/calendar/days'
import { freeMonth } from './month-fixtures'
import './index'

const zone = 'America/Chicago'

/** Returns a Wednesday four weeks ahead. The seeded worlds mark nothing around it, regardless of today. */
function freeWednesday(): string {
  const first = addDays(new Date().toISOString().slice(0, 10), 25)
  return addDays(first, (10 - weekdayOf(first)) % 7)
}

describe('orders that a holiday in <reeldock-calendar> moves forward', () => {
  const wednesday = freeWednesday()
  const tuesday = addDays(wednesday, -1)
  /** Another day in the same month. */
  const otherDay = addDays(wednesday, wednesday.endsWith('01') ? 1 : -1)
  const dueOn = (day: string) => new Date(epochOf(day, '15:00', zone)).toISOString()
  const due = (workOrderNo: string, day = wednesday) => orderRow({ workOrderNo, nextShipBy: dueOn(day) })

  let screen: Screen
  /** The offsets of the pages of orders that were read. */
  let offsets: number[]
  const pageText = () => textOf(screen.element)
  const cell = (date: string) => allOf(screen.element, 'day').find(each => each.dataset.day === date) as HTMLElement
  const root = () => screen.element.shadowRoot?.querySelector('*')?.getRootNode() as ShadowRoot
  const sentence = () => root().querySelector<HTMLElement>('.moved-orders')

  async function show(orders: readonly WorkOrderRow[], { month = monthOf(wednesday), later = Promise.resolve() } = {}) {
    offsets = []
    screen = open('reeldock-calendar', {
      attributes: { month },
      now: new Date().toISOString(),
      before({ options }) {
        const { fetch } = options
        options.fetch = async (input, init) => {
          const { pathname, searchParams } = new URL(String(input))
          if (!pathname.endsWith('/v1/work-orders')) return fetch(input, init)
          const [offset, size] = [Number(searchParams.get('offset')), Number(searchParams.get('ps'))]
          offsets.push(offset)
          if (offset > 0) await later
          return Response.json({ workOrders: orders.slice(offset, offset + size), total: orders.length })
        }
      },
    })
    await until(() => screen.heard('ready').length === 1 && !root().querySelector('[data-pending]'), 'the month')
  }

  async function select(date: string) {
    const init = { button: 0, pointerType: 'touch', bubbles: true, composed: true }
    cell(date).dispatchEvent(new PointerEvent('pointerdown', init))
    await until(() => allOf(screen.element, 'heading', date).length > 0, 'the panel')
    await until(() => allOf(screen.element, 'radio').length === 4, 'the kinds')
  }

  async function choose(date: string, kind: string) {
    await select(date)
    the(screen.element, 'radio', kind).click()
  }

  beforeEach(() => localStorage.clear())
  afterEach(async () => {
    await screen.end()
    localStorage.clear()
  })

  it('are named with their new pick-up, without orders that do not move, until the holiday is unset', async () => {
    await show([due('WO-1'), due('WO-2', addDays(wednesday, 1)), due('WO-3', tuesday), due('WO-4')])
    await choose(wednesday, 'Holiday')
    await until(() => pageText().includes('2 orders must ship earlier:'), 'the sentence')
    expect(pageText()).to.include(`WO-1 by Tue ${tuesday} 18:00`).and.include(`WO-4 by Tue ${tuesday} 18:00`)
    expect(pageText()).not.to.match(/WO-[23]|more|At least/)
    expect(sentence()?.closest('.days-panel'), 'beside the Save of the day').not.to.equal(null)
    expect(sentence()?.role).to.equal('status')
    const untranslated = [...(sentence()?.querySelectorAll('[translate=no]') ?? [])]
    expect(untranslated.map(each => each.textContent)).to.deep.equal(['WO-1', 'WO-4'])
    the(screen.element, 'radio', 'Standard').click()
    await until(() => sentence() === null, 'no sentence')
    expect(pageText()).not.to.include('ship earlier')
  })

  it('are computed with the saved holidays of a later month', async () => {
    await show([due('WO-1')])
    await choose(wednesday, 'Holiday')
    the(screen.element, 'button', 'Save 1 day').click()
    await until(() => /Holiday$/.test(cell(wednesday).ariaLabel ?? ''), 'the holiday')
    await choose(tuesday, 'Holiday')
    await until(() => pageText().includes(`WO-1 by Mon ${addDays(tuesday, -1)} 18:00`), 'the sentence')
  })

  it('are named up to three, and the others are counted', async () => {
    await show(['WO-1', 'WO-2', 'WO-3', 'WO-4', 'WO-5'].map(no => due(no)))
    await choose(wednesday, 'Holiday')
    await until(() => pageText().includes('5 orders must ship earlier:'), 'the sentence')
    expect(pageText()).to.include('WO-3').and.include('and 2 more')
    expect(pageText()).not.to.match(/WO-[45]/)
  })

  it('are counted with “at least” while not all are read', async () => {
    const { promise, resolve } = deferred<void>()
    const rest = Array.from({ length: 49 }, (_, index) => due(`WO-${index + 100}`, tuesday))
    await show([due('WO-1'), ...rest, due('WO-2')], { later: promise })
    await choose(wednesday, 'Holiday')
    await until(() => pageText().includes('At least 1 order must ship earlier:'), 'the first page')
    resolve()
    await until(() => pageText().includes('2 orders must ship earlier:'), 'the second page')
    expect(pageText()).not.to.include('At least')
  })

  it('are named once, in the panel or else in the bar, until the holiday is saved', async () => {
    await show([due('WO-1')])
    await choose(wednesday, 'Holiday')
    await until(() => pageText().includes('WO-1'), 'the sentence')
    const isIn = (place: string) => sentence()?.closest(place)?.textContent?.includes('WO-1') === true
    await select(otherDay)
    await until(() => isIn('.days-panel'), 'in the panel')
    expect(root().querySelectorAll('.moved-orders').length).to.equal(1)
    the(screen.element, 'button', 'Close').click()
    await until(() => isIn('.unsaved-bar'), 'in the bar')
    expect(root().querySelectorAll('.moved-orders').length).to.equal(1)
    the(screen.element, 'button', 'Save 1 day').click()
    await until(() => screen.heard('calendar-saved').length === 1, 'saved')
    await until(() => sentence() === null, 'no sentence')
  })

  it('are not read before a holiday is chosen, nor for a discount', async () => {
    await show([due('WO-1')])
    await choose(wednesday, 'Discount')
    await until(() => allOf(screen.element, 'textbox', 'Discount').length === 1, 'the percentage')
    expect(offsets).to.deep.equal([])
    the(screen.element, 'radio', 'Holiday').click()
    await until(() => pageText().includes('WO-1'), 'the sentence')
    expect(offsets).to.deep.equal([0])
  })

  it('add no drives to the month, because no list of the page has shown them', async () => {
    await show([due('WO-1')])
    await choose(wednesday, 'Holiday')
    await until(() => pageText().includes('WO-1'), 'the sentence')
    expect(pageText()).not.to.match(/\bdrives?\b/i)
    expect(cell(wednesday).ariaLabel).not.to.include('drive')
  })

  it('are not read for a holiday more than sixty days ahead', async () => {
    const month = freeMonth()
    await show([due('WO-1', `${month}-10`)], { month })
    await choose(`${month}-10`, 'Holiday')
    await until(() => cell(`${month}-10`).ariaLabel?.includes('Holiday, not saved') === true, 'the choice')
    expect([offsets, sentence()]).to.deep.equal([[], null])
  })
})
