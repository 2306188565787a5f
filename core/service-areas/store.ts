import { computed } from '@preact/signals-core'
import { Failure } from '../base/errors'
import { isEqual } from '../base/json'
import { lazy } from '../base/lazy'
import type { SavePart } from '../drafts/form-options'
import { text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { accountForm } from '../session/account-form'
import { shownOf } from '../session/rules'
import { session } from '../session/store'
import { submitServiceAreas } from './api'
import { offerOf, sendOffer } from './mapping'
import { offerCells } from './merge'
import { placesArea } from './places-store'
import { canEdit, submissionOf, submissionStateOf } from './submission-state'
import type { Offer } from './types'

const schema = lazy(() => import('./schema'), 'offerSchema')

export type ServiceAreas = ReturnType<typeof serviceAreas.create>

/** 'in force' where nothing was left to submit, since all of it is so already. */
type Submitted = 'submitted' | 'in force'

const nothing: Offer = { areas: [], lists: [] }

export const serviceAreas = defineArea('service-areas', context => {
  const who = context.use(session)
  const places = context.use(placesArea)
  const registration = computed(() => who.registration.value ?? 'NOT_SUBMITTED')
  const submission = computed(() => (who.me.value.data ? submissionOf(who.me.value.data) : null))
  const submissionState = computed(() => submissionStateOf(registration.value, submission.value))
  const current = computed(() =>
    who.me.value.data ? offerOf(shownOf(who.me.value.data, registration.value)) : nothing,
  )
  /** Where editing starts: with what was sent back, else with what is in force. */
  const start = computed(() =>
    submissionState.value === 'sent-back' ? (submission.value?.offer ?? current.value) : current.value,
  )
  /** Whether this is what waits for approval. */
  function isWaiting(offer: Offer): boolean {
    const waiting = submissionState.value === 'waiting' && submission.value?.offer
    return waiting ? isEqual(sendOffer(waiting, current.value).body, sendOffer(offer, current.value).body) : false
  }
  const drafts = accountForm<Offer, Submitted>(context, 'service-areas', {
    cells: offerCells,
    source: computed(() => (who.me.value.data !== null && canEdit(submissionState.value) ? start.value : null)),
    blank: nothing,
    isSubmission: true,
    schema,
    pathOf: (sent, path) => sendOffer(sent, sent).pathOf(path),
    async save(merge) {
      // A submission goes without a version: what is in force now is read first, so that nothing falls back unseen.
      await who.readNow()
      const merged = merge(start.peek())
      if (merged === null && submissionState.peek() === 'free') return 'in force'
      const offer = merged ?? start.peek()
      // What was submitted before without an answer has arrived.
      if (isWaiting(offer)) return 'submitted'
      if (!canEdit(submissionState.peek())) throw new Failure({ category: 'stale' })
      try {
        await who.submit(() => submitServiceAreas(context.http, sendOffer(offer, current.peek()).body))
      } catch (thrown) {
        // Another window, or somebody else, was first with the same: what waits for approval by now says so.
        if (!isWaiting(offer)) throw thrown
      }
      return 'submitted'
    },
  })
  const draft = computed(() => (canEdit(submissionState.value) ? drafts.value : null))

  context.effect(() => {
    const areas = who.me.value.data?.user.partner?.serviceAreas ?? []
    places.learn(
      areas.flatMap(({ validIn, notValidIn }) => [...(validIn?.countries ?? []), ...(notValidIn?.countries ?? [])]),
    )
  })

  return {
    read: who.me,
    submissionState,
    current,
    submission,
    /** What is edited; null where nothing may be. */
    draft,
    /** Something was typed that cannot be submitted while other changes wait for approval. */
    kept: computed(() => {
      const own = draft.value === null && drafts.value
      // What arrived without an answer is what waits.
      return own ? own.dirty.value && !isWaiting(offerCells.join(current.value, own.typed.value)) : false
    }),
    /** The partner's own time zone. */
    zone: who.zone,
    refresh: who.refresh,
    /** False where it failed. */
    async submit(part?: SavePart): Promise<Submitted | false> {
      const open = draft.peek()
      if (open === null) return false
      const outcome = await context.notifications.write(
        {
          title: text('serviceAreas.submitFailed'),
          busy: text('serviceAreas.submitting'),
          success: text('serviceAreas.submitted'),
          // Somebody else was first: nothing can be submitted before that is reviewed.
          explain: ({ category }) => (category === 'stale' ? text('serviceAreas.typedKept') : null),
        },
        () => open.save(part),
      )
      if (outcome.ok) await who.refresh()
      return outcome.ok && outcome.value
    },
  }
})
