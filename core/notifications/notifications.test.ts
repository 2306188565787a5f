import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { deferred } from '../../test/fixtures/page/wait'
import { Failure, type FailureCategory } from '../base/errors'
import { lostCode, missingCode } from '../base/lazy'
import { text, verbatim } from '../i18n/translate'
import { busyAfter } from './busy'
import { failureDetails } from './failure-details'
import { createNotifications } from './notifications'

const title = text('drives.saveFailed')

describe('running a task that can fail', () => {
  // @spec 1.23
  it('shows the success', async () => {
    const { run, toasts } = createNotifications()
    expect(await run({ title, success: text('drives.saved') }, async () => 7)).to.deep.equal({ ok: true, value: 7 })
    expect(toasts.value.map(({ tone, title }) => [tone, title])).to.deep.equal([['ok', text('drives.saved')]])
  })

  const silent: FailureCategory[] = ['cancelled', 'unauthorized', 'no-access']
  const loud: FailureCategory[] = ['offline', 'not-found', 'stale', 'invalid', 'server', 'unexpected']
  // @spec 8.2, 8.3
  // @spec 1.23, 2.22
  for (const category of [...silent, ...loud])
    it(`${loud.includes(category) ? 'says' : 'does not say'} that a call was ${category}`, async () => {
      const { run, toasts } = createNotifications()
      const outcome = await run({ title }, () => Promise.reject(new Failure({ category, message: 'why' })))
      expect(outcome.ok).to.equal(false)
      expect(toasts.value.map(({ tone, title }) => [tone, title])).to.deep.equal(
        loud.includes(category) ? [['danger', title]] : [],
      )
    })

  it('shows the explanation of an area, or nothing for a quiet task, and never rejects', async () => {
    const { run, toasts } = createNotifications()
    const fail = () => Promise.reject(new Failure({ category: 'unexpected', code: 'drive_in_use', message: 'raw' }))
    const details = () => toasts.value.map(({ detail }) => detail)
    await run({ title, explain: ({ code }) => (code === 'drive_in_use' ? verbatim('Drive 2') : null) }, fail)
    expect(details()).to.deep.equal([verbatim('Drive 2')])
    await run({ title, explain: () => null }, fail)
    expect(details()).to.deep.equal([verbatim('raw')])
    await run({ title, quiet: true }, fail)
    expect(details()).to.deep.equal([])
    const thrown = await run({ title }, () => {
      throw new TypeError('bug')
    })
    expect(thrown.ok).to.equal(false)
    expect(details()).to.deep.equal([text('shared.unexpectedError')])
  })

  it('shows an error once, and removes it when the task succeeds', async () => {
    const { run, notify: say, toasts } = createNotifications()
    const fail = () => Promise.reject(new Failure({ category: 'server', status: 503, statusText: 'Unavailable' }))
    say('danger', text('drives.loadFailed'))
    for (let attempt = 0; attempt < 4; attempt++) await run({ title }, fail)
    expect(toasts.value.length).to.equal(2)
    await run({ title }, async () => undefined)
    expect(toasts.value.map(toast => toast.title)).to.deep.equal([text('drives.loadFailed')])
  })

  it('keeps the error of a failure until the next attempt has ended', async () => {
    const { run, toasts } = createNotifications()
    await run({ title }, () => Promise.reject(new Failure({ category: 'server' })))
    const again = deferred<void>()
    const running = run({ title }, () => again.promise)
    expect(toasts.value.length).to.equal(1)
    again.reject(new Failure({ category: 'cancelled' }))
    await running
    expect(toasts.value).to.deep.equal([])
  })
})

