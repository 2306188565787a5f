import { expect } from 'chai'
import { type Language, languages } from '../../core/i18n/languages'
import { menuDebounce } from '../../core/navigation/menu'
import { preferences } from '../../core/preferences/preferences'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { allOf, press, textOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('pressing <reeldock-navigation>', () => {
  let screen: Screen
  let clock: Clock | null = null
  const navigations = () => screen.heard('navigate').map(detail => (detail as { path: string }).path)
  const isOpen = () => allOf(screen.element, 'menuitem').length > 0
  const follow = (event: Event) => event.preventDefault()
  let release = () => {}

  beforeEach(async () => {
    screen = open('reeldock-navigation', { scenario: 'small', attributes: { path: '/work-orders' } })
    screen.element.addEventListener('reeldock-navigate', follow)
    await until(() => allOf(screen.element, 'link', 'Reports').length === 1, 'the menu')
  })
  afterEach(async () => {
    clock?.restore()
    clock = null
    release()
    release = () => {}
    await screen.end()
    localStorage.clear()
  })

  /** Applies a choice to the page, as a router does. */
  function applyChoices() {
    release = screen.portal.hold(preferences)
    screen.portal.use(preferences).apply()
  }
  async function openSettings() {
    the(screen.element, 'button', 'Cinder').click()
    await until(isOpen, 'the settings menu')
  }

  // @spec 2.84
  it('asks the page to navigate, and leaves clicks with a key to the browser', () => {
    the(screen.element, 'link', 'Drive inventory').click()
    expect(screen.heard('navigate')).to.deep.equal([{ path: '?dialog=drives', element: 'reeldock-navigation' }])
    screen.element.addEventListener('click', event => event.preventDefault())
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
      const withKey = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, [key]: true })
      the(screen.element, 'link', 'Work orders').dispatchEvent(withKey)
    }
    expect(navigations()).to.deep.equal(['?dialog=drives'])
  })

  it('leaves a link to the browser if no page handles it, so that it opens the portal once', async () => {
    screen.portal.configure({ bases: { ...screen.backend.options.bases, portal: 'https://portal.example' } })
    await until(
      () => allOf(screen.element, 'link', 'Reports')[0]?.getAttribute('href') === 'https://portal.example/reports',
      'the full address',
    )
    screen.element.removeEventListener('reeldock-navigate', follow)
    const left: boolean[] = []
    const hear = (event: Event) => {
      left.push(!event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', hear)
    the(screen.element, 'link', 'Reports').click()
    the(screen.element, 'link', 'Reports').click()
    document.removeEventListener('click', hear)
    expect([left, navigations()]).to.deep.equal([[true, false], ['/reports']])
  })

  it('offers no theme and no language if no page applies them', async () => {
    await openSettings()
    expect(allOf(screen.element, 'menuitemradio')).to.deep.equal([])
    applyChoices()
    await until(() => allOf(screen.element, 'menuitemradio').length > 0, 'the choices')
    await screen.end()
    screen = open('reeldock-navigation', { before: backend => backend.fail(/./, 401) })
    await until(() => screen.portal.access.value === 'unauthorized', 'signed out')
    await until(() => allOf(screen.element, 'link').length > 0, 'the header')
    expect(allOf(screen.element, 'button')).to.deep.equal([])
  })

  it('has links for a new tab, and adds the query of a dialog to the open path', () => {
    const address = (name: string) => the(screen.element, 'link', name).getAttribute('href')
    expect(address('Drive inventory')).to.equal('/work-orders?dialog=drives')
    expect(address('Reports')).to.equal('/reports')
    screen.portal.configure({ bases: { ...screen.backend.options.bases, portal: 'https://portal.example/' } })
    return until(() => address('Reeldock') === 'https://portal.example/', 'the portal’s own address')
  })

  it('ignores a second press on any item within 200 ms', async () => {
    clock = takeClock()
    the(screen.element, 'link', 'Reports').click()
    await clock.advance(menuDebounce - 1)
    the(screen.element, 'link', 'Reports').click()
    the(screen.element, 'link', 'Appliances').click()
    expect(navigations()).to.deep.equal(['/reports'])
    await clock.advance(1)
    the(screen.element, 'link', 'Appliances').click()
    expect(navigations()).to.deep.equal(['/reports', '/appliances'])
  })

  // @spec 2.85
  it('ignores a second press on the settings too, so that an account page opens once', async () => {
    screen.portal.configure({ links: { companyProfile: '#company' } })
    await until(() => allOf(screen.element, 'link', 'Reports').length === 1, 'the menu')
    await until(() => allOf(screen.element, 'button', 'Cinder').length === 1, 'the company')
    await openSettings()
    const profile = the(screen.element, 'menuitem', 'Company profile')
    clock = takeClock()
    the(screen.element, 'link', 'Reports').click()
    const followed = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true })
    profile.dispatchEvent(followed)
    expect(followed.defaultPrevented).to.equal(true)
  })

  it('goes to a page of the settings with the keyboard, and closes the menu first', async () => {
    const button = the(screen.element, 'button', 'Cinder')
    button.focus()
    press(button, 'ArrowDown')
    await until(isOpen, 'the settings menu')
    await until(() => the(screen.element, 'menuitem', 'Calendar').matches(':focus'), 'the first item')
    expect(button.getAttribute('aria-expanded')).to.equal('true')
    the(screen.element, 'menuitem', 'Calendar').click()
    expect(navigations()).to.deep.equal(['/calendar'])
    await until(() => !isOpen(), 'closed')
    expect(button.matches(':focus')).to.equal(true)
  })

  it('stores the chosen theme, and shows it as checked', async () => {
    applyChoices()
    await openSettings()
    const theme = (name: string) => the(screen.element, 'menuitemradio', name)
    expect(theme('System').getAttribute('aria-checked')).to.equal('true')
    theme('Dark').click()
    await until(() => theme('Dark').getAttribute('aria-checked') === 'true', 'chosen')
    expect(theme('System').getAttribute('aria-checked')).to.equal('false')
    expect(localStorage.getItem('reeldock:preferences')).to.include('"theme":"dark"')
    expect(isOpen()).to.equal(true)
  })

  it('stores the chosen language if there are several', async () => {
    const mutableLanguages = languages as Language[]
    const more = [
      { tag: 'fr', name: 'Français', load: null },
      { tag: 'ar', name: 'العربية', load: null },
    ].filter(({ tag }) => !languages.some(known => known.tag === tag))
    mutableLanguages.push(...more)
    try {
      applyChoices()
      await openSettings()
      const language = (name: string) => the(screen.element, 'menuitemradio', name)
      expect(language('English').getAttribute('aria-checked')).to.equal('true')
      expect(language('العربية').lang).to.equal('ar')
      language('العربية').click()
      await until(() => language('العربية').getAttribute('aria-checked') === 'true', 'chosen')
      expect(localStorage.getItem('reeldock:preferences')).to.include('"locale":"ar"')
    } finally {
      mutableLanguages.splice(mutableLanguages.length - more.length)
    }
  })

  it('offers the theme without a sign-in', async () => {
    await screen.end()
    screen = open('reeldock-navigation', { before: backend => backend.fail(/./, 401) })
    applyChoices()
    await until(() => allOf(screen.element, 'button', 'Theme and language').length === 1, 'the button')
    the(screen.element, 'button', 'Theme and language').click()
    await until(
      () => allOf(screen.element, 'menuitemradio').length === 3 + languages.length,
      'the themes and languages',
    )
    expect(allOf(screen.element, 'menuitem')).to.deep.equal([])
    press(the(screen.element, 'menuitemradio', 'Light'), 'Escape')
    await until(() => allOf(screen.element, 'menuitemradio').length === 0, 'closed')
  })

  it('has a skip link if the page names its main content', async () => {
    expect(textOf(screen.element)).not.to.include('Skip')
    await screen.end()
    const main = Object.assign(document.createElement('main'), { id: 'outlet', tabIndex: -1 })
    document.body.append(main)
    screen = open('reeldock-navigation', { scenario: 'small' })
    await until(() => allOf(screen.element, 'link', 'Skip to content').length === 1, 'the link')
    expect(allOf(screen.element, 'link')[0]?.textContent).to.equal('Skip to content')
    the(screen.element, 'link', 'Skip to content').click()
    expect(document.activeElement).to.equal(main)
    main.remove()
  })

  describe('folded', () => {
    const button = () => the(screen.element, 'button', 'Menu')
    const isShown = () => allOf(screen.element, 'link', 'Reports').length === 1

    beforeEach(async () => {
      screen.element.style.width = '375px'
      await until(() => allOf(screen.element, 'button', 'Menu').length === 1, 'folded')
    })

    // @spec 2.72
    it('is one button below a width of 680 pixels, which opens and closes a panel', async () => {
      expect([isShown(), button().getAttribute('aria-expanded')]).to.deep.equal([false, 'false'])
      button().click()
      await until(isShown, 'open')
      expect(button().getAttribute('aria-expanded')).to.equal('true')
      button().click()
      await until(() => !isShown(), 'closed')
      screen.element.style.width = '680px'
      await until(isShown, 'wide')
      expect(allOf(screen.element, 'button', 'Menu')).to.deep.equal([])
    })

    it('moves the focus by arrows, and returns it on Escape, without key events on the page', async () => {
      let keyCount = 0
      const hear = () => {
        keyCount += 1
      }
      document.addEventListener('keydown', hear)
      button().focus()
      button().click()
      await until(isShown, 'open')
      press(button(), 'ArrowDown')
      const item = (name: string) => the(screen.element, 'link', name)
      expect(item('Appliances').matches(':focus')).to.equal(true)
      press(item('Appliances'), 'ArrowUp')
      expect(item('Reports').matches(':focus')).to.equal(true)
      press(item('Reports'), 'Escape')
      document.removeEventListener('keydown', hear)
      await until(() => !isShown(), 'closed')
      expect(button().matches(':focus')).to.equal(true)
      expect(keyCount).to.equal(0)
    })

    it('closes after a choice, and returns the focus before a dialog opens', async () => {
      button().click()
      await until(isShown, 'open')
      let focused: boolean | null = null
      screen.element.addEventListener('reeldock-navigate', () => {
        focused = button().matches(':focus')
      })
      the(screen.element, 'link', 'Drive inventory').click()
      expect([navigations().join(), focused]).to.deep.equal(['?dialog=drives', true])
      await until(() => !isShown(), 'closed')
    })
  })
})
