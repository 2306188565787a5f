import type { Failure } from '../base/errors'
import { lostCode, missingCode } from '../base/lazy'
import { type Text, text, verbatim } from '../i18n/translate'

/**
 * The words for a failure: first server error message, else status text, else "Unexpected error"
 * (specification, section 8). A lost connection has neither and says what it is.
 */
export function failureText(failure: Failure): Text {
  // A write that no answer came for may have arrived; a read, and what broke off before any call, has sent nothing.
  const mayHaveArrived = isWrite(failure) && failure.sent
  if (failure.code === missingCode || failure.code === lostCode) return text('shared.fileMissing')
  if (failure.category === 'token') return text('shared.tokenFailed')
  if (failure.category === 'offline') return text(mayHaveArrived ? 'shared.offlineDetail' : 'shared.unreachable')
  if (failure.message !== '') return verbatim(failure.message)
  if (failure.category === 'stale') return text('shared.staleDetail')
  if (failure.statusText !== '') return verbatim(failure.statusText)
  return text('shared.unexpectedError')
}

function isWrite({ call }: Failure): boolean {
  return typeof call === 'string' && !call.startsWith('GET ')
}
