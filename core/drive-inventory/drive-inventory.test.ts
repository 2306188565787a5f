import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { text, verbatim } from '../i18n/translate'
import { createPortal, type Portal } from '../portal/portal'
import { session } from '../session/store'
import type { ScenarioName } from '../testing/scenarios'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import type { Drive } from '../wire/drives'
import { drivesOf } from './mapping'
import type { DriveRow } from './rules'
import { type DriveInventory, driveInventory } from './store'

const rows = (cru: string, usb = '0'): readonly DriveRow[] => [
  { driveType: 'CRU', totalStock: cru },
  { driveType: 'USB', totalStock: usb },
]

describe('the drive inventory', () => {
  let backend: TestBackend
  let portal: Portal
  let store: DriveInventory

  async function open(scenario: ScenarioName, keepOld = false, bases = {}): Promise<void> {
    if (!keepOld) localStorage.clear()
    backend = createTestBackend({ scenario, now: '2026-11-19T15:00:00Z', bases })
    portal = createPortal(backend.options)
    portal.hold(driveInventory)
    store = portal.use(driveInventory)
    await until(() => store.draft.value !== null, 'the drives')
  }
  const draft = () => {
    const current = store.draft.value
    if (!current) throw new Error('no draft')
    return current
  }
  const puts = () => backend.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }))
  /** Saves this stock as another person. */
  const elsewhere = (cru: string, usb: string) =>
    backend.options.fetch(`${backend.options.bases.partners}/v1/partner/cinderlane`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${backend.options.token}` },
      body: JSON.stringify({ companyId: 'C-30120', drives: drivesOf(rows(cru, usb)) }),
    })
  const toasts = () => portal.notifications.toasts.value.map(({ title }) => title)

  afterEach(() => {
    portal.end()
    backend.close()
    localStorage.clear()
  })

  it('saves edits as whole numbers, and shows that they are saved', async () => {
    await open('small')
    draft().edit(() => rows('12', ' 7 '))
    expect(await store.save()).to.equal(true)
    expect(puts()).to.deep.equal([
      { path: '/v1/partner/cinderlane', body: { companyId: 'C-30120', drives: drivesOf(rows('12', '7')) } },
    ])
    expect(draft().value.value).to.deep.equal(rows('12', '7'))
    expect(draft().state.value).to.equal('clean')
    expect(toasts()).to.deep.equal([text('drives.saved')])
  })

  it('updates the partner for all elements after the save', async () => {
    await open('small')
    draft().edit(() => rows('12', '7'))
    await store.save()
    expect(portal.use(session).me.value.data?.user.partner?.drives).to.deep.equal(drivesOf(rows('12', '7')))
  })

  // @spec 5.48
  it('saves a list without any stock', async () => {
    await open('small')
    draft().edit(() => rows('0', '0'))
    expect([await store.save(), puts().length]).to.deep.equal([true, 1])
  })

  it('only reveals validation errors, without a call or a toast', async () => {
    await open('small')
    draft().edit(() => rows('', '1000'))
    expect(draft().errors.value).to.deep.equal({})
    expect(await store.save()).to.equal(false)
    expect(Object.keys(draft().errors.value)).to.deep.equal(['[0].totalStock', '[1].totalStock'])
    expect([puts(), toasts()]).to.deep.equal([[], []])
  })

  for (const scenario of ['not-submitted', 'pending', 'needs-more-info', 'rejected'] as const)
    it(`is read-only while the registration is ${scenario}`, async () => {
      await open(scenario)
      expect(store.editable.value).to.equal(false)
      expect(draft().value.value.map(({ driveType }) => driveType)).to.deep.equal(['CRU', 'USB'])
      draft().edit(() => rows('1', '1'))
      expect(await store.save()).to.equal(false)
      expect(puts()).to.deep.equal([])
    })

  it('shows the submitted stock while it is pending', async () => {
    await open('pending')
    const submitted = store.read.value.data?.approvals[0]?.registrationData as { drives: Drive[] } | null
    expect(drivesOf(draft().value.value)).to.have.deep.members(submitted?.drives ?? [])
  })

  it('shows 0 if the server sends neither approvals nor drives', async () => {
    await open('missing-things')
    expect(draft().value.value).to.deep.equal(rows('0'))
    expect(store.editable.value).to.equal(false)
  })

  it('keeps edits when a save fails, and shows why', async () => {
    await open('small')
    draft().edit(() => rows('12', '7'))
    backend.fail('PUT', 503)
    expect(await store.save()).to.equal(false)
    expect(draft().value.value).to.deep.equal(rows('12', '7'))
    expect(toasts()).to.deep.equal([text('drives.saveFailed')])
  })

  /** Answers every save with this refusal, makes a save, and returns the methods of all calls. */
  async function saveRefused(status: number, error: Record<string, unknown>): Promise<readonly (string | undefined)[]> {
    await open('small')
    portal.end()
    const methods: (string | undefined)[] = []
    const { fetch } = backend.options
    const refusal = () => new Response(JSON.stringify({ errors: [error] }), { status })
    portal = createPortal({
      ...backend.options,
      fetch: async (input, init) => {
        methods.push(init?.method?.toUpperCase())
        return init?.method === 'PUT' ? refusal() : fetch(input, init)
      },
    })
    portal.hold(driveInventory)
    store = portal.use(driveInventory)
    await until(() => store.draft.value !== null, 'the drives')
    draft().edit(() => rows('12', '7'))
    expect(await store.save()).to.equal(false)
    return methods
  }

  it('shows a 422 at its field', async () => {
    await saveRefused(422, { code: 'invalid', message: 'Too many', details: { path: 'drives[1].totalStock' } })
    expect(draft().errors.value).to.deep.equal({ '[1].totalStock': verbatim('Too many') })
  })

  it('reads again after a stale save, and keeps edits', async () => {
    const methods = await saveRefused(409, { code: 'stale', message: 'Changed' })
    expect(methods.slice(-2)).to.deep.equal(['PUT', 'GET'])
    expect(draft().value.value).to.deep.equal(rows('12', '7'))
  })

  it('shows a conflict with remote changes, and restores edits after a reload', async () => {
    await open('small')
    const saved = draft().base.value
    draft().edit(() => rows('12', '7'))
    await elsewhere('1', '2')
    await store.refresh()
    expect(draft().state.value).to.equal('conflict')
    expect(draft().value.value).to.deep.equal(rows('12', '7'))
    expect(draft().theirs.value).to.deep.equal(rows('1', '2'))
    portal.end()
    await open('small', true)
    expect(draft().state.value).to.equal('restored')
    expect(draft().value.value).to.deep.equal(rows('12', '7'))
    draft().discard()
    expect(draft().value.value).to.deep.equal(saved)
    portal.end()
    await open('small', true)
    expect(draft().state.value).to.equal('clean')
  })

  it('does not overwrite a stock that changed remotely while the edit was stored in the browser', async () => {
    await open('small')
    const [, usb] = draft().base.value
    draft().edit(() => rows('12', usb?.totalStock))
    portal.end()
    await elsewhere('1', '2')
    portal = createPortal(backend.options)
    portal.hold(driveInventory)
    store = portal.use(driveInventory)
    await until(() => store.draft.value !== null, 'the drives')
    expect(draft().state.value).to.equal('conflict')
    draft().keepMine()
    expect(draft().value.value).to.deep.equal(rows('12', '2'))
    expect(await store.save()).to.equal(true)
    expect(puts().at(-1)?.body).to.deep.equal({ companyId: 'C-30120', drives: drivesOf(rows('12', '2')) })
  })

  it('does not restore the edits of another server', async () => {
    const elsewhere = { main: 'https://production.example/main' }
    for (const [bases, state] of [
      [{}, 'clean'],
      [elsewhere, 'clean'],
      [{}, 'restored'],
      [elsewhere, 'restored'],
    ] as const) {
      await open('small', true, bases)
      expect(draft().state.value).to.equal(state)
      draft().edit(() => rows('412', '2'))
      portal.end()
      backend.close()
    }
  })

  it('drops the stored edits of an older version', async () => {
    localStorage.setItem(
      'reeldock:draft:https://main.reeldock.test C-30120:drives',
      JSON.stringify({ value: rows('888', '888'), until: null }),
    )
    await open('small', true)
    expect(draft().state.value).to.equal('clean')
  })

  it('sends queued edits, except those that were edited again since', async () => {
    await open('small')
    const recover = backend.fail('/v1/partner/cinderlane', 'offline')
    draft().edit(() => rows('12', '7'))
    expect(await store.save()).to.equal(false)
    expect([draft().state.value, draft().unsent.value.size, toasts()]).to.deep.equal(['waiting', 2, []])
    draft().edit(() => rows('12', '8'))
    recover()
    expect(await store.save('unsent')).to.equal(true)
    expect([puts()[1]?.body, draft().value.value]).to.deep.equal([
      { companyId: 'C-30120', drives: drivesOf(rows('12', '85')) },
      rows('12', '8'),
    ])
  })

  for (const [what, answerOf] of [
    ['nothing', () => new Response(null, { status: 204 })],
    ['something else than the partner', () => Response.json({ ok: true })],
  ] as const)
    it(`is saved, and saved again, if the server answers ${what}`, async () => {
      await open('small')
      const { fetch } = backend.options
      portal.configure({
        fetch: async (input, init) => {
          const answer = await fetch(input, init)
          return init?.method?.toUpperCase() === 'PUT' ? answerOf() : answer
        },
      })
      portal.hold(driveInventory)
      store = portal.use(driveInventory)
      await until(() => store.draft.value !== null, 'the drives')
      for (const cru of ['77', '78']) {
        draft().edit(() => rows(cru, '7'))
        expect([await store.save(), draft().state.value]).to.deep.equal([true, 'clean'])
        expect(draft().base.value).to.deep.equal(rows(cru, '7'))
      }
    })
})
