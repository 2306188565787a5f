import { useState } from 'react'
import type { SaveScope } from '../../core/drafts/form-options'
import { placeOfFault } from '../../core/service-areas/faults'
import { type LostDelivery, lostDelivery } from '../../core/service-areas/loss'
import { toSubmission } from '../../core/service-areas/mapping'
import { isSameOffer } from '../../core/service-areas/rules'
import type { ServiceAreas } from '../../core/service-areas/store'
import type { ServiceAreasProps } from './contract'

/** Returns the actions and the state of a submission. After a refusal, the view of the first fault is shown. */
export function useSubmission(store: ServiceAreas, host: ServiceAreasProps['host']) {
  const draft = store.draft.value
  const isChanged = draft !== null && !isSameOffer(store.current.value, draft.value.value)
  /** The count of refused submissions. Each moves the focus to the first problem. */
  const [refusals, setRefusals] = useState(0)
  /** The kind of delivery that a submission would end, while the question about it is open. */
  const [lost, setLost] = useState<LostDelivery | null>(null)

  /** Submits the draft. Asks first if a kind of delivery would end. */
  function submitAfterQuestion(): void {
    const loss =
      draft && isChanged && draft.theirs.peek() === null ? lostDelivery(store.current.peek(), draft.value.peek()) : null
    if (loss) setLost(loss)
    else void submit()
  }

  async function submit(scope?: SaveScope): Promise<boolean> {
    if (draft === null || !isChanged) return true
    const { body } = toSubmission(draft.value.peek(), store.current.peek())
    const outcome = await store.submit(scope)
    if (outcome === 'submitted') {
      host.emit('reeldock-service-areas-submitted', body)
      host.setView('view', 'pending')
    }
    if (outcome) return true
    // An automatic submission does not change the view of the person.
    if (scope === 'unsent') return false
    const fault = Object.keys(draft.errors.peek())[0]
    const place = fault === undefined ? null : placeOfFault(fault, draft.value.peek())
    if (place !== null) {
      if (place.delivery !== null) host.setView('delivery', place.delivery)
      host.setView('list', place.list)
    }
    if (fault !== undefined || draft.theirs.peek() !== null) setRefusals(count => count + 1)
    return false
  }

  return { submit, submitAfterQuestion, isChanged, refusals, lost, closeQuestion: () => setLost(null) }
}
