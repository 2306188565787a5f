import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { text } from '../i18n/translate'
import { createNotifications } from './notifications'
import { successDuration } from './toasts'

const title = text('drives.saveFailed')

describe('toasts', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock()
  })
  afterEach(() => clock.restore())

  it('of success close by themselves, unless the pointer or focus is in them', async () => {
    const { notify: say, toasts, keep } = createNotifications()
    say('ok', text('drives.saved'))
    say('danger', title)
    await clock.advance(successDuration - 1)
    keep(true)
    await clock.advance(successDuration)
    expect(toasts.value.length).to.equal(2)
    keep(false)
    await clock.advance(successDuration)
    expect(toasts.value.map(({ tone }) => tone)).to.deep.equal(['danger'])
    expect(clock.waiting()).to.equal(0)
  })

  it('with undo stay for ten seconds', async () => {
    const { notify, toasts } = createNotifications()
    const id = notify('ok', text('drives.saved'), undefined, () => undefined)
    await clock.advance(9_999)
    expect(toasts.value.map(toast => toast.id)).to.deep.equal([id])
    await clock.advance(1)
    expect(toasts.value).to.deep.equal([])
  })

  it('close by themselves again after the last toast was closed under the pointer', async () => {
    const { notify: say, toasts, keep, closeToast } = createNotifications()
    say('ok', text('drives.saved'))
    keep(true)
    closeToast(toasts.value[0]?.id ?? -1)
    say('ok', title)
    await clock.advance(successDuration)
    expect(toasts.value).to.deep.equal([])
  })
})
