import { expect } from 'chai'
import { allOf, press, textOf, the } from '../../test/fixtures/page/person'
import { isWhole as hasAllRows } from '../../test/fixtures/page/rows'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('order, groups and filters of <reeldock-work-orders>', () => {
  let screen: Screen
  const tableRows = () => allOf(screen.element, 'line')
  const rows = () => tableRows().flatMap(row => /WO-\d+/.exec(row.textContent ?? '')?.[0] ?? [])
  const heads = () =>
    tableRows().flatMap(row =>
      row.className === 'row-group' ? [(row.textContent ?? '').replace(/\s+/g, ' ').trim()] : [],
    )
  const shownText = () => textOf(screen.element)
  const lists = () => screen.backend.calls.filter(({ path }) => path === '/v1/work-orders').map(({ query }) => query)
  const views = () => screen.heard('view-changed').map(detail => detail as { name: string; value: unknown })
  const isWhole = () => shownText().includes('Sorted and filtered over all')

  async function show(attributes: Record<string, string> = {}, options: Parameters<typeof open>[1] = {}) {
    screen = open('reeldock-work-orders', {
      attributes,
      scenario: 'approved-manual',
      now: new Date().toISOString(),
      ...options,
    })
    const isDrawn = () => tableRows().length > 0 && hasAllRows(screen.element)
    await until(() => screen.heard('ready').length > 0 && isDrawn(), 'the rows')
  }
  const showWhole = async (...args: Parameters<typeof show>) => {
    await show(...args)
    await until(isWhole, 'all active orders')
  }
  /** Opens a chip, and presses one of its choices. */
  async function choose(chip: string | RegExp, choice: string | RegExp, role: 'radio' | 'checkbox') {
    await until(() => allOf(screen.element, 'button', chip).length > 0, `the chip ${chip}`)
    the(screen.element, 'button', chip).click()
    await until(() => allOf(screen.element, role, choice).length > 0, `the choice ${choice}`)
    the(screen.element, role, choice).click()
  }

  afterEach(() => screen.end())

  it('starts with overdue orders, and names the days', async () => {
    await showWhole({ 'page-size': '50' })
    const [first, ...others] = heads().map(head => head.replace(/ \d+ orders?.*/, ''))
    expect(first).to.equal('Overdue')
    expect(others.length).to.be.greaterThan(0)
    for (const name of others) expect(name).to.match(/^(Today|Next week|[A-Z][a-z]{2} \d{4}-\d{2}-\d{2})$/)
    expect(heads()[0]).to.match(/^Overdue \d+ orders, \d+ drives$/)
    const times = allOf(screen.element, 'row').flatMap(
      row => /[A-Z][a-z]{2} (\d{4}-\d{2}-\d{2} \d{2}:\d{2})/.exec(row.textContent ?? '')?.[1] ?? [],
    )
    expect(times).to.deep.equal(times.toSorted())
    expect(times.length).to.equal(50)
  })

  it('reads every page while the first rows are shown, and no page twice', async () => {
    await showWhole()
    expect(lists()).to.deep.equal([
      'items=current&appliancesCount=3&offset=0&ps=25&search=',
      'items=current&appliancesCount=3&offset=0&ps=50&search=',
      'items=current&appliancesCount=3&offset=50&ps=50&search=',
      'items=current&appliancesCount=3&offset=100&ps=28&search=',
    ])
    the(screen.element, 'button', 'Next page').click()
    await until(() => screen.element.getAttribute('page') === '2', 'page 2')
    expect([rows().length, lists().length]).to.deep.equal([25, 4])
  })

  it('shows the overdue orders of all pages by one filter', async () => {
    await showWhole()
    await choose(/^Risk$/, 'Overdue', 'checkbox')
    await until(() => heads().length === 1 && heads()[0]?.startsWith('Overdue') === true, 'the overdue orders')
    const count = Number(/\d+/.exec(heads()[0] ?? '')?.[0])
    expect(shownText()).to.include(`${count} of 128 orders`)
    expect(screen.element.getAttribute('filter')).to.equal('risk:overdue')
    expect(views().at(-1)).to.deep.include({ name: 'filter', value: 'risk:overdue' })
    the(screen.element, 'button', 'Clear filter').click()
    await until(() => rows().length === 25, 'all orders again')
    expect(screen.element.hasAttribute('filter')).to.equal(false)
  })

  // @spec 2.52
  it('filters by statuses with their counts over all pages, and begins at page 1', async () => {
    await showWhole({ page: '2' })
    await choose(/^Status$/, /^Approved/, 'checkbox')
    const count = Number(
      /\d+$/.exec(the(screen.element, 'checkbox', /^Approved/).closest('label')?.textContent ?? '')?.[0],
    )
    await until(() => shownText().includes(`${count} of 128 orders`), 'filtered')
    expect(screen.element.hasAttribute('page')).to.equal(false)
    expect(rows().length).to.equal(Math.min(25, count))
    await until(() => allOf(screen.element, 'button', 'Status: Approved').length === 1, 'the chip')
    the(screen.element, 'button', 'Clear filter: Status').click()
    await until(() => rows().length === 25, 'all orders again')
  })

  it('filters by a range of ship-bys', async () => {
    await showWhole({ 'page-size': '50' })
    const name =
      heads()
        .find(head => /^[A-Z][a-z]{2} \d{4}/.test(head))
        ?.slice(0, 14) ?? ''
    const day = name.slice(4)
    screen.element.setAttribute('filter', `ship-by:${day}..${day}`)
    await until(() => heads().length === 1, 'the day alone')
    expect(heads()[0]?.slice(0, 14)).to.equal(name)
    await until(() => allOf(screen.element, 'button', `from ${name} to ${name}`).length > 0, 'the chip')
    await choose(/^Ship by: from/, 'today', 'radio')
    await until(() => heads().every(head => /^(Overdue|Today)/.test(head)), 'until today')
    expect(screen.element.getAttribute('filter')).to.equal('ship-by:today')
  })

  // @spec 2.52
  it('sorts over all pages by a head and by the chip, without groups', async () => {
    await showWhole()
    the(screen.element, 'button', /^Work order$/).click()
    await until(() => heads().length === 0, 'no groups')
    expect(rows()).to.deep.equal(rows().toSorted())
    expect(screen.element.getAttribute('order')).to.equal('number')
    await choose('Number, lowest first', 'Number, highest first', 'radio')
    await until(() => screen.element.getAttribute('order') === '-number', 'the other way')
    expect(rows()).to.deep.equal(rows().toSorted().reverse())
    await choose('Number, highest first', 'Ship by, earliest first', 'radio')
    await until(() => heads().length > 0, 'groups again')
    expect(screen.element.hasAttribute('order')).to.equal(false)
  })

  it('keeps order and filter over a reload of the page', async () => {
    await showWhole({ order: '-number', filter: 'status:approved' })
    const before = rows()
    dispatchEvent(new PageTransitionEvent('pagehide'))
    await screen.end()
    await show()
    await until(() => rows().join() === before.join(), 'the same rows')
    expect([screen.element.getAttribute('order'), screen.element.getAttribute('filter')]).to.deep.equal([
      '-number',
      'status:approved',
    ])
  })

  it('says that no order matches a filter, and clears it', async () => {
    await showWhole()
    screen.element.setAttribute('filter', 'status:nowhere')
    await until(() => shownText().includes('No work orders match the filter'), 'no orders')
    allOf(screen.element, 'button', 'Clear filter').at(-1)?.click()
    await until(() => rows().length === 25, 'all orders again')
  })

  it('reports an invalid filter, and shows all orders', async () => {
    await showWhole({ filter: 'colour:red' })
    expect(rows().length).to.equal(25)
    expect(screen.heard('error').length).to.equal(1)
  })

  // @spec 2.52
  it('shows the count of read pages while others are read', async () => {
    let answer = () => {}
    const last = new Promise<void>(resolve => {
      answer = resolve
    })
    await show(
      {},
      {
        before({ options }) {
          const { fetch } = options
          options.fetch = async (input, init) => {
            if (String(input).includes('offset=100')) await last
            return fetch(input, init)
          }
        },
      },
    )
    await until(
      () => shownText().includes('Loaded 2 of 3 pages. Sorting and filtering cover these.'),
      'the count of read pages',
    )
    answer()
    await until(isWhole, 'all active orders')
  })

  // @spec 2.53
  it('sorts and filters the page of a search, and says so', async () => {
    await show({ search: 'WO-48' })
    await until(() => shownText().includes('Sorted and filtered on this page'), 'the text')
    the(screen.element, 'button', /^Work order$/).click()
    await until(() => rows().join() === rows().toSorted().join(), 'sorted')
    expect(lists().filter(query => query.includes('search=WO-48')).length).to.equal(1)
  })

  it('returns to the last page of a filter', async () => {
    await showWhole({ page: '6' })
    screen.element.setAttribute('filter', 'status:approved')
    await until(() => rows().length > 0 && !screen.element.hasAttribute('page'), 'the last page')
  })

  it('passes heads of groups with the arrow keys', async () => {
    await showWhole()
    the(screen.element, 'button', /^WO-/).focus()
    const overdue = Number(/\d+/.exec(heads()[0] ?? '')?.[0])
    for (let step = 0; step < overdue; step += 1)
      press(screen.element.shadowRoot?.activeElement as HTMLElement, 'ArrowDown')
    expect(screen.element.shadowRoot?.activeElement?.textContent).to.equal(rows()[overdue])
  })
})
