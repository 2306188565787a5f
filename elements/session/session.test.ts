import { expect } from 'chai'
import { createPortal } from '../../core/portal/portal'
import { uncaughtIn } from '../../test/elements/page'
import './index'

describe('<reeldock-session>', () => {
  const bases = { main: '/m', account: '/a', partners: '/p', reports: '/r', theatres: '/t', events: '/e' }
  let session: HTMLElement & { portal?: unknown }
  const isShown = () => session.querySelector('p')?.checkVisibility()

  beforeEach(() => {
    session = document.createElement('reeldock-session')
    session.innerHTML = '<p>Inside</p>'
    document.body.append(session)
  })
  afterEach(() => session.remove())

  it('shows and reports an error for an invalid portal, and recovers', async () => {
    const events: CustomEvent[] = []
    session.addEventListener('reeldock-error', event => events.push(event as CustomEvent))
    const uncaught = await uncaughtIn(async () => {
      session.portal = { nonsense: 1 }
    })
    expect(uncaught).to.deep.equal([])
    expect(events.map(({ detail }) => [detail.category, detail.retryable])).to.deep.equal([['attribute', false]])
    expect(session.shadowRoot?.querySelector('[role=alert]')?.textContent).to.include('portal')
    expect([session.portal, isShown()]).to.deep.equal([null, false])
    const portal = createPortal({ bases, token: 'token' })
    session.portal = portal
    expect([session.portal === portal, isShown()]).to.deep.equal([true, true])
    expect(session.shadowRoot?.querySelector('[role=alert]')).to.equal(null)
  })

  it('has no shadow root without an error', () => {
    session.portal = createPortal({ bases, token: 'token' })
    session.portal = null
    expect([session.shadowRoot, isShown()]).to.deep.equal([null, true])
  })
})
