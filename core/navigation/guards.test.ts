import { expect } from 'chai'
import fc from 'fast-check'
import type { Access } from '../portal/identity'
import type { ApprovalState } from '../session/rules'
import { resolveRedirect, type Visitor } from './guards'
import { routes } from './routes'

const approvals: readonly ApprovalState[] = [
  'NOT_SUBMITTED',
  'NEEDS_MORE_INFO',
  'REJECTED',
  'PENDING',
  'UNKNOWN',
  'APPROVED',
]
const partners = ['Manual', 'Offline', 'Online'] as const

function visitor(more: Partial<Visitor> = {}): Visitor {
  return {
    maintenance: false,
    access: 'authorized',
    approval: 'APPROVED',
    partner: 'Manual',
    isAdmin: true,
    isWelcome: false,
    remembered: null,
    ...more,
  }
}

const anyRemembered = [
  null,
  '/',
  '/home',
  '/calendar',
  '/work-orders/past?page=2',
  '/appliances',
  '/register',
  '/company-settings',
  '/nowhere',
  '//evil.example/work-orders',
]

describe('the start-up redirect, from the root', () => {
  const start = 'the start of the type'
  /**
   * The redirect from the root for each state of the registration and each remembered path (specification, section 2;
   * decision 1).
   */
  const table: Record<string, Record<ApprovalState, string>> = {}
  const withoutRemembered = {
    NOT_SUBMITTED: '/register',
    NEEDS_MORE_INFO: '/register',
    REJECTED: '/register',
    PENDING: '/register/pending',
    UNKNOWN: '/register/pending',
    APPROVED: start,
  }
  for (const remembered of anyRemembered) table[`${remembered}`] = withoutRemembered
  table['/calendar'] = Object.fromEntries(approvals.map(state => [state, '/calendar'])) as Record<ApprovalState, string>
  table['/company-settings'] = Object.fromEntries(approvals.map(state => [state, '/company-settings'])) as Record<
    ApprovalState,
    string
  >
  table['/work-orders/past?page=2'] = { ...withoutRemembered, APPROVED: '/work-orders/past?page=2' }
  table['/appliances'] = { ...withoutRemembered, APPROVED: '/appliances' }
  const starts = { Manual: '/work-orders', Offline: '/work-orders', Online: '/appliances' }

  for (const approval of approvals)
    for (const partner of partners)
      for (const remembered of anyRemembered) {
        const cell = table[`${remembered}`]?.[approval]
        const expected = cell === start ? starts[partner] : cell
        // @spec 2.10, 2.12, 2.14, 2.15, 2.16
        it(`an ${approval} ${partner} partner who remembers ${remembered} goes to ${expected}`, () => {
          expect(resolveRedirect('/', visitor({ approval, partner, remembered }))).to.equal(expected)
        })
      }

  const outside: [Access, string | null][] = [
    ['unknown', null],
    ['unauthorized', '/home'],
    ['no-access', '/noAccess'],
    ['not-found', '/not-found'],
  ]
  // @spec 2.8, 2.9, 2.13, 3.49
  for (const [access, expected] of outside)
    it(`an account that is ${access} goes to ${expected}`, () => {
      for (const approval of approvals)
        for (const partner of partners)
          for (const remembered of anyRemembered)
            expect(resolveRedirect('/', visitor({ access, approval, partner, remembered }))).to.equal(expected)
    })

  it('a pending or returned registration has its own path, whatever is remembered', () => {
    const at = (approval: ApprovalState, remembered: string) => resolveRedirect('/', visitor({ approval, remembered }))
    expect(at('PENDING', '/register/success')).to.equal('/register/pending')
    expect(at('REJECTED', '/register/success')).to.equal('/register')
    expect(at('APPROVED', '/register/approved')).to.equal('/work-orders')
  })

  // @spec 2.6
  it('every account goes to maintenance while it is on', () => {
    for (const access of ['authorized', 'unknown', 'unauthorized', 'no-access', 'not-found'] as const)
      for (const approval of approvals)
        for (const partner of partners)
          for (const remembered of anyRemembered)
            for (const path of ['/', '/home', '/work-orders', '/noAccess', '/nowhere', '/maintenance'])
              expect(
                resolveRedirect(path, visitor({ maintenance: true, access, approval, partner, remembered })),
                `${path} ${access}`,
              ).to.equal('/maintenance')
  })

  it('an account that could not be read stays on the screen that shows the error', () => {
    expect(resolveRedirect('/', visitor({ approval: null, isAdmin: false }))).to.equal('/work-orders')
    for (const path of ['/register', '/register/approved', '/reports', '/company-settings'])
      expect(resolveRedirect(path, visitor({ approval: null, isAdmin: false }))).to.equal(path)
  })

  // @spec 2.19
  it('an approval is shown once, before a remembered path', () => {
    const state = visitor({ isWelcome: true, remembered: '/calendar' })
    expect(resolveRedirect('/', state)).to.equal('/register/approved')
    expect(resolveRedirect('/register/pending', state)).to.equal('/register/approved')
    expect(resolveRedirect('/work-orders', state)).to.equal('/work-orders')
    expect(resolveRedirect('/', { ...state, approval: 'PENDING' })).to.equal('/calendar')
  })
})

