import { expect } from 'chai'
import fc from 'fast-check'
import { takeClock } from '../../test/fixtures/page/clock'
import { Failure, type FailureCategory } from '../base/errors'
import { verbatim } from '../i18n/translate'
import { createNotifications } from './notifications'
import { successDuration } from './toasts'

/** The events that can happen to the toasts of a page, in any order. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('run' as const),
    title: fc.nat(3),
    ends: fc.constantFrom<FailureCategory | 'well'>('well', 'server', 'offline', 'cancelled', 'unauthorized'),
  }),
  fc.record({ kind: fc.constant('say' as const), title: fc.integer({ min: 4, max: 6 }) }),
  fc.record({ kind: fc.constant('dismiss' as const), title: fc.nat(6) }),
  fc.record({ kind: fc.constant('place' as const), id: fc.nat(2), wholePage: fc.boolean() }),
  fc.record({ kind: fc.constant('gone' as const), id: fc.nat(2) }),
  fc.record({ kind: fc.constant('hold' as const), id: fc.nat(2) }),
  fc.record({ kind: fc.constant('keep' as const), kept: fc.boolean() }),
  fc.record({ kind: fc.constant('time' as const) }),
)

const loud: readonly string[] = ['server', 'offline']

describe('an error toast', () => {
  it('is removed only by a dismissal or by a later attempt with another outcome', async () => {
    const clock = takeClock()
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 30 }), async steps => {
          const all = createNotifications()
          const places = new Map<number, () => void>()
          const holds = new Map<number, () => void>()
          const expected = new Set<string>()
          const titled = (title: number) => all.toasts.peek().find(toast => isNamed(toast.title, title))
          for (const each of steps) {
            if (each.kind === 'run') {
              const { title, ends } = each
              await all.run({ title: verbatim(`${title}`) }, () =>
                ends === 'well' ? Promise.resolve() : Promise.reject(new Failure({ category: ends })),
              )
              if (loud.includes(ends)) expected.add(`${title}`)
              else expected.delete(`${title}`)
            }
            if (each.kind === 'say') all.notify('ok', verbatim(`${each.title}`))
            if (each.kind === 'dismiss') {
              all.closeToast(titled(each.title)?.id ?? -1)
              expected.delete(`${each.title}`)
            }
            if (each.kind === 'place' && !places.has(each.id))
              places.set(each.id, all.open({ id: `${each.id}`, wholePage: each.wholePage }))
            if (each.kind === 'gone') {
              holds.get(each.id)?.()
              places.get(each.id)?.()
              holds.delete(each.id)
              places.delete(each.id)
            }
            if (each.kind === 'hold' && places.has(each.id) && !holds.has(each.id))
              holds.set(each.id, all.hold(`${each.id}`))
            if (each.kind === 'keep') all.keep(each.kept)
            if (each.kind === 'time') await clock.advance(successDuration)
            const errors = all.toasts.peek().flatMap(({ tone, title }) => (tone === 'danger' ? titleOf(title) : []))
            expect(new Set(errors)).to.deep.equal(expected)
            // While there are outlets, one of them shows the toasts.
            expect(places.has(Number(all.shownBy.peek() ?? -1))).to.equal(places.size > 0)
          }
        }),
        { numRuns: 150 },
      )
    } finally {
      clock.restore()
    }
  })
})

function titleOf(title: object): string {
  return 'verbatim' in title ? String(title.verbatim) : ''
}

function isNamed(title: object, name: number): boolean {
  return titleOf(title) === `${name}`
}
