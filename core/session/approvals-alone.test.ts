import { expect } from 'chai'
import { untilLive } from '../../test/fixtures/page/live'
import { until } from '../../test/fixtures/page/wait'
import { createPortal } from '../portal/portal'
import { createTestBackend } from '../testing/test-backend'
import type { Approval } from '../wire/people'
import { session } from './store'

// @spec 7.7
it('the session reads only the approvals after an event that approves nothing', async () => {
  const backend = createTestBackend({ now: '2026-11-19T15:00:00Z', scenario: 'pending' })
  const portal = createPortal(backend.options)
  portal.hold(session)
  const store = portal.use(session)
  const countCalls = (name: string) => backend.calls.filter(({ path }) => path === `/v1/${name}/me`).length
  const { approvals } = await store.whoAmI()
  await untilLive(portal)
  const approval = { ...approvals[0], status: 'REJECTED', registrationData: null } as Approval
  backend.emit({ type: 'approval.changed', approval })
  expect(store.registration.value).to.equal('REJECTED')
  // The server still has the status PENDING, and its answer replaces the status from the event.
  await until(() => store.registration.value === 'PENDING', 'the approvals')
  expect([countCalls('approvals'), countCalls('users')]).to.deep.equal([1, 1])
  portal.end()
  backend.close()
})
