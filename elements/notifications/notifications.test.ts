import { expect } from 'chai'
import { text } from '../../core/i18n/translate'
import { allOf, press, textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import '../drive-inventory/index'
import './index'

const title = 'Failed to save drive inventory'

for (const isWhole of [false, true])
  describe(`notices, ${isWhole ? 'with <reeldock-notifications> on the page' : 'in an element without <reeldock-notifications>'}`, () => {
    let screen: Screen
    let area: HTMLElement
    const dialog = () => screen.element.shadowRoot?.querySelector<HTMLDialogElement>('.dialog')
    const toastIn = (host: Element) =>
      allOf(host, 'button', 'Dismiss').map(button => button.closest('.toast') as HTMLElement)
    const focused = () => screen.element.shadowRoot?.activeElement ?? null

    beforeEach(async () => {
      localStorage.clear()
      screen = open('reeldock-drive-inventory', { scenario: 'small', attributes: { open: '' } })
      area = document.createElement('reeldock-notifications')
      if (isWhole) screen.element.after(area)
      await until(() => allOf(screen.element, 'textbox').length === 2, 'the drives')
      await until(() => screen.element.shadowRoot?.querySelector('.dialog [role=alert]') !== null, 'the regions')
    })
    afterEach(() => screen.end())
    after(() => localStorage.clear())

    async function failToSave(): Promise<() => void> {
      const lift = screen.backend.fail('PUT', 503)
      type(the(screen.element, 'textbox', 'CRU') as HTMLInputElement, '77')
      the(screen.element, 'button', 'Save').click()
      await until(() => toastIn(screen.element).length === 1, 'the toast')
      return lift
    }

    // @spec 1.23
    it('are in the open dialog: announced, focusable, and dismissed by Escape without closing the dialog', async () => {
      await failToSave()
      const [toast] = toastIn(screen.element)
      expect(dialog()?.contains(toast ?? null)).to.equal(true)
      const alert = dialog()?.querySelector('.sr-only [role=alert]')
      await until(() => alert?.textContent?.includes(title) === true, 'the announcement')
      const field = focused()
      the(screen.element, 'button', 'Dismiss').focus()
      press(the(screen.element, 'button', 'Dismiss'), 'Escape')
      await until(() => toastIn(screen.element).length === 0, 'no toast')
      expect([dialog()?.matches(':modal'), focused() === field]).to.deep.equal([true, true])
    })

    // @spec 1.26, 1.27
    it('move outside when the dialog closes, with all errors', async () => {
      await failToSave()
      the(screen.element, 'button', 'Close').click()
      const place = isWhole ? area : screen.element
      await until(() => !dialog() && toastIn(place).length === 1, 'the toast outside')
      expect(textOf(place)).to.include(title)
      if (isWhole) expect(toastIn(screen.element).length).to.equal(0)
    })

    // @spec 1.24
    it('explain an error in a nested dialog, which returns the focus when it closes', async () => {
      await failToSave()
      const before = focused()
      const details = the(screen.element, 'button', 'Details')
      details.focus()
      details.click()
      const inner = () => dialog()?.querySelector<HTMLDialogElement>('dialog')
      await until(() => inner()?.matches(':modal') === true, 'the error dialog')
      expect(inner()?.getAttribute('role')).to.equal('alertdialog')
      const shownText = inner()?.innerText ?? ''
      for (const part of [title, 'Failed on purpose with 503', 'status: 503', 'call: PUT /v1/', 'time: 2'])
        expect(shownText).to.include(part)
      expect(shownText).not.to.match(/bearer|token|@/i)
      expect([focused()?.textContent, toastIn(screen.element).length]).to.deep.equal(['Close', 0])
      inner()?.dispatchEvent(new Event('cancel', { cancelable: true }))
      await until(() => !inner(), 'no error dialog')
      expect([dialog()?.matches(':modal'), focused() === before]).to.deep.equal([true, true])
    })

    // @spec 1.25, 1.32
    it('announce long work without blocking the page, and mark its part as busy', async () => {
      let done = () => {}
      const field = the(screen.element, 'textbox', 'USB')
      field.focus()
      const running = screen.portal.notifications.write(
        { title: text('drives.saveFailed'), busy: text('drives.saved') },
        () =>
          new Promise<void>(resolve => {
            done = resolve
          }),
      )
      const card = () => dialog()?.querySelector<HTMLElement>('.busy-card')
      const announced = () =>
        dialog()?.querySelector<HTMLElement>('.sr-only[role=status]:has(+ .busy-layer)')?.textContent
      expect([Boolean(card()), announced()]).to.deep.equal([false, ''])
      const busyPart = () => screen.element.shadowRoot?.querySelector('.screen[aria-busy=true]')
      await until(() => Boolean(busyPart()), 'a busy screen')
      await until(() => card()?.checkVisibility() === true, 'the card')
      expect(card()?.parentElement?.matches(':popover-open')).to.equal(true)
      expect([announced(), focused()]).to.deep.equal(['Drive inventory was updated successfully', field])
      done()
      await running
      await until(() => !card() && !busyPart(), 'no card')
      expect(focused()).to.equal(field)
    })

    it('are removed with their element', async () => {
      await failToSave()
      const { notifications } = screen.portal
      screen.element.parentElement?.remove()
      await until(() => notifications.shownBy.value === null && notifications.busy.value === null, 'nothing')
    })
  })
