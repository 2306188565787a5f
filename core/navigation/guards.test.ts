import { expect } from '@esm-bundle/chai'
import fc from 'fast-check'
import type { Access } from '../portal/container'
import { isSafePath, leadsTo, type Standing, startPath } from './guards'
import { menu, shortName } from './menu'
import { pathFor, routeOf, routes } from './routes'

describe('routes', () => {
  it('are found with a slash at the end too, and in no other writing', () => {
    expect(routeOf('/work-orders/')?.path).to.equal('/work-orders')
    expect(routeOf('//')?.path).to.equal('/')
    for (const path of [
      '',
      'work-orders',
      '/Work-Orders',
      '/work-orders/1',
      '/%77ork-orders',
      '/toString',
      '/work-orders?x',
    ])
      expect(routeOf(path), path).to.equal(null)
  })

  it('and attributes say the same, both ways', () => {
    for (const route of routes) {
      const attributes = new Map(Object.entries(route.attributes))
      const { path, rest } = pathFor(route, attributes)
      expect(routeOf(path)?.element).to.equal(route.element)
      expect({ ...routeOf(path)?.attributes, ...Object.fromEntries(rest) }).to.deep.equal({ ...route.attributes })
    }
  })

  it('bring any view of the work orders there and back', () => {
    const start = routeOf('/work-orders')
    if (!start) throw new Error('no route')
    const view = fc.record(
      {
        items: fc.constantFrom('past', 'all'),
        search: fc.string({ minLength: 1 }),
        page: fc.nat().map(String),
        'work-order-no': fc.string({ minLength: 1 }),
        tab: fc.constantFrom('duplication', 'delivery'),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(view, given => {
        const attributes = Object.fromEntries(Object.entries(given))
        const { path, rest } = pathFor(start, new Map(Object.entries(attributes)))
        const url = new URL(`${path}?${new URLSearchParams([...rest])}`, 'https://portal.test')
        const back = { ...Object.fromEntries(url.searchParams), ...routeOf(url.pathname)?.attributes }
        expect(back).to.deep.equal(attributes)
        expect(path).to.equal(given.items === 'past' ? '/work-orders/past' : '/work-orders')
      }),
    )
  })
})

describe('guards', () => {
  const standing = (access: Access, more: Partial<Standing> = {}): Standing => ({
    maintenance: false,
    access,
    partner: 'Manual',
    remembered: null,
    ...more,
  })
  const remembered = '/work-orders/past?page=2'
  const table: [asked: string, Standing, leadsTo: string | null][] = [
    ['/', standing('unknown'), null],
    ['/work-orders', standing('unknown'), null],
    ['/home', standing('unknown'), '/home'],
    ['/not-found', standing('unknown'), '/not-found'],
    ['/nowhere', standing('unknown'), '/not-found'],
    ['/', standing('unauthorized'), '/home'],
    ['/work-orders', standing('unauthorized'), '/home'],
    ['/work-orders?page=2', standing('unauthorized', { remembered }), '/home'],
    ['/home', standing('unauthorized'), '/home'],
    ['/', standing('no-access', { remembered }), '/noAccess'],
    ['/work-orders', standing('no-access'), '/noAccess'],
    ['/noAccess', standing('no-access'), '/noAccess'],
    ['/', standing('not-found', { remembered }), '/not-found'],
    ['/', standing('authorized'), '/work-orders'],
    ['/', standing('authorized', { partner: 'Offline' }), '/work-orders'],
    ['/', standing('authorized', { remembered }), remembered],
    ['/', standing('authorized', { remembered: '/' }), '/work-orders'],
    ['/', standing('authorized', { remembered: '/home' }), '/work-orders'],
    ['/', standing('authorized', { remembered: '//evil.example/work-orders' }), '/work-orders'],
    ['/home', standing('authorized'), '/'],
    ['/noAccess', standing('authorized'), '/'],
    ['/work-orders/past?page=2', standing('authorized', { remembered: '/work-orders' }), '/work-orders/past?page=2'],
    ['/nowhere', standing('authorized', { remembered }), '/not-found'],
    ['/work-orders', standing('authorized', { maintenance: true, remembered }), '/maintenance'],
    ['/', standing('unknown', { maintenance: true }), '/maintenance'],
    ['/nowhere', standing('no-access', { maintenance: true }), '/maintenance'],
    ['/maintenance', standing('authorized', { maintenance: true }), '/maintenance'],
    ['/maintenance', standing('authorized'), '/'],
    ['/maintenance?a=b', standing('unknown'), '/'],
  ]
  for (const [asked, given, to] of table)
    it(`${asked} ${JSON.stringify(given)} leads to ${to}`, () => {
      expect(leadsTo(asked, given)).to.equal(to)
    })

  it('lead everybody from everywhere, in a few steps, to a place where they stay', () => {
    const asked = fc.constantFrom(...routes.map(({ path }) => path), '/nowhere', '/work-orders?page=2')
    const anybody = fc.record<Standing>({
      maintenance: fc.boolean(),
      access: fc.constantFrom('authorized', 'unauthorized', 'no-access', 'not-found'),
      partner: fc.constantFrom('Manual', 'Offline', 'Online'),
      remembered: fc.constantFrom(null, '/', '/home', '//evil', '/work-orders/past', '/maintenance'),
    })
    fc.assert(
      fc.property(asked, anybody, (path, given) => {
        let at = path
        for (let step = 0; step < 4; step += 1) at = leadsTo(at, given) ?? 'nowhere'
        expect(leadsTo(at, given)).to.equal(at)
      }),
    )
  })

  it('start each type of partner where there is a screen for it', () => {
    for (const type of ['Manual', 'Offline', 'Online'] as const) expect(routeOf(startPath(type))).not.to.equal(null)
  })
})

describe('a remembered path', () => {
  for (const path of [
    '/work-orders',
    '/work-orders/',
    '/work-orders/past?page=2#x',
    '/work-orders?search=//evil',
    '/work-orders?dialog=drives',
  ])
    it(`may be ${path}`, () => expect(isSafePath(path)).to.equal(true))

  for (const path of [
    null,
    '',
    '/',
    '//',
    '///evil.example',
    '//evil.example',
    '//evil.example/work-orders',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    ' //evil.example',
    'https://evil.example/work-orders',
    'https:/work-orders',
    'javascript:alert(1)//work-orders',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/..//evil.example',
    '/work-orders/..//evil.example',
    '/work-orders\\..\\evil',
    '/work-orders\n',
    'work-orders',
    '/home',
    '/noAccess',
    '/maintenance',
    '/nowhere',
    '/toString',
  ])
    it(`may not be ${JSON.stringify(path)}`, () => expect(isSafePath(path)).to.equal(false))

  it('stays on this origin and on a route, whatever it is', () => {
    const origin = 'https://portal.test'
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      'work-orders',
      '..',
      '%2F',
      '?',
      '#',
      ':',
      'evil.example',
      '@',
      '\t',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), pieces => {
        const path = pieces.join('')
        if (!isSafePath(path)) return
        const url = new URL(path, origin)
        expect(url.origin).to.equal(origin)
        expect(routeOf(url.pathname)?.element).to.equal('work-orders')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the menu', () => {
  const shown = (state: string) =>
    menu.filter(({ shownIn }) => (shownIn as string[]).includes(state)).map(({ id }) => id)
  const table: [state: string, items: string[]][] = [
    ['APPROVED', ['drives', 'work-orders']],
    ['PENDING', ['drives']],
    ['NOT_SUBMITTED', []],
    ['NEEDS_MORE_INFO', []],
    ['REJECTED', []],
    ['UNKNOWN', []],
  ]
  for (const [state, items] of table)
    it(`offers ${items.join(', ') || 'nothing'} when the registration is ${state}`, () => {
      expect(shown(state)).to.deep.equal(items)
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
  for (const [name, short] of names) it(`shows “${name}” as “${short}”`, () => expect(shortName(name)).to.equal(short))
})
