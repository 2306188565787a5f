import { expect } from '@esm-bundle/chai'
import { defineArea } from './container'
import type { PortalOptions } from './options'
import { createPortal } from './portal'
import { signOut } from './sign-out'

describe('signing out', () => {
  it('forgets all where nothing says which page it ends on', () => {
    const ended: string[] = []
    const portal = createPortal({ bases: { main: '/m' } as PortalOptions['bases'] })
    const area = defineArea('kept', ({ onEnd }) => onEnd(() => ended.push('store')))
    portal.hold(area)
    portal.use(area)
    portal.onLeaving(() => ended.push('page'))
    sessionStorage.setItem('reeldock:test', 'typed')
    signOut(portal)
    expect(ended).to.deep.equal(['page', 'store'])
    expect(sessionStorage.getItem('reeldock:test')).to.equal(null)
  })
})
