import { expect } from 'chai'
import { session } from '../../core/session/store'
import type { CompanyDetails } from '../../core/wire/people'
import { allOf, choose, fill, textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

type CompanyElement = HTMLElement & { dirty: boolean; save(): Promise<boolean>; discard(): void }

describe('<reeldock-company-settings>', () => {
  let screen: Screen
  let saved: unknown[]
  const element = () => screen.element as CompanyElement
  const all = <Found extends HTMLElement>(selector: string) => [
    ...(screen.element.shadowRoot?.querySelectorAll<Found>(selector) ?? []),
  ]
  const numbers = () => all<HTMLInputElement>('input[type=tel]')
  const emails = () => all<HTMLInputElement>('input[type=email]')
  const codes = () => allOf(screen.element, 'combobox', 'Country code') as HTMLSelectElement[]
  const kinds = () => allOf(screen.element, 'combobox', 'Type') as HTMLSelectElement[]
  const press = (name: string | RegExp) => the(screen.element, 'button', name).click()
  const shownText = () => textOf(screen.element)
  const focused = () => screen.element.shadowRoot?.activeElement
  const sent = () => screen.backend.calls.filter(({ method }) => method !== 'GET')
  const details = () => sent().find(({ method }) => method === 'PUT')?.body as CompanyDetails

  async function show(options: Parameters<typeof open>[1] = {}) {
    screen = open('reeldock-company-settings', { scenario: 'small', ...options })
    saved = []
    screen.element.addEventListener('reeldock-company-saved', event => saved.push((event as CustomEvent).detail))
    await until(() => /Couriers and our|Read-only|Could not|Nothing has/.test(shownText()), 'the details')
  }
  /** Returns the item of a list at an index; throws when it is missing. */
  function itemAt<Found>(list: readonly Found[], index: number): Found {
    const found = list[index]
    if (found === undefined) throw new Error(`nothing at ${index}`)
    return found
  }

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  it('saves edits, shows a toast, and notifies its host', async () => {
    await show()
    type(itemAt(emails(), 0), 'dock@cinderlane.film')
    choose(the(screen.element, 'combobox', 'Time zone'), 'America/Denver')
    await until(() => element().dirty, 'dirty')
    await until(() => shownText().includes('Draft saved on this computer'), 'the note')
    press('Save')
    await until(() => shownText().includes('Partner company details were updated successfully'), 'the toast')
    expect(sent().map(({ method }) => method)).to.deep.equal(['PUT', 'POST'])
    expect([details().emails[0], details().timezone]).to.deep.equal([
      { email: 'dock@cinderlane.film' },
      'America/Denver',
    ])
    expect([saved.length, element().dirty]).to.deep.equal([1, false])
  })

  it('shows that the draft is kept only if the browser has stored it', async () => {
    await show()
    const { setItem } = Storage.prototype
    let tried = 0
    Storage.prototype.setItem = () => {
      tried += 1
      throw new DOMException('full', 'QuotaExceededError')
    }
    try {
      type(itemAt(emails(), 0), 'dock@cinderlane.film')
      await until(() => tried > 0, 'an attempt to store the draft')
      expect(shownText()).not.to.include('Draft saved on this computer')
    } finally {
      Storage.prototype.setItem = setItem
    }
    type(itemAt(emails(), 0), 'night@cinderlane.film')
    await until(() => shownText().includes('Draft saved on this computer'), 'the note')
  })

  it('groups the digits of a number, and splits an international one', async () => {
    await show()
    const field = itemAt(numbers(), 0)
    expect(field.value).to.match(/^\d{3} \d{3} \d{4}$/)
    field.select()
    document.execCommand('insertText', false, '3125550142')
    await until(() => field.value === '3125550142', 'the digits as they are typed')
    field.blur()
    await until(() => field.value === '312 555 0142', 'the digits in groups')
    type(itemAt(numbers(), 0), '+44 20 7946 0958')
    await until(() => itemAt(numbers(), 0).value === '2079460958', 'taken apart')
    expect(itemAt(codes(), 0).value).to.equal('44')
    type(itemAt(numbers(), 0), '020 7946')
    itemAt(numbers(), 0).blur()
    await until(() => itemAt(numbers(), 0).value === '020 7946', 'grouped digits')
    fill(itemAt(numbers(), 1), '5556957930')
    await until(() => itemAt(numbers(), 1).value === '555 695 7930', 'digits that a program has filled in, in groups')
  })

  it('shows a repeated phone at both fields, with links between them', async () => {
    await show()
    const first = itemAt(numbers(), 0).value
    press('Add phone')
    await until(() => numbers().length === 3, 'a row')
    expect(focused()).to.equal(itemAt(codes(), 2))
    type(itemAt(numbers(), 2), `+1 ${first}`)
    await until(() => shownText().includes('This number has been previously used. See phone 1'), 'the twin')
    expect(shownText()).to.include('Same as phone 3')
    press('See phone 1')
    expect(focused()).to.equal(itemAt(numbers(), 0))
    press('Remove phone 3')
    await until(() => numbers().length === 2, 'no row')
    expect(focused()?.getAttribute('aria-label')).to.equal('Remove phone 2')
    expect(shownText()).not.to.include('previously used')
  })

  it('shows a repeated email at both fields', async () => {
    await show()
    press('Add email')
    await until(() => emails().length === 3, 'a row')
    type(itemAt(emails(), 2), itemAt(emails(), 0).value.toUpperCase())
    await until(() => shownText().includes('This email has been previously used. See email 1'), 'the twin')
    expect(shownText()).to.include('Same as email 3')
  })

  it('shows validation errors on save, focuses the first invalid field, and drops an empty row', async () => {
    await show()
    press('Add phone')
    press('Remove phone 1')
    press('Remove phone 1')
    await until(() => numbers().length === 1, 'one row')
    type(itemAt(emails(), 0), 'dock@cinderlane.invalidtld')
    press('Save')
    await until(() => shownText().includes('At least one phone number is required'), 'the errors')
    expect(shownText()).to.include('Enter a valid value')
    await until(() => focused() === itemAt(numbers(), 0), 'the focus')
    expect([sent(), saved]).to.deep.equal([[], []])
    choose(itemAt(codes(), 0), '49')
    type(itemAt(numbers(), 0), '30 901820')
    choose(itemAt(kinds(), 0), '2')
    type(itemAt(emails(), 0), 'dock@cinderlane.studio')
    press('Add phone')
    press('Save')
    await until(() => shownText().includes('updated successfully'), 'the toast')
    expect(details().phones).to.deep.equal([{ intlCode: '49', phoneNo: '30901820', category: 2 }])
  })

  it('focuses the conflict if another person has saved meanwhile, and then makes no call', async () => {
    await show()
    const partner = screen.portal.use(session).me.value.data?.user.partner
    const { bases, fetch, token } = screen.backend.options
    await fetch(`${bases.partners}/v1/partner/cinderlane`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...partner, emails: [{ email: 'theirs@cinderlane.film' }] }),
    })
    type(itemAt(emails(), 0), 'mine@cinderlane.film')
    press('Save')
    await until(() => /Someone else changed this/.test(focused()?.textContent ?? ''), 'the focus at the conflict')
    expect(the(screen.element, 'button', 'Save').ariaDisabled).to.equal('true')
    press('Save')
    expect(sent().map(({ status }) => status)).to.deep.equal([200, 409])
  })

  it('shows once that the outcome is unknown if the answer of the account site was lost', async () => {
    await show()
    screen.backend.fail('/v1/partners/accounts', 'offline')
    type(itemAt(emails(), 0), 'desk@cinderlane.film')
    press('Save')
    await until(() => shownText().includes('Saved, but your account profile hasn’t updated yet'), 'the banner')
    expect(shownText()).not.to.match(/We can’t tell|not sent/)
  })

  it('shows that only the account site is outdated, and repeats only the call to that site on a retry', async () => {
    await show()
    const lift = screen.backend.fail('/v1/partners/accounts', 503)
    type(itemAt(emails(), 0), 'dock@cinderlane.film')
    press('Save')
    await until(() => shownText().includes('Saved, but your account profile hasn’t updated yet'), 'the banner')
    expect(shownText()).to.include('Failed on purpose with 503')
    expect([saved.length, element().dirty]).to.deep.equal([0, false])
    lift()
    the(screen.element, 'button', 'Try again').focus()
    press('Try again')
    await until(() => shownText().includes('updated successfully'), 'the toast')
    expect(sent().map(({ method }) => method)).to.deep.equal(['PUT', 'POST', 'POST'])
    await until(() => saved.length === 1, 'the event')
    expect(shownText()).not.to.include('hasn’t updated yet')
    await until(() => focused()?.textContent === 'Company settings', 'the focus')
  })

  it('shows why a save failed, and keeps edits', async () => {
    await show()
    screen.backend.fail('PUT', 503)
    type(itemAt(emails(), 0), 'dock@cinderlane.film')
    press('Save')
    await until(() => shownText().includes('Failed to save company details'), 'the reason')
    expect([itemAt(emails(), 0).value, element().dirty]).to.deep.equal(['dock@cinderlane.film', true])
    element().discard()
    await until(() => !element().dirty, 'clean')
  })

  for (const [scenario, why] of [
    ['pending', 'Read-only until the registration is approved. These are the submitted details.'],
    ['rejected', 'Read-only. Edit these details in your registration.'],
    ['non-admin', 'Read-only: only an admin of your company can change these details'],
  ] as const)
    it(`is read-only for ${scenario}, and shows why`, async () => {
      await show({ scenario })
      expect(shownText()).to.include(why)
      expect(all('input, select')).to.deep.equal([])
      expect(shownText()).to.match(/\+1 555 \d{3} \d{4} Landline/)
      expect(shownText()).to.include('09:00 – 18:00')
    })

  it('links to the registration if nothing was submitted yet', async () => {
    await show({ scenario: 'not-submitted' })
    press('Go to registration')
    expect(screen.heard('navigate').map(detail => (detail as { path: string }).path)).to.deep.equal(['/register'])
  })

  it('offers a retry if the details or the options could not be read', async () => {
    let lift = () => {}
    await show({
      before: backend => {
        lift = backend.fail('/v1/users/me', 503)
      },
    })
    expect(shownText()).to.include('Could not load the company details')
    lift()
    press('Try again')
    await until(() => numbers().length === 2, 'the details')
    await screen.end()
    sessionStorage.clear()
    await show({
      before: backend => {
        lift = backend.fail('/v1/countries', 503)
      },
    })
    expect(shownText()).to.include('Could not load time zones and country codes')
    expect(itemAt(codes(), 0).value).to.equal('1')
    lift()
    the(screen.element, 'button', 'Try again').focus()
    press('Try again')
    await until(() => itemAt(codes(), 0).options.length > 5, 'the codes')
    await until(() => focused()?.textContent === 'Company settings', 'the focus')
  })
})
