import '../../../core/drafts/words'
import type { Clash } from '../../../core/drafts/clash'
import type { Translate } from '../../../core/i18n/translate'

/** What a save could not bring to its end for want of a connection. */
export interface Unsent {
  /** So many changes. */
  readonly unsent: number
  /** More was typed since. */
  readonly typedOn: boolean
  /** Some of them were sent, and no answer came: they may have arrived. */
  readonly unanswered: boolean
  /** What was typed outlives a reload. */
  readonly kept: boolean
}

/** How many changes wait for a connection, or for word of them. */
export function unsentCount({ unsent, unanswered }: Unsent, t: Translate): string {
  return t(unanswered ? 'shared.unanswered' : 'shared.notSent', { count: unsent })
}

/** Why they do, and what becomes of them; what becomes not of what was typed since. */
export function unsentReason({ unanswered, kept, typedOn }: Unsent, t: Translate): string {
  const sent = unanswered ? 'shared.unanswered' : 'shared.notSent'
  const reason = t(`${sent}${kept ? 'Kept' : 'Open'}`)
  return typedOn ? `${reason} ${t('shared.typedSince')}` : reason
}

/** What a press on it does. What may have arrived is looked for before it is sent again. */
export function sendWords({ unanswered }: Unsent, t: Translate): string {
  return t(unanswered ? 'kit.retry' : 'shared.sendNow')
}

/** What is said of a clash, by whose it is. */
export const clashWords = {
  server: 'shared.draftConflict',
  sent: 'shared.draftArrived',
  window: 'shared.draftParted',
} as const satisfies Record<Clash['from'], string>
