import { expect } from 'chai'
import fc from 'fast-check'
import { resolveRedirect } from './guards'
import { routeOf } from './routes'

/** Returns whether a remembered path is followed by an account that starts at its appliances otherwise. */
function isFollowed(path: string | null): boolean {
  const visitor = { maintenance: false, access: 'authorized', approval: 'APPROVED', partner: 'Online' } as const
  return resolveRedirect('/', { ...visitor, isAdmin: true, isWelcome: false, remembered: path }) === path
}

describe('a remembered path', () => {
  // @spec 2.11
  for (const path of [
    '/work-orders',
    '/work-orders/',
    '/work-orders/past?page=2#x',
    '/work-orders?search=//evil',
    '/calendar?dialog=drives',
  ])
    it(`is followed to ${path}`, () => expect(isFollowed(path)).to.equal(true))

  // @spec 2.11
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
    '/account/service-areas',
    '/toString',
  ])
    it(`is not followed to ${JSON.stringify(path)}`, () => expect(isFollowed(path)).to.equal(false))

  // @spec 2.11
  it('leads to a route of this origin only', () => {
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
        if (!isFollowed(path)) return
        const url = new URL(path, origin)
        expect(url.origin).to.equal(origin)
        expect(routeOf(url.pathname)?.element).to.equal('work-orders')
      }),
      { numRuns: 2000 },
    )
  })
})
