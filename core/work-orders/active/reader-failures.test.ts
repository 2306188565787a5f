import { expect } from 'chai'
import { type Clock, takeClock } from '../../../test/fixtures/page/clock'
import { openReadingDesk, type ReadingDesk } from '../../../test/fixtures/page/reading-desk'
import { until, after as wait } from '../../../test/fixtures/page/wait'
import { environment, replaceEnvironment } from '../../base/environment'

describe('the reader of all active orders, after an interruption', () => {
  let desk: ReadingDesk

  async function start(...args: Parameters<typeof openReadingDesk>) {
    desk = await openReadingDesk(...args)
  }
  let clock: Clock | null = null
  let undo = () => {}

  afterEach(() => {
    undo()
    undo = () => {}
    clock?.restore()
    clock = null
    desk.end()
  })

  it('waits for the time of Retry-After, and marks the list as incomplete until then', async () => {
    await start(128)
    let isBusy = true
    desk.list.answer = offset =>
      offset === 50 && isBusy ? new Response('{}', { status: 429, headers: { 'retry-after': '40' } }) : null
    clock = takeClock()
    desk.watch()
    await clock.until(() => desk.coverage().isFailing, 'the refusal')
    expect(desk.coverage().isWhole).to.equal(false)
    const callCount = desk.list.asked.length
    await clock.advance(39_000)
    expect(desk.list.asked.filter(span => span === '50+50').length).to.equal(1)
    isBusy = false
    await clock.advance(2000)
    await clock.until(() => desk.coverage().isWhole, 'the whole list')
    expect(desk.list.asked.length).to.be.greaterThan(callCount)
    expect([desk.known().length, desk.coverage().isFailing]).to.deep.equal([128, false])
  })

  it('reads a failed page again after growing delays', async () => {
    await start(60)
    desk.list.answer = offset => (offset === 50 ? new Response('{}', { status: 503 }) : null)
    clock = takeClock()
    desk.watch()
    const tries = () => desk.list.asked.filter(span => span === '50+10').length
    await clock.until(() => tries() === 1, 'the first try')
    await clock.advance(2100)
    expect(tries()).to.equal(2)
    await clock.advance(4000)
    expect(tries(), 'the fourth try comes after seven seconds or later').to.equal(3)
  })

  it('reads only while the page is visible', async () => {
    await start(128)
    const restore = replaceEnvironment({ isVisible: () => false })
    undo = restore
    desk.watch()
    await wait(0)
    expect(desk.list.asked).to.deep.equal([])
    restore()
    environment.events.dispatchEvent(new Event('visibilitychange'))
    await desk.whole()
  })

  it('stops when the last watcher leaves, and continues with the next one', async () => {
    await start(128)
    let release = () => {}
    desk.list.before = () =>
      new Promise<void>(resolve => {
        release = resolve
      })
    desk.watch()
    await until(() => desk.list.asked.length === 1, 'the first page')
    desk.stop()
    desk.list.before = () => {}
    release()
    await wait(0)
    await wait(0)
    expect([desk.list.asked.length, desk.known().length]).to.deep.equal([1, 0])
    desk.watch()
    await desk.whole()
    expect(desk.known().length).to.equal(128)
  })

  it('keeps the orders when the last list is removed, and drops them at the sign-out', async () => {
    await start(60)
    desk.watch()
    await desk.whole()
    desk.stop()
    desk.release()
    await wait(0)
    await wait(0)
    expect(desk.known().length).to.equal(60)
    desk.portal.local.signedOut()
    expect(desk.known().length).to.equal(0)
  })

  it('ends with the session, and reads again after the next sign-in', async () => {
    await start(128)
    let isRefused = true
    desk.list.answer = offset => (offset === 50 && isRefused ? new Response('{}', { status: 401 }) : null)
    desk.watch()
    await until(() => desk.portal.access.value === 'unauthorized', 'the end of the session')
    expect(desk.coverage().isWhole).to.equal(false)
    isRefused = false
    desk.portal.configure({ token: desk.list.backend.options.token })
    desk.portal.renew()
    await desk.whole()
    expect(desk.known()).to.deep.equal(desk.inList())
  })
})
