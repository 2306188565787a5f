import type { Failure } from '../base/errors'
import { lostCode, missingCode } from '../base/lazy'
import { type Text, text, verbatim } from '../i18n/translate'

/**
 * Returns the text of a failure: the first server error message, else the status text, else "Unexpected error"
 * (specification, section 8). A lost connection has neither message nor status, and gets its own text.
 */
export function failureText(failure: Failure): Text {
  // A write without an answer may have arrived. A read, or a write that ended before its call, has sent nothing.
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
