import { expect } from 'chai'
import fc from 'fast-check'
import { isSafePath } from './guards'
import { routeOf } from './routes'

describe('a remembered path', () => {
  for (const path of [
    '/work-orders',
    '/work-orders/',
    '/work-orders/past?page=2#x',
    '/work-orders?search=//evil',
    '/calendar?dialog=drives',
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
    '/account/service-areas',
    '/toString',
  ])
    it(`may not be ${JSON.stringify(path)}`, () => expect(isSafePath(path)).to.equal(false))

  it('stays on this origin and on a route, whatever it is', () => {
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
