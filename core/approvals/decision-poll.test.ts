import { expect } from 'chai'
import { takeClock } from '../../test/fixtures/page/clock'
import { replaceEnvironment } from '../base/environment'
import { createPortal, type Portal } from '../portal/portal'
import { session } from '../session/store'
import type { ScenarioName } from '../testing/scenarios'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import type { Approval, UsersMe } from '../wire/people'
import { decisionPoll } from './decision-poll'

describe('polling for a decision', () => {
  let clock: ReturnType<typeof takeClock>
  let backend: TestBackend
  let portal: Portal
  let isVisible = true
  let restore = () => {}
  const countCalls = (what: string) => backend.calls.filter(({ path }) => path === `/v1/${what}/me`).length

  async function open(scenario: ScenarioName, isSocketUp: boolean) {
    clock = takeClock({ dates: true })
    isVisible = true
    restore = replaceEnvironment({ isVisible: () => isVisible })
    backend = createTestBackend({ scenario, now: '2026-11-19T15:00:00Z' })
    backend.setSocket(isSocketUp)
    portal = createPortal(backend.options)
    const user = portal.use(session)
    portal.hold(session)
    await clock.until(() => user.me.value.data !== null, 'the user')
  }
  afterEach(() => {
    portal.end()
    backend.close()
    restore()
    clock.restore()
  })

  // @spec 7.7
  it('reads only the approvals each minute while the socket is closed, for any number of users', async () => {
    await open('pending', false)
    const leave = [portal.hold(decisionPoll), portal.hold(decisionPoll)]
    portal.use(decisionPoll)
    await clock.advance(59_000)
    expect(countCalls('approvals')).to.equal(0)
    await clock.advance(2000)
    expect(countCalls('approvals')).to.equal(1)
    await clock.advance(61_000)
    expect([countCalls('approvals'), countCalls('users')]).to.deep.equal([2, 1])
    for (const each of leave) each()
    await clock.advance(180_000)
    expect(countCalls('approvals'), 'after it was left').to.equal(2)
  })

  // @spec 7.7
  it('counts the minute from the end of the first read of the user', async () => {
    await open('pending', false)
    portal.hold(decisionPoll)
    portal.use(decisionPoll)
    await clock.advance(300)
    void portal.use(session).refresh()
    await clock.until(() => countCalls('users') === 2 && !portal.use(session).me.value.busy, 'the user once more')
    await clock.advance(58_000)
    expect(countCalls('approvals')).to.equal(0)
    await clock.advance(4000)
    expect(countCalls('approvals')).to.equal(1)
  })

  it('continues while the status is unknown', async () => {
    const unknown: string = 'ON_HOLD'
    await open('pending', false)
    const { fetch } = backend.options
    portal.configure({
      async fetch(input, init) {
        const answer = await fetch(input, init)
        if (!String(input).endsWith('/users/me')) return answer
        const me = (await answer.json()) as UsersMe
        return Response.json({ ...me, approvals: me.approvals.map(each => ({ ...each, status: unknown })) })
      },
    })
    const { me, refresh } = portal.use(session)
    void refresh()
    await clock.until(() => me.value.data?.approvals[0]?.status === unknown, 'the unknown status')
    portal.hold(decisionPoll)
    portal.use(decisionPoll)
    await clock.advance(62_000)
    expect(countCalls('approvals')).to.equal(1)
  })

  it('reads the user once it finds an approval', async () => {
    await open('pending', false)
    const { fetch } = backend.options
    portal.configure({
      async fetch(input, init) {
        const answer = await fetch(input, init)
        if (!String(input).endsWith('/approvals/me')) return answer
        const approvals = (await answer.json()) as Approval[]
        return Response.json(approvals.map(each => ({ ...each, status: 'APPROVED', registrationData: null })))
      },
    })
    portal.hold(decisionPoll)
    portal.use(decisionPoll)
    await clock.advance(30_000)
    const before = countCalls('users')
    expect(countCalls('approvals')).to.equal(0)
    await clock.until(() => countCalls('users') === before + 1, 'the user')
    expect(countCalls('approvals')).to.equal(1)
  })

  it('does not read while the page is hidden, or visible for only a second', async () => {
    await open('pending', false)
    portal.hold(decisionPoll)
    portal.use(decisionPoll)
    isVisible = false
    dispatchEvent(new Event('visibilitychange'))
    await clock.advance(30_000)
    isVisible = true
    dispatchEvent(new Event('visibilitychange'))
    await clock.advance(1000)
    isVisible = false
    dispatchEvent(new Event('visibilitychange'))
    await clock.advance(180_000)
    expect(countCalls('approvals')).to.equal(0)
  })

  for (const [what, scenario, isSocketUp] of [
    ['while the socket is open', 'pending', true],
    ['if nothing is pending', 'small', false],
  ] as const)
    it(`does not read ${what}`, async () => {
      await open(scenario, isSocketUp)
      portal.hold(decisionPoll)
      portal.use(decisionPoll)
      await clock.advance(180_000)
      expect(countCalls('approvals')).to.equal(0)
    })
})
