import { expect } from 'chai'
import { endFeeds, feed } from '../../test/fixtures/page/feed'
import { duplicate } from './duplicate-store'
import { aDock, wireBay } from './fixtures'

describe('the start of copies', () => {
  afterEach(endFeeds)

  it('keeps the refusal of the first appliance when the second accepts', async () => {
    const answers = [
      Response.json({ errors: [{ code: 'drive_in_use', message: '', details: { bayNo: 3 } }] }, { status: 409 }),
      new Response(null, { status: 202 }),
    ]
    const { portal } = feed({
      fetch: async input => (String(input).endsWith('/duplicate') ? (answers.shift() as Response) : Response.json([])),
    })
    portal.hold(duplicate)
    const { start } = portal.use(duplicate)
    const [a, b] = ['A', 'B'].map(applianceId => aDock([wireBay()], { applianceId, name: `Dock ${applianceId}` }))
    if (!a || !b) throw new Error('two docks')
    expect([await start('WO-1', a), await start('WO-2', b)]).to.deep.equal([false, true])
    const toasts = portal.notifications.toasts.value.map(({ tone, subject, detail }) => [tone, subject, detail])
    expect(toasts).to.deep.equal([
      ['danger', 'WO-1 A', { key: 'duplicate.driveInUse', vars: { bayNo: '3' } }],
      ['ok', '', null],
    ])
  })

  it('keeps the refusal of one order when the same appliance accepts another order', async () => {
    const answers = [
      Response.json({ errors: [{ code: 'no_drives_inserted', message: '' }] }, { status: 409 }),
      new Response(null, { status: 202 }),
    ]
    const { portal } = feed({
      fetch: async input => (String(input).endsWith('/duplicate') ? (answers.shift() as Response) : Response.json([])),
    })
    portal.hold(duplicate)
    const { start } = portal.use(duplicate)
    const dock = aDock([wireBay()], { applianceId: 'A' })
    await start('WO-1', dock)
    await start('WO-2', dock)
    expect(portal.notifications.toasts.value.map(({ tone }) => tone)).to.deep.equal(['danger', 'ok'])
  })
})
