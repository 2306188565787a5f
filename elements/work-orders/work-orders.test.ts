import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { allOf, choose, press, textOf, the, type } from '../../test/fixtures/page/person'
import { isWhole } from '../../test/fixtures/page/rows'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('<reeldock-work-orders>', () => {
  let screen: Screen
  let clock: Clock | null = null
  const rows = () => allOf(screen.element, 'row').flatMap(row => /WO-\d+/.exec(row.textContent ?? '')?.[0] ?? [])
  const shownText = () => textOf(screen.element)
  const lists = () => screen.backend.calls.filter(({ path }) => path === '/v1/work-orders').map(({ query }) => query)
  const views = () => screen.heard('view-changed').map(detail => detail as { name: string; value: unknown })
  const search = () => the(screen.element, 'searchbox') as HTMLInputElement

  async function show(attributes: Record<string, string> = {}, options: Parameters<typeof open>[1] = {}) {
    screen = open('reeldock-work-orders', { scenario: 'small', attributes, ...options })
    await until(() => screen.heard('ready').length + screen.heard('error').length > 0, 'ready or failed')
    await until(() => shownText() !== '' && isWhole(screen.element), 'the text')
  }

  afterEach(() => {
    clock?.restore()
    clock = null
    return screen.end()
  })

  it('shows the active orders with counts, fires one ready event, and reads one page', async () => {
    await show()
    expect(rows().length).to.be.greaterThan(3)
    await until(() => /Active ?\d+/.test(the(screen.element, 'tab', 'Active').textContent ?? ''), 'the count')
    await (screen.element as unknown as { refresh(): Promise<void> }).refresh()
    expect(screen.heard('ready').length).to.equal(1)
    expect(lists()[0]).to.equal('items=current&appliancesCount=1&offset=0&ps=25&search=')
  })

  // @spec 1.10, 2.40
  it('opens the archive by its tab, marked in text and color, and sets the attribute', async () => {
    await show({ page: '1' })
    the(screen.element, 'tab', 'Archive').click()
    await until(() => lists().some(query => query.includes('items=archived')), 'the archive')
    await until(() => allOf(screen.element, 'row').every(row => row.dataset.toneRow === 'past'), 'past rows')
    expect(screen.element.getAttribute('items')).to.equal('past')
    expect(views().at(-1)).to.deep.include({ name: 'items', value: 'past' })
    press(the(screen.element, 'tab', 'Archive'), 'ArrowLeft')
    await until(() => !screen.element.hasAttribute('items'), 'back to the active ones')
  })

  // @spec 2.43
  it('searches after a pause in typing or at once on Enter, and the last search wins, from page 1', async () => {
    await show({ page: '2', 'page-size': '10' })
    await until(() => rows().length > 0, 'rows')
    const [first = ''] = rows()
    clock = takeClock()
    type(search(), 'no such th')
    type(search(), first)
    search().closest('form')?.requestSubmit()
    await clock.advance(1000)
    clock.restore()
    await until(() => rows().join() === first, 'the one order')
    expect(lists().filter(query => query.includes('no+such') || query.includes('no%20such'))).to.deep.equal([])
    expect(screen.element.getAttribute('search')).to.equal(first)
    expect(screen.element.hasAttribute('page')).to.equal(false)
    type(search(), 'zzz')
    await until(() => shownText().includes('No work order matches “zzz”'), 'nothing found')
    the(screen.element, 'button', 'Search the archive instead').click()
    await until(() => screen.element.getAttribute('items') === 'past', 'the archive')
    expect(screen.element.getAttribute('search')).to.equal('zzz')
    screen.element.setAttribute('items', 'all')
    await until(() => shownText().includes('composition names in all orders'), 'the text about the searched lists')
  })

  it('changes pages, and starts another size at page 1', async () => {
    await show({ 'page-size': '10' }, { scenario: 'approved-manual' })
    const first = rows()
    the(screen.element, 'button', 'Next page').click()
    await until(() => rows().length === 10 && rows()[0] !== first[0], 'page 2')
    expect(screen.element.getAttribute('page')).to.equal('2')
    choose(the(screen.element, 'combobox', 'Rows per page'), '50')
    expect(screen.element.getAttribute('page-size')).to.equal('50')
    expect(screen.element.hasAttribute('page')).to.equal(false)
    await until(() => rows().length === 50, 'the rows')
  })

  it('returns to the last page, and notifies its host page', async () => {
    await show({ page: '99', 'page-size': '10' })
    await until(() => screen.element.getAttribute('page') !== '99', 'another page')
    expect(views().at(-1)?.name).to.equal('page')
    await until(() => rows().length > 0, 'rows of the last page')
  })

  // @spec 2.44
  it('opens one and all rows, with their compositions', async () => {
    await show()
    const before = rows().length
    the(screen.element, 'button', 'Expand all').click()
    const opened = () => allOf(screen.element, 'row').filter(row => row.className === 'row-opened').length
    await until(() => opened() === before, 'all open')
    the(screen.element, 'button', 'Collapse all').click()
    await until(() => opened() === 0, 'all closed')
    const [first = ''] = rows()
    const toggle = the(screen.element, 'button', `Details of ${first}`)
    toggle.click()
    await until(() => toggle.getAttribute('aria-expanded') === 'true', 'one open')
    expect(opened()).to.equal(1)
  })

  // @spec 2.46
  it('opens an order by its number, fires an event, and goes back', async () => {
    await show()
    const [first = ''] = rows()
    const opener = [...allOf(screen.element, 'button', first), ...allOf(screen.element, 'link', first)].find(
      ({ textContent }) => textContent === first,
    )
    opener?.click()
    await until(() => allOf(screen.element, 'heading', first).length > 0, 'the order')
    expect(screen.element.getAttribute('work-order-no')).to.equal(first)
    expect(screen.heard('work-order-opened')).to.deep.equal([{ workOrderNo: first, element: 'reeldock-work-orders' }])
    await until(() => allOf(screen.element, 'tab', 'Duplication').length > 0, 'the tabs')
    expect(
      allOf(screen.element, 'tab').map(({ textContent }) => textContent?.match(/^[A-Z][a-z]+/)?.[0]),
    ).to.have.members(['Duplication', 'Delivery'])
    the(screen.element, 'tab', 'Duplication').click()
    await until(() => screen.element.getAttribute('tab') === 'duplication', 'the other tab')
    the(screen.element, 'button', 'Work orders').click()
    await until(() => rows().length > 3, 'the list')
    expect(screen.element.hasAttribute('work-order-no')).to.equal(false)
  })

  it('shows a change of the feed, and a link to the portal when its address is known', async () => {
    await show({}, { bases: { portal: 'https://portal.example/' } })
    const [first = ''] = rows()
    const link = the(screen.element, 'link', first) as HTMLAnchorElement
    expect(link.href).to.equal(`https://portal.example/work-orders?work-order-no=${first}`)
    await until(() => shownText().includes('Live'), 'live')
    screen.backend.emit({ type: 'work_order.changed', workOrderNo: first, status: 'download_failed', totalCopied: 0 })
    await until(
      () =>
        allOf(screen.element, 'row')
          .find(row => row.textContent?.includes(first))
          ?.textContent?.includes('Download failed') === true,
      'the status',
    )
  })

  it('shows a failed load in place and by an event, and loads on Try again', async () => {
    let lift = () => {}
    await show(
      {},
      {
        before: backend => {
          lift = backend.fail('GET /v1/work-orders', 503)
        },
      },
    )
    await until(() => shownText().includes('Could not load work orders'), 'the title')
    expect(shownText()).to.include('Failed on purpose with 503')
    expect(screen.heard('error')[0]).to.deep.equal({
      category: 'server',
      code: 'failed',
      status: 503,
      title: 'Could not load work orders',
      message: 'Failed on purpose with 503',
      fieldErrors: {},
      retryable: true,
    })
    lift()
    the(screen.element, 'button', 'Try again').focus()
    the(screen.element, 'button', 'Try again').click()
    await until(() => rows().length > 3, 'the rows')
    expect(screen.element.shadowRoot?.activeElement?.textContent).to.equal('Work orders')
  })

  it('keeps its rows when the connection is lost, and shows their time', async () => {
    await show()
    const before = rows()
    screen.backend.fail(/./, 'offline')
    await (screen.element as unknown as { refresh(): Promise<void> }).refresh()
    await until(() => /Last updated \d\d:\d\d:\d\d/.test(shownText()), 'the bar')
    expect(rows()).to.deep.equal(before)
  })

  // @spec 2.75
  it('shows a text when it is empty', async () => {
    await show({}, { scenario: 'empty' })
    expect(shownText()).to.include('No work orders yet')
    expect(screen.heard('ready').length).to.equal(1)
  })

  for (const [scenario, expected] of [
    ['no-access', 'You don’t have access yet'],
    ['html-502', 'Could not load work orders'],
  ] as const)
    it(`shows “${expected}” with the server ${scenario}`, async () => {
      screen = open('reeldock-work-orders', { scenario })
      await until(() => shownText().includes(expected), expected)
    })

  it('checks again on request whether the account has access', async () => {
    screen = open('reeldock-work-orders', { scenario: 'no-access' })
    await until(() => allOf(screen.element, 'button', 'Check again').length === 1, 'the button')
    const before = screen.backend.calls.length
    the(screen.element, 'button', 'Check again').click()
    await until(() => screen.backend.calls.length > before, 'another call')
    await until(() => shownText().includes('You don’t have access yet'), 'the answer')
  })

  it('ends with the session, keeps the page, and continues after the next sign-in', async () => {
    screen = open('reeldock-work-orders', { scenario: 'small', portal: { token: 'of-nobody' } })
    await until(() => screen.heard('session-ended').length === 1, 'the event')
    await until(() => shownText().includes('You’re not signed in'), 'the text')
    screen.portal.configure({ token: screen.backend.options.token })
    await until(() => rows().length > 3, 'the rows')
    expect(shownText()).not.to.include('You’re not signed in')
  })

  it('shows unknown values of another server', async () => {
    await show({ items: 'all', 'page-size': '50' }, { scenario: 'unknown-things' })
    expect(rows().length).to.equal(50)
    expect(shownText()).to.include('Awaiting customs')
  })
})
