import { expect } from 'chai'
import { companyPage, post, put } from '../../test/fixtures/page/company-page'
import { deferred, until } from '../../test/fixtures/page/wait'
import { text, verbatim } from '../i18n/translate'
import { session } from '../session/store'
import type { CompanyDetails, Registration } from '../wire/people'
import { companyForm, emptyEmail } from './mapping'
import { companySettings } from './store'
import type { CompanyForm } from './types'

describe('the company settings', () => {
  const page = companyPage()
  const { open, look, draft, write, writes, toasts } = page

  // @spec 5.20
  it('save the partner, then the copy of the account site without certifications', async () => {
    await open('small')
    write(' dock@Cinderlane.FILM ')
    expect(await page.store.save()).to.equal(true)
    expect(writes()).to.deep.equal([put, post])
    const [partner, copy] = page.backend.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)
    const { certifications, ...rest } = partner as CompanyDetails
    expect(rest.emails).to.deep.equal([{ email: 'dock@cinderlane.film' }])
    expect(rest.businessHours.length).to.equal(7)
    expect(certifications.mpaa).to.equal(true)
    expect(copy).to.deep.equal(rest)
    expect(draft().state.value).to.equal('clean')
    expect(toasts()).to.deep.equal([text('company.saved')])
  })

  it('show that nothing was changed, and send nothing', async () => {
    await open('small')
    expect(await page.store.save()).to.equal(true)
    expect([writes(), toasts()]).to.deep.equal([[], [text('company.unchanged')]])
  })

  it('only reveal validation errors, without a call or a toast', async () => {
    await open('small')
    write('dock@cinderlane.invalidtld')
    expect(draft().errors.value).to.deep.equal({})
    expect(await page.store.save()).to.equal(false)
    expect(draft().errors.value).to.deep.equal({ 'emails[0].email': text('shared.invalidValue') })
    expect([writes(), toasts()]).to.deep.equal([[], []])
  })

  it('keep edits when the save fails, show why, and do not call the account site', async () => {
    await open('small')
    write('dock@cinderlane.film')
    page.backend.fail('PUT', 503)
    expect(await page.store.save()).to.equal(false)
    expect(draft().value.value.emails).to.deep.equal([{ email: 'dock@cinderlane.film' }])
    expect([writes(), toasts()]).to.deep.equal([[put], [text('company.saveFailed')]])
    expect(page.store.accountBehind.value).to.equal(false)
  })

  it('make no second call after they are left, and know that the copy is behind when opened again', async () => {
    page.start('small')
    const arrived = deferred<void>()
    const answered = deferred<void>()
    await look({
      ...page.backend.options,
      fetch: async (input, init) => {
        const answer = await page.backend.options.fetch(input, init)
        if (init?.method?.toUpperCase() !== 'PUT') return answer
        arrived.resolve()
        return answered.promise.then(() => answer)
      },
    })
    page.portal.hold(session)
    write('dock@cinderlane.film')
    const saving = page.store.save()
    await arrived.promise
    page.leave()
    await until(() => page.portal.use(companySettings) !== page.store, 'the end')
    answered.resolve()
    expect([await saving, writes()]).to.deep.equal([false, [put]])
    page.portal.end()
    await look()
    expect(page.store.accountBehind.value).to.equal(true)
  })

  /** Opens a portal in which every PUT gets this answer, and returns the growing list of called methods. */
  async function openAnswering(
    status: number,
    error: Record<string, unknown>,
  ): Promise<readonly (string | undefined)[]> {
    await open('small')
    page.portal.end()
    const { fetch } = page.backend.options
    const refusal = () => new Response(JSON.stringify({ errors: [error] }), { status })
    const methods: (string | undefined)[] = []
    await look({
      ...page.backend.options,
      fetch: async (input, init) => {
        methods.push(init?.method?.toUpperCase())
        return init?.method === 'PUT' ? refusal() : fetch(input, init)
      },
    })
    return methods
  }

  it('show a 422 at its field, with dropped rows counted in', async () => {
    await openAnswering(422, { code: 'taken', message: 'Taken', details: { path: 'emails[0].email' } })
    draft().edit(before => ({ ...before, emails: [emptyEmail, { email: 'dock@cinderlane.film' }] }))
    expect(await page.store.save()).to.equal(false)
    expect(draft().errors.value).to.deep.equal({ 'emails[1].email': verbatim('Taken') })
  })

  it('read again after a stale save, and keep edits', async () => {
    const methods = await openAnswering(409, { code: 'stale', message: 'Changed' })
    write('dock@cinderlane.film')
    expect(await page.store.save()).to.equal(false)
    expect(methods.slice(-2)).to.deep.equal(['PUT', 'GET'])
    expect(draft().value.value.emails).to.deep.equal([{ email: 'dock@cinderlane.film' }])
  })

  // @spec 7.30
  it('show a conflict with remote changes, and restore edits after a reload', async () => {
    await open('small')
    write('mine@cinderlane.film')
    await elsewhere({ emails: [{ email: 'theirs@cinderlane.film' }], timezone: 'America/Denver' })
    await page.store.refresh()
    expect([draft().state.value, draft().theirs.value?.timezone]).to.deep.equal(['conflict', 'America/Denver'])
    draft().keepMine()
    expect([draft().value.value.timezone, draft().value.value.emails]).to.deep.equal([
      'America/Denver',
      [{ email: 'mine@cinderlane.film' }],
    ])
    page.portal.end()
    await look()
    expect([draft().state.value, draft().value.value.emails]).to.deep.equal([
      'restored',
      [{ email: 'mine@cinderlane.film' }],
    ])
  })

  const elsewhere = (change: Partial<CompanyDetails>) =>
    page.backend.options.fetch(`${page.backend.options.bases.partners}/v1/partner/cinderlane`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${page.backend.options.token}` },
      body: JSON.stringify({ ...detailsNow(), ...change }),
    })

  it('do not revert data that another session has saved since the read', async () => {
    await open('small')
    const { certifications } = detailsNow()
    await elsewhere({ certifications: { ...certifications, iso27001: !certifications.iso27001 } })
    write('mine@cinderlane.film')
    expect(await page.store.save()).to.equal(true)
    await page.store.refresh()
    expect([detailsNow().certifications.iso27001, detailsNow().emails]).to.deep.equal([
      !certifications.iso27001,
      [{ email: 'mine@cinderlane.film' }],
    ])
    expect(draft().state.value).to.equal('clean')
  })

  it('show a conflict for a field that another session has changed too, instead of overwriting it', async () => {
    await open('small')
    await elsewhere({ emails: [{ email: 'theirs@cinderlane.film' }], timezone: 'America/Denver' })
    write('mine@cinderlane.film')
    expect(await page.store.save()).to.equal(false)
    expect([draft().state.value, draft().theirs.value?.emails]).to.deep.equal([
      'conflict',
      [{ email: 'theirs@cinderlane.film' }],
    ])
    expect(draft().value.value.emails).to.deep.equal([{ email: 'mine@cinderlane.film' }])
    expect(await page.store.save(), 'until one of the two is chosen').to.equal(false)
    draft().keepMine()
    expect(await page.store.save()).to.equal(true)
    expect([detailsNow().timezone, detailsNow().emails]).to.deep.equal([
      'America/Denver',
      [{ email: 'mine@cinderlane.film' }],
    ])
  })

  it('keep both changes if another session has changed another address, and save them with the next press', async () => {
    await open('small')
    const list = (...names: string[]) => names.map(name => ({ email: `${name}@cinderlane.film` }))
    await elsewhere({ emails: list('one', 'two') })
    await page.store.refresh()
    draft().edit(before => ({ ...before, emails: list('one', 'mine') }))
    await elsewhere({ emails: list('theirs', 'two') })
    expect(await page.store.save(), 'their address is shown first').to.equal(false)
    expect([draft().state.value, draft().value.value.emails]).to.deep.equal(['dirty', list('theirs', 'mine')])
    expect(await page.store.save()).to.equal(true)
    expect(detailsNow().emails).to.deep.equal(list('theirs', 'mine'))
  })

  const detailsNow = () => {
    const partner = page.store.read.value.data?.user.partner
    if (!partner) throw new Error('no partner')
    const { phones, emails, timezone, businessHours, certifications } = partner
    return { phones, emails, timezone, businessHours, certifications }
  }

  // @spec 6.11
  for (const [scenario, lock] of [
    ['pending', 'approval'],
    ['needs-more-info', 'approval'],
    ['rejected', 'approval'],
    ['non-admin', 'role'],
  ] as const)
    it(`are read-only for ${scenario}`, async () => {
      await open(scenario)
      expect([page.store.lock.value, page.store.draft.value, await page.store.save()]).to.deep.equal([
        lock,
        null,
        false,
      ])
      expect(writes()).to.deep.equal([])
    })

  it('show the submitted details until the approval, and the live partner after it', async () => {
    await open('pending')
    const submitted = page.store.read.value.data?.approvals[0]?.registrationData as Registration
    expect(page.store.company.value).to.deep.equal(companyForm(submitted))
    const live = page.store.read.value.data?.user.partner
    expect(companyForm(live)).not.to.deep.equal(companyForm(submitted))
    page.portal.end()
    page.backend.close()
    await open('small')
    const now: CompanyForm | null = page.store.company.value
    expect(now).to.deep.equal(companyForm(page.store.read.value.data?.user.partner))
  })

  it('are null before a registration, and are read from a nearly empty answer', async () => {
    page.start('not-submitted')
    await look(page.backend.options, () => page.store.read.value.data !== null)
    expect([page.store.company.value, page.store.lock.value]).to.deep.equal([null, 'approval'])
    page.portal.end()
    page.backend.close()
    page.start('missing-things')
    await look(page.backend.options, () => page.store.read.value.data !== null)
    expect(page.store.lock.value).to.equal('approval')
  })

  it('work without time zones and country codes, which can be read again', async () => {
    page.start('small')
    const lift = page.backend.fail('/v1/timezones', 503)
    await look(page.backend.options, () => page.store.lists.value.failure !== null && page.store.company.value !== null)
    lift()
    await page.store.refreshLists()
    expect(page.store.lists.value.data?.timezones.length).to.be.greaterThan(5)
  })
})
