import { expect } from 'chai'
import { untilLive } from '../../test/fixtures/page/live'
import { cookie, forgetPage, here, type RoutedPage, routedPage } from '../../test/fixtures/page/router'
import { until, after as wait } from '../../test/fixtures/page/wait'
import { replaceEnvironment } from '../base/environment'
import { recheck } from '../portal/recheck'
import { signOut } from '../portal/sign-out'
import { createTestBackend } from '../testing/test-backend'
import type { Approval } from '../wire/people'
import { channelOf } from './signed-out-tabs'
import { welcome } from './welcome'

describe('the portal page', () => {
  let page: RoutedPage
  const start = (...args: Parameters<typeof routedPage>) => {
    page = routedPage(...args)
  }
  beforeEach(forgetPage)
  afterEach(() => page.end())

  describe('for a registration', () => {
    // @spec 2.14, 2.15, 2.17
    for (const [scenario, path] of [
      ['not-submitted', '/register'],
      ['needs-more-info', '/register'],
      ['rejected', '/register'],
      ['pending', '/register/pending'],
    ] as const)
      it(`that is ${scenario} shows ${path} for any path of the work`, async () => {
        start('/work-orders', scenario)
        await page.at(path)
        expect(page.shown()?.localName).to.equal('reeldock-registration')
        page.router.go('/reports')
        await page.at(path)
        page.router.go('/calendar')
        await page.at('/calendar')
      })

    // @spec 2.19
    it('shows the approval once, and only in a browser that saw it pending', async () => {
      start('/', 'pending')
      await page.at('/register/pending')
      const { approvals } = await page.portal.use((await import('../session/store')).session).whoAmI()
      await untilLive(page.portal)
      const [waiting] = approvals
      if (!waiting) throw new Error('nothing waits')
      // The event approves the registration; the server of the test decides nothing by itself.
      page.backend.fail(/users|approvals/, 'offline')
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

    it('is remembered as pending after a sign-out: the approval is shown at the next sign-in', async () => {
      start('/', 'pending')
      await page.at('/register/pending')
      const { companyId } = (await page.portal.use((await import('../session/store')).session).whoAmI()).user
      page.portal.leaving()
      await until(() => welcome.isDue(companyId), 'the note')
      expect(Object.keys(localStorage)).to.deep.equal(['reeldock:registration-waits'])
    })
  })

  describe('for an account that is not signed in', () => {
    it('goes to the requested path after the sign-in', async () => {
      start('/work-orders/past?page=2', 'small', { token: () => null })
      await page.at('/home')
      page.portal.configure({ token: page.backend.options.token })
      await page.at('/work-orders/past?page=2')
    })

    it('restores another screen without its dialog', async () => {
      start('/calendar?dialog=drives')
      await page.at('/calendar?dialog=drives')
      await until(() => page.portal.access.value === 'authorized', 'signed in')
      page.router.go('/')
      await page.at('/calendar')
    })

    it('stores unauthorized after a sign-out at the provider', async () => {
      start('/work-orders')
      await page.at('/work-orders')
      const restore = replaceEnvironment({ leave: () => {} })
      signOut(page.portal)
      restore()
      expect([cookie('reeldock_auth'), cookie('reeldock_path')]).to.deep.equal(['2', null])
    })

    it('shows that the session ended under an open page', async () => {
      start('/work-orders')
      await page.at('/work-orders')
      page.backend.fail(/./, 401)
      page.portal.renew()
      await page.at('/home')
      expect(page.portal.notifications.toasts.value.map(({ title }) => title)).to.deep.equal([
        { key: 'shared.sessionEnded' },
      ])
    })

    it('stores nothing of a pending registration', async () => {
      start('/', 'pending')
      await page.at('/register/pending')
      localStorage.clear()
      const other = new BroadcastChannel(channelOf(page.portal))
      other.postMessage('signed-out')
      await page.at('/home')
      await wait(50)
      expect([localStorage.length, sessionStorage.length]).to.deep.equal([0, 0])
      other.close()
    })

    it('clears the screen and the storage after a sign-out in another tab', async () => {
      start('/work-orders?search=secret')
      await page.at('/work-orders?search=secret')
      sessionStorage.setItem('reeldock:zones', '1')
      const other = new BroadcastChannel(channelOf(page.portal))
      other.postMessage('signed-out')
      await page.at('/home')
      await until(() => page.portal.access.value === 'unauthorized', 'signed out here too')
      expect([localStorage.length, sessionStorage.length]).to.deep.equal([0, 0])
      expect(document.cookie).not.to.contain('secret')
      other.close()
    })
  })

  describe('while something is down', () => {
    it('goes to maintenance when the host reports it after a failed call, and returns afterwards', async () => {
      let maintenance = false
      start('/work-orders/past', 'small', { startUp: async () => ({ maintenance }) })
      await page.at('/work-orders/past')
      await wait(20)
      maintenance = true
      const lift = page.backend.fail(/./, 503)
      page.portal.renew()
      await until(() => page.portal.trouble.value > 0, 'a call failed')
      await recheck(page.portal)
      await page.at('/maintenance')
      maintenance = false
      lift()
      await recheck(page.portal)
      await page.at('/work-orders/past')
    })

    it('goes after maintenance to the screen that was requested during it', async () => {
      start('/work-orders/past', 'small', { maintenance: true })
      await page.at('/maintenance')
      page.portal.configure({ maintenance: false })
      await page.at('/work-orders/past')
    })

    it('shows the requested screen as loading while the user is unknown', async () => {
      start('/', 'small', { fetch: () => new Promise(() => {}) })
      await until(() => page.shown() !== null, 'a screen')
      expect([here(), page.shown()?.localName, page.outlet.getAttribute('aria-busy')]).to.deep.equal([
        '/',
        'reeldock-work-orders',
        'true',
      ])
    })

    it('starts an Online partner at its work when the user is known late', async () => {
      const backend = createTestBackend({ scenario: 'approved-online', now: '2026-11-19T15:00:00Z' })
      const lift = backend.fail('GET /v1/users/me', 502)
      start('/', 'approved-online', {}, backend)
      await until(() => page.shown() !== null, 'a screen')
      lift()
      await page.at('/appliances')
    })

    it('keeps its state when the host cannot be asked', async () => {
      start('/work-orders', 'small', { startUp: () => Promise.reject(new TypeError('gone')) })
      await page.at('/work-orders')
      await recheck(page.portal)
      expect(page.portal.maintenance.value).to.equal(false)
    })

    it('reads the user again until that succeeds', async () => {
      const backend = createTestBackend({ scenario: 'small', now: '2026-11-19T15:00:00Z' })
      const lift = backend.fail('GET /v1/users/me', 502)
      start('/register', 'small', {}, backend)
      await until(() => backend.calls.length > 0, 'the first read')
      lift()
      await page.at('/work-orders')
    })
  })
})
