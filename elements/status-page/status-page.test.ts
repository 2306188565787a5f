import { expect } from 'chai'
import { session } from '../../core/session/store'
import { createTestBackend } from '../../core/testing/test-backend'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const support = [
  { region: 'Americas', email: 'americas@support.test', phone: '+1 555 010 0101' },
  { region: 'Europe', email: 'europe@support.test' },
  { region: 'Asia Pacific', phone: '+61 (2) 5550 0101' },
  { region: 'Nowhere' },
]

describe('<reeldock-status-page>', () => {
  let screen: Screen
  let release = () => {}
  const show = async (kind: string, more: Parameters<typeof open>[1] = {}) => {
    screen = open('reeldock-status-page', { scenario: 'no-access', attributes: { kind }, ...more })
    await until(() => screen.heard('ready').length === 1, 'ready')
  }
  const title = () => the(screen.element, 'heading').textContent
  const hrefs = () => allOf(screen.element, 'link').map(link => link.getAttribute('href'))

  afterEach(async () => {
    release()
    release = () => {}
    await screen.end()
  })

  // @spec 1.20, 2.66, 6.8
  it('shows the contact for an account without access, and makes no call', async () => {
    await show('no-access')
    expect(title()).to.equal('You don’t have access yet')
    expect(textOf(screen.element)).to.include('company admin needs to add')
    expect(allOf(screen.element, 'button').map(buttonText)).to.deep.equal(['Check again', 'Sign out'])
    expect(screen.backend.calls).to.deep.equal([])
  })

  it('reads the user again on request', async () => {
    await show('no-access')
    release = screen.portal.hold(session)
    await screen.portal
      .use(session)
      .whoAmI()
      .catch(() => null)
    const before = screen.backend.calls.length
    the(screen.element, 'button', 'Check again').click()
    await until(() => screen.backend.calls.length === before + 1, 'read again')
  })

  it('shows when the account was last missing, why a read failed, and that it was added', async () => {
    const added = createTestBackend({ scenario: 'small' }).options
    let isAdded = false
    await show('no-access', {
      before: ({ options }) => {
        const { fetch } = options
        options.fetch = (input, init) =>
          isAdded
            ? added.fetch(`${added.bases.main}/v1/users/me`, { headers: { authorization: `Bearer ${added.token}` } })
            : fetch(input, init)
      },
    })
    const statusText = () => screen.element.shadowRoot?.querySelector('[role=status]')?.textContent ?? ''
    const checkAgain = () => the(screen.element, 'button', 'Check again').click()
    expect(statusText()).to.equal('')
    checkAgain()
    await until(() => /^Checked at \d\d:\d\d:\d\d\. Not added yet\.$/.test(statusText()), 'not yet')
    expect(screen.backend.calls.length).to.equal(1)
    const lift = screen.backend.fail('/users/me', 'offline')
    checkAgain()
    await until(() => statusText().includes('connection'), 'no answer')
    lift()
    isAdded = true
    checkAgain()
    await until(() => statusText() === 'Your account has been added.', 'added')
    expect(the(screen.element, 'link', 'Go to home').getAttribute('href')).to.equal('/')
  })

  // @spec 2.66
  it('links back from an unknown address', async () => {
    await show('not-found', { portal: { links: { support } } })
    expect(title()).to.equal('Page not found')
    const link = the(screen.element, 'link', 'Go to home')
    expect(hrefs()).to.deep.equal(['/'])
    link.addEventListener('click', event => event.preventDefault())
    link.click()
    expect(screen.heard('navigate')).to.deep.equal([{ path: '/', element: 'reeldock-status-page' }])
  })

  it('distinguishes an unknown account from an unknown address', async () => {
    await show('not-found', { scenario: 'not-found', portal: { links: { support } } })
    release = screen.portal.hold(session)
    await until(() => title() === 'No account found', 'the unknown account')
    expect(textOf(screen.element)).to.include('Sign out')
    expect(hrefs()).to.include('mailto:europe@support.test')
  })

  // @spec 1.21, 2.66, 8.26
  it('shows an apology during maintenance, and the given contacts of support by region', async () => {
    await show('maintenance', { portal: { maintenance: true, links: { support } } })
    expect(title()).to.equal('Down for maintenance')
    expect(textOf(screen.element)).to.match(/sorry, .*unavailable\. Thank you for your patience/)
    expect(hrefs()).to.deep.equal([
      'mailto:americas@support.test',
      'tel:+15550100101',
      'mailto:europe@support.test',
      'tel:+61255500101',
    ])
    expect(textOf(screen.element)).not.to.include('Nowhere')
    expect(allOf(screen.element, 'button'), 'no check is possible').to.deep.equal([])
  })

  it('shows no support without contacts, and prefers the contacts in the slot', async () => {
    await show('maintenance', { portal: { maintenance: true } })
    expect(textOf(screen.element)).not.to.include('Support')
    await screen.end()
    await show('maintenance', { portal: { maintenance: true, links: { support } } })
    const contacts = Object.assign(document.createElement('p'), {
      slot: 'contacts',
      textContent: 'Ring the night desk',
    })
    screen.element.append(contacts)
    await until(() => allOf(screen.element, 'link').length === 0, 'no contacts of the page')
    expect(contacts.checkVisibility()).to.equal(true)
  })

  it('checks again on request, and shows the result and the end of the maintenance', async () => {
    let maintenance = true
    const { bases } = createTestBackend().options
    await show('maintenance', {
      portal: {
        maintenance,
        startUp: async () => ({ maintenance }),
        bases: { ...bases, portal: 'https://portal.example' },
      },
    })
    expect(textOf(screen.element)).to.include('reloads automatically')
    const statusText = () => screen.element.shadowRoot?.querySelector('[role=status]')?.textContent
    the(screen.element, 'button', 'Check again').click()
    await until(() => /Checked at \d\d:\d\d:\d\d\. Still down/.test(textOf(screen.element)), 'not yet')
    maintenance = false
    the(screen.element, 'button', 'Check again').click()
    await until(() => statusText() === 'Reeldock is back.', 'over')
    const link = the(screen.element, 'link', 'Go to home')
    expect(link.getAttribute('href')).to.equal('https://portal.example')
    const followed: boolean[] = []
    const hear = (event: Event) => {
      followed.push(!event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', hear)
    link.click()
    screen.element.addEventListener('reeldock-navigate', event => event.preventDefault())
    link.click()
    document.removeEventListener('click', hear)
    expect(followed, 'the browser follows the link unless the page navigates').to.deep.equal([true, false])
    expect(screen.heard('navigate').length).to.equal(2)
  })

  it('shows the host’s contacts on every page', async () => {
    for (const kind of ['no-access', 'not-found']) {
      await show(kind)
      const contacts = Object.assign(document.createElement('p'), {
        slot: 'contacts',
        textContent: 'Ring the night desk',
      })
      screen.element.append(contacts)
      await until(() => contacts.assignedSlot !== null && contacts.checkVisibility(), kind)
      if (kind === 'no-access') await screen.end()
    }
  })

  it('has one title', async () => {
    for (const kind of ['no-access', 'not-found', 'maintenance']) {
      await show(kind, { portal: { links: { support } } })
      expect(screen.element.shadowRoot?.querySelectorAll('h1').length, kind).to.equal(1)
      if (kind !== 'maintenance') await screen.end()
    }
  })
})

function buttonText(button: HTMLElement): string {
  return (button.textContent ?? '').trim()
}
