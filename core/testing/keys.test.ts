import { expect } from 'chai'
import { drives } from '../../test/fixtures/page/desks'
import { registrations } from '../../test/fixtures/page/registration-desk'
import { reviewedBackend } from '../../test/fixtures/page/reviewed-backend'
import { until } from '../../test/fixtures/page/wait'
import { withoutVersions } from '../../test/fixtures/page/without-versions'
import { createPortal, type Portal } from '../portal/portal'

type Fetch = typeof globalThis.fetch

/** Returns a `fetch` that loses the first answer to a call with this method. */
function losingFetch(method: string, fetch: Fetch): Fetch {
  let isLost = false
  return async (input, init) => {
    const answer = await fetch(input, init)
    if (isLost || init?.method?.toUpperCase() !== method) return answer
    isLost = true
    throw new TypeError('the answer was lost')
  }
}

describe('a server with idempotency keys', () => {
  let portal: Portal
  let backend: ReturnType<typeof reviewedBackend>

  afterEach(() => {
    portal.end()
    backend.close()
    localStorage.clear()
  })

  it('writes a stock that is entered again after a colleague’s change, although the first answer was lost', async () => {
    backend = reviewedBackend('small')
    const { fetch, bases, token } = backend.options
    const ask = async (path: string) =>
      (await fetch(`${bases.main}/${path}`, { headers: { authorization: `Bearer ${token}` } })).json()
    const lossyFetch = losingFetch('PUT', withoutVersions(fetch))
    portal = createPortal({ ...backend.options, features: { idempotencyKeys: true }, fetch: lossyFetch })
    const other = createPortal({ ...backend.options, bases: { ...bases, events: '' } })
    for (const each of [portal, other]) each.hold(drives.area)
    const [here, there] = [portal.use(drives.area), other.use(drives.area)]
    await until(() => drives.isReady(here) && drives.isReady(there), 'read')
    drives.type(here, 0, '12')
    await drives.save(here)
    await until(() => drives.look(here)[0]?.saved === '12', 'it has arrived')
    await drives.read(there)
    drives.type(there, 0, '15')
    await drives.save(there)
    other.end()
    await drives.read(here)
    drives.type(here, 0, '12')
    expect(await drives.save(here)).to.equal(true)
    expect((await drives.record(ask))[0]).to.equal('12')
  })

  it('accepts a returned registration that is resubmitted unchanged, although the first answer was lost', async () => {
    backend = reviewedBackend('needs-more-info')
    const lossyFetch = losingFetch('POST', backend.options.fetch)
    portal = createPortal({ ...backend.options, features: { idempotencyKeys: true }, fetch: lossyFetch })
    portal.hold(registrations.area)
    const store = portal.use(registrations.area)
    const submit = async () => {
      registrations.type(store, 0, '12')
      await registrations.save(store)
      await registrations.read(store)
    }
    await until(() => registrations.isReady(store), 'read')
    await submit()
    expect(store.state.value).to.equal('PENDING')
    await backend.decide('NEEDS_MORE_INFO')
    await registrations.read(store)
    expect(store.state.value).to.equal('NEEDS_MORE_INFO')
    await submit()
    expect(store.state.value).to.equal('PENDING')
  })
})
