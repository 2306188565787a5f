import { expect } from 'chai'
import { session } from '../../core/session/store'
import type { UsersMe } from '../../core/wire/people'
import { allOf, textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('a <reeldock-registration> that is opened again', () => {
  let screen: Screen
  const shownText = () => textOf(screen.element)
  const posts = () => screen.backend.calls.filter(({ method }) => method === 'POST')
  const stock = () => the(screen.element, 'textbox', 'CRU') as HTMLInputElement

  /** Types in the last step, until the draft is stored. */
  async function leaveDraft(): Promise<void> {
    screen = open('reeldock-registration', { scenario: 'needs-more-info', attributes: { step: '3' } })
    await until(() => shownText().includes('We accept the terms'), 'the last step')
    type(stock(), '9')
    await until(() => shownText().includes('Draft saved on this computer'), 'a kept draft')
  }

  /** Replaces the element by a new one, which opens at the last step. */
  async function comeBack() {
    const parent = screen.element.parentElement
    const release = screen.portal.hold(session)
    screen.element.remove()
    const next = document.createElement('reeldock-registration')
    parent?.append(next)
    await until(() => next.getAttribute('step') === '3' && allOf(next, 'textbox', 'CRU').length === 1, 'the last step')
    return { next, release }
  }

  beforeEach(() => localStorage.clear())
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  it('cannot be submitted again unchanged, and shows why', async () => {
    screen = open('reeldock-registration', { scenario: 'needs-more-info', attributes: { step: '3' } })
    await until(() => shownText().includes('We accept the terms'), 'the last step')
    const register = () => the(screen.element, 'button', 'Register')
    the(screen.element, 'checkbox', /We accept/).click()
    expect([register().ariaDisabled, register().title]).to.deep.equal(['true', 'Nothing has changed'])
    register().click()
    const before = stock().value
    type(stock(), '9')
    await until(() => register().ariaDisabled === null, 'something to send')
    type(stock(), before)
    await until(() => register().ariaDisabled === 'true', 'nothing to send')
    expect(posts()).to.deep.equal([])
  })

  // @spec 2.33
  it('opens at the step of its draft', async () => {
    await leaveDraft()
    const { next, release } = await comeBack()
    expect((the(next, 'textbox', 'CRU') as HTMLInputElement).value).to.equal('9')
    release()
  })

  it('opens at the step where its draft was kept', async () => {
    await leaveDraft()
    the(screen.element, 'button', 'Cancel').click()
    await until(() => allOf(screen.element, 'button', 'Keep draft and leave').length === 1, 'the question')
    the(screen.element, 'button', 'Keep draft and leave').click()
    await until(() => screen.element.getAttribute('step') !== '3', 'another step')
    const { release } = await comeBack()
    release()
  })

  it('opens at its first step without a draft, and at the step that the page requests', async () => {
    await leaveDraft()
    const parent = screen.element.parentElement
    const release = screen.portal.hold(session)
    const show = async (step: string | null, what: string) => {
      parent?.querySelector('reeldock-registration')?.remove()
      const next = document.createElement('reeldock-registration')
      if (step !== null) next.setAttribute('step', step)
      parent?.append(next)
      await until(() => textOf(next).includes(what), what)
      return next
    }
    const shown = await show('1', 'At least one. Couriers')
    expect(shown.getAttribute('step')).to.equal('1')
    the(shown, 'button', 'Cancel').click()
    await until(() => allOf(shown, 'button', 'Discard draft').length === 1, 'the question')
    the(shown, 'button', 'Discard draft').click()
    const fresh = await show(null, 'At least one. Couriers')
    expect(fresh.hasAttribute('step')).to.equal(false)
    release()
  })

  it('shows the time of the submission in the submitted time zone', async () => {
    screen = open('reeldock-registration', {
      scenario: 'pending',
      attributes: { step: 'pending' },
      before({ options }) {
        const { fetch } = options
        options.fetch = async (input, init) => {
          const answer = await fetch(input, init)
          if (!String(input).endsWith('/v1/users/me')) return answer
          const me: UsersMe = await answer.json()
          // Until the company is approved, the zone of the account can differ from the submitted one.
          const partner = me.user.partner && { ...me.user.partner, timezone: 'Asia/Tokyo' }
          return Response.json({ ...me, user: { ...me.user, partner } })
        }
      },
    })
    await until(() => shownText().includes('Submitted'), 'the submission')
    expect(shownText()).to.match(/Submitted \d{4}-\d\d-\d\d \d\d:\d\d \(C[DS]T\)/)
  })

  it('goes back a step, and keeps edits', async () => {
    screen = open('reeldock-registration', { scenario: 'needs-more-info', attributes: { step: '3' } })
    await until(() => shownText().includes('We accept the terms'), 'the last step')
    type(the(screen.element, 'textbox', 'CRU'), '7')
    the(screen.element, 'button', 'Back').click()
    await until(() => screen.element.getAttribute('step') === '2', 'the second step')
    the(screen.element, 'button', 'Back').click()
    await until(() => shownText().includes('At least one. Couriers'), 'the first step')
    expect([
      allOf(screen.element, 'button', 'Back').length,
      (screen.element as HTMLElement & { dirty: boolean }).dirty,
    ]).to.deep.equal([0, true])
  })
})
