import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { createPortal, type Portal } from '../portal/portal'
import { session } from '../session/store'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import { driveInventory } from './store'

describe('a save of drives without an answer', () => {
  let backend: TestBackend
  let portal: Portal
  let isLost = true
  /** The action of the person before the answer is lost. */
  let meanwhile = () => {}

  beforeEach(() => {
    localStorage.clear()
    isLost = true
    meanwhile = () => {}
    backend = createTestBackend({ now: '2026-11-19T15:00:00Z' })
    const { fetch } = backend.options
    portal = createPortal({
      ...backend.options,
      async fetch(input, init) {
        const answer = await fetch(input, init)
        if (!isLost || init?.method !== 'PUT') return answer
        meanwhile()
        throw new TypeError('Failed to fetch')
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

  const listToasts = () =>
    portal.notifications.toasts.peek().map(({ tone, title }) => [tone, 'key' in title && title.key])
  const saved = [['ok', 'drives.saved']]

  async function save(stock: string) {
    const store = portal.use(driveInventory)
    await until(() => store.draft.value !== null && store.editable.value, 'the drives')
    const form = store.draft.value as NonNullable<typeof store.draft.value>
    const type = (totalStock: string) =>
      form.edit(rows => rows.map((row, index) => (index === 0 ? { ...row, totalStock } : row)))
    type(stock)
    return { form, type, ended: store.save() }
  }

  it('is confirmed once a read finds that it arrived', async () => {
    const { form, ended } = await save('07')
    await ended
    await until(() => form.state.value === 'clean', 'the read')
    expect(listToasts()).to.deep.equal(saved)
  })

  it('is not reported as failed if its field was edited again meanwhile', async () => {
    const { form, type, ended } = await save('7')
    meanwhile = () => type('8')
    await ended
    await until(() => listToasts().length > 0, 'the read')
    expect([listToasts(), form.state.value, form.failure.value]).to.deep.equal([saved, 'dirty', null])
  })

  it('is a conflict, not a failure, if its edit was discarded meanwhile', async () => {
    const { form, ended } = await save('7')
    meanwhile = () => form.discard()
    await ended
    await until(() => form.state.value === 'conflict', 'the choice')
    expect(listToasts()).to.deep.equal([])
  })
})
