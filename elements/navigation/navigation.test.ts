import { expect } from '@esm-bundle/chai'
import { session } from '../../core/session/store'
import type { ScenarioName } from '../../core/testing/scenarios'
import { allOf, the, wordsOf } from '../../test/component/person'
import { open, type Screen } from '../../test/component/screen'
import { until } from '../../test/component/wait'
import './index'

describe('<reeldock-navigation>', () => {
  let screen: Screen
  let release: () => void
  const links = () => allOf(screen.element, 'link').map(link => link.textContent?.replace(/\d+$/, '').trim())

  /** The page reads who the user is; the header only shows it. */
  async function show(scenario: ScenarioName, attributes: Record<string, string> = {}, environment = 'staging') {
    screen = open('reeldock-navigation', { scenario, attributes, portal: { environment } })
    release = screen.portal.hold(session)
    await screen.portal
      .use(session)
      .whoAmI()
      .catch(() => null)
    await until(() => wordsOf(screen.element) !== '', 'the header')
  }

  afterEach(async () => {
    release()
    await screen.end()
  })

  const menus: [ScenarioName, string[]][] = [
    ['small', ['Reeldock', 'Drive inventory', 'Work orders', 'Sign out']],
    ['pending', ['Reeldock', 'Drive inventory', 'Sign out']],
    ['not-submitted', ['Reeldock', 'Sign out']],
    ['needs-more-info', ['Reeldock', 'Sign out']],
    ['rejected', ['Reeldock', 'Sign out']],
    ['no-access', ['Reeldock']],
  ]
  for (const [scenario, items] of menus)
    it(`offers ${items.join(', ')} to an account that is ${scenario}`, async () => {
      await show(scenario)
      await until(() => links().join() === items.join(), `the menu, not ${links()}`)
    })

  it('marks the item of the open path, for both lists', async () => {
    await show('small', { path: '/work-orders/past' })
    const current = () => allOf(screen.element, 'link').filter(link => link.getAttribute('aria-current') === 'page')
    await until(() => current().length === 1, 'marked')
    expect(current()[0]?.textContent).to.include('Work orders')
    screen.element.setAttribute('path', '/home')
    await until(() => current().length === 0, 'no more')
  })

  it('asks the page to go, and leaves other clicks to the browser', async () => {
    await show('small')
    await until(() => links().includes('Drive inventory'), 'the menu')
    the(screen.element, 'link', 'Drive inventory').click()
    expect(screen.heard('navigate')).to.deep.equal([{ path: '?dialog=drives', element: 'reeldock-navigation' }])
    const withKey = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ctrlKey: true })
    screen.element.addEventListener('click', event => event.preventDefault(), { once: true })
    the(screen.element, 'link', 'Work orders').dispatchEvent(withKey)
    expect(screen.heard('navigate').length).to.equal(1)
  })

  it('shortens the company in its 16th character, with the whole name at hand', async () => {
    await show('small')
    await until(() => wordsOf(screen.element).includes('Cinder Lane Dis…'), 'the name')
  })

  it('shows the environment, but for production', async () => {
    await show('small')
    expect(wordsOf(screen.element)).to.include('staging')
    release()
    await screen.end()
    await show('small', {}, 'production')
    expect(wordsOf(screen.element)).not.to.include('production')
  })

  it('is only the way out when asked', async () => {
    await show('no-access', { 'sign-out-only': '' })
    await until(() => links().join() === 'Reeldock,Sign out', 'the way out')
    expect((the(screen.element, 'link', 'Sign out') as HTMLAnchorElement).href).to.equal(
      `${screen.backend.options.bases.partners}/v1/web/auth/logout`,
    )
  })
})
