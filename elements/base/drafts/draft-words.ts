import '../../../core/drafts/words'
import type { Clash } from '../../../core/drafts/clash'
import type { Translate } from '../../../core/i18n/translate'

/** The edits of a save that has failed without a connection. */
export interface Unsent {
  /** The number of edits. */
  readonly unsent: number
  /** Whether more was edited since. */
  readonly typedOn: boolean
  /** Whether some of the edits were sent without an answer, so that they may have arrived. */
  readonly unanswered: boolean
  /** Whether the edits outlive a reload. */
  readonly kept: boolean
}

/** Returns the text with the number of edits that wait for a connection or an answer. */
export function unsentCount({ unsent, unanswered }: Unsent, t: Translate): string {
  return t(unanswered ? 'shared.unanswered' : 'shared.notSent', { count: unsent })
}

/** Returns the text about the reason and the next step. The text also mentions edits that were made since. */
export function unsentReason({ unanswered, kept, typedOn }: Unsent, t: Translate): string {
  const sent = unanswered ? 'shared.unanswered' : 'shared.notSent'
  const reason = t(`${sent}${kept ? 'Kept' : 'Open'}`)
  return typedOn ? `${reason} ${t('shared.typedSince')}` : reason
}

/**
 * Returns the label of the button. The label is "Try again" for edits that may have arrived, because data is read
 * before such edits are sent again.
 */
export function sendLabel({ unanswered }: Unsent, t: Translate): string {
  return t(unanswered ? 'kit.retry' : 'shared.sendNow')
}

/** The messages of conflicts, by the author of the other value. */
export const clashTexts = {
  server: 'shared.draftConflict',
  sent: 'shared.draftArrived',
  window: 'shared.draftParted',
} as const satisfies Record<Clash['from'], string>
