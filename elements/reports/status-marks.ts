import type { Tone } from '../kit/feedback/tone'

/** How statuses are drawn: by the colour of their tone, and by a pattern that no other status has. */
export interface StatusMark {
  /** One, or all that nobody knows: those share a pattern, and a line of the key. */
  readonly statuses: readonly string[]
  readonly tone: Tone
  /** Which of the patterns of its tone. */
  readonly mark: number
}

/** From the ground up: what is done carries the rest. A status keeps its pattern whatever else a report has. */
const order: readonly (readonly [tone: Tone, statuses: readonly string[]])[] = [
  ['ok', ['approved', 'fulfilled', 'shipment_completed']],
  ['info', ['copy_in_progress', 'download_in_progress', 'in_process', 'ready_to_process']],
  ['warn', ['shipment_pending', 'update_shipping_details']],
  ['danger', ['download_failed', 'rejected', 'shipments_pending_cancellation']],
  ['mute', ['assigned', 'cancelled']],
]
const unknownMark = 2

/** The marks of statuses in the order in which they are drawn and named. */
export function statusMarks(statuses: Iterable<string>): StatusMark[] {
  const left = new Set(statuses)
  const marks: StatusMark[] = order.flatMap(([tone, known]) =>
    known.flatMap((status, mark) => (left.delete(status) ? [{ statuses: [status], tone, mark }] : [])),
  )
  return left.size === 0 ? marks : [...marks, { statuses: [...left].sort(), tone: 'mute', mark: unknownMark }]
}
