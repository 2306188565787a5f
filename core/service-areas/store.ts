import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-core'
import { lazy } from '../base/lazy'
import type { Resource } from '../base/resource'
import { createForm, type Form, type SavePart } from '../drafts/form'
import { typedStorage } from '../drafts/typed-storage'
import { refusedFields, validateWith } from '../drafts/validate'
import { type Text, text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import type { UsersMe } from '../wire/people'
import { submitServiceAreas } from './api'
import { sendOffer } from './mapping'
import { isOfferCell, offerCells } from './merge'
import { placesArea } from './places-store'
import { canEdit, inForce, type Standing, type Submission, standingOf, submissionOf } from './standing'
import type { Offer } from './types'

/** Comes when the form is first checked: nothing is sent without. */
const schema = lazy(() => import('./schema'), 'offerSchema')

export interface ServiceAreas {
  readonly read: ReadonlySignal<Resource<UsersMe>>
  readonly standing: ReadonlySignal<Standing>
  readonly current: ReadonlySignal<Offer>
  readonly submission: ReadonlySignal<Submission | null>
  /** What is edited; null where nothing may be. */
  readonly draft: ReadonlySignal<Form<Offer, Text> | null>
  /** Something was typed that cannot be submitted while other changes wait for approval. */
  readonly kept: ReadonlySignal<boolean>
  /** The partner's own time zone. */
  readonly zone: ReadonlySignal<string>
  refresh(): Promise<void>
  /** True when everything was submitted. */
  submit(part?: SavePart): Promise<boolean>
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
  const draft = computed(() => (canEdit(standing.value) ? drafts.value : null))

  function draftFor(account: string): Form<Offer, Text> {
    let pathOf = (path: string) => path
    return createForm<Offer, Text>({
      cells: offerCells,
      source: computed(() => (who.me.value.data !== null && canEdit(standing.value) ? start.value : null)),
      blank: nothing,
      storage: signal(typedStorage(account, 'service-areas', isOfferCell)),
      onEnd: context.onEnd,
      reread: who.refresh,
      validate: async offer => validateWith(await schema.load(), offer),
      refused: failure => refusedFields(failure, path => pathOf(path)),
      async save(merge) {
        // A submission goes without a version: what is in force now is read first, so that nothing falls back unseen.
        await who.readNow()
        const sending = sendOffer(merge(start.peek()) ?? start.peek(), current.peek())
        pathOf = sending.pathOf
        who.approvalChanged(await submitServiceAreas(context.http, sending.body))
      },
    })
  }

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
    kept: computed(() => draft.value === null && (drafts.value?.dirty.value ?? false)),
    zone: who.zone,
    refresh: who.refresh,
    async submit(part) {
      const open = draft.peek()
      if (open === null) return false
      const outcome = await context.notifications.run(
        { title: text('serviceAreas.submitFailed'), success: text('serviceAreas.submitted') },
        () => open.save(part),
      )
      // What waits for approval is read, also when somebody else was first.
      if (outcome.ok || outcome.failure.status === 409) await who.refresh()
      return outcome.ok
    },
  }
})
