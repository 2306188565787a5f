import { expect } from 'chai'
import { addDays } from '../../core/base/days'
import { allOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import { freeMonth } from './month-fixtures'
import './index'

describe('thirty days of holidays in <reeldock-calendar>', () => {
  let screen: Screen
  const month = freeMonth()
  const cell = (date: string) => allOf(screen.element, 'day').find(each => each.dataset.day === date)
  const writes = () => screen.backend.calls.filter(({ method }) => method !== 'GET').map(({ method }) => method)
  const times = (method: string) => Array.from({ length: 30 }, () => method)

  beforeEach(async () => {
    localStorage.clear()
    screen = open('reeldock-calendar', { attributes: { month }, now: new Date().toISOString() })
    await until(() => screen.heard('ready').length === 1 && cell(`${month}-10`) !== undefined, 'ready')
  })
  afterEach(async () => {
    await screen.end()
    localStorage.clear()
  })

  /** Makes the selected days holidays with one Save, and reverts them with one Undo. */
  async function saveAndUndo(days: readonly string[]) {
    const areHolidays = () => days.flatMap(date => cell(date) ?? []).map(day => /Holiday$/.test(day.ariaLabel ?? ''))
    await until(() => allOf(screen.element, 'radio').length === 4, 'the panel')
    the(screen.element, 'radio', 'Holiday').click()
    await until(() => allOf(screen.element, 'button', 'Save 30 days').length === 1, 'all of them chosen')
    the(screen.element, 'button', 'Save 30 days').click()
    await until(() => allOf(screen.element, 'button', 'Undo').length === 1, 'saved')
    expect([writes(), areHolidays().every(Boolean)]).to.deep.equal([times('POST'), true])
    the(screen.element, 'button', 'Undo').click()
    await until(() => !areHolidays().some(Boolean), 'undone')
    await until(() => allOf(screen.element, 'button', 'Undo').length === 0, 'nothing is left to undo')
    expect(writes()).to.deep.equal([...times('POST'), ...times('PUT')])
  }

  it('are chosen with Shift and the arrows, saved at once and undone at once', async () => {
    const days = Array.from({ length: 30 }, (_, index) => addDays(`${month}-01`, index))
    let current = days[0] ?? ''
    cell(current)?.focus()
    const press = async (key: string, shiftKey: boolean, next: string) => {
      cell(current)?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, composed: true }))
      current = next
      await until(() => cell(next)?.ariaSelected === 'true' && cell(next)?.tabIndex === 0, `${key} to ${next}`)
    }
    await press('Enter', false, current)
    for (let week = 0; week < 4; week += 1) await press('ArrowDown', true, addDays(current, 7))
    await press('ArrowRight', true, addDays(current, 1))
    await saveAndUndo(days)
  })

  it('are chosen by a tap on the first and, in the next month, on the last, saved at once and undone at once', async () => {
    const days = Array.from({ length: 30 }, (_, index) => addDays(`${month}-20`, index))
    const tap = (date: string) =>
      cell(date)?.dispatchEvent(
        new PointerEvent('pointerdown', { button: 0, pointerType: 'touch', bubbles: true, composed: true }),
      )
    tap(days[0] ?? '')
    await until(() => cell(days[0] ?? '')?.ariaSelected === 'true', 'the first day')
    the(screen.element, 'button', 'Next month').click()
    await until(() => cell(days[29] ?? '')?.dataset.pending === undefined && !cell(`${month}-10`), 'the next month')
    tap(days[29] ?? '')
    await until(() => cell(days[29] ?? '')?.ariaSelected === 'true', 'the last day')
    await saveAndUndo(days)
  })
})
