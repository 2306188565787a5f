import type { Failure } from '../base/errors'
import { type Text, text, verbatim } from '../i18n/translate'

/**
 * The words for a failure: first server error message, else status text, else "Unexpected error"
 * (specification, section 8). A lost connection has neither and says what it is.
 */
export function failureText(failure: Failure): Text {
  // Of a write that no answer came for, what was sent has not arrived as far as anybody knows; a read sends nothing.
  if (failure.category === 'offline') return text(isRead(failure) ? 'shared.unreachable' : 'shared.offlineDetail')
  if (failure.category === 'stale') return text('shared.staleDetail')
  if (failure.message !== '') return verbatim(failure.message)
  if (failure.statusText !== '') return verbatim(failure.statusText)
  return text('shared.unexpectedError')
}

function isRead({ call }: Failure): boolean {
  return call?.startsWith('GET ') ?? false
}
