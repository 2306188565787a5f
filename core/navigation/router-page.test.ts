import { expect } from '@esm-bundle/chai'
import { forgetPage, here, type RoutedPage, routedPage } from '../../test/component/router'
import { until, after as wait } from '../../test/component/wait'
import { firstSpoken } from '../i18n/languages'
import { preferences } from '../preferences/preferences'
import { createTestBackend } from '../testing/test-backend'
import type { Approval } from '../wire/people'

describe('the portal page', () => {
  let page: RoutedPage
  const start = (...given: Parameters<typeof routedPage>) => {
    page = routedPage(...given)
  }
  const root = document.documentElement
  beforeEach(forgetPage)
  afterEach(() => page.end())

  describe('for a registration', () => {
    for (const [scenario, path] of [
      ['not-submitted', '/register'],
      ['needs-more-info', '/register'],
      ['rejected', '/register'],
      ['pending', '/register/pending'],
    ] as const)
      it(`that is ${scenario} is at ${path}, wherever the work was asked for`, async () => {
        start('/work-orders', scenario)
        await page.at(path)
        expect(page.shown()?.localName).to.equal('reeldock-registration')
        page.router.go('/reports')
        await page.at(path)
        page.router.go('/calendar')
        await page.at('/calendar')
      })

    it('says the approval once when it comes, and never to a browser that did not see it wait', async () => {
      start('/', 'pending')
      await page.at('/register/pending')
      const { approvals } = await page.portal.use((await import('../session/store')).session).whoAmI()
      const [waiting] = approvals
      if (!waiting) throw new Error('nothing waits')
      // What the event says is what counts here: the back end of the test has decided nothing.
      page.backend.fail('GET /v1/users/me', 'offline')
      page.backend.emit({
        type: 'approval.changed',
        approval: { ...waiting, status: 'APPROVED', registrationData: null } as Approval,
      })
      await page.at('/register/approved')
      expect(localStorage.getItem('reeldock:registration-waits')).to.equal(null)
      page.end()
      start('/', 'small')
      await page.at('/work-orders')
    })
  })

  describe('whoever is not signed in', () => {
    it('comes to the path that was asked for after signing in', async () => {
      start('/work-orders/past?page=2', 'small', { token: () => null })
      await page.at('/home')
      page.portal.configure({ token: page.backend.options.token })
      await page.at('/work-orders/past?page=2')
    })

    it('is told when the session ended under an open page', async () => {
      start('/work-orders')
      await page.at('/work-orders')
      page.backend.fail(/./, 401)
      page.portal.renew()
      await page.at('/home')
      expect(page.portal.notifications.toasts.value.map(({ title }) => title)).to.deep.equal([
        { key: 'shared.sessionEnded' },
      ])
    })

    it('keeps nothing of a registration that waits, either', async () => {
      start('/', 'pending')
      await page.at('/register/pending')
      localStorage.clear()
      const other = new BroadcastChannel('reeldock')
      other.postMessage('signed-out')
      await page.at('/home')
      await wait(50)
      expect([localStorage.length, sessionStorage.length]).to.deep.equal([0, 0])
      other.close()
    })

    it('signed out in another tab: this one shows nothing any more, and keeps nothing', async () => {
      start('/work-orders?search=secret')
      await page.at('/work-orders?search=secret')
      sessionStorage.setItem('reeldock:zones', '1')
      const other = new BroadcastChannel('reeldock')
      other.postMessage('signed-out')
      await page.at('/home')
      await until(() => page.portal.access.value === 'unauthorized', 'signed out here too')
      expect([localStorage.length, sessionStorage.length]).to.deep.equal([0, 0])
      expect(document.cookie).not.to.contain('secret')
      other.close()
    })
  })

  describe('while something is down', () => {
    it('goes to maintenance when the host says so after a call failed, and comes back by itself', async () => {
      let maintenance = false
      start('/work-orders/past', 'small', { startUp: async () => ({ maintenance }) })
      await page.at('/work-orders/past')
      await wait(20)
      maintenance = true
      const lift = page.backend.fail(/./, 503)
      page.portal.renew()
      await until(() => page.portal.trouble.value > 0, 'a call failed')
      await page.portal.lookAgain()
      await page.at('/maintenance')
      maintenance = false
      lift()
      await page.portal.lookAgain()
      await page.at('/work-orders/past')
    })

    it('brings whoever asked for a screen during maintenance there when it is over', async () => {
      start('/work-orders/past', 'small', { maintenance: true })
      await page.at('/maintenance')
      page.portal.configure({ maintenance: false })
      await page.at('/work-orders/past')
    })

    it('shows the screen on its way when nobody says who is there, at the address that was asked for', async () => {
      start('/', 'small', { fetch: () => new Promise(() => {}) })
      await until(() => page.shown() !== null, 'something to look at')
      expect([here(), page.shown()?.localName, page.outlet.getAttribute('aria-busy')]).to.deep.equal([
        '/',
        'reeldock-work-orders',
        'true',
      ])
    })

    it('starts an Online partner where its work is, however late that is known', async () => {
      const backend = createTestBackend({ scenario: 'approved-online', now: '2026-11-19T15:00:00Z' })
      const lift = backend.fail('GET /v1/users/me', 502)
      start('/', 'approved-online', {}, backend)
      await until(() => page.shown() !== null, 'something to look at')
      lift()
      await page.at('/appliances')
    })

    it('keeps to what it knows when the host cannot be asked', async () => {
      start('/work-orders', 'small', { startUp: () => Promise.reject(new TypeError('gone')) })
      await page.at('/work-orders')
      await page.portal.lookAgain()
      expect(page.portal.maintenance.value).to.equal(false)
    })

    it('asks again who the user is until it is told', async () => {
      const backend = createTestBackend({ scenario: 'small', now: '2026-11-19T15:00:00Z' })
      const lift = backend.fail('GET /v1/users/me', 502)
      start('/register', 'small', {}, backend)
      await until(() => backend.calls.length > 0, 'asked once')
      lift()
      await page.at('/work-orders')
    })
  })

  describe('as a window', () => {
    it('has the title, language, direction and colors that were chosen, at once and until it ends', async () => {
      const before = [root.lang, root.dir, root.style.colorScheme]
      const byDefault = firstSpoken(navigator.languages) || before[0] || 'en'
      start('/work-orders', 'small', { messages: { 'place.workOrders': 'Aufträge' } })
      await page.at('/work-orders')
      await until(() => document.title === 'Aufträge · Reeldock', document.title)
      expect(page.outlet.getAttribute('aria-label')).to.equal('Aufträge')
      const chosen = page.portal.use(preferences)
      chosen.setTheme('dark')
      chosen.setLocale('ar')
      await until(() => root.lang === 'ar', 'its words are here')
      expect([root.lang, root.dir, root.style.colorScheme]).to.deep.equal(['ar', 'rtl', 'dark'])
      expect(page.portal.options.value.locale).to.equal('ar')
      chosen.setTheme('auto')
      chosen.setLocale('')
      expect([root.lang, root.dir, root.style.colorScheme]).to.deep.equal([byDefault, 'ltr', before[2]])
      page.portal.configure({ messages: { 'place.workOrders': 'Orders' } })
      expect(document.title).to.equal('Orders · Reeldock')
      page.router.end()
      expect([root.lang, root.dir, root.style.colorScheme]).to.deep.equal(before)
    })

    for (const [why, wanted, locale, said] of [
      ['the browser’s first language that there is', ['tlh', 'fr-CA', 'en'], undefined, 'fr-CA'],
      ['English where the browser speaks none of ours', ['tlh'], undefined, 'en'],
      ['what its host says, whatever the browser does', ['fr'], 'en-GB', 'en-GB'],
    ] as const)
      it(`speaks ${why}, until one is chosen`, async () => {
        const before = root.lang
        Object.defineProperty(navigator, 'languages', { value: wanted, configurable: true })
        try {
          start('/work-orders', 'small', locale ? { locale } : {})
          await until(() => root.lang === said || (said === 'en' && root.lang === (before || 'en')), root.lang)
          page.portal.use(preferences).setLocale('fr')
          await until(() => root.lang === 'fr' && document.title.startsWith('Ordres de travail'), document.title)
        } finally {
          Reflect.deleteProperty(navigator, 'languages')
        }
      })

    it('starts a step at its beginning, the focus included, and comes back to where it was', async () => {
      start('/work-orders')
      await page.at('/work-orders')
      page.outlet.style.minHeight = '5000px'
      scrollTo(0, 900)
      await wait(50)
      page.router.go('/calendar')
      await until(() => document.activeElement === page.outlet, 'the focus is in the new screen')
      expect([here(), scrollY]).to.deep.equal(['/calendar', 0])
      history.back()
      await page.at('/work-orders')
      await until(() => Math.abs(scrollY - 900) < 2, `scrolled back, not to ${scrollY}`)
    })

    it('waits for a screen to be as tall as it was before it scrolls there', async () => {
      start('/work-orders')
      await page.at('/work-orders')
      page.outlet.style.minHeight = '5000px'
      scrollTo(0, 1200)
      await wait(50)
      page.router.go('/calendar')
      page.outlet.style.minHeight = ''
      history.back()
      await page.at('/work-orders')
      await wait(50)
      page.outlet.style.minHeight = '5000px'
      await until(() => Math.abs(scrollY - 1200) < 2, `scrolled back, not to ${scrollY}`)
    })

    it('is busy until a screen shows what it has, be it what went wrong', async () => {
      start('/work-orders')
      await page.at('/work-orders')
      const busy = () => page.outlet.getAttribute('aria-busy')
      expect(busy()).to.equal('true')
      page.say('ready', null, page.navigation)
      expect(busy()).to.equal('true')
      page.say('ready', null)
      expect(busy()).to.equal(null)
      page.choose('page', '2')
      expect(busy()).to.equal(null)
      page.router.go('/calendar')
      expect(busy()).to.equal('true')
      page.say('error', { status: 500 })
      expect(busy()).to.equal(null)
    })

    it('leaves the focus where it is when only the view changes', async () => {
      start('/work-orders')
      await page.at('/work-orders')
      const field = document.createElement('input')
      page.main.append(field)
      field.focus()
      page.choose('items', 'past')
      page.router.go('/work-orders/past?dialog=drives')
      await wait(20)
      expect(document.activeElement === field).to.equal(true)
    })
  })
})
