import { expect } from 'chai'
import { forgetPage, here, type RoutedPage, routedPage } from '../../test/fixtures/page/router'
import { until, after as wait } from '../../test/fixtures/page/wait'

describe('the address', () => {
  let page: RoutedPage
  const start = async (path: string) => {
    page = routedPage(path)
    await until(() => page.shown() !== null, 'shown')
  }
  const dialog = () => page.main.querySelector('reeldock-drive-inventory[open]')
  beforeEach(forgetPage)
  afterEach(() => page.end())

  it('contains choices; back undoes them, but not a search', async () => {
    await start('/work-orders')
    const element = page.shown()
    page.choose('items', 'past')
    await page.at('/work-orders/past')
    page.choose('page', '2')
    await page.at('/work-orders/past?page=2')
    page.choose('search', 'a b')
    await page.at('/work-orders/past?search=a+b&page=2')
    history.back()
    await page.at('/work-orders/past')
    expect(element?.getAttributeNames().toSorted()).to.deep.equal(['heading-level', 'items'])
    history.back()
    await page.at('/work-orders')
    expect(element?.getAttributeNames()).to.deep.equal(['heading-level'])
    expect(page.shown() === element, 'the same element').to.equal(true)
  })

  it('makes one step of choices that are made together', async () => {
    await start('/work-orders?page=2')
    page.shown()?.removeAttribute('page')
    page.choose('items', 'past')
    page.choose('search', 'x')
    await page.at('/work-orders/past?search=x')
    history.back()
    await page.at('/work-orders?page=2')
  })

  // @spec 2.84
  it('opens a dialog over the route, which back closes', async () => {
    await start('/work-orders?page=2')
    page.say('navigate', { path: '?dialog=drives' }, page.navigation)
    expect(here()).to.equal('/work-orders?page=2&dialog=drives')
    expect(dialog()?.hasAttribute('open')).to.equal(true)
    expect(page.shown()?.getAttributeNames().toSorted()).to.deep.equal(['heading-level', 'page'])
    history.back()
    await until(() => dialog() === null, 'no dialog')
    expect(here()).to.equal('/work-orders?page=2')
  })

  it('does not reopen a closed dialog by a step back', async () => {
    await start('/calendar')
    page.router.go('/work-orders')
    await page.at('/work-orders')
    page.say('navigate', { path: '?dialog=drives' }, page.navigation)
    page.say('closed', null, dialog())
    await until(() => dialog() === null, 'closed')
    expect(here()).to.equal('/work-orders')
    history.back()
    await page.at('/calendar')
  })

  it('loses a dialog that was open when the page loaded once it is closed', async () => {
    await start('/work-orders?dialog=drives')
    const before = history.length
    page.say('closed', null, dialog())
    await page.at('/work-orders')
    expect([dialog(), history.length]).to.deep.equal([null, before])
  })

  it('keeps an open dialog when something is chosen under it', async () => {
    await start('/work-orders')
    page.router.go('/work-orders?dialog=drives')
    page.choose('search', 'x')
    await page.at('/work-orders?search=x&dialog=drives')
    expect(dialog()).not.to.equal(null)
  })

  for (const path of ['/not-found?dialog=drives', '/nowhere?dialog=drives', '/register/approved?dialog=drives'])
    it(`opens no dialog at ${path}, since no menu offers it`, async () => {
      await start(path)
      await wait(50)
      expect(dialog()).to.equal(null)
    })
})