describe('a write', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock()
  })
  afterEach(() => clock.restore())

  // @spec 1.25, 3.50, 1.30
  it('is announced after 400 ms until the last of several has ended, also with the same text', async () => {
    const { write, busy, busyIn, open, touch } = createNotifications()
    open({ id: 'page', wholePage: true })
    open({ id: 'a', wholePage: false })
    open({ id: 'b', wholePage: false })
    touch('b')
    const label = text('drives.saved')
    const [one, two] = [deferred<void>(), deferred<void>()]
    const first = write({ title, busy: label }, () => one.promise)
    touch('a')
    const second = write({ title, busy: label }, () => two.promise)
    expect([busy.value, [...busyIn.value]]).to.deep.equal([null, ['b', 'a']])
    await clock.advance(busyAfter - 1)
    expect(busy.value).to.equal(null)
    await clock.advance(1)
    expect(busy.value).to.equal(label)
    one.resolve()
    await first
    expect([busy.value, [...busyIn.value]]).to.deep.equal([label, ['a']])
    two.reject(new Error('failed'))
    await second
    expect([busy.value, busyIn.value.size]).to.deep.equal([null, 0])
  })

  // @spec 1.30
  it('is not announced when it ends at once, and leaves no timer', async () => {
    const { write, busy } = createNotifications()
    await write({ title, busy: text('drives.saved') }, async () => undefined)
    expect(clock.waiting()).to.equal(0)
    await clock.advance(busyAfter)
    expect(busy.value).to.equal(null)
  })
})

describe('notifications', () => {
  // @spec 1.26, 1.27
  it('are shown by one outlet: that of the page, else where the person works, else the first', () => {
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

  it('are shown by the element with a modal dialog while it is open', () => {
    const { open, hold, touch, shownBy } = createNotifications()
    open({ id: 'page', wholePage: true })
    open({ id: 'a', wholePage: false })
    open({ id: 'b', wholePage: false })
    const endA = hold('a')
    touch('b')
    expect(shownBy.value).to.equal('a')
    const endB = hold('b')
    expect(shownBy.value).to.equal('b')
    endA()
    expect(shownBy.value).to.equal('b')
    endB()
    expect(shownBy.value).to.equal('page')
  })

  it('are removed when closed; all but errors are removed with the last outlet', () => {
    const { open, notify: say, toasts, closeToast } = createNotifications()
    const close = open({ id: 'a', wholePage: false })
    say('danger', text('drives.loadFailed'))
    say('danger', title)
    say('ok', text('drives.saved'))
    closeToast(toasts.value[0]?.id ?? -1)
    expect(toasts.value.map(({ tone }) => tone)).to.deep.equal(['danger', 'ok'])
    close()
    expect(toasts.value.map(({ tone }) => tone)).to.deep.equal(['danger'])
  })

  // @spec 1.24, 3.51
  it('show errors in a dialog, one after another', () => {
    const { showError, report, closeReport } = createNotifications()
    const first = { title, message: verbatim('Two theatres'), items: ['A', 'B'] }
    showError(first)
    showError({ ...first, items: ['C'] })
    showError(first)
    expect(report.value).to.deep.equal({ ...first, failure: null })
    closeReport()
    expect(report.value?.items).to.deep.equal(['C'])
    closeReport()
    expect(report.value).to.equal(null)
  })

  it('leave no timer after the end of the portal', () => {
    const clock = takeClock()
    try {
      const { notify: say, keep, toasts, end } = createNotifications()
      say('ok', title)
      end()
      say('info', text('drives.saved'))
      keep(false)
      expect([clock.waiting(), toasts.value.length]).to.deep.equal([0, 2])
    } finally {
      clock.restore()
    }
  })

  it('contain details for support that identify no person', async () => {
    const { run, toasts, explain, report } = createNotifications()
    const failure = new Failure({
      category: 'server',
      status: 503,
      statusText: 'Service Unavailable',
      code: 'maintenance',
      message: 'Ada Novak may not',
      call: 'PUT /v1/partner/cinderlane',
    })
    await run({ title }, () => Promise.reject(failure))
    explain(toasts.value[0]?.id ?? -1)
    expect(toasts.value).to.deep.equal([])
    expect(report.value).to.deep.equal({ title, message: verbatim('Ada Novak may not'), items: [], failure })
    const lines = ['status: 503 Service Unavailable', 'code: maintenance', 'call: PUT /v1/partner/cinderlane']
    expect(failureDetails(failure)).to.equal([...lines, `time: ${failure.at}`].join('\n'))
    expect(failureDetails(new Failure({ category: 'offline' }))).to.match(/^status: offline\ntime: \d{4}-\d\d-\d\dT/)
  })

  it('name a file that did not arrive, instead of an unreachable server', async () => {
    const { run, toasts } = createNotifications()
    for (const code of [missingCode, lostCode])
      await run({ title }, () => Promise.reject(new Failure({ category: 'offline', code, sent: false })))
    expect(toasts.value.map(({ detail }) => detail)).to.deep.equal([text('shared.fileMissing')])
  })
})
