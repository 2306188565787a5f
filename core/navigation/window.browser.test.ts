import { expect } from 'chai'
import { forgetPage, here, type RoutedPage, routedPage } from '../../test/fixtures/page/router'
import { until, after as wait } from '../../test/fixtures/page/wait'
import { firstSpoken } from '../i18n/first-spoken'
import { preferences } from '../preferences/preferences'

describe('the window of the portal page', () => {
  let page: RoutedPage
  const start = (...args: Parameters<typeof routedPage>) => {
    page = routedPage(...args)
  }
  const root = document.documentElement
  beforeEach(forgetPage)
  afterEach(() => page.end())

  it('has the chosen title, language, direction and colors until the portal ends', async () => {
    const before = [root.lang, root.dir, root.style.colorScheme]
    const byDefault = firstSpoken(navigator.languages) || before[0] || 'en'
    start('/work-orders', 'small', { messages: { 'place.workOrders': 'Aufträge' } })
    await page.at('/work-orders')
    await until(() => document.title === 'Aufträge · Reeldock', document.title)
    expect(page.outlet.getAttribute('aria-label')).to.equal('Aufträge')
    const chosen = page.portal.use(preferences)
    chosen.setTheme('dark')
    chosen.setLocale('ar')
    await until(() => root.lang === 'ar', 'the Arabic texts')
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

  for (const [why, wanted, locale, expected] of [
    ['the first language of the browser that has texts', ['tlh', 'fr-CA', 'en'], undefined, 'fr-CA'],
    ['English if no language of the browser has texts', ['tlh'], undefined, 'en'],
    ['the language of its host, whatever the browser has', ['fr'], 'en-GB', 'en-GB'],
  ] as const)
    it(`has ${why}, until one is chosen`, async () => {
      const before = root.lang
      Object.defineProperty(navigator, 'languages', { value: wanted, configurable: true })
      try {
        start('/work-orders', 'small', locale ? { locale } : {})
        await until(() => root.lang === expected || (expected === 'en' && root.lang === (before || 'en')), root.lang)
        page.portal.use(preferences).setLocale('fr')
        await until(() => root.lang === 'fr' && document.title.startsWith('Ordres de travail'), document.title)
      } finally {
        Reflect.deleteProperty(navigator, 'languages')
      }
    })

  it('starts a step at its beginning with the focus, and restores positions on the way back', async () => {
    start('/work-orders')
    await page.at('/work-orders')
    page.outlet.style.minHeight = '5000px'
    scrollTo(0, 900)
    page.router.go('/calendar')
    await until(() => document.activeElement === page.outlet, 'the focus is in the new screen')
    expect([here(), scrollY]).to.deep.equal(['/calendar', 0])
    history.back()
    await page.at('/work-orders')
    await until(() => Math.abs(scrollY - 900) < 2, `scrolled back, not to ${scrollY}`)
  })

  it('restores a position when the screen is tall enough again', async () => {
    start('/work-orders')
    await page.at('/work-orders')
    page.outlet.style.minHeight = '5000px'
    scrollTo(0, 1200)
    page.router.go('/calendar')
    page.outlet.style.minHeight = ''
    history.back()
    await page.at('/work-orders')
    expect(scrollY).to.be.lessThan(1200)
    page.outlet.style.minHeight = '5000px'
    await until(() => Math.abs(scrollY - 1200) < 2, `scrolled back, not to ${scrollY}`)
  })

  // @spec 2.5
  it('is busy until a screen shows its content or an error', async () => {
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

  it('keeps the focus when only the view changes', async () => {
    start('/work-orders')
    await page.at('/work-orders')
    const field = document.createElement('input')
    page.main.append(field)
    field.focus()
    page.choose('items', 'past')
    page.router.go('/work-orders/past?dialog=drives')
    await wait(0)
    expect(document.activeElement === field).to.equal(true)
  })
})
