import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { createPortal } from '../portal/portal'
import { hasUnsaved } from '../portal/sign-out'
import { createTestBackend } from '../testing/test-backend'
import { submitted } from './fixtures'
import { registrationForm } from './mapping'
import { registration } from './store'

describe('a registration that arrived without an answer', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())

  for (const scenario of ['not-submitted', 'needs-more-info'] as const)
    it(`is submitted when it is read, and its draft is dropped: ${scenario}`, async () => {
      const backend = createTestBackend({ scenario, now: '2026-11-19T15:00:00Z' })
      backend.setSocket(false)
      let isLost = true
      const portal = createPortal({
        ...backend.options,
        fetch: async (input, init) => {
          const answer = await backend.options.fetch(input, init)
          if (!isLost || init?.method?.toUpperCase() !== 'POST') return answer
          isLost = false
          throw new TypeError('the answer was lost')
        },
      })
      portal.hold(registration)
      const store = portal.use(registration)
      await until(() => store.lists.value.data !== null && store.state.value !== null, 'the form')
      const { company, drives, ...rest } = registrationForm({ of: 'submitted', data: submitted })
      store.draft.value?.edit(() => ({
        ...rest,
        terms: true,
        company: { ...company, emails: [{ email: ' new@harborline.example.com ' }] },
        drives: drives.map((drive, index) => (index === 0 ? { ...drive, totalStock: '007' } : drive)),
      }))
      await store.submit()
      await store.refresh()
      await until(() => store.draft.value?.state.value === 'clean', 'the clean draft')
      await until(() => !hasUnsaved(portal), 'no unsaved edits')
      expect([store.state.value, store.draft.value?.unsent.value.size]).to.deep.equal(['PENDING', 0])
      portal.end()
      backend.close()
    })
})
