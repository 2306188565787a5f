import { expect } from 'chai'
import { calendar } from '../../core/calendar/store'
import { text } from '../../core/i18n/translate'
import { allOf } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { after, deferred, until } from '../../test/fixtures/page/wait'
import { freeMonth } from './month-fixtures'
import './index'

type CalendarElement = HTMLElement & { dirty: boolean; save(): Promise<boolean> }

describe('a save that still runs when <reeldock-calendar> is removed', () => {
  let screen: Screen
  const month = freeMonth()
  const element = () => screen.element as CalendarElement

  beforeEach(() => localStorage.clear())
  afterEach(async () => {
    await screen.end()
    localStorage.clear()
  })

  for (const [when, heldCall, expected] of [
    ['during its first write', 1, [['ok', text('calendar.saved', { count: 1 }), text('calendar.left', { count: 2 })]]],
    ['during its first read', 0, [['info', text('calendar.left', { count: 3 }), null]]],
  ] as const)
    it(`shows the number of days that are not saved when the calendar is removed ${when}`, async () => {
      const [callStarted, answer] = [deferred<void>(), deferred<void>()]
      let calls = 0
      let isSaving = false
      screen = open('reeldock-calendar', {
        attributes: { month },
        now: new Date().toISOString(),
        before(backend) {
          const { fetch } = backend.options
          backend.options.fetch = async (input, init) => {
            if (isSaving && String(input).includes('/calendar') && calls++ === heldCall) {
              callStarted.resolve()
              await answer.promise
            }
            return fetch(input, init)
          }
        },
      })
      await until(() => screen.heard('ready').length === 1, 'ready')
      const store = screen.portal.use(calendar)
      store.draft.type(['10', '11', '12'].map(date => [`${month}-${date}`, { kind: 'holiday', percent: '' }]))
      await until(() => element().dirty, 'dirty')
      isSaving = true
      const saved = element().save()
      await callStarted.promise
      element().remove()
      await after(0)
      answer.resolve()
      expect(await saved).to.equal(false)
      const toasts = screen.portal.notifications.toasts.value
      expect(toasts.map(({ tone, title, detail }) => [tone, title, detail])).to.deep.equal(expected)
    })
})

describe('<reeldock-calendar> whose portal has ended', () => {
  const { setInterval: realSet, clearInterval: realClear } = globalThis
  const running = new Set<unknown>()

  beforeEach(() => {
    localStorage.clear()
    globalThis.setInterval = ((...args: Parameters<typeof realSet>) => {
      const id = realSet(...args)
      running.add(id)
      return id
    }) as typeof realSet
    globalThis.clearInterval = id => {
      running.delete(id)
      realClear(id)
    }
  })
  afterEach(() => {
    Object.assign(globalThis, { setInterval: realSet, clearInterval: realClear })
    localStorage.clear()
  })

  it('keeps showing its month without a timer for midnight', async () => {
    const screen = open('reeldock-calendar', { now: new Date().toISOString() })
    await until(() => screen.heard('ready').length === 1, 'ready')
    expect(running.size).to.be.greaterThan(0)
    screen.portal.end()
    await until(() => running.size === 0, 'no timer')
    expect(allOf(screen.element, 'day')).not.to.deep.equal([])
    await screen.end()
  })
})
