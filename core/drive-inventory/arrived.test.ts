import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { createPortal, type Portal } from '../portal/portal'
import { session } from '../session/store'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import { driveInventory } from './store'

describe('a save of drives that was stored and not answered', () => {
  let backend: TestBackend
  let portal: Portal
  let isLost = true

  beforeEach(() => {
    localStorage.clear()
    isLost = true
    backend = createTestBackend({ now: '2026-11-19T15:00:00Z' })
    const { fetch } = backend.options
    portal = createPortal({
      ...backend.options,
      async fetch(input, init) {
        const answer = await fetch(input, init)
        if (isLost && init?.method === 'PUT') throw new TypeError('Failed to fetch')
        return answer
      },
    })
    portal.hold(session)
    portal.hold(driveInventory)
  })
  afterEach(() => {
    portal.end()
    backend.close()
    localStorage.clear()
  })

  it('is confirmed once a read finds it, as one that was answered', async () => {
    const store = portal.use(driveInventory)
    await until(() => store.draft.value !== null && store.editable.value, 'the drives')
    store.draft.value?.edit(rows => rows.map(row => ({ ...row, totalStock: '07' })))
    await store.save()
    await until(() => store.draft.value?.state.value === 'clean', 'the read')
    const said = portal.notifications.toasts.peek().map(({ tone, title }) => [tone, 'key' in title && title.key])
    expect(said.filter(([tone]) => tone === 'ok')).to.deep.equal([['ok', 'drives.saved']])
  })
})
