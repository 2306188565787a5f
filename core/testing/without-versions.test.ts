import { expect } from 'chai'
import { type Ask, company, type Desk, days, drives, rowsDesk } from '../../test/fixtures/page/desks'
import { reviewedBackend } from '../../test/fixtures/page/reviewed-backend'
import { until } from '../../test/fixtures/page/wait'
import { withoutVersions } from '../../test/fixtures/page/without-versions'
import { createPortal } from '../portal/portal'

const desks: Record<string, (ask: Ask) => Promise<Desk<never>> | Desk<never>> = {
  'a stock': () => drives as Desk<never>,
  'a company field': () => company as Desk<never>,
  'a row of an order': ask => rowsDesk(ask) as Promise<Desk<never>>,
  'a day of the calendar': () => days as Desk<never>,
}

describe('a server without versions', () => {
  afterEach(() => localStorage.clear())

  for (const [what, make] of Object.entries(desks))
    it(`is read before ${what} is saved, so that a colleague’s change is a conflict and not overwritten`, async () => {
      const backend = reviewedBackend('small')
      const { fetch, bases, token } = backend.options
      const ask: Ask = async (path, base = 'main') =>
        (await fetch(`${bases[base]}/${path}`, { headers: { authorization: `Bearer ${token}` } })).json()
      const desk = await make(ask)
      const { unguarded, area, key = '' } = desk
      const [mine = '', theirs = '', earlier = ''] = desk.texts[0] ?? []
      const people = ['one', 'two'].map(name => {
        const main = bases.main.replace('//', `//${name}.`)
        const reach = withoutVersions(
          (input, init) => fetch(String(input).replace(`//${name}.`, '//'), init),
          unguarded && (body => unguarded(ask, body)),
        )
        // Drafts are stored by server, and no event reports a colleague's change.
        const portal = createPortal({ ...backend.options, bases: { ...bases, main, events: '' }, fetch: reach })
        portal.hold(area, key)
        return { portal, store: portal.use(area, key) }
      })
      const [here, there] = people.map(({ store }) => store) as [never, never]
      const first = async () => (await desk.record(ask))[0]
      await until(() => desk.isReady(here) && desk.isReady(there), 'read')
      // The first person saves once, so that the data of this page is older than the save of the other person.
      desk.type(here, 0, earlier)
      await desk.save(here)
      await desk.read(there)
      desk.type(there, 0, theirs)
      await desk.save(there)
      expect(await first(), 'saved there').to.equal(theirs)
      desk.type(here, 0, mine)
      await desk.save(here)
      expect(await first(), 'not overwritten').to.equal(theirs)
      expect(desk.look(here)[0], 'both are on offer').to.include({ shown: mine, theirs })
      desk.keepMine(here)
      await desk.save(here)
      expect(await first(), 'chosen').to.equal(mine)
      for (const { portal } of people) portal.end()
      backend.close()
    })
})
