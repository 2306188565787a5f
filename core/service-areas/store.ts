import { computed } from '@preact/signals-core'
import { Failure } from '../base/errors'
import { isEqual } from '../base/json'
import { lazy } from '../base/lazy'
import type { SaveScope } from '../drafts/form-options'
import { text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { accountForm } from '../session/account-form'
import { shownOf } from '../session/rules'
import { session } from '../session/store'
import { submitServiceAreas } from './api'
import { offerOf, toSubmission } from './mapping'
import { offerCells } from './merge'
import { placesArea } from './places-store'
import { canEdit, submissionOf, submissionStateOf } from './submission-state'
import type { Offer } from './types'

const schema = lazy(() => import('./schema'), 'offerSchema')

export type ServiceAreas = ReturnType<typeof serviceAreas.create>

/** 'in force' if all changes were in force already, so that none was submitted. */
type Submitted = 'submitted' | 'in force'

const nothing: Offer = { areas: [], lists: [] }

export const serviceAreas = defineArea('service-areas', context => {
  const user = context.use(session)
  const places = context.use(placesArea)
  const registration = computed(() => user.registration.value ?? 'NOT_SUBMITTED')
  const submission = computed(() => (user.me.value.data ? submissionOf(user.me.value.data) : null))
  const submissionState = computed(() => submissionStateOf(registration.value, submission.value))
  const current = computed(() =>
    user.me.value.data ? offerOf(shownOf(user.me.value.data, registration.value)) : nothing,
  )
  /** The offer that editing starts from: a submission that was sent back, else the one in force. */
  const start = computed(() =>
    submissionState.value === 'sent-back' ? (submission.value?.offer ?? current.value) : current.value,
  )
  /** Returns whether this offer is the one that waits for approval. */
  function isWaiting(offer: Offer): boolean {
    const waiting = submissionState.value === 'waiting' && submission.value?.offer
    return waiting ? isEqual(toSubmission(waiting, current.value).body, toSubmission(offer, current.value).body) : false
  }
  const drafts = accountForm<Offer, Submitted>(context, 'service-areas', {
    cells: offerCells,
    source: computed(() => (user.me.value.data !== null && canEdit(submissionState.value) ? start.value : null)),
    blank: nothing,
    isSubmission: true,
    schema,
    pathOf: (sent, path) => toSubmission(sent, sent).pathOf(path),
    async save(merge) {
      // A submission has no version. Read the offer in force first, so that no newer change is overwritten.
      await user.readNow()
      const merged = merge(start.peek())
      if (merged === null && submissionState.peek() === 'free') return 'in force'
      const offer = merged ?? start.peek()
      // An earlier submission, which got no answer, has reached the server.
      if (isWaiting(offer)) return 'submitted'
      if (!canEdit(submissionState.peek())) throw new Failure({ category: 'stale' })
      try {
        await user.submit(() => submitServiceAreas(context.http, toSubmission(offer, current.peek()).body))
      } catch (thrown) {
        // Another window, or a colleague, may have submitted the same offer first: then it waits for approval now.
        if (!isWaiting(offer)) throw thrown
      }
      return 'submitted'
    },
  })
  const draft = computed(() => (canEdit(submissionState.value) ? drafts.value : null))

  context.effect(() => {
    const areas = user.me.value.data?.user.partner?.serviceAreas ?? []
    places.learn(
      areas.flatMap(({ validIn, notValidIn }) => [...(validIn?.countries ?? []), ...(notValidIn?.countries ?? [])]),
    )
  })

  return {
    read: user.me,
    submissionState,
    current,
    submission,
    /** The draft of the offer; null while it is read-only. */
    draft,
    /** Whether edits are kept that cannot be submitted while other changes wait for approval. */
    kept: computed(() => {
      const form = draft.value === null && drafts.value
      // Edits that equal the waiting submission were submitted, even if no answer arrived.
      return form ? form.dirty.value && !isWaiting(offerCells.join(current.value, form.typed.value)) : false
    }),
    /** The partner's own time zone. */
    zone: user.zone,
    refresh: user.refresh,
    /**
     * Submits the draft, or only its unsent edits. Returns false if the draft is read-only or the submission failed.
     */
    async submit(scope?: SaveScope): Promise<Submitted | false> {
      const open = draft.peek()
      if (open === null) return false
      const outcome = await context.notifications.write(
        {
          title: text('serviceAreas.submitFailed'),
          busy: text('serviceAreas.submitting'),
          success: text('serviceAreas.submitted'),
          // A colleague has submitted first. That submission must be reviewed before another one.
          explain: ({ category }) => (category === 'stale' ? text('serviceAreas.typedKept') : null),
        },
        () => open.save(scope),
      )
      if (outcome.ok) await user.refresh()
      return outcome.ok && outcome.value
    },
  }
})
