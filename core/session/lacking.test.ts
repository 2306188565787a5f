import { expect } from 'chai'
import { untilLive } from '../../test/fixtures/page/live'
import { createPortal, type Portal } from '../portal/portal'
import { createTestBackend, type TestBackend, type TestBackendOptions } from '../testing/test-backend'
import type { Approval, Partner } from '../wire/people'
import { withPartner } from './mapping'
import { session } from './store'

let backend: TestBackend
let portal: Portal

function start(options: TestBackendOptions, more: object = {}) {
  backend = createTestBackend({ now: '2026-11-19T15:00:00Z', ...options })
  portal = createPortal({ ...backend.options, ...more })
  portal.hold(session)
  return portal.use(session)
}

describe('a session whose user lacks fields of the wire', () => {
  afterEach(() => {
    portal.end()
    backend.close()
  })

  it('reads a user without approvals and without lists, and accepts an approval and a partner that lack fields too', async () => {
    const store = start({ scenario: 'missing-things' })
    const { user, approvals } = await store.whoAmI()
    expect([approvals, user.partner?.drives, store.registration.value]).to.deep.equal([[], [], 'NOT_SUBMITTED'])
    await store.mutate({
      write: async () => ({ org: 'lonestar', type: 'Manual' }) as Partner,
      apply: withPartner,
    })
    expect(store.me.value.data?.user.partner?.drives).to.deep.equal([])
    const approval = { id: 'A-1', type: 'registration', status: 'APPROVED', submittedOn: '2026-01-01T00:00:00Z' }
    await untilLive(portal)
    backend.fail('/v1/users/me', 'offline')
    backend.emit({ type: 'approval.changed', approval: approval as Approval })
    expect(store.registration.value).to.equal('APPROVED')
  })
})
