import { computed, effect, type ReadonlySignal } from '@preact/signals-core'
import { createDraft, type Draft } from '../base/draft'
import { Failure } from '../base/errors'
import type { Resource } from '../base/resource'
import { draftKeeper, keptDraft } from '../drafts/keeper'
import { bringSchema, refusedFields, validateWith } from '../drafts/validate'
import { type Text, text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import type { UsersMe } from '../wire/people'
import { submitServiceAreas } from './api'
import { sendOffer } from './mapping'
import { isOffer, mergeOffers } from './merge'
import { placesArea } from './places-store'
import { sameOffer } from './rules'
import { canEdit, inForce, type Standing, type Submission, standingOf, submissionOf } from './standing'
import type { Offer } from './types'

export interface ServiceAreas {
  readonly read: ReadonlySignal<Resource<UsersMe>>
  readonly standing: ReadonlySignal<Standing>
  readonly current: ReadonlySignal<Offer>
  readonly submission: ReadonlySignal<Submission | null>
  /** What is edited; null where nothing may be. */
  readonly draft: ReadonlySignal<Draft<Offer, Text> | null>
  /** The partner's own time zone. */
  readonly zone: ReadonlySignal<string>
  refresh(): Promise<void>
  /** True when everything was submitted. */
  submit(): Promise<boolean>
}

const nothing: Offer = { areas: [], lists: [] }

export const serviceAreas = defineArea<ServiceAreas>('service-areas', context => {
  const who = context.use(session)
  const places = context.use(placesArea)
  const registration = computed(() => who.registration.value ?? 'NOT_SUBMITTED')
  const submission = computed(() => (who.me.value.data ? submissionOf(who.me.value.data) : null))
  const standing = computed(() => standingOf(registration.value, submission.value))
  const current = computed(() => (who.me.value.data ? inForce(who.me.value.data, registration.value) : nothing))
  /** Where editing starts: with what was sent back, else with what is in force. */
  const start = computed(() =>
    standing.value === 'sent-back' ? (submission.value?.offer ?? current.value) : current.value,
  )
  const drafts = computed(() => (who.account.value === null ? null : draftFor(who.account.value)))
  const draft = computed(() => (canEdit[standing.value] ? drafts.value : null))

  function draftFor(account: string): Draft<Offer, Text> {
    let pathOf = (path: string) => path
    return createDraft<Offer, Text>({
      initial: start.peek(),
      equal: sameOffer,
      merge: mergeOffers,
      keeper: draftKeeper(account, 'service-areas', keptDraft(isOffer)),
      onEnd: context.onEnd,
      reread: who.refresh,
      validate: async offer => validateWith((await bringSchema(() => import('./schema'))).offerSchema, offer),
      refused: failure => refusedFields(failure, path => pathOf(path)),
      async save(offer) {
        const sending = sendOffer(offer, current.peek())
        pathOf = sending.pathOf
        who.approvalChanged(await submitServiceAreas(context.http, sending.body))
        return offer
      },
    })
  }

  context.onEnd(
    effect(() => {
      if (who.me.value.data !== null && canEdit[standing.value]) drafts.value?.rebase(start.value)
    }),
  )
  context.onEnd(
    effect(() => {
      const areas = who.me.value.data?.user.partner?.serviceAreas ?? []
      places.learn(
        areas.flatMap(({ validIn, notValidIn }) => [...(validIn?.countries ?? []), ...(notValidIn?.countries ?? [])]),
      )
    }),
  )

  return {
    read: who.me,
    standing,
    current,
    submission,
    draft,
    zone: who.zone,
    refresh: who.refresh,
    async submit() {
      const open = draft.peek()
      if (open === null) return false
      const outcome = await context.notifications.run(
        { title: text('serviceAreas.submitFailed'), success: text('serviceAreas.submitted') },
        async () => {
          const result = await open.save()
          if (result === 'failed') throw open.failure.peek() ?? new Failure({ category: 'unexpected' })
          if (result !== 'saved') throw new Failure({ category: 'cancelled' })
        },
      )
      // What waits for approval is read, also when somebody else was first.
      if (outcome.ok || outcome.failure.status === 409) await who.refresh()
      return outcome.ok
    },
  }
})
