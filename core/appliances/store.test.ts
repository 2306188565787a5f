import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { hidePage } from '../../test/fixtures/page/hidden-page'
import { untilLive } from '../../test/fixtures/page/live'
import { until } from '../../test/fixtures/page/wait'
import { createPortal, type Portal } from '../portal/portal'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import { duplicate } from './duplicate-store'
import { openedAppliance } from './opened-store'
import { type Appliances, appliances } from './store'

describe('the appliances', () => {
  let backend: TestBackend
  let portal: Portal
  let store: Appliances
  let clock: Clock | null = null

  async function start() {
    backend = createTestBackend({ scenario: 'approved-online', now: '2026-11-19T15:00:00Z' })
    portal = createPortal(backend.options)
    portal.hold(appliances)
    store = portal.use(appliances)
    await until(() => store.fleet.value.data !== null, 'the appliances')
    await untilLive(portal)
  }
  const countCalls = (path: string) => backend.calls.filter(call => call.path === path).length
  const polls = () => countCalls('/v1/appliances/skyreel/duplication-status')
  const docks = () => store.fleet.value.data?.docks ?? []

  afterEach(() => {
    clock?.restore()
    clock = null
    portal.end()
    backend.close()
  })

  // @spec 7.14, 7.16, 7.34
  it('are polled every five seconds only while a screen watches and the page is visible', async () => {
    clock = takeClock()
    const started = start()
    for (let step = 0; step < 40; step += 1) await clock.advance(10)
    await started
    const before = polls()
    await clock.advance(10_500)
    expect(polls() - before).to.equal(2)
    const [lists, pollsBefore] = [countCalls('/v1/appliances'), polls()]
    await clock.advance(60_000)
    expect(polls() - pollsBefore, 'polls in a minute').to.equal(12)
    expect(countCalls('/v1/appliances') - lists, 'reads of the whole list in a minute').to.equal(2)
    const pollsInSight = polls()
    const show = hidePage()
    await clock.advance(60_000)
    expect(polls()).to.equal(pollsInSight)
    show()
    await clock.advance(100)
    expect(polls()).to.equal(pollsInSight + 1)
    portal.end()
    await clock.advance(60_000)
    expect(polls()).to.equal(pollsInSight + 1)
  })

  it('are polled at once when the page is visible again, and listed again only after the interval of the list', async () => {
    clock = takeClock()
    const started = start()
    for (let step = 0; step < 40; step += 1) await clock.advance(10)
    await started
    const counts = () => [polls(), countCalls('/v1/appliances')] as const
    const readsAfterHiding = async (milliseconds: number) => {
      const show = hidePage()
      await clock?.advance(milliseconds)
      const [pollsBefore, listsBefore] = counts()
      show()
      await clock?.advance(100)
      const [pollsAfter, listsAfter] = counts()
      return [pollsAfter - pollsBefore, listsAfter - listsBefore]
    }
    expect(await readsAfterHiding(3000)).to.deep.equal([1, 0])
    expect(await readsAfterHiding(60_000)).to.deep.equal([1, 1])
  })

  // @spec 7.33
  it('apply events of the socket about bays and online states', async () => {
    await start()
    const [first] = docks()
    backend.emit({ type: 'appliance.changed', applianceId: first?.id ?? '', isOnline: false })
    await until(() => docks()[0]?.isOnline === false, 'away')
    backend.emit({ type: 'bays.changed', applianceId: first?.id ?? '', drives: [] })
    await until(() => docks()[0]?.bays.length === 0, 'no bays')
    expect(docks()[1]?.bays.length).to.equal(4)
  })

  it('apply an online event only to its appliance, in the list and in the opened appliance', async () => {
    await start()
    const [first, second] = docks().map(({ id }) => id)
    portal.hold(openedAppliance, first)
    const { about } = portal.use(openedAppliance, first)
    await until(() => about.value.data !== null, 'the opened appliance')
    backend.emit({ type: 'appliance.changed', applianceId: second ?? '', isOnline: false })
    await until(() => docks()[1]?.isOnline === false, 'another appliance offline')
    expect(about.value.data?.isOnline).to.equal(true)
    backend.emit({ type: 'appliance.changed', applianceId: first ?? '', isOnline: false })
    await until(() => about.value.data?.isOnline === false, 'the opened appliance offline')
  })

  it('start copies of an order, and show a refusal in the texts of section 8', async () => {
    await start()
    portal.hold(duplicate)
    const copies = portal.use(duplicate)
    const [, , away] = docks()
    if (!away) throw new Error('no third dock')
    expect(await copies.start('WO-68213', away)).to.equal(false)
    const [toast] = portal.notifications.toasts.value
    expect([toast?.title, toast?.detail]).to.deep.equal([
      { key: 'duplicate.failed' },
      { key: 'duplicate.applianceOffline', vars: { serialNo: 'RD-0981' } },
    ])
    expect(backend.calls.at(-1)?.path).to.match(/duplicate|appliances/)
    expect(copies.busy.value.size).to.equal(0)
  })
})
