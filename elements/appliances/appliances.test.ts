import { expect } from 'chai'
import type { Bay } from '../../core/wire/appliances'
import type { WorkOrder } from '../../core/wire/work-orders'
import { allOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('<reeldock-appliances>', () => {
  let screen: Screen
  /** Returns all texts, because hidden appliances have no `innerText`. */
  const shownText = () => textOf(screen.element.shadowRoot?.querySelector('.frame'))
  const textOf = (node: Element | null | undefined) => node?.textContent ?? ''
  const docks = () => [...(screen.element.shadowRoot?.querySelectorAll<HTMLElement>('section.dock') ?? [])]
  const dock = (name: string) => {
    const found = docks().find(({ ariaLabel }) => ariaLabel === name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  const slots = (name: string) => [...dock(name).querySelectorAll<HTMLElement>('.slot')]

  async function show(options: Parameters<typeof open>[1] = {}) {
    screen = open('reeldock-appliances', { scenario: 'approved-online', ...options })
    await until(() => screen.heard('ready').length + screen.heard('error').length > 0, 'ready or failed')
    await until(() => shownText() !== '', 'words')
  }
  async function bays(): Promise<Bay[]> {
    const { bases, fetch, token } = screen.backend.options
    const answer = await fetch(`${bases.main}/v1/appliances`, { headers: { authorization: `Bearer ${token}` } })
    return (await answer.json())[0].drives
  }

  /** Returns the numbers of the orders whose compositions are all downloaded. */
  async function downloadedOrders(): Promise<string[]> {
    const { bases, fetch, token } = screen.backend.options
    const answer = await fetch(`${bases.main}/v1/work-orders?items=current&offset=0&ps=25`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { workOrders } = (await answer.json()) as { workOrders: WorkOrder[] }
    return workOrders
      .filter(({ compositions }) => compositions.every(({ download }) => download?.status === 'completed'))
      .map(({ workOrderNo }) => workOrderNo)
  }

  afterEach(() => screen.end())

  it('shows each appliance with its bays in physical order, their activity, and the drives to remove in order', async () => {
    await show()
    expect(docks().map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Dock A', 'Dock B', 'Dock C'])
    expect(slots('Dock A').map(slot => slot.querySelector('.sr-only')?.textContent)).to.deep.equal(
      Array.from({ length: 8 }, (_, index) => `Bay ${index + 1}`),
    )
    expect(slots('Dock A').map(slot => slot.querySelector('.slot-state')?.textContent)).to.deep.equal([
      'Duplicating',
      'Verifying',
      'Eject',
      'Eject',
      'Failed',
      'Slow drive',
      'Inserted',
      'Empty',
    ])
    expect(textOf(slots('Dock B')[0])).to.match(/Port 1[\s\S]*Formatting[\s\S]*Step 1 of 3/)
    expect(shownText()).to.include('2 drives ready to remove').and.to.include('Dock A 3, 4')
    expect(textOf(dock('Dock C'))).to.include('Offline')
    await until(() => textOf(slots('Dock A')[0]).includes('#87'), 'whom the drive is for')
  })

  it('renders only the bay that an event changed', async () => {
    await show()
    await until(() => shownText().includes('Live'), 'live')
    await until(() => textOf(slots('Dock A')[0]).includes('#87'), 'whom the drive is for')
    await until(() => shownText().includes('Copied so far'), 'the key to the bars')
    const [first] = await bays()
    const before = slots('Dock A')
    const drives = (await bays()).map(bay => (bay.bay === 1 ? { ...bay, percentage: 99 } : bay))
    let changed: Node[] = []
    const watch = new MutationObserver(records => {
      changed = [...changed, ...records.map(({ target }) => target)]
    })
    for (const slot of before)
      watch.observe(slot, { subtree: true, childList: true, characterData: true, attributes: true })
    expect(first?.stage).to.equal('duplicating')
    screen.backend.emit({ type: 'bays.changed', applianceId: 'skyreel-dock-a', drives })
    await until(() => textOf(slots('Dock A')[0]).includes('66%'), 'the percentage of the whole copy')
    watch.disconnect()
    expect(changed.every(node => before[0]?.contains(node))).to.equal(true)
  })

  // @spec 3.37
  it('hides the address of an appliance from non-admins until they request it', async () => {
    await show({ scenario: 'non-admin' })
    expect(shownText()).not.to.include('203.0.113.20')
    the(screen.element, 'button', 'Show the IP address of Dock A').click()
    await until(() => shownText().includes('203.0.113.20'), 'the address')
    expect(shownText()).not.to.include('203.0.113.21')
    // The button is gone, so the focus is at the text that it has revealed.
    expect(screen.element.shadowRoot?.activeElement?.textContent).to.equal('203.0.113.20')
  })

  // @spec 2.55, 2.77
  it('filters the appliances by state', async () => {
    await show()
    the(screen.element, 'button', /^Offline1$/).click()
    await until(() => docks().length === 1 && docks()[0]?.ariaLabel === 'Dock C', 'the offline one')
    the(screen.element, 'button', /^All3$/).click()
    await until(() => docks().length === 3, 'all')
  })

  it('shows that the partner has no appliances, and links to the work orders', async () => {
    await show({ scenario: 'empty' })
    expect(shownText()).to.include('No appliances yet')
    the(screen.element, 'button', 'Go to Work orders').click()
    expect(screen.heard('navigate')).to.deep.equal([{ path: '/work-orders', element: 'reeldock-appliances' }])
  })

  // @spec 3.37
  it('opens an appliance with its tasks beside the other appliances, and closes it again', async () => {
    await show()
    the(screen.element, 'button', 'Details of Dock A').click()
    await until(() => allOf(screen.element, 'dialog', 'Dock A').length === 1, 'the panel')
    expect(screen.element.getAttribute('appliance-id')).to.equal('skyreel-dock-a')
    const panel = () => the(screen.element, 'dialog', 'Dock A').innerText
    await until(() => /Copy · WO-68213/.test(panel()), 'the tasks')
    expect(panel()).to.include('Bay 1 · Step 2 of 3').and.to.include('Verification failed').and.to.include('4.12.1')
    the(screen.element, 'button', 'Close').click()
    await until(() => allOf(screen.element, 'dialog').length === 0, 'closed')
    expect(screen.element.hasAttribute('appliance-id')).to.equal(false)
  })

  it('shows in the panel that an appliance does not exist', async () => {
    await show({ attributes: { 'appliance-id': 'nowhere' } })
    await until(() => the(screen.element, 'dialog').innerText.includes('Could not load the appliance'), 'the reason')
    expect(docks().length).to.equal(3)
  })

  it('copies a chosen work order onto the named drives, and fires an event', async () => {
    await show()
    const started: unknown[] = []
    screen.element.addEventListener('reeldock-duplication-started', event =>
      started.push((event as CustomEvent).detail),
    )
    expect(allOf(screen.element, 'button', 'Copy to drives in Dock C')).to.deep.equal([])
    the(screen.element, 'button', 'Copy to drives in Dock A').click()
    await until(() => allOf(screen.element, 'dialog', 'Copy to drives in Dock A').length === 1, 'the dialog')
    const dialog = the(screen.element, 'dialog')
    // The order determines which drives are used.
    expect(dialog.innerText).not.to.include('will be erased')
    const erase = () => the(screen.element, 'button', 'Erase and copy')
    expect(erase().title).to.equal('Choose a work order')
    const orders = () => [...dialog.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    await until(() => orders().length > 0, 'the orders')
    const no = (await downloadedOrders()).find(number => orders().some(({ value }) => value === number)) ?? ''
    orders()
      .find(({ value }) => value === no)
      ?.click()
    await until(() => erase().ariaDisabled !== 'true', 'on')
    expect(dialog.innerText).to.match(/^Copy to Bay 7.* in Dock A/)
    expect(erase().textContent).to.match(/to Bay 7/)
    // Each order shows its film.
    await until(() => orders().every(({ labels }) => /^WO-\d+ · \p{L}/u.test(labels?.[0]?.innerText ?? '')), 'films')
    expect(dialog.innerText)
      .to.include('will be erased')
      .and.to.match(/Bay 7: CRU · 1 TB/)
    erase().click()
    await until(() => started.length === 1, 'started')
    expect(started).to.deep.equal([{ workOrderNo: no, applianceId: 'skyreel-dock-a', element: 'reeldock-appliances' }])
    await until(() => allOf(screen.element, 'dialog').length === 0, 'closed')
    await until(() => textOf(slots('Dock A')[6]).includes('Queued'), 'the copy')
  })

  it('repeats a failed copy in a dialog without a search field, and keeps the focus at the bay', async () => {
    await show()
    const focused = () => screen.element.shadowRoot?.activeElement
    const again = () => the(screen.element, 'button', /^Copy again… Dock A/)
    const bay = again().closest('li')
    const openIt = async () => {
      again().focus()
      again().click()
      await until(() => allOf(screen.element, 'dialog').length === 1, 'the dialog')
    }
    await openIt()
    expect(allOf(screen.element, 'searchbox')).to.deep.equal([])
    the(screen.element, 'button', 'Cancel').click()
    await until(() => allOf(screen.element, 'dialog').length === 0, 'closed')
    expect(focused()).to.equal(again())
    await openIt()
    const erase = () => the(screen.element, 'button', /^Erase and copy/)
    await until(() => erase().ariaDisabled !== 'true', 'on')
    erase().focus()
    erase().click()
    await until(() => allOf(screen.element, 'dialog').length === 0, 'closed')
    await until(() => !/Copy again/.test(textOf(bay)), 'the button is gone')
    await until(() => focused() === bay, 'the focus at the bay')
  })

  it('announces the end of each copy once', async () => {
    await show()
    await until(() => shownText().includes('Live') && shownText().includes('Copied so far'), 'the parts that load late')
    const texts = () => [...(screen.element.shadowRoot?.querySelectorAll('.sr-only p') ?? [])].map(p => p.textContent)
    expect(texts()).to.deep.equal([])
    const drives = (await bays()).map(bay =>
      bay.bay === 2
        ? { ...bay, state: 'failed' as const, stage: 'failed' as const, detail: 'verification_failed' as const }
        : bay,
    )
    screen.backend.emit({ type: 'bays.changed', applianceId: 'skyreel-dock-a', drives })
    screen.backend.emit({ type: 'bays.changed', applianceId: 'skyreel-dock-a', drives })
    await until(() => texts().length > 0, 'the words')
    expect(texts()).to.deep.equal(['Dock A, Bay 2: failed. Verification failed'])
  })

  it('shows a failed load, and loads on Try again', async () => {
    let lift = () => {}
    await show({
      before: backend => {
        lift = backend.fail('GET /v1/appliances', 503)
      },
    })
    expect(shownText()).to.include('Could not load appliances').and.to.include('Failed on purpose with 503')
    lift()
    the(screen.element, 'button', 'Try again').focus()
    the(screen.element, 'button', 'Try again').click()
    await until(() => docks().length === 3, 'the appliances')
    expect(screen.element.shadowRoot?.activeElement?.textContent).to.equal('Appliances')
  })

  it('keeps its data when the connection is lost, and shows when they were last read', async () => {
    await show()
    screen.backend.fail(/./, 'offline')
    await (screen.element as unknown as { refresh(): Promise<void> }).refresh()
    await until(() => /Last updated \d\d:\d\d:\d\d/.test(shownText()), 'the bar')
    expect(docks().length).to.equal(3)
  })

  it('shows unknown values as text', async () => {
    await show({ scenario: 'unknown-things' })
    expect(
      docks()
        .map(({ textContent }) => textContent)
        .join(),
    ).to.match(/Warming up|Polishing/)
    expect(allOf(screen.element, 'heading').length).to.be.greaterThan(1)
  })

  it('accepts missing fields of another server', async () => {
    await show({ scenario: 'missing-things' })
    expect(docks().length).to.equal(3)
  })
})