describe('the guards', () => {
  /** Letters stand for redirects: `.` none, r /register, p /register/pending, w the start (work orders). */
  const places: Record<string, string> = { r: '/register', p: '/register/pending', w: '/work-orders' }
  //                                     not submitted, needs more info, rejected, pending, unknown, approved
  const table: [path: string, admin: string, member?: string][] = [
    ['/register', '. . . p p w'],
    ['/register/pending', 'r r r . . w'],
    ['/register/success', 'r r r . . w'],
    ['/register/approved', 'r r r p p .'],
    ['/service-areas', '. . . . . .'],
    ['/service-areas/pending', '. . . . . .'],
    ['/service-areas/theatre-list', '. . . . . .'],
    ['/service-areas/pending/theatre-list', '. . . . . .'],
    ['/work-orders', 'r r r p p .'],
    ['/work-orders?search=%2F&page=2', 'r r r p p .'],
    ['/work-orders/past', 'r r r p p .'],
    ['/appliances', 'r r r p p .'],
    ['/reports', 'r r r p p .'],
    ['/calendar', '. . . . . .'],
    ['/calendar?dialog=drives', '. . . . . .'],
    ['/company-settings', '. . . . . .', 'r r r p p w'],
    ['/not-found', '. . . . . .'],
    ['/home', 'r r r p p w'],
    ['/noAccess', 'r r r p p w'],
    ['/maintenance', '/ / / / / /'],
  ]
  // @spec 2.14, 2.15, 2.17, 2.38, 6.10
  for (const [path, admin, member = admin] of table)
    for (const [role, cells] of Object.entries({ admin, member }))
      it(`redirect a ${role} from ${path}: ${cells}`, () => {
        const found = approvals.map(approval => resolveRedirect(path, visitor({ approval, isAdmin: role === 'admin' })))
        expect(found).to.deep.equal(cells.split(' ').map(cell => (cell === '.' ? path : (places[cell] ?? cell))))
      })

  // @spec 2.16
  it('redirect to an unapproved registration, whatever is remembered', () => {
    const state = visitor({ approval: 'PENDING', remembered: '/calendar', isAdmin: false })
    expect(resolveRedirect('/work-orders', state)).to.equal('/register/pending')
    expect(resolveRedirect('/company-settings', state)).to.equal('/register/pending')
    expect(resolveRedirect('/company-settings', { ...state, approval: 'APPROVED' })).to.equal('/calendar')
  })

  // @spec 2.1
  it('know every route of the portal', () => {
    const paths = new Set(table.map(([path]) => path.split('?')[0]))
    expect(routes.map(({ path }) => path).filter(path => path !== '/' && !paths.has(path))).to.deep.equal([])
  })

  // @spec 2.2
  it('redirect the addresses of the account site, query included', () => {
    expect(resolveRedirect('/account/service-areas', visitor())).to.equal('/service-areas')
    expect(resolveRedirect('/account/service-areas?view=pending', visitor())).to.equal('/service-areas?view=pending')
    expect(resolveRedirect('/account/company-details', visitor())).to.equal('/company-settings')
    expect(resolveRedirect('/account/company-details', visitor({ isAdmin: false }))).to.equal('/work-orders')
    expect(resolveRedirect('/account/company-details', visitor({ access: 'unauthorized' }))).to.equal('/home')
    expect(resolveRedirect('/account/elsewhere', visitor())).to.equal('/not-found')
  })

  const outside: [path: string, Access, string | null][] = [
    ['/work-orders', 'unknown', null],
    ['/register', 'unknown', null],
    ['/home', 'unknown', '/home'],
    ['/not-found', 'unknown', '/not-found'],
    ['/nowhere', 'unknown', '/not-found'],
    ['/nowhere', 'authorized', '/not-found'],
    ['/nowhere', 'unauthorized', '/home'],
    ['/noAccess', 'unauthorized', '/home'],
    ['/not-found', 'unauthorized', '/home'],
    ['/maintenance', 'unauthorized', '/'],
    ['/', 'unauthorized', '/home'],
    ['/home?from=mail', 'unauthorized', '/home?from=mail'],
    ['/noAccess', 'unknown', '/noAccess'],
    ['/noAccess?from=mail', 'no-access', '/noAccess?from=mail'],
    ['/nowhere', 'no-access', '/not-found'],
    ['/work-orders?page=2', 'unauthorized', '/home'],
    ['/register/success', 'unauthorized', '/home'],
    ['/home', 'unauthorized', '/home'],
    ['/home', 'no-access', '/noAccess'],
    ['/home', 'not-found', '/not-found'],
    ['/noAccess', 'not-found', '/not-found'],
    ['/work-orders', 'no-access', '/noAccess'],
    ['/noAccess', 'no-access', '/noAccess'],
    ['/calendar', 'not-found', '/not-found'],
    ['/maintenance', 'unknown', '/'],
  ]
  // @spec 2.3, 2.7, 2.13
  for (const [path, access, to] of outside)
    it(`redirect an account that is ${access} from ${path} to ${to}`, () => {
      expect(resolveRedirect(path, visitor({ access }))).to.equal(to)
    })

  it('redirect every account from every path to a final path in a few steps', () => {
    const anyPath = fc.constantFrom(...routes.map(({ path }) => path), '/nowhere', '/account/company-details')
    const anybody = fc.record<Visitor>({
      maintenance: fc.boolean(),
      access: fc.constantFrom('authorized', 'unauthorized', 'no-access', 'not-found'),
      approval: fc.constantFrom(...approvals),
      partner: fc.constantFrom(...partners),
      isAdmin: fc.boolean(),
      isWelcome: fc.boolean(),
      remembered: fc.constantFrom(...anyRemembered, '/maintenance'),
    })
    fc.assert(
      fc.property(anyPath, anybody, (path, state) => {
        let current = path
        for (let step = 0; step < 3; step += 1) current = resolveRedirect(current, state) ?? 'nowhere'
        expect(resolveRedirect(current, state)).to.equal(current)
      }),
    )
  })
})
