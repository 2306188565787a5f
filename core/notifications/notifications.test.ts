import { expect } from '@esm-bundle/chai'
import { deferred } from '../../test/component/wait'
import { Failure, type FailureCategory } from '../base/errors'
import { text, verbatim } from '../i18n/translate'
import { createNotifications } from './notifications'

const title = text('drives.saveFailed')

describe('running what can fail', () => {
  it('says success', async () => {
    const { run, toasts } = createNotifications()
    expect(await run({ title, success: text('drives.saved') }, async () => 7)).to.deep.equal({ ok: true, value: 7 })
    expect(toasts.value.map(({ tone, title: said }) => [tone, said])).to.deep.equal([['ok', text('drives.saved')]])
  })

  const silent: FailureCategory[] = ['cancelled', 'unauthorized', 'no-access']
  const loud: FailureCategory[] = ['offline', 'not-found', 'stale', 'invalid', 'server', 'unexpected']
  for (const category of [...silent, ...loud])
    it(`${loud.includes(category) ? 'says' : 'does not say'} that a call was ${category}`, async () => {
      const { run, toasts } = createNotifications()
      const outcome = await run({ title }, () => Promise.reject(new Failure({ category, message: 'why' })))
      expect(outcome.ok).to.equal(false)
      expect(toasts.value.map(({ tone, title: said }) => [tone, said])).to.deep.equal(
        loud.includes(category) ? [['danger', title]] : [],
      )
    })

  it('lets an area explain, keeps quiet when asked, and never rejects', async () => {
    const { run, toasts } = createNotifications()
    const fail = () => Promise.reject(new Failure({ category: 'unexpected', code: 'drive_in_use', message: 'raw' }))
    const said = () => toasts.value.map(({ detail }) => detail)
    await run({ title, explain: ({ code }) => (code === 'drive_in_use' ? verbatim('Drive 2') : null) }, fail)
    expect(said()).to.deep.equal([verbatim('Drive 2')])
    await run({ title, explain: () => null }, fail)
    expect(said()).to.deep.equal([verbatim('raw')])
    await run({ title, quiet: true }, fail)
    expect(said()).to.deep.equal([])
    const thrown = await run({ title }, () => {
      throw new TypeError('bug')
    })
    expect(thrown.ok).to.equal(false)
    expect(said()).to.deep.equal([text('shared.unexpectedError')])
  })

  it('says a thing once, however often it happens, and takes it back when it is tried again', async () => {
    const { run, say, toasts } = createNotifications()
    const fail = () => Promise.reject(new Failure({ category: 'server', status: 503, statusText: 'Unavailable' }))
    say('danger', text('drives.loadFailed'))
    for (let attempt = 0; attempt < 4; attempt++) await run({ title }, fail)
    expect(toasts.value.length).to.equal(2)
    await run({ title }, async () => undefined)
    expect(toasts.value.map(toast => toast.title)).to.deep.equal([text('drives.loadFailed')])
  })

  it('is busy until the last of several has ended, with the same words too', async () => {
    const { run, busy } = createNotifications()
    const words = text('drives.saved')
    const [one, two] = [deferred<void>(), deferred<void>()]
    const first = run({ title, busy: words }, () => one.promise)
    const second = run({ title, busy: words }, () => two.promise)
    one.resolve()
    await first
    expect(busy.value).to.equal(words)
    two.reject(new Error('failed'))
    await second
    expect(busy.value).to.equal(null)
  })
})

describe('notifications', () => {
  it('are shown in one place: the whole page’s, else where the person works, else the first', () => {
    const { open, touch, shownBy } = createNotifications()
    expect(shownBy.value).to.equal(null)
    const closeA = open({ id: 'a', wholePage: false })
    open({ id: 'b', wholePage: false })
    expect(shownBy.value).to.equal('a')
    touch('b')
    expect(shownBy.value).to.equal('b')
    const closePage = open({ id: 'page', wholePage: true })
    expect(shownBy.value).to.equal('page')
    closePage()
    closeA()
    expect(shownBy.value).to.equal('b')
    touch('gone')
    expect(shownBy.value).to.equal('b')
  })

  it('go when closed, and with the last place', () => {
    const { open, say, toasts, closeToast } = createNotifications()
    const close = open({ id: 'a', wholePage: false })
    say('danger', title)
    say('ok', text('drives.saved'))
    closeToast(toasts.value[0]?.id ?? -1)
    expect(toasts.value.map(({ tone }) => tone)).to.deep.equal(['ok'])
    close()
    expect(toasts.value).to.deep.equal([])
  })

  it('tell an error in a dialog until it is closed', () => {
    const { tell, report, closeReport } = createNotifications()
    tell({ title, message: verbatim('Two theatres'), items: ['A', 'B'] })
    expect(report.value).to.deep.equal({ title, message: verbatim('Two theatres'), items: ['A', 'B'], failure: null })
    closeReport()
    expect(report.value).to.equal(null)
  })
})
