import { expect } from 'chai'
import { companyPage, post, put } from '../../test/fixtures/page/company-page'
import { deferred, until } from '../../test/fixtures/page/wait'
import { replaceEnvironment } from '../base/environment'
import { text } from '../i18n/translate'
import { hasUnsaved } from '../portal/sign-out'
import type { CompanyDetails } from '../wire/people'

describe('the account site’s copy of the company details', () => {
  const page = companyPage()
  const { open, look, draft, write, writes, toasts } = page

  // @spec 5.21, 8.28
  it('reports that only the copy failed, and a retry repeats only the copy, also after a reload', async () => {
    await open('small')
    const lift = page.backend.fail('/v1/partners/accounts', 503)
    write('dock@cinderlane.film')
    expect(await page.store.save()).to.equal(false)
    expect([
      page.store.accountBehind.value,
      page.store.accountFailure.value?.status,
      draft().state.value,
    ]).to.deep.equal([true, 503, 'clean'])
    expect(await page.store.saveAccount()).to.equal(false)
    expect(writes()).to.deep.equal([put, post, post])
    expect(toasts()).to.deep.equal([])
    page.portal.end()
    await look()
    expect(page.store.accountBehind.value).to.equal(true)
    lift()
    expect(await page.store.save()).to.equal(true)
    expect(writes()).to.deep.equal([put, post, post, post])
    const sent = page.backend.calls.at(-1)?.body as CompanyDetails | undefined
    expect(sent?.emails).to.deep.equal([{ email: 'dock@cinderlane.film' }])
    expect([page.store.accountBehind.value, toasts()]).to.deep.equal([false, [text('company.saved')]])
  })

  // @spec 5.20, 1.25
  it('is part of the save: the busy card stays for both calls, and another save is refused', async () => {
    await open('small')
    const gates = { PUT: deferred<void>(), POST: deferred<void>() }
    const { fetch } = page.backend.options
    page.portal.end()
    await look({
      ...page.backend.options,
      async fetch(input, init) {
        const method = init?.method?.toUpperCase()
        if (method === 'PUT' || method === 'POST') await gates[method].promise
        return fetch(input, init)
      },
    })
    write('dock@cinderlane.film')
    const { busy } = page.portal.notifications
    const cards: boolean[] = []
    const stop = busy.subscribe(label => cards.push(label !== null))
    const saving = page.store.save()
    await until(() => busy.value !== null, 'the busy card')
    gates.PUT.resolve()
    await until(() => page.store.accountBusy.value, 'the copy')
    expect(await page.store.save()).to.equal(false)
    gates.POST.resolve()
    expect(await saving).to.equal(true)
    expect([cards, writes()]).to.deep.equal([
      [false, true, false],
      [put, post],
    ])
    stop()
  })

  it('is behind if the details arrived and the answer was lost', async () => {
    page.start('small')
    let isLost = true
    const { fetch } = page.backend.options
    await look({
      ...page.backend.options,
      async fetch(input, init) {
        const answer = await fetch(input, init)
        if (!isLost || init?.method?.toUpperCase() !== 'PUT') return answer
        throw new TypeError('Failed to fetch')
      },
    })
    write('dock@cinderlane.film')
    expect(await page.store.save()).to.equal(false)
    isLost = false
    await page.store.refresh()
    expect([draft().state.value, page.store.accountBehind.value]).to.deep.equal(['clean', true])
    expect([await page.store.save(), writes()]).to.deep.equal([true, [put, post]])
  })

  it('is not behind after a save that was refused', async () => {
    await open('small')
    const lift = page.backend.fail('PUT', 400)
    write('dock@cinderlane.film')
    expect(await page.store.save()).to.equal(false)
    lift()
    draft().discard()
    expect([draft().state.value, page.store.accountBehind.value]).to.deep.equal(['clean', false])
  })

  it('stays behind if the next save is refused', async () => {
    await open('small')
    const lifts = [page.backend.fail('/v1/partners/accounts', 503)]
    write('dock@cinderlane.film')
    await page.store.save()
    lifts.push(page.backend.fail('PUT', 400))
    write('night@cinderlane.film')
    expect(await page.store.save()).to.equal(false)
    for (const lift of lifts) lift()
    draft().discard()
    expect([draft().state.value, page.store.accountBehind.value]).to.deep.equal(['clean', true])
  })

  it('is behind after a save that began while an earlier copy was in flight', async () => {
    await open('small')
    const lift = page.backend.fail('/v1/partners/accounts', 503)
    write('dock@cinderlane.film')
    await page.store.save()
    lift()
    page.portal.end()
    const { fetch } = page.backend.options
    const [sent, gate] = [[] as string[], deferred<void>()]
    await look({
      ...page.backend.options,
      async fetch(input, init) {
        const method = init?.method?.toUpperCase() ?? 'GET'
        if (method === 'POST') sent.push(method)
        if (method === 'POST') await gate.promise
        const answer = await fetch(input, init)
        if (method !== 'PUT') return answer
        // The details arrive, and the page is left before the answer.
        sent.push(method)
        return new Promise(() => {})
      },
    })
    void page.store.saveAccount()
    await until(() => sent.includes('POST'), 'the copy')
    write('night@cinderlane.film')
    void page.store.save()
    gate.resolve()
    await until(() => sent.includes('PUT'), 'the save')
    page.portal.end()
    await look(page.backend.options)
    await until(() => draft().state.value === 'clean', 'the details')
    expect(page.store.accountBehind.value).to.equal(true)
  })

  it('is no longer behind if another window has saved it', async () => {
    await open('small')
    const first = page.store
    write('dock@cinderlane.film')
    const gate = deferred<void>()
    const { fetch } = page.backend.options
    const firstPortal = page.portal
    await look({
      ...page.backend.options,
      async fetch(input, init) {
        if (init?.method?.toUpperCase() === 'POST') await gate.promise
        return fetch(input, init)
      },
    })
    try {
      write('night@cinderlane.film')
      const saving = page.store.save()
      await until(() => writes().length === 1, 'the details')
      first.draft.value?.discard()
      await until(() => first.accountBehind.value, 'the copy on its way')
      gate.resolve()
      await saving
      expect(first.accountBehind.value).to.equal(false)
    } finally {
      firstPortal.end()
    }
  })

  for (const where of ['this browser', 'this page alone'])
    it(`causes a question before a sign-out while it is behind, as ${where} knows`, async () => {
      const allow = where === 'this browser' ? () => {} : replaceEnvironment({ storage: () => null })
      try {
        await open('small')
        const lift = page.backend.fail('/v1/partners/accounts', 503)
        write('dock@cinderlane.film')
        await page.store.save()
        expect([page.store.accountBehind.value, hasUnsaved(page.portal)]).to.deep.equal([true, true])
        lift()
        expect([await page.store.saveAccount(), hasUnsaved(page.portal)]).to.deep.equal([true, false])
      } finally {
        allow()
      }
    })

  it('is known to be behind without storage too', async () => {
    const allow = replaceEnvironment({ storage: () => null })
    try {
      await open('small')
      const lift = page.backend.fail('/v1/partners/accounts', 503)
      write('dock@cinderlane.film')
      expect([await page.store.save(), page.store.accountBehind.value]).to.deep.equal([false, true])
      lift()
      expect([await page.store.save(), page.store.accountBehind.value]).to.deep.equal([true, false])
      expect(writes()).to.deep.equal([put, post, post])
    } finally {
      allow()
    }
  })
})
