import { expect } from 'chai'
import { cookie, forgetPage, here, type RoutedPage, routedPage } from '../../test/fixtures/page/router'
import { until, after as wait } from '../../test/fixtures/page/wait'
import { createPortal } from '../portal/portal'
import { createRouter } from './router'

describe('the router', () => {
  let page: RoutedPage
  const start = (...args: Parameters<typeof routedPage>) => {
    page = routedPage(...args)
  }
  beforeEach(forgetPage)
  afterEach(() => page.end())

  // @spec 2.12, 2.24, 4.10, 4.11
  it('redirects from the root to the work orders, and stores access and path in cookies', async () => {
    start('/')
    await page.at('/work-orders')
    expect(page.shown()?.localName).to.equal('reeldock-work-orders')
    expect([cookie('reeldock_auth'), cookie('reeldock_path')]).to.deep.equal(['3', '/work-orders'])
    expect(document.title).to.equal('Work orders · Reeldock')
    expect(page.navigation.getAttribute('path')).to.equal('/work-orders')
  })

  it('names the element of the first path before the account is read', async () => {
    const named: unknown[] = []
    const onExpected = (event: Event) => named.push((event as CustomEvent).detail)
    document.addEventListener('reeldock-expected', onExpected)
    start('/calendar')
    document.removeEventListener('reeldock-expected', onExpected)
    expect(named).to.deep.equal(['calendar'])
    expect(page.shown()).to.equal(null)
    await page.at('/calendar')
  })

  // @spec 2.10
  it('redirects from the root to the remembered path', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser of Baseline 2024
    document.cookie = `reeldock_path=${encodeURIComponent('/work-orders/past?page=2')}; path=/`
    start('/')
    await page.at('/work-orders/past?page=2')
    expect([page.shown()?.getAttribute('items'), page.shown()?.getAttribute('page')]).to.deep.equal(['past', '2'])
  })

  // @spec 2.11
  for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example/', '%E0%A4%A', '/home'])
    it(`does not follow a remembered “${bad}”`, async () => {
      // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser of Baseline 2024
      document.cookie = `reeldock_path=${bad}; path=/`
      start('/')
      await page.at('/work-orders')
    })

  // @spec 2.8, 2.9, 2.21, 2.24, 2.91
  for (const [scenario, path, status, signOutOnly] of [
    ['no-access', '/noAccess', '1', true],
    ['not-found', '/not-found', '4', true],
  ] as const) {
    // @spec 4.10, 4.37
    it(`redirects an account that is ${scenario} to ${path}, with a sign-out`, async () => {
      start('/', scenario)
      await page.at(path)
      expect(cookie('reeldock_auth')).to.equal(status)
      expect(page.navigation.hasAttribute('sign-out-only')).to.equal(signOutOnly)
    })
  }

  // @spec 2.13, 4.10
  it('redirects to the landing page without an account, and back after a sign-in', async () => {
    start('/work-orders', 'small', { token: () => null })
    await page.at('/home')
    expect(cookie('reeldock_auth')).to.equal('2')
    expect(page.shown()?.localName).to.equal('reeldock-landing')
    page.portal.configure({ token: page.backend.options.token })
    await page.at('/work-orders')
  })

  // @spec 2.21, 2.22, 4.37
  it('redirects to not-found only when the main read of a route finds nothing', async () => {
    start('/work-orders?work-order-no=WO-99999')
    await page.at('/work-orders?work-order-no=WO-99999')
    await until(() => page.shown() !== null, 'shown')
    const say = (status: number) =>
      page
        .shown()
        ?.dispatchEvent(new CustomEvent('reeldock-error', { detail: { status }, bubbles: true, composed: true }))
    page.say('error', { status: 404 }, page.navigation)
    await page.at('/work-orders?work-order-no=WO-99999')
    say(500)
    await page.at('/work-orders?work-order-no=WO-99999')
    say(404)
    await page.at('/not-found')
    // The path is not remembered.
    page.router.go('/')
    await page.at('/work-orders')
  })

  // @spec 2.93, 4.13
  it('stores nothing for the next account after a sign-out', async () => {
    start('/work-orders')
    await page.at('/work-orders')
    localStorage.setItem('reeldock:draft', '1')
    sessionStorage.setItem('anything', '1')
    page.portal.leaving()
    expect([localStorage.length, sessionStorage.length, cookie('reeldock_path')]).to.deep.equal([0, 0, null])
  })

  // @spec 2.6, 2.91
  it('redirects to maintenance while it is on, and back afterwards', async () => {
    start('/work-orders', 'small', { maintenance: true })
    await page.at('/maintenance')
    expect(page.navigation.hasAttribute('sign-out-only')).to.equal(true)
    page.portal.configure({ maintenance: false })
    await page.at('/work-orders')
    await until(() => !page.navigation.hasAttribute('sign-out-only'), 'the whole header')
  })

  it('passes only the view attributes of an address to an element', async () => {
    start(
      '/work-orders?onclick=alert(1)&style=x&class=y&id=z&slot=s&locale=fr&path=%2F&page=2&search=%3Cimg%20onerror%3Dx%3E',
    )
    await until(() => page.shown() !== null, 'shown')
    expect(page.shown()?.getAttributeNames().toSorted()).to.deep.equal(['heading-level', 'page', 'search'])
    expect(page.shown()?.getAttribute('search')).to.equal('<img onerror=x>')
  })

  it('prefers attributes of the path to those of the query', async () => {
    start('/work-orders/past?items=all')
    await until(() => page.shown() !== null, 'shown')
    expect(page.shown()?.getAttribute('items')).to.equal('past')
  })

  it('takes views only from the element of the route', async () => {
    start('/work-orders')
    await page.at('/work-orders')
    const other = document.createElement('reeldock-work-orders')
    other.setAttribute('page', '9')
    page.main.append(other)
    page.say('view-changed', { name: 'page', value: 9 }, other)
    expect(here()).to.equal('/work-orders')
  })

  it('ignores a step that the host handles itself', async () => {
    start('/work-orders')
    await page.at('/work-orders')
    page.navigation.addEventListener('reeldock-navigate', event => event.preventDefault(), { once: true })
    page.say('navigate', { path: '/calendar' }, page.navigation)
    expect(here()).to.equal('/work-orders')
  })

  it('follows the requests of an element, guards included', async () => {
    start('/work-orders')
    await page.at('/work-orders')
    expect(page.say('navigate', { path: '/work-orders/past' })).to.equal(false)
    await page.at('/work-orders/past')
    page.say('navigate', { path: '/nowhere' })
    await page.at('/not-found')
  })

  for (const path of [
    '//evil.example/x',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://[',
  ])
    it(`stays on this page for ${path}`, async () => {
      start('/work-orders')
      await page.at('/work-orders')
      expect(() => page.router.go(path)).not.to.throw()
      await wait(20)
      expect(location.origin).to.equal(origin)
      expect(['/work-orders', '/not-found']).to.include(here())
    })

  for (const name of ['constructor', '__proto__', 'toString', 'nothing', '<b>'])
    it(`opens no dialog “${name}”`, async () => {
      document.title = ''
      start(`/work-orders?dialog=${encodeURIComponent(name)}`)
      await until(() => document.title !== '', 'all of the route is shown')
      expect(page.outlet.nextElementSibling === null).to.equal(true)
    })

  it('shows the screen with its error when the user cannot be read', async () => {
    history.replaceState(null, '', '/work-orders')
    start('/work-orders', 'small', { fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    await page.at('/work-orders')
    expect(page.shown()?.localName).to.equal('reeldock-work-orders')
  })

  it('restores the page when it ends', async () => {
    start('/work-orders?dialog=drives')
    await until(() => page.shown() !== null, 'shown')
    page.router.end()
    expect(page.main.children.length).to.equal(2)
    expect(page.outlet.children.length).to.equal(0)
    expect(page.say('navigate', { path: '/work-orders/past' }, page.main)).to.equal(true)
    expect(here()).to.equal('/work-orders?dialog=drives')
  })

  it('refuses a portal without bases.partners in one clear error, and listens to nothing', () => {
    start('/')
    const { options } = page.backend
    const portal = createPortal({ ...options, bases: { ...options.bases, partners: undefined as unknown as string } })
    const listened: string[] = []
    const targets = [document, globalThis] as const
    for (const target of targets) {
      const { addEventListener } = target
      target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        listened.push(args[0])
        addEventListener.apply(target, args)
      }
    }
    try {
      const make = () => createRouter(portal, { outlet: document.createElement('div') })
      expect(make).to.throw(TypeError, 'bases.partners is missing')
    } finally {
      for (const target of targets) Reflect.deleteProperty(target, 'addEventListener')
      portal.end()
    }
    expect(listened).to.deep.equal([])
  })
})
