import { expect } from 'chai'
import type { Registration } from '../../core/wire/people'
import { allOf, choose, textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

type RegistrationElement = HTMLElement & { dirty: boolean; save(): Promise<boolean>; step: string }

describe('<reeldock-registration>', () => {
  let screen: Screen
  const element = () => screen.element as RegistrationElement
  const press = (name: string) => the(screen.element, 'button', name).click()
  const shownText = () => textOf(screen.element)
  const posts = () => screen.backend.calls.filter(({ method }) => method === 'POST')
  const problems = () =>
    [...(screen.element.shadowRoot?.querySelectorAll('.wizard-step') ?? [])].map(
      step => step.querySelector('.wizard-problems')?.textContent ?? '',
    )
  const isInvalidFocused = () => screen.element.shadowRoot?.activeElement?.getAttribute('aria-invalid') === 'true'

  const acceptTerms = () => {
    const boxes = screen.element.shadowRoot?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []
    ;[...boxes].at(-1)?.click()
  }

  async function show(scenario: Parameters<typeof open>[1], what: string) {
    screen = open('reeldock-registration', scenario)
    await until(() => shownText().includes(what), what)
  }
  const showStep = (step: string, what: string) => show({ scenario: 'needs-more-info', attributes: { step } }, what)

  beforeEach(() => localStorage.clear())
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  it('shows the errors of a step before the next one, and focuses the first invalid field', async () => {
    await show({ scenario: 'not-submitted' }, 'At least one. Couriers')
    expect(problems()).to.deep.equal(['', '', ''])
    press('Next')
    await until(() => shownText().includes('At least one phone number is required'), 'the errors')
    await until(() => problems()[0] !== '', 'the count')
    await until(isInvalidFocused, 'the focus')
    expect(shownText()).to.include('fields need your attention')
    expect(problems().slice(1)).to.deep.equal(['', ''])
    expect(element().step).to.equal('1')
  })

  // @spec 2.29
  it('goes to another step with an event, and keeps edits', async () => {
    await showStep('1', 'At least one. Couriers')
    press('Next')
    await until(() => element().step === '2', 'the second step')
    expect(screen.heard('view-changed')).to.deep.include({
      name: 'step',
      value: '2',
      element: 'reeldock-registration',
    })
    await until(() => allOf(screen.element, 'button', 'Drives and certificates').length > 0, 'the last step')
    press('Drives and certificates')
    await until(() => shownText().includes('CRU'), 'the drives')
    type(the(screen.element, 'textbox', 'CRU'), '77')
    await until(() => element().dirty, 'dirty')
    press('Company')
    await until(() => shownText().includes('At least one. Couriers'), 'the first step')
    press('Drives and certificates')
    await until(() => shownText().includes('CRU'), 'the drives')
    expect((the(screen.element, 'textbox', 'CRU') as HTMLInputElement).value).to.equal('77')
  })

  // @spec 2.29, 2.31
  it('keeps Register enabled, counts the errors of each step, and sends nothing', async () => {
    await show({ scenario: 'not-submitted', attributes: { step: '3' } }, 'We accept the terms')
    press('Register')
    await until(() => problems().every(count => count !== ''), 'the counts')
    expect(element().step).to.equal('1')
    await until(isInvalidFocused, 'the focus')
    expect(posts()).to.deep.equal([])
  })

  // @spec 1.7, 2.18, 2.30, 2.34, 3.11, 4.9
  it('shows the changes since the last submission, and submits them to the same approval', async () => {
    await showStep('3', 'Please add a landline number')
    await until(() => shownText().includes('We accept the terms'), 'the step')
    const bandwidth = the(screen.element, 'textbox', 'Allocated bandwidth') as HTMLInputElement
    expect(bandwidth.value).to.equal('500.00')
    type(the(screen.element, 'textbox', 'USB'), '90')
    await until(() => /USB · 85 becomes USB · 90/.test(shownText()), 'the change')
    press('Register')
    await until(() => shownText().includes('This field is required'), 'the terms')
    expect(posts()).to.deep.equal([])
    acceptTerms()
    press('Register')
    await until(() => shownText().includes('Your registration was submitted'), 'success')
    const [post] = posts()
    if (!post) throw new Error('nothing was sent')
    expect(post.path).to.equal('/v1/approvals/granite-registration-1')
    const { bandwidth: bits, drives } = post.body as Registration
    expect(bits).to.equal(500 * 1024 ** 2)
    expect(drives).to.deep.equal([
      { driveType: 'CRU', totalStock: 320 },
      { driveType: 'USB', totalStock: 90 },
    ])
    expect(screen.heard('registration-submitted')).to.deep.equal([
      { approvalId: 'granite-registration-1', element: 'reeldock-registration' },
    ])
    expect(screen.heard('navigate')).to.deep.include({ path: '/register/success', element: 'reeldock-registration' })
    expect(shownText()).to.include('2026-11-24')
    expect(element().dirty).to.equal(false)
  })

  it('limits a stock to three characters', async () => {
    await showStep('3', 'CRU')
    const stock = the(screen.element, 'textbox', 'CRU') as HTMLInputElement
    expect([stock.maxLength, stock.inputMode]).to.deep.equal([3, 'numeric'])
  })

  it('shows a refusal of the server at its field, on any step', async () => {
    const refusal = { code: 'invalid', message: 'Nobody answers there', details: { path: 'emails[0].email' } }
    let answer: typeof fetch = fetch
    await show(
      {
        scenario: 'needs-more-info',
        attributes: { step: '3' },
        before: ({ options }) => {
          answer = options.fetch
        },
        portal: {
          fetch: async (input, init) =>
            init?.method === 'POST'
              ? new Response(JSON.stringify({ errors: [refusal] }), { status: 422 })
              : answer(input, init),
        },
      },
      'We accept the terms',
    )
    type(the(screen.element, 'textbox', 'CRU'), '9')
    acceptTerms()
    press('Register')
    await until(() => shownText().includes('Nobody answers there'), 'the reason')
    expect([element().step, problems()[0]]).to.deep.equal(['1', '1 problem'])
    await until(isInvalidFocused, 'the focus')
  })

  it('shows a refusal without a field above the areas, where its row can be removed', async () => {
    const refusal = { code: 'invalid', message: 'Not delivered there', details: { path: 'serviceAreas[0].code' } }
    let answer: typeof fetch = fetch
    await show(
      {
        scenario: 'needs-more-info',
        attributes: { step: '3' },
        before: ({ options }) => {
          answer = options.fetch
        },
        portal: {
          fetch: async (input, init) =>
            init?.method === 'POST'
              ? new Response(JSON.stringify({ errors: [refusal] }), { status: 422 })
              : answer(input, init),
        },
      },
      'We accept the terms',
    )
    type(the(screen.element, 'textbox', 'CRU'), '9')
    acceptTerms()
    press('Register')
    await until(() => shownText().includes('Included in your submission'), 'the reason')
    expect(element().step).to.equal('2')
    the(screen.element, 'button', 'Remove United States').click()
    await until(() => !shownText().includes('Included in your submission'), 'no fault')
  })

  it('shows why the submission failed, and keeps edits', async () => {
    await showStep('3', 'We accept the terms')
    screen.backend.fail('POST', 503)
    choose(the(screen.element, 'combobox', 'Unit'), 'Gbps')
    acceptTerms()
    the(screen.element, 'button', 'Register').focus()
    press('Register')
    await until(() => shownText().includes('Could not submit registration'), 'the reason')
    expect((the(screen.element, 'combobox', 'Unit') as HTMLSelectElement).value).to.equal('Gbps')
    expect(screen.element.shadowRoot?.activeElement).to.equal(the(screen.element, 'button', 'Register'))
    expect(element().dirty).to.equal(true)
  })

  it('shows only the count of unsent changes beside the pressed button when offline', async () => {
    await showStep('3', 'We accept the terms')
    screen.backend.fail('POST', 'offline')
    type(the(screen.element, 'textbox', 'CRU'), '9')
    acceptTerms()
    press('Register')
    await until(() => shownText().includes('not sent yet'), 'the unsent change')
    expect(the(screen.element, 'button', 'Register').closest('.form-foot')?.textContent).to.match(
      /\d changes? not sent yet(?!.*sent once)/,
    )
  })

  // @spec 2.29, 2.32
  it('asks before edits are left, and leaves at once without edits', async () => {
    await showStep('3', 'We accept the terms')
    press('Cancel')
    expect(screen.heard('navigate')).to.deep.equal([{ path: '/', element: 'reeldock-registration' }])
    await until(() => shownText().includes('At least one. Couriers'), 'the first step')
    press('Drives and certificates')
    await until(() => shownText().includes('CRU'), 'the drives')
    type(the(screen.element, 'textbox', 'CRU'), '1')
    press('Cancel')
    await until(() => allOf(screen.element, 'dialog').length === 1, 'the question')
    press('Keep editing')
    await until(() => allOf(screen.element, 'dialog').length === 0, 'the closed dialog')
    expect((the(screen.element, 'textbox', 'CRU') as HTMLInputElement).value).to.equal('1')
    press('Cancel')
    await until(() => allOf(screen.element, 'button', 'Keep draft and leave').length === 1, 'the kept draft')
    press('Keep draft and leave')
    await until(() => screen.heard('navigate').length === 2, 'the navigation')
    expect(element().dirty).to.equal(true)
    press('Cancel')
    await until(() => allOf(screen.element, 'dialog').length === 1, 'the question')
    press('Discard draft')
    await until(() => screen.heard('navigate').length === 3, 'the navigation')
    expect(element().dirty).to.equal(false)
  })

  // @spec 1.9, 2.34, 2.36
  it('is read-only while pending, with the dates of the submission and of the decision', async () => {
    await show({ scenario: 'pending' }, 'Your registration is under review')
    await until(() => shownText().includes('Submitted details'), 'the data')
    expect(shownText()).to.include('2026-11-18').and.to.include('Expect a decision by 2026-11-23')
    expect(shownText()).to.include('500.00 Mbps')
    expect([...allOf(screen.element, 'textbox'), ...allOf(screen.element, 'combobox')]).to.deep.equal([])
  })

  // @spec 2.34, 2.37
  it('shows the live data once it is approved, not the submitted data', async () => {
    await show({ scenario: 'approved-manual' }, 'Your registration is approved')
    await until(() => shownText().includes('Your details'), 'the data')
    expect(shownText()).to.include('$54.50')
    press('Go to home')
    expect(screen.heard('navigate')).to.deep.equal([{ path: '/', element: 'reeldock-registration' }])
  })

  // @spec 2.35
  it('shows a rejection without comments, and accepts another submission', async () => {
    await show({ scenario: 'rejected' }, 'The registration was rejected')
    expect(shownText()).not.to.include('Please add')
    expect(allOf(screen.element, 'button', 'Next').length).to.equal(1)
  })
})
