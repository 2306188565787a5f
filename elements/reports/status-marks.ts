import { orderLook } from '../../core/work-orders/statuses'
import type { Tone } from '../kit/tone'

/** How a status is drawn: by the colour of its tone, and by a pattern that no other status of the picture has. */
export interface StatusMark {
  readonly status: string
  readonly tone: Tone
  /** Which of the patterns of its tone. */
  readonly mark: number
}

/** From the ground up: what is done carries the rest. */
const toneOrder: readonly Tone[] = ['ok', 'info', 'warn', 'danger', 'mute']

/** The statuses in the order in which they are drawn and named. */
export function statusMarks(statuses: Iterable<string>): StatusMark[] {
  const known = [...statuses].sort()
  return toneOrder.flatMap(tone =>
    known.filter(status => orderLook(status).tone === tone).map((status, mark) => ({ status, tone, mark })),
  )
}
