import { expect } from 'chai'
import { registration } from '../../core/registration/store'
import type { Approval, Registration, UsersMe } from '../../core/wire/people'
import { textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('a registration that a colleague edits too', () => {
  let screen: Screen
  const press = (name: string) => the(screen.element, 'button', name).click()
  const shownText = () => textOf(screen.element)
  const posts = () => screen.backend.calls.filter(({ method }) => method === 'POST')
  const acceptTerms = () =>
    [...(screen.element.shadowRoot?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])].at(-1)?.click()

  async function show(before?: NonNullable<Parameters<typeof open>[1]>['before']) {
    screen = open('reeldock-registration', {
      scenario: 'needs-more-info',
      attributes: { step: '3' },
      ...(before && { before }),
    })
    await until(() => shownText().includes('CRU'), 'the drives')
  }

  beforeEach(() => localStorage.clear())
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  it('focuses the conflict without a call if a later read returned other data', async () => {
    let isDataChanged = false
    await show(({ options }) => {
      const { fetch } = options
      options.fetch = async (input, init) => {
        const answer = await fetch(input, init)
        if (!isDataChanged || !String(input).endsWith('/users/me')) return answer
        const me = (await answer.json()) as UsersMe
        const [{ registrationData, ...approval }] = me.approvals as [Approval]
        const sent = registrationData as Registration
        const drives = sent.drives.map(stock => ({ ...stock, totalStock: 7 }))
        return Response.json({ ...me, approvals: [{ ...approval, registrationData: { ...sent, drives } }] })
      }
    })
    type(the(screen.element, 'textbox', 'USB'), '90')
    isDataChanged = true
    await screen.portal.use(registration).refresh()
    await until(() => shownText().includes('Someone else changed this'), 'the choice')
    press('Register')
    await until(
      () => screen.element.shadowRoot?.activeElement?.textContent?.includes('Keep my edits') === true,
      'the focus on the conflict',
    )
    expect([screen.element.getAttribute('step'), posts()]).to.deep.equal(['3', []])
  })

  it('shows the edits that were not submitted if a colleague was first, until they are discarded', async () => {
    await show()
    screen.backend.setSocket(false)
    type(the(screen.element, 'textbox', 'USB'), '90')
    acceptTerms()
    await until(() => shownText().includes('USB · 85 becomes USB · 90'), 'the change')
    const { fetch, bases, token } = screen.backend.options
    const data = screen.portal.use(registration).shown.value
    await fetch(`${bases.main}/v1/approvals/granite-registration-1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    press('Register')
    await until(() => shownText().includes('Your edits were not submitted'), 'the banner of the edits')
    expect(shownText()).to.include('under review').and.to.include('USB · 85 becomes USB · 90')
    expect([screen.portal.notifications.toasts.value, posts().length]).to.deep.equal([[], 1])
    press('Discard')
    await until(() => !shownText().includes('Your edits were not submitted'), 'no banner')
    expect(shownText()).to.include('under review')
  })

  it('reads the state of the registration if a colleague was first', async () => {
    await show()
    type(the(screen.element, 'textbox', 'USB'), '90')
    acceptTerms()
    screen.backend.fail('POST', 409)
    press('Register')
    const reads = () => screen.backend.calls.filter(({ path }) => path === '/v1/users/me').length
    await until(() => reads() === 2, 'read again')
    expect((screen.element as HTMLElement & { dirty: boolean }).dirty).to.equal(true)
  })
})
