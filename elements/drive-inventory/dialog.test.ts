import { expect } from 'chai'
import { allOf, textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until, after as wait } from '../../test/fixtures/page/wait'
import './index'

describe('the dialog of <reeldock-drive-inventory>', () => {
  let screen: Screen
  const dialog = () => screen.element.shadowRoot?.querySelector('dialog')
  const cru = () => the(screen.element, 'textbox', 'CRU') as HTMLInputElement
  const usb = () => the(screen.element, 'textbox', 'USB') as HTMLInputElement
  const focused = () => screen.element.shadowRoot?.activeElement

  beforeEach(async () => {
    localStorage.clear()
    screen = open('reeldock-drive-inventory', { scenario: 'small', attributes: { open: '' } })
    await until(() => allOf(screen.element, 'textbox').length === 2, 'the drives')
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  it('shows a failed save inside itself, where screen readers announce it', async () => {
    screen.backend.fail('PUT', 503)
    type(cru(), '77')
    the(screen.element, 'button', 'Save').click()
    const alert = () => dialog()?.querySelector('[role=alert]')?.textContent ?? ''
    await until(() => alert().includes('Failed on purpose with 503'), 'the reason')
    expect(alert()).to.include('Failed to save drive inventory')
    expect(alert()).to.include('Your edits are not lost. Try again in a moment.')
  })

  it('focuses its first field, although its stocks arrive later', async () => {
    await until(() => focused() === cru(), 'the focus')
  })

  it('focuses the first invalid field', async () => {
    type(usb(), '1.5')
    const save = the(screen.element, 'button', 'Save')
    save.focus()
    save.click()
    await until(() => focused() === usb(), 'the focus')
  })

  it('is replaced by the reason when the session ends, and restored unchanged', async () => {
    const lift = screen.backend.fail(/./, 401)
    type(cru(), '77')
    the(screen.element, 'button', 'Save').click()
    await until(() => textOf(screen.element).includes('You’re not signed in'), 'the reason')
    expect(dialog()?.matches(':modal')).to.equal(false)
    await until(() => focused()?.textContent === 'Sign in', 'the focus')
    lift()
    screen.portal.renew()
    await until(() => dialog()?.matches(':modal') === true, 'the dialog')
    expect([cru().value, screen.heard('closed').length]).to.deep.equal(['77', 0])
    expect(textOf(screen.element)).not.to.include('not signed in')
  })

  it('does not show the end of the session while it is closed', async () => {
    the(screen.element, 'button', 'Close').click()
    await until(() => allOf(screen.element, 'dialog').length === 0, 'no dialog')
    screen.backend.fail(/./, 401)
    await (screen.element as unknown as { refresh(): Promise<void> }).refresh()
    await until(() => screen.portal.access.value === 'unauthorized', 'the end of the session')
    await wait(0)
    expect(textOf(screen.element)).to.equal('')
  })

  it('stays modal when its element is moved', async () => {
    const elsewhere = document.createElement('div')
    screen.element.parentElement?.append(elsewhere)
    elsewhere.append(screen.element)
    await until(() => dialog()?.matches(':modal') === true, 'modal again')
    expect(screen.heard('closed').length).to.equal(0)
  })
})
