import { expect } from 'chai'
import type { ScenarioName } from '../../core/testing/scenarios'
import type { TestBackend } from '../../core/testing/test-backend'
import { untilLive } from '../../test/fixtures/page/live'
import { allOf, press, textOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const links = { companyProfile: 'https://account.example/company', manageUsers: 'https://account.example/users' }
const company: Partial<Record<ScenarioName, string>> = {
  small: 'Cinder Lane Dis…',
  'non-admin': 'Lone Star Film…',
  pending: 'Prairie Print &…',
  'not-submitted': 'Harborline Cour…',
  'needs-more-info': 'Granite State F…',
  rejected: 'Blue Mesa Media',
}

describe('<reeldock-navigation>', () => {
  let screen: Screen
  const namesOf = (role: 'link' | 'menuitem') =>
    allOf(screen.element, role).map(item => (item.innerText ?? '').replace(/\s+/g, ' ').trim())
  const areas = () => namesOf('link').map(name => name.replace(/ \d+$/, ''))

  async function show(scenario: ScenarioName, attributes: Record<string, string> = {}, environment = 'staging') {
    screen = open('reeldock-navigation', { scenario, attributes, portal: { environment, links } })
    await until(() => textOf(screen.element).includes(company[scenario] ?? ''), `${scenario} in the header`)
  }
  async function openSettings() {
    the(screen.element, 'button', /…|Blue Mesa|Account/).click()
    await until(() => allOf(screen.element, 'menuitem').length > 0, 'the settings menu')
  }

  afterEach(() => screen.end())

  const approved = ['Drive inventory', 'Work orders']
  const all = ['Appliances', ...approved, 'Reports']
  const [calendar, serviceAreas, settings, profile, people, out] = [
    'Calendar',
    'Service areas',
    'Company settings',
    'Company profile (opens in a new tab)',
    'Manage users (opens in a new tab)',
    'Sign out',
  ] as const
  const menus: [ScenarioName, string, string[], string[]][] = [
    ['small', '/work-orders', all, [calendar, serviceAreas, settings, profile, people, out]],
    ['small', '/calendar', all, [calendar, serviceAreas, settings, profile, people, out]],
    ['small', '/register/approved', [], [calendar, serviceAreas, settings, profile, people, out]],
    ['non-admin', '/work-orders', all, [calendar, serviceAreas, profile, out]],
    ['non-admin', '/register/approved', [], [calendar, serviceAreas, profile, out]],
    ['pending', '/register/pending', [], [calendar, serviceAreas, settings, profile, people, out]],
    ['pending', '/calendar', ['Drive inventory'], [calendar, serviceAreas, settings, profile, people, out]],
    ['not-submitted', '/register', [], [calendar, settings, profile, people, out]],
    ['not-submitted', '/calendar', [], [calendar, settings, profile, people, out]],
    ['needs-more-info', '/register', [], [calendar, settings, profile, people, out]],
    ['rejected', '/register', [], [calendar, settings, profile, people, out]],
    ['rejected', '/company-settings', [], [calendar, settings, profile, people, out]],
  ]
  // @spec 2.80, 2.82, 2.83, 2.87, 2.89, 2.90, 6.2, 6.3, 6.4, 6.7
  for (const [scenario, path, items, offered] of menus)
    it(`offers at ${path}, to an account that is ${scenario}: ${items.join(', ') || 'no area'}; ${offered.length} settings`, async () => {
      await show(scenario, { path })
      await until(() => areas().join() === ['Reeldock', ...items].join(), `the areas, not ${areas()}`)
      await openSettings()
      expect(namesOf('menuitem')).to.deep.equal(offered)
    })

  it('does not offer a page of the account site without a link', async () => {
    screen = open('reeldock-navigation', { scenario: 'small', portal: { links: { manageUsers: links.manageUsers } } })
    await until(() => textOf(screen.element).includes('Cinder'), 'the company')
    await openSettings()
    expect(namesOf('menuitem')).to.include(people).and.not.include(profile)
  })

  // @spec 2.81
  it('marks the item of the open path, for both lists, and the settings of an open page', async () => {
    await show('small', { path: '/work-orders/past' })
    const current = () => allOf(screen.element, 'link').filter(link => link.getAttribute('aria-current') === 'page')
    await until(() => current().length === 1, 'marked')
    expect(current()[0]?.textContent).to.include('Work orders')
    screen.element.setAttribute('path', '/calendar')
    await until(() => current().length === 0, 'no more')
    await openSettings()
    expect(the(screen.element, 'menuitem', 'Calendar').getAttribute('aria-current')).to.equal('page')
  })

  // @spec 2.88
  it('opens the account site in another tab, without an event to the portal', async () => {
    await show('small')
    await openSettings()
    const link = the(screen.element, 'menuitem', 'Company profile')
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).to.deep.equal([
      links.companyProfile,
      '_blank',
      'noopener',
    ])
  })

  it('shows the signed-in user above the settings, and in the menu’s name', async () => {
    await show('non-admin')
    await openSettings()
    expect(textOf(screen.element)).to.include('Lone Star Film Logistics Member')
    expect(the(screen.element, 'button', 'Lone Star').title).to.equal('Lone Star Film Logistics')
  })

  it('has a badge while a change of the service areas waits for approval', async () => {
    await show('small')
    await openSettings()
    expect(namesOf('menuitem')).to.include(serviceAreas)
    const { bases, fetch, token } = screen.backend.options
    const area = {
      code: 'US-CA',
      deliveryType: 'HARD_DRIVE',
      deliveryOptions: [{ maxTime: { unit: 'days', value: 2 }, price: 20, shippingPickupTime: '15:00' }],
      excludeCodes: [],
      status: 'active',
    }
    await fetch(`${bases.main}/v1/approvals?approvalType=service_areas`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ serviceAreas: [area] }),
    })
    await until(() => namesOf('menuitem').includes('Service areas Pending'), 'the badge')
  })

  it('wraps a long name in the menu, and keeps it on one line in a narrow header', async () => {
    const before = (backend: TestBackend) => {
      const { fetch } = backend.options
      backend.options.fetch = async (...call) => {
        const answer = await fetch(...call)
        const body = await answer.text()
        const named = body.replace(
          'Cinder Lane Dispatch',
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk & Co.',
        )
        return new Response(named, answer)
      }
    }
    screen = open('reeldock-navigation', { scenario: 'small', portal: { links, environment: 'staging' }, before })
    screen.element.style.width = '288px'
    await until(() => textOf(screen.element).includes('Donaudampfschif…'), 'the company')
    expect(screen.element.getBoundingClientRect().height).to.be.closeTo(65, 1)
    const header = screen.element.shadowRoot?.querySelector('[part=root]')
    expect(header?.scrollWidth).to.be.at.most(288)
    the(screen.element, 'button', 'Donau').click()
    await until(() => allOf(screen.element, 'menuitem').length > 0, 'the settings menu')
    expect(textOf(screen.element)).to.include('hauptbetriebswerk & Co.')
  })

  it('counts the active work orders, live', async () => {
    await show('small')
    const count = () => Number(/Work orders (\d+)/.exec(textOf(screen.element))?.[1])
    await until(() => count() > 0, 'the count')
    await untilLive(screen.portal)
    const countCalls = () => screen.backend.calls.filter(({ path }) => path.endsWith('/work-orders-count')).length
    const before = countCalls()
    screen.backend.emit({ type: 'work_order.assigned', workOrderNo: 'WO-1' })
    await until(() => countCalls() > before, 'another request')
  })

  it('requests no count before the approval', async () => {
    await show('pending', { path: '/calendar' })
    await until(() => areas().includes('Drive inventory'), 'the menu')
    expect(screen.backend.calls.some(({ path }) => path.endsWith('/work-orders-count'))).to.equal(false)
  })

  // @spec 9.25
  it('shows the environment, except for production', async () => {
    await show('small')
    expect(textOf(screen.element)).to.match(/staging/i)
    await screen.end()
    await show('small', {}, 'production')
    expect(textOf(screen.element)).not.to.match(/production/i)
  })

  // @spec 2.91
  it('shows only the sign-out on request, without a call', async () => {
    screen = open('reeldock-navigation', { scenario: 'small', attributes: { 'sign-out-only': '' } })
    await until(() => allOf(screen.element, 'button').length > 0, 'the way out')
    expect(allOf(screen.element, 'button').map(button => button.textContent)).to.deep.equal(['Sign out'])
    expect(areas()).to.deep.equal(['Reeldock'])
    expect(screen.backend.calls).to.deep.equal([])
  })

  for (const scenario of ['no-access', 'not-found'] as const)
    it(`shows only the sign-out for an account that is ${scenario}`, async () => {
      screen = open('reeldock-navigation', { scenario })
      await until(() => allOf(screen.element, 'button', 'Sign out').length === 1, 'the way out')
      expect(areas()).to.deep.equal(['Reeldock'])
    })

  it('is partial if the user could not be read, and complete after a refresh', async () => {
    screen = open('reeldock-navigation', { scenario: 'small', before: backend => backend.fail('/users/me', 'offline') })
    await until(() => screen.heard('error').length === 1, 'the error')
    await openSettings()
    expect(namesOf('menuitem')).to.deep.equal([calendar, out])
    press(the(screen.element, 'menuitem', 'Calendar'), 'Escape')
    await screen.end()
    let lift = () => {}
    screen = open('reeldock-navigation', {
      scenario: 'small',
      before: backend => {
        lift = backend.fail('/users/me', 500)
      },
    })
    await until(() => screen.heard('error').length === 1, 'the error')
    lift()
    await (screen.element as HTMLElement & { refresh(): Promise<void> }).refresh()
    await until(() => textOf(screen.element).includes('Cinder Lane Dis…'), 'the company')
  })

  it('does not follow a link without a listening page and a portal address', async () => {
    await show('small')
    const left: boolean[] = []
    const hear = (event: Event) => {
      left.push(!event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', hear)
    the(screen.element, 'link', 'Reports').click()
    document.removeEventListener('click', hear)
    expect([left, screen.heard('navigate').length]).to.deep.equal([[false], 1])
  })
})
