import { expect } from 'chai'
import { effectOf, type PortalOptions } from './options'

const bases = { main: '/m', account: '/a', partners: '/p', reports: '/r', theatres: '/t', events: '/e' }
const token = () => 'token'
const before: PortalOptions = { bases, token, locale: 'en' }

describe('changed options of a portal', () => {
  const rows: readonly [Partial<PortalOptions>, ReturnType<typeof effectOf>][] = [
    [{}, 'none'],
    [{ bases: { ...bases }, token, locale: 'en' }, 'none'],
    [{ locale: 'fr', messages: {}, maintenance: true, onNavigate: () => {} }, 'live'],
    [{ token: () => 'token' }, 'token'],
    [{ token: 'text', locale: 'fr' }, 'token'],
    [{ token: 'text', bases: { ...bases, main: '/other' } }, 'start'],
    [{ features: { idempotencyKeys: true }, links: {} }, 'live'],
    [{ fetch: globalThis.fetch }, 'start'],
  ]
  for (const [changes, effect] of rows)
    it(`${Object.keys(changes).join(' and ') || 'without a change'}: ${effect}`, () => {
      expect(effectOf(before, changes)).to.equal(effect)
    })
})
