import { expect } from 'chai'
import { type Combo, type ShortcutId, shortcuts } from '../../../core/shipments/keys/shortcuts'
import { openRows, pendingRow } from '../../../test/fixtures/page/order-rows'
import { allOf, press, the, type } from '../../../test/fixtures/page/person'
import type { Screen } from '../../../test/fixtures/page/screen'
import { until } from '../../../test/fixtures/page/wait'
import '../index'

describe('the keyboard shortcuts of shipments', function (this: Mocha.Suite) {
  let screen: Screen
  beforeEach(async () => {
    screen = await openRows(3, pendingRow)
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  const root = () => screen.element.shadowRoot as ShadowRoot
  const focused = () => root().activeElement as HTMLElement
  const dialogs = () => allOf(screen.element, 'dialog', 'Keyboard shortcuts')
  const search = () => the(screen.element, 'searchbox')
  const numberOf = (index: number) =>
    root().querySelectorAll<HTMLElement>('.edit-cell[data-field="shippingTracking"]')[index] as HTMLElement
  const isInNumber = () => focused()?.matches('[data-field="shippingTracking"] input') === true

  /** Presses a combo, and returns whether the element handled it. */
  function pressCombo(target: HTMLElement, { key, control, shift }: Combo, more: KeyboardEventInit = {}): boolean {
    const event = new KeyboardEvent('keydown', {
      key: key === 'Character' ? '7' : key,
      ctrlKey: control === true,
      shiftKey: shift === true,
      bubbles: true,
      composed: true,
      cancelable: true,
      ...more,
    })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }

  it('are listed on a question mark and by a button', async () => {
    numberOf(0).focus()
    expect(pressCombo(numberOf(0), { key: '?' }, { shiftKey: true })).to.equal(true)
    await until(() => dialogs().length === 1, 'the list')
    the(screen.element, 'button', 'Close').click()
    await until(() => dialogs().length === 0, 'the end of the list')
    the(screen.element, 'button', 'Keyboard shortcuts').click()
    await until(() => dialogs().length === 1, 'the list')
  })

  it('ignore a question mark in fields, with other modifiers, on the host page and in dialogs', async () => {
    for (const key of ['ctrlKey', 'altKey', 'metaKey'])
      expect(pressCombo(numberOf(0), { key: '?' }, { [key]: true }), key).to.equal(false)
    expect(pressCombo(search(), { key: '?' }), 'the search').to.equal(false)
    expect(pressCombo(document.body, { key: '?' }), 'the page').to.equal(false)
    const prevent = (event: Event) => event.preventDefault()
    document.addEventListener('keydown', prevent, { capture: true, once: true })
    pressCombo(the(screen.element, 'button', 'Export'), { key: '?' })
    the(screen.element, 'button', 'Paste tracking').click()
    await until(() => allOf(screen.element, 'dialog').length === 1, 'another dialog')
    expect(pressCombo(the(screen.element, 'dialog').querySelector('button') as HTMLElement, { key: '?' })).to.equal(
      false,
    )
    expect(dialogs().length).to.equal(0)
  })

  it('are listed in full, and each works at its listed place', async () => {
    the(screen.element, 'button', 'Keyboard shortcuts').click()
    await until(() => dialogs().length === 1, 'the list')
    const listed = [...root().querySelectorAll<HTMLElement>('[data-shortcut]')].map(({ dataset }) => dataset.shortcut)
    expect(listed.toSorted()).to.deep.equal(Object.keys(shortcuts).toSorted())
    the(screen.element, 'button', 'Close').click()
    await until(() => dialogs().length === 0, 'the end of the list')

    const isAt = (row: number) => () =>
      isInNumber() && focused().closest<HTMLElement>('[data-row]')?.dataset.row?.endsWith(`00${row}`) === true
    const isOnButton = () => focused()?.matches('.edit-cell[data-field="shippingTracking"]') === true
    // Each shortcut leaves the state that the next ones need: a shipped row without a number, a step to undo, a closed
    // row.
    const steps: readonly (readonly [ShortcutId, () => boolean])[] = [
      ['find', isAt(1)],
      ['below', isAt(2)],
      ['above', isAt(1)],
      ['undoCell', isOnButton],
      ['typeOver', isAt(1)],
      ['nextRow', isAt(2)],
      ['ship', isAt(3)],
      ['problem', isAt(2)],
      ['problemBefore', isAt(2)],
      ['undo', isAt(2)],
      ['redo', isAt(2)],
      ['shipAll', isInNumber],
      ['save', () => true],
      ['help', () => dialogs().length === 1],
    ]
    expect(steps.map(([id]) => id).toSorted()).to.deep.equal(listed.toSorted())
    for (const [id, isDone] of steps)
      for (const [index, combo] of shortcuts[id].combos.entries()) {
        if (id === 'find') search().focus()
        if (id === 'help') the(screen.element, 'button', 'Export').focus()
        if (index > 0) pressCombo(focused(), shortcuts.undo.combos[0])
        await until(() => focused() !== null, id)
        expect(pressCombo(focused(), combo), id).to.equal(true)
        await until(isDone, id)
      }
  })

  it('move from the search to the first courier in two presses', async () => {
    let presses = 0
    search().focus()
    pressCombo(focused(), { key: 'Enter' })
    presses += 1
    await until(isInNumber, 'the number of the first row')
    // Shift+Tab moves to the previous stop, which only a real browser key does.
    const stops = [...root().querySelectorAll<HTMLElement>('input, select, button, a[href], [tabindex]')].filter(
      stop => stop.tabIndex >= 0 && stop.checkVisibility(),
    )
    const before = stops[stops.indexOf(focused()) - 1]
    presses += 1
    expect(before?.closest('[data-field]')?.getAttribute('data-field')).to.equal('shippingCourier')
    expect(before?.closest('tr')?.textContent).to.include('Aurora')
    expect(presses).to.be.at.most(3)
    before?.focus()
    type(before as HTMLElement, 'UPS')
    press(before as HTMLElement, 'Enter')
    await until(() => (before as HTMLInputElement).value === 'UPS', 'the courier')
  })
})
