import { expect } from 'chai'
import type { ScenarioName } from '../../core/testing/scenarios'
import type { WorkOrder } from '../../core/wire/work-orders'
import { findOrder as find } from '../../test/fixtures/page/find-order'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import { goOffline } from '../../test/fixtures/page/without-network'
import './index'

describe('the duplication of <reeldock-work-orders>', () => {
  let screen: Screen
  const shownText = () => textOf(screen.element)
  const radios = () => [...(screen.element.shadowRoot?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
  const focused = () => screen.element.shadowRoot?.activeElement ?? null
  const writes = () => screen.backend.calls.filter(({ method }) => method === 'POST' || method === 'PUT')
  const sent = (path: RegExp) => writes().filter(call => path.test(call.path))

  const isDownloaded = ({ compositions }: WorkOrder) =>
    compositions.every(({ download }) => download?.status === 'completed')
  const canBeCopied = (order: WorkOrder) =>
    isDownloaded(order) && order.deliveryMode === 'PARTNERS' && order.totalCopied < order.totalDrives

  async function show(scenario: ScenarioName, no: string, options: Parameters<typeof open>[1] = {}) {
    screen = open('reeldock-work-orders', {
      scenario,
      attributes: { 'work-order-no': no, tab: 'duplication' },
      ...options,
    })
    const isThere = () => (screen.element.shadowRoot?.querySelector('.composition') ?? null) !== null
    // The code that shows an opened order is loaded first.
    await until(isThere, 'the compositions')
  }

  afterEach(() => screen.end())

  it('shows the problem of each appliance in advance, in the texts of section 8', async () => {
    await show('approved-manual', await find('approved-manual', canBeCopied))
    await until(() => radios().length === 3, 'the appliances')
    expect(shownText()).to.include('Dock A · RD-2207 2 drives inserted: Bay 7, Bay 5')
    expect(shownText()).to.include('Not enough space in Drive 3')
    expect(shownText()).to.include('Appliance RD-0981 is offline')
    radios()[2]?.click()
    const start = () => the(screen.element, 'button', 'Erase and copy…')
    await until(() => start().ariaDisabled === 'true', 'the disabled button')
    start().click()
    expect(allOf(screen.element, 'dialog')).to.deep.equal([])
  })

  // @spec 1.11, 4.23
  it('names the drives to erase before it copies, and can be cancelled', async () => {
    const no = await find('approved-manual', canBeCopied)
    await show('approved-manual', no)
    await until(() => radios().length === 3, 'the appliances')
    the(screen.element, 'button', 'Erase and copy…').click()
    await until(() => allOf(screen.element, 'dialog', 'Erase and copy to Bay 7 and Bay 5?').length === 1, 'the dialog')
    const dialog = the(screen.element, 'dialog')
    expect(dialog.innerText)
      .to.include('Dock A (RD-2207)')
      .and.to.match(/Bay 7: CRU · 1 TB[^\n]*\nBay 5: CRU · 1 TB[^\n]*\(last copy failed\)/)
    await until(() => screen.element.shadowRoot?.activeElement?.textContent === 'Cancel', 'the safe button')
    the(screen.element, 'button', 'Cancel').click()
    await until(() => allOf(screen.element, 'dialog').length === 0, 'closed')
    expect(sent(/duplicate/)).to.deep.equal([])
    the(screen.element, 'button', 'Erase and copy…').click()
    await until(() => allOf(screen.element, 'dialog').length === 1, 'the dialog')
    the(screen.element, 'button', 'Erase and copy to Bay 7 and Bay 5').click()
    await until(() => shownText().includes('on Dock A'), 'the message')
    expect(sent(/duplicate/).map(({ path, body }) => [path, body])).to.deep.equal([
      [`/v1/work-orders/${no}/duplicate`, { applianceId: 'lonestar-dock-a' }],
    ])
    await until(() => /Bay 7/.test(shownText()) && /Queued/.test(shownText()), 'the copy in its bay')
  })

  it('repeats a failed copy after a confirmation', async () => {
    await show('approved-manual', 'WO-48190')
    await until(() => radios().length === 3, 'the appliances')
    const again = the(screen.element, 'button', 'Copy again… Dock A, Bay 5')
    again.focus()
    again.click()
    await until(() => allOf(screen.element, 'dialog').length === 1, 'the dialog')
    expect(the(screen.element, 'dialog', /^Erase and copy to Bay 7 and Bay 5\?/)).not.to.equal(undefined)
    the(screen.element, 'button', /^Erase and copy to/).click()
    await until(() => sent(/duplicate/).length === 1, 'the call')
    expect(sent(/duplicate/)[0]).to.deep.include({
      path: '/v1/work-orders/WO-48190/duplicate',
      body: { applianceId: 'lonestar-dock-a' },
    })
    await until(() => allOf(screen.element, 'button', /^Copy again/).length === 0, 'no failed bay')
    await until(() => focused()?.matches('li.slot') === true, 'the focus at the bay')
    expect(focused()?.textContent).to.include('Bay 5')
  })

  it('shows that the appliance of its copies is offline, and the time of the shown data', async () => {
    await show('approved-manual', 'WO-48190')
    await until(() => radios().length === 3 && shownText().includes('Live'), 'the appliances')
    screen.backend.emit({ type: 'appliance.changed', applianceId: 'lonestar-dock-a', isOnline: false })
    await until(() => /Dock A RD-2207 Offline/.test(shownText()), 'offline')
    expect(shownText()).to.match(/Last seen \d\d:\d\d, \d+ min ago\. Last known state\./)
    expect(shownText()).to.match(/\d+ cop(y|ies) continues? on the appliance/)
  })

  it('shows in the dialog a problem that appears after it opened', async () => {
    await show('approved-manual', await find('approved-manual', canBeCopied))
    await until(() => radios().length === 3 && shownText().includes('Live'), 'the appliances')
    the(screen.element, 'button', 'Erase and copy…').click()
    await until(() => allOf(screen.element, 'dialog').length === 1, 'the dialog')
    screen.backend.emit({ type: 'appliance.changed', applianceId: 'lonestar-dock-a', isOnline: false })
    const erase = () => the(screen.element, 'button', /^Erase and copy to/)
    await until(() => erase().ariaDisabled === 'true', 'the disabled button')
    expect(the(screen.element, 'dialog').innerText).to.include('Appliance RD-2207 is offline')
    erase().click()
    expect(sent(/duplicate/)).to.deep.equal([])
  })

  it('sends no call without a network, and says so', async () => {
    const isNotDownloaded = (order: WorkOrder) =>
      order.compositions.some(({ download }) => download?.status === 'failed')
    await show('approved-manual', await find('approved-manual', isNotDownloaded))
    await until(() => radios().length === 3 && shownText().includes('Live'), 'the appliances')
    const buttons = () => [the(screen.element, 'button', 'Erase and copy…'), the(screen.element, 'button', /^Download/)]
    const goOnline = goOffline()
    try {
      await until(() => buttons().every(({ ariaDisabled }) => ariaDisabled === 'true'), 'the disabled button')
      expect(buttons().map(({ title }) => title)).to.deep.equal(['Connection lost', 'Connection lost'])
      for (const button of buttons()) button.click()
      expect(allOf(screen.element, 'dialog')).to.deep.equal([])
      expect(sent(/duplicate|download/)).to.deep.equal([])
    } finally {
      goOnline()
    }
    await until(() => buttons().every(({ ariaDisabled }) => ariaDisabled !== 'true'), 'the enabled buttons')
  })

  it('shows the reason of a refusal', async () => {
    await show('approved-manual', await find('approved-manual', canBeCopied))
    await until(() => radios().length === 3, 'the appliances')
    screen.backend.fail('/duplicate', 507)
    the(screen.element, 'button', 'Erase and copy…').click()
    await until(() => allOf(screen.element, 'dialog').length === 1, 'the dialog')
    the(screen.element, 'button', /^Erase and copy to/).click()
    await until(() => shownText().includes('Could not start duplication'), 'the title')
    expect(shownText()).to.include('Failed with Status Code 507')
  })

  it('shows the progress of a download, its appliance, and that the appliance is offline', async () => {
    const isDownloading = ({ compositions }: WorkOrder) =>
      compositions.some(({ download }) => download?.status === 'in_progress')
    const no = await find('approved-manual', isDownloading)
    await show('approved-manual', no)
    await until(() => shownText().includes('into Dock A (RD-2207)'), 'the target appliance')
    const bar = () => screen.element.shadowRoot?.querySelector('.composition [role=progressbar]')
    expect(bar()?.ariaLabel ?? bar()?.getAttribute('aria-label')).to.match(/^Download of \w+_FTR/)
    expect(shownText()).to.match(/Download in progress \d+%/)
    await until(() => shownText().includes('Live'), 'live')
    screen.backend.emit({ type: 'appliance.changed', applianceId: 'lonestar-dock-a', isOnline: false })
    await until(
      () => /Appliance RD-2207 is offline. Dock A: state as of \d\d:\d\d/.test(shownText()),
      'the offline appliance',
    )
    expect(shownText()).not.to.include('into Dock A')
  })

  it('announces the end of a download once', async () => {
    const isDownloading = ({ compositions }: WorkOrder) =>
      compositions.some(({ download }) => download?.status === 'in_progress')
    const no = await find('approved-manual', isDownloading)
    let reads = 0
    let compositions = 0
    let hasEnded = false
    await show('approved-manual', no, {
      before: backend => {
        const realFetch = backend.options.fetch
        backend.options.fetch = async (...call) => {
          const answer = await realFetch(...call)
          if (!`${call[0]}`.includes(`/v1/work-orders/${no}?`)) return answer
          reads += 1
          const download = hasEnded
            ? { status: 'completed', percentage: 100 }
            : { status: 'in_progress', percentage: 9 }
          const answered = (await answer.json()) as WorkOrder
          compositions = answered.compositions.length
          // Each read has another size, so that the page shows when it has arrived.
          const body = JSON.stringify(answered, (key, value) =>
            key === 'download' ? download : key === 'size' ? reads * 1e9 : value,
          )
          return new Response(body, { headers: { 'content-type': 'application/json' } })
        }
      },
    })
    const update = () =>
      screen.backend.emit({
        type: 'download.changed',
        workOrderNo: no,
        compositionId: 'any',
        status: 'completed',
        percentage: 100,
      })
    await until(() => shownText().includes('9%') && shownText().includes('Live'), 'the running download')
    hasEnded = true
    update()
    const announced = () =>
      [...(screen.element.shadowRoot?.querySelectorAll('.sr-only p') ?? [])].map(p => p.textContent)
    await until(() => announced().some(message => /^\S+: Download completed$/.test(message ?? '')), 'the end')
    const before = reads
    update()
    await until(() => reads > before && shownText().includes(`${reads} GB`), 'one more read on the page')
    expect([new Set(announced()).size, announced().length]).to.deep.equal([compositions, compositions])
  })

  // @spec 3.34
  it('shows the film of its compositions with language and release', async () => {
    await show('approved-manual', 'WO-48190')
    await until(() => shownText().includes('Harbour of Glass English · release 2026-12-03'), 'the film')
  })

  it('offers no choice when no appliance can copy', async () => {
    await show('approved-manual', await find('approved-manual', canBeCopied), {
      before: backend => {
        const realFetch = backend.options.fetch
        backend.options.fetch = async (...call) => {
          const answer = await realFetch(...call)
          if (!/\/v1\/appliances$|duplication-status$/.test(`${call[0]}`)) return answer
          const body = JSON.stringify(await answer.json(), (key, value) => (key === 'isOnline' ? false : value))
          return new Response(body, { headers: { 'content-type': 'application/json' } })
        }
      },
    })
    await until(() => radios().length === 3, 'the appliances')
    expect(shownText()).to.include('No appliance is ready.')
    expect(shownText()).not.to.include('Choose an appliance')
  })

  it('starts a download, and shows the reason of a failure', async () => {
    const isNotDownloaded = ({ compositions, deliveryMode }: WorkOrder) =>
      deliveryMode === 'PARTNERS' &&
      compositions.some(({ download }) => download === null || download.status === 'failed')
    await show('approved-manual', await find('approved-manual', isNotDownloaded))
    const lift = screen.backend.fail('/download/', 503)
    const button = () => the(screen.element, 'button', /^Download/)
    button().focus()
    button().click()
    await until(() => shownText().includes('Could not start download'), 'the reason')
    lift()
    button().click()
    await until(() => /Download queued|Download in progress/.test(shownText()), 'the download')
    await until(() => focused()?.matches('li.composition') === true, 'the focus at the composition')
    expect(sent(/\/download\//).length).to.equal(2)
  })
})
