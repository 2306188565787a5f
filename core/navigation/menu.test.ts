import { expect } from 'chai'
import type { ApprovalState } from '../session/rules'
import { isCurrent, isVisible, type MenuId, mainMenu, settingsMenu, shortName } from './menu'
import { routes } from './routes'

const links = { companyProfile: 'https://account.example/company', manageUsers: 'https://account.example/users' }
const approvals = ['NOT_SUBMITTED', 'NEEDS_MORE_INFO', 'REJECTED', 'PENDING', 'UNKNOWN', 'APPROVED', null] as const

function shown(approval: ApprovalState | null, isAdmin: boolean, path: string): MenuId[] {
  return [...mainMenu, ...settingsMenu]
    .filter(rule => isVisible(rule, { approval, isAdmin, path, links }))
    .map(r => r.id)
}

describe('the menu', () => {
  const main: Record<string, MenuId[]> = {
    PENDING: ['drives'],
    UNKNOWN: ['drives'],
    APPROVED: ['appliances', 'drives', 'work-orders', 'reports'],
  }
  const areas: Record<string, MenuId[]> = {
    PENDING: ['service-areas'],
    UNKNOWN: ['service-areas'],
    APPROVED: ['service-areas'],
  }

  // @spec 2.80, 2.82, 2.83, 2.87, 2.89, 2.90, 6.2, 6.3, 6.4, 6.7
  for (const approval of approvals)
    for (const isAdmin of [true, false])
      for (const { path, element } of routes)
        it(`has the items for ${approval}, ${isAdmin ? 'admin' : 'member'}, ${path}`, () => {
          expect(shown(approval, isAdmin, path)).to.deep.equal([
            ...(element === 'registration' ? [] : (main[`${approval}`] ?? [])),
            'calendar',
            ...(areas[`${approval}`] ?? []),
            ...(isAdmin ? ['company-settings', 'company-profile', 'manage-users'] : ['company-profile']),
            'sign-out',
          ])
        })

  it('offers no page of the account site without an address', () => {
    const offered = (addresses: typeof links | Partial<typeof links> | undefined) =>
      settingsMenu
        .filter(rule => isVisible(rule, { approval: null, isAdmin: true, path: '/', links: addresses }))
        .map(r => r.id)
    expect(offered(undefined)).to.deep.equal(['calendar', 'company-settings', 'sign-out'])
    expect(offered({ manageUsers: 'x' })).to.deep.equal(['calendar', 'company-settings', 'manage-users', 'sign-out'])
  })

  // @spec 2.81
  it('marks the present route: work orders for both lists, and one item at most', () => {
    const current = (path: string) =>
      [...mainMenu, ...settingsMenu].filter(rule => isCurrent(rule, path)).map(({ id }) => id)
    expect(current('/work-orders')).to.deep.equal(['work-orders'])
    expect(current('/work-orders/past')).to.deep.equal(['work-orders'])
    expect(current('/service-areas/pending/theatre-list')).to.deep.equal(['service-areas'])
    expect(current('/register')).to.deep.equal([])
    for (const { path } of routes) expect(current(path).length, path).to.be.at.most(1)
  })

  it('is shown for an unknown address, without a mark', () => {
    expect(shown('APPROVED', false, '/nowhere')).to.include.members(['appliances', 'reports'])
    expect([...mainMenu, ...settingsMenu].filter(rule => isCurrent(rule, '/nowhere'))).to.deep.equal([])
  })

  const names: [name: string, short: string][] = [
    ['', ''],
    ['Cinder Lane', 'Cinder Lane'],
    ['123456789012345', '123456789012345'],
    ['1234567890123456', '123456789012345…'],
    ['12345678901234 6', '12345678901234…'],
    ['Ünïcödë Söciëty', 'Ünïcödë Söciëty'],
    ['🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬', '🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬'],
    ['👩‍👩‍👧12345678901234', '👩‍👩‍👧12345678901234'],
    ['12345678901234👩‍👩‍👧!', '12345678901234👩‍👩‍👧…'],
  ]
  // @spec 2.86
  for (const [name, short] of names) it(`shows “${name}” as “${short}”`, () => expect(shortName(name)).to.equal(short))
})
