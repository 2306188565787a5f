import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { replaceEnvironment } from '../base/environment'
import { driveInventory } from '../drive-inventory/store'
import { session } from '../session/store'
import { createTestBackend } from '../testing/test-backend'
import { defineArea } from './container'
import type { PortalOptions } from './options'
import { configure } from './page'
import { createPortal } from './portal'
import { nothingShared } from './shared'
import { hasUnsaved, signOut } from './sign-out'

describe('signing out', () => {
  it('deletes all data without a sign-out page', () => {
    const ended: string[] = []
    const portal = createPortal({ bases: { main: '/m' } as PortalOptions['bases'] })
    const area = defineArea('kept', ({ onEnd }) => onEnd(() => ended.push('store')))
    portal.hold(area)
    portal.use(area)
    portal.onLeaving(() => ended.push('page'))
    sessionStorage.setItem('reeldock:test', 'typed')
    configure({ bases: { main: '/m' } as PortalOptions['bases'] })
    signOut(portal)
    expect(ended).to.deep.equal(['page', 'store'])
    expect([portal.generation.value, portal.access.value]).to.deep.equal([1, 'unauthorized'])
    expect(sessionStorage.getItem('reeldock:test'), 'another account’s').not.to.equal(null)
    sessionStorage.removeItem('reeldock:test')
  })

  // @spec 2.94
  it('of the page deletes all stored data', () => {
    const portal = configure({ bases: { main: '/m' } as PortalOptions['bases'], token: 'jun' })
    sessionStorage.setItem('reeldock:test', 'typed')
    sessionStorage.setItem('test', 'the host’s')
    localStorage.setItem('reeldock:draft:test', 'typed')
    localStorage.setItem('test', 'the host’s')
    signOut(portal)
    for (const [storage, key] of [
      [sessionStorage, 'reeldock:test'],
      [localStorage, 'reeldock:draft:test'],
    ] as const)
      expect([storage.getItem(key), storage.getItem('test')]).to.deep.equal([null, 'the host’s'])
    const { token } = configure({}).options.value
    expect(typeof token === 'function' && token()).to.equal(null)
    sessionStorage.removeItem('test')
  })

  // @spec 2.92
  it("goes to the provider's page and ends the portal", () => {
    const left: string[] = []
    const restore = replaceEnvironment({ leave: url => void left.push(url) })
    const portal = createPortal({ bases: { main: '/m', partners: '/p' } as PortalOptions['bases'], token: 'jun' })
    signOut(portal)
    restore()
    expect([left, portal.ended.value]).to.deep.equal([['/p/v1/web/auth/logout'], true])
  })

  it('asks about edits of an earlier visit, also while the account cannot be read', async () => {
    localStorage.clear()
    const backend = createTestBackend({ scenario: 'small' })
    const first = createPortal(backend.options)
    first.hold(driveInventory)
    const draft = () => first.use(driveInventory).draft.value
    await until(() => draft() !== null, 'the stock')
    draft()?.edit(rows => rows.map(row => ({ ...row, totalStock: '412' })))
    await until(() => localStorage.length > 0, 'the stored draft')
    first.end()
    backend.fail('GET /v1/users/me', 503)
    const second = createPortal(backend.options)
    second.hold(session)
    await until(() => second.use(session).me.value.failure !== null, 'the failure')
    expect([second.account(), hasUnsaved(second)]).to.deep.equal([null, true])
    second.end()
    backend.close()
    localStorage.clear()
  })

  it('asks about edits that only another bundle of the page keeps', () => {
    const shared = nothingShared()
    const options = { bases: { main: '/m' } as PortalOptions['bases'] }
    const [one, other] = [createPortal(options, shared), createPortal(options, shared)]
    const area = defineArea('kept nowhere', ({ unkept }) => unkept(signal(true)))
    other.hold(area)
    other.use(area)
    expect(hasUnsaved(one)).to.equal(true)
    one.end()
  })

  it('of one account keeps the edits of another one, and reads and saves nothing more for the first', async () => {
    localStorage.clear()
    const backends = (['approved-manual', 'small'] as const).map(scenario => createTestBackend({ scenario }))
    const [first, second] = backends.map(({ options: { bases, ...options } }) => {
      const { partners: _, ...others } = bases
      const portal = createPortal({ ...options, bases: { ...others, partners: '' } })
      portal.hold(driveInventory)
      return portal
    })
    if (!first || !second) throw new Error('two portals')
    for (const portal of [first, second]) {
      const draft = () => portal.use(driveInventory).draft.value
      await until(() => draft() !== null, 'read')
      draft()?.edit(rows => rows.map(row => ({ ...row, totalStock: '412' })))
    }
    await until(() => Object.keys(localStorage).length === 2, 'kept')
    const calls = backends[1]?.calls.length
    const store = second.use(driveInventory)
    signOut(second)
    expect(Object.keys(localStorage).length).to.equal(1)
    expect(first.use(driveInventory).draft.value?.dirty.value).to.equal(true)
    second.hold(driveInventory)
    expect(second.use(driveInventory)).not.to.equal(store)
    expect(second.use(driveInventory).draft.value).to.equal(null)
    await store.save().catch(() => null)
    await until(() => second.access.value === 'unauthorized', 'the sign-out')
    expect(backends[1]?.calls.length).to.equal(calls)
    for (const portal of [first, second]) portal.end()
    for (const backend of backends) backend.close()
    localStorage.clear()
  })
})
