import { expect } from 'chai'
import { allOf, textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

type DriveElement = HTMLElement & { dirty: boolean; save(): Promise<boolean>; discard(): void }

describe('<reeldock-drive-inventory>', () => {
  let screen: Screen
  const element = () => screen.element as DriveElement
  const cru = () => the(screen.element, 'textbox', 'CRU') as HTMLInputElement
  const usb = () => the(screen.element, 'textbox', 'USB') as HTMLInputElement
  const press = (name: string) => the(screen.element, 'button', name).click()
  const buttons = () => allOf(screen.element, 'button').map(button => button.textContent)
  const puts = () => screen.backend.calls.filter(({ method }) => method === 'PUT')

  async function show(attribute: 'open' | 'inline', options: Parameters<typeof open>[1] = {}) {
    screen = open('reeldock-drive-inventory', { scenario: 'small', attributes: { [attribute]: '' }, ...options })
    await until(() => /CRU|Could not/.test(textOf(screen.element)), 'the drives')
  }

  /** Saves this count of drives of the first type as another person. */
  const saveElsewhere = (totalStock: number) =>
    screen.backend.options.fetch(`${screen.backend.options.bases.partners}/v1/partner/cinderlane`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${screen.backend.options.token}` },
      body: JSON.stringify({ companyId: 'C-30120', drives: [{ driveType: 'CRU', totalStock }] }),
    })

  beforeEach(() => localStorage.clear())
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  // @spec 2.57, 2.59, 2.62
  it('is a dialog with Close and Save; saving closes it', async () => {
    await show('open')
    the(screen.element, 'dialog', 'Drive inventory')
    expect(buttons()).to.deep.equal(['Close', 'Save'])
    expect(allOf(screen.element, 'columnheader').map(head => head.textContent)).to.deep.equal(['Type', 'Quantity'])
    type(cru(), '12')
    type(usb(), '999')
    press('Save')
    await until(() => screen.heard('closed').length === 1, 'closed')
    expect(screen.heard('drives-saved')).to.deep.equal([
      {
        drives: [
          { driveType: 'CRU', totalStock: 12 },
          { driveType: 'USB', totalStock: 999 },
        ],
        element: 'reeldock-drive-inventory',
      },
    ])
    expect(element().hasAttribute('open')).to.equal(false)
    await until(() => allOf(screen.element, 'dialog').length === 0, 'no dialog')
    await until(() => textOf(screen.element).includes('Drive inventory was updated successfully'), 'the toast')
  })

  it('keeps edits that are made during a save, and reports them as unsaved', async () => {
    await show('open')
    type(cru(), '12')
    const saving = element().save()
    type(usb(), '34')
    expect(await saving).to.equal(false)
    expect([screen.heard('drives-saved').length, element().dirty, usb().value]).to.deep.equal([1, true, '34'])
    expect(await element().save()).to.equal(true)
  })

  it('reads the stocks again each time its dialog opens', async () => {
    await show('open')
    for (const stock of [3, 4]) {
      press('Close')
      await until(() => allOf(screen.element, 'dialog').length === 0, 'no dialog')
      await saveElsewhere(stock)
      element().setAttribute('open', '')
      await until(() => allOf(screen.element, 'textbox').length === 2 && cru().value === `${stock}`, 'the saved stock')
    }
    type(cru(), '77')
    press('Close')
    await until(() => allOf(screen.element, 'dialog').length === 0, 'no dialog')
    await saveElsewhere(5)
    element().setAttribute('open', '')
    await until(() => /CRU · 5\D.*CRU · 77/.test(textOf(screen.element)), 'both values')
    press('Use the saved version')
    await until(() => cru().value === '5', 'the newest')
  })

  // @spec 2.61, 5.44, 5.45, 5.61
  it('only shows validation errors at their fields, without saving or closing', async () => {
    await show('open')
    type(cru(), '')
    type(usb(), '1.5')
    press('Save')
    await until(() => textOf(screen.element).includes('Enter a valid value'), 'the errors')
    const texts = [cru(), usb()].map(field => {
      const message = field.getAttribute('aria-errormessage') ?? ''
      return (field.getRootNode() as ShadowRoot).getElementById(message)?.textContent
    })
    expect(texts).to.deep.equal(['Enter the number of drives on hand', 'Enter a valid value'])
    expect([cru(), usb()].map(({ ariaInvalid }) => ariaInvalid)).to.deep.equal(['true', 'true'])
    expect([puts(), screen.heard('closed'), element().hasAttribute('open')]).to.deep.equal([[], [], true])
    type(cru(), '5')
    await until(() => !textOf(screen.element).includes('Enter the number'), 'the mended field')
  })

  // @spec 1.2, 5.46
  it('shows that drives are counted in units of 1 TB', async () => {
    await show('inline')
    expect(textOf(screen.element)).to.include('1 TB drives, up to 999 of each type')
  })

  // @spec 5.43
  it('limits a field to three characters', async () => {
    await show('inline')
    expect([cru().maxLength, usb().inputMode]).to.deep.equal([3, 'numeric'])
  })

  it('closes by its button, and keeps edits', async () => {
    await show('open')
    type(cru(), '77')
    press('Close')
    expect(screen.heard('closed')).to.have.length(1)
    expect(puts()).to.deep.equal([])
    element().toggleAttribute('open', true)
    await until(() => allOf(screen.element, 'dialog').length === 1, 'the dialog')
    expect(cru().value).to.equal('77')
  })

  it('stays open when the save fails, with the edits and the reason', async () => {
    await show('open')
    screen.backend.fail('PUT', 503)
    type(cru(), '77')
    press('Save')
    await until(() => textOf(screen.element).includes('Failed to save drive inventory'), 'the reason')
    expect([cru().value, screen.heard('closed').length]).to.deep.equal(['77', 0])
  })

  it('has no Close button inline, and reports edits to its host', async () => {
    await show('inline')
    expect(allOf(screen.element, 'dialog').length).to.equal(0)
    expect(buttons()).to.deep.equal(['Save'])
    const before = cru().value
    type(cru(), '77')
    await until(() => element().dirty, 'dirty')
    element().discard()
    await until(() => !element().dirty, 'clean')
    expect(cru().value).to.equal(before)
    type(cru(), '78')
    await until(() => element().dirty, 'dirty')
    expect(await element().save()).to.equal(true)
    expect(puts().length).to.equal(1)
    await until(() => screen.heard('dirty-changed').length === 4, 'the events')
    expect(screen.heard('dirty-changed').map(detail => (detail as { dirty: boolean }).dirty)).to.deep.equal([
      true,
      false,
      true,
      false,
    ])
  })

  // @spec 2.58, 6.6
  it('is read-only with only Close while the registration is pending, despite stored edits', async () => {
    const storedDraft = { value: { '0.totalStock': { mine: '888', over: '0' } }, until: null }
    await show('open', {
      scenario: 'pending',
      before: ({ options }) =>
        localStorage.setItem(`reeldock:draft:${options.bases.main} C-33000:drives`, JSON.stringify(storedDraft)),
    })
    expect(allOf(screen.element, 'textbox')).to.deep.equal([])
    expect(buttons()).to.deep.equal(['Close'])
    expect(textOf(screen.element)).to.include('Read-only until the registration is approved')
    expect(textOf(screen.element)).not.to.include('888')
  })

  it('shows conflicts with remote changes, and offers a retry if the read failed', async () => {
    await show('inline')
    type(cru(), '77')
    await saveElsewhere(3)
    await (element() as unknown as { refresh(): Promise<void> }).refresh()
    await until(() => textOf(screen.element).includes('Someone else changed this'), 'the offer')
    expect(textOf(screen.element), 'both values').to.match(/CRU · 3\D.*CRU · 77/)
    expect(cru().value).to.equal('77')
    const sent = puts().length
    const save = the(screen.element, 'button', 'Save')
    expect([save.ariaDisabled, save.title]).to.deep.equal(['true', 'Choose which version to keep'])
    save.click()
    press('Use the saved version')
    await until(() => cru().value === '3', 'theirs')
    press('Undo')
    await until(() => cru().value === '77', 'what was typed')
    expect(textOf(screen.element)).to.include('Someone else changed this')
    press('Use the saved version')
    await until(() => cru().value === '3', 'theirs again')
    expect([puts().length, the(screen.element, 'button', 'Save').title]).to.deep.equal([sent, 'Nothing has changed'])
    await screen.end()
    let lift = () => {}
    await show('inline', {
      before: backend => {
        lift = backend.fail('/v1/users/me', 503)
      },
    })
    expect(textOf(screen.element)).to.include('Failed on purpose with 503')
    expect(screen.heard('error').map(detail => (detail as { status: number }).status)).to.deep.equal([503])
    lift()
    press('Try again')
    await until(() => allOf(screen.element, 'textbox').length === 2, 'the drives')
  })

  for (const [how, act] of [
    ['by one press', () => press('Send now')],
    ['when the connection is back', () => dispatchEvent(new Event('online'))],
  ] as const)
    it(`shows queued edits as kept, and sends them ${how}`, async () => {
      await show('inline')
      const recover = screen.backend.fail(/PUT/, 'offline')
      type(cru(), '12')
      press('Save')
      await until(() => textOf(screen.element).includes('1 change not sent yet'), 'the waiting edit')
      await until(() => textOf(screen.element).includes('kept on this computer'), 'the note')
      expect(textOf(screen.element)).not.to.include('Failed to save drive inventory')
      recover()
      act()
      await until(() => textOf(screen.element).includes('Drive inventory was updated successfully'), 'the toast')
      expect(textOf(screen.element)).not.to.include('not sent yet')
      expect(screen.heard('drives-saved')).to.have.length(1)
    })

  it('distinguishes queued edits from later ones', async () => {
    await show('inline')
    screen.backend.fail(/PUT/, 'offline')
    type(cru(), '12')
    press('Save')
    await until(() => textOf(screen.element).includes('1 change not sent yet'), 'the waiting edit')
    expect(textOf(screen.element)).not.to.include('Later edits')
    type(usb(), '13')
    await until(() => textOf(screen.element).includes('Later edits are not saved.'), 'the later edit')
    type(cru(), '14')
    await until(() => !textOf(screen.element).includes('not sent yet'), 'no waiting edit')
    expect(element().dirty).to.equal(true)
  })
})
